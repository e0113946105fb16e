import Interchange
import Language
import Scenes
import SessionStage
import TestSupport
import Testing

@testable import Help
@testable import Session

struct ExampleCase: CustomTestStringConvertible, Sendable {
  /// The command or the topic.
  var name: String
  var example: Command.Example

  var testDescription: String { example.line }

  static let ofCommands = Catalogue.all.flatMap { command in
    command.examples.map { ExampleCase(name: command.name, example: $0) }
  }
  static let ofTopics = HelpTopic.all.flatMap { topic in
    topic.examples.map { ExampleCase(name: topic.name, example: $0) }
  }
  static let all = ofCommands + ofTopics

  /// A fresh session after the example's setup.
  func desk() throws -> TestSession { try TestSession(after: example.setup) }

  /// Whether one of its commands may.
  var mayChangeTheScene: Bool {
    get throws {
      var lexer = Lexer(example.line)
      return try lexer.commands().contains { Catalogue.byWord[$0[0].text]?.changesScene == true }
    }
  }
}

@Suite struct ExampleTests {
  @Test(arguments: ExampleCase.all)
  func anExampleRunsInAFreshSession(example: ExampleCase) throws {
    let desk = try example.desk()
    let start = desk.output.count
    desk.say(example.example.line)
    let output = desk.output[start...].joined(separator: "\n")
    #expect(desk.messages == [])
    let shows = example.example.shows
    #expect(shows.isEmpty || output.contains(shows), "\(output)")
    #expect(desk.runner.test == nil)
  }

  @Test(arguments: ExampleCase.ofCommands)
  func anExampleStandsForTheCommandItExplains(example: ExampleCase) throws {
    var lexer = Lexer(example.example.line)
    let words = try lexer.commands().flatMap { $0.map(\.text) }
    #expect(words.contains(example.name))
  }

  @Test(
    arguments: ExampleCase.ofCommands.filter { !["undo", "redo", "restore"].contains($0.name) })
  func undoGivesBackTheSceneBeforeAnExampleAndRedoTakesItAgain(example: ExampleCase) throws {
    let desk = try example.desk()
    let before = desk.state
    let steps = desk.scene.journal.undoLabels.count
    let modes = desk.session.modes.count
    desk.say(example.example.line)
    if desk.session.modes.count > modes, let mode = desk.session.modes.last {
      // A lesson, a quiz and a talk have a scene of their own.
      desk.session.leave(mode)
      #expect(desk.state == before)
      return
    }
    let after = desk.state
    let count = desk.scene.journal.undoLabels.count - steps
    #expect(try example.mayChangeTheScene || before == after)
    guard count > 0 else {
      #expect(before == after)
      return
    }
    try desk.session.execute("undo \(count)")
    #expect(desk.state == before)
    try desk.session.execute("redo \(count)")
    #expect(desk.state == after)
  }

  @Test(arguments: sample(ExampleCase.all, oneIn: 3))
  func theSceneOfAnExampleCanBeSavedAndRebuilt(example: ExampleCase) throws {
    let desk = try example.desk()
    desk.say(example.example.line)
    let lines = SceneScript(desk.scene).lines
    let rebuilt = try TestSession(after: lines.joined(separator: "\n"))
    #expect(SceneScript(rebuilt.scene).lines == lines)
    #expect(rebuilt.state == desk.state)
  }
}
