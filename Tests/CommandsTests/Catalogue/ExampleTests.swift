import Interchange
import Testing

@testable import Commands

struct ExampleCase: CustomTestStringConvertible, Sendable {
  var command: String
  var example: Command.Example

  var testDescription: String { example.line }

  static let all = Catalogue.all.flatMap { command in
    command.examples.map { ExampleCase(command: command.name, example: $0) }
  }

  /// A fresh session after the example's setup.
  func desk() throws -> Desk { try Desk(after: example.setup) }
}

@Suite struct ExampleTests {
  @Test(arguments: ExampleCase.all)
  func anExampleRunsInAFreshSession(example: ExampleCase) throws {
    let desk = try example.desk()
    desk.runner.begin(name: nil)
    let output = try desk.printed(example.example.line).joined(separator: "\n")
    let shows = example.example.shows
    #expect(shows.isEmpty || output.contains(shows), "\(output)")
    #expect(desk.session.openTest == nil)
  }

  @Test(arguments: ExampleCase.all)
  func anExampleStandsForTheCommandItExplains(example: ExampleCase) throws {
    var lexer = Lexer(example.example.line)
    let words = try lexer.commands().map { $0[0].text }
    #expect(words.contains(example.command))
  }

  @Test(arguments: ExampleCase.all.filter { !["undo", "redo"].contains($0.command) })
  func undoGivesBackTheSceneBeforeAnExampleAndRedoTakesItAgain(example: ExampleCase) throws {
    let desk = try example.desk()
    desk.runner.begin(name: nil)
    let before = desk.state
    let steps = desk.scene.journal.undoLabels.count
    try desk.session.execute(example.example.line)
    let after = desk.state
    let count = desk.scene.journal.undoLabels.count - steps
    let changes = Catalogue.byWord[example.command]?.changesScene == true
    #expect(changes || before == after)
    guard count > 0 else {
      #expect(before == after)
      return
    }
    try desk.session.execute("undo \(count)")
    #expect(desk.state == before)
    try desk.session.execute("redo \(count)")
    #expect(desk.state == after)
  }

  @Test(arguments: ExampleCase.all)
  func theSceneOfAnExampleCanBeSavedAndRebuilt(example: ExampleCase) throws {
    let desk = try example.desk()
    desk.runner.begin(name: nil)
    try desk.session.execute(example.example.line)
    let lines = SceneScript(desk.scene).lines
    let rebuilt = try Desk(after: lines.joined(separator: "\n"))
    #expect(SceneScript(rebuilt.scene).lines == lines)
    #expect(rebuilt.state == desk.state)
  }
}
