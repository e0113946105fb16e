import Explanation
import ResponderKit
import SceneStage
import Scenes
import Testing

/// The experiment of scenarios S-75 to S-82: what each view's `hitTest` returned, in the order in
/// which the calls returned.
@Suite struct HitTestAnswersTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var scenario: String
    var isRedLast: Bool
    var point: (x: Double, y: Double)
    var log: [String]

    var testDescription: String { scenario }
  }

  private static let white = (x: 20.0, y: 20.0)
  private static let red = (x: 150.0, y: 150.0)
  private static let blue = (x: 110.0, y: 230.0)
  private static let yellow = (x: 200.0, y: 320.0)

  static let cases = [
    Case(scenario: "S-75", isRedLast: false, point: white, log: ["blue=nil", "red=nil"]),
    Case(scenario: "S-76", isRedLast: false, point: red, log: ["blue=nil", "red=red"]),
    Case(scenario: "S-77", isRedLast: false, point: blue, log: ["yellow=nil", "blue=blue"]),
    Case(
      scenario: "S-78", isRedLast: false, point: yellow, log: ["yellow=yellow", "blue=yellow"]),
    Case(scenario: "S-79", isRedLast: true, point: white, log: ["red=nil", "blue=nil"]),
    Case(scenario: "S-80", isRedLast: true, point: red, log: ["red=red"]),
    Case(
      scenario: "S-81", isRedLast: true, point: blue, log: ["red=nil", "yellow=nil", "blue=blue"]),
    Case(
      scenario: "S-82", isRedLast: true, point: yellow,
      log: ["red=nil", "yellow=yellow", "blue=yellow"]),
  ]

  private func log(_ stage: Stage, _ interaction: EventTrace) throws -> [String] {
    try #require(interaction.hitTest).answers.map { answer in
      "\(stage.scene.label(of: answer.view))=\(answer.answer.map { stage.scene.label(of: $0) } ?? "nil")"
    }
  }

  @Test(arguments: cases)
  func theCallLogIsThatOfTheExperiment(scenario: Case) throws {
    let stage = Stage.experiment(isRedLast: scenario.isRedLast)
    let log = try log(stage, stage.tap(scenario.point.x, scenario.point.y))
    let winner = scenario.log.last { !$0.hasSuffix("nil") }?.split(separator: "=")[1] ?? "root"
    #expect(log == scenario.log + ["root=\(winner)", "window=\(winner)"])
  }

  @Test func askedViewsAreInTheOrderOfTheQuestions() throws {
    let stage = Stage.experiment(isRedLast: true)
    let answers = HitTestDecisions(try #require(stage.ask(200, 320).hitTest), isFolded: false)
    #expect(stage.names(answers.asked) == ["window", "root", "red", "blue", "yellow"])
    guard case .refused(.outside)? = answers.decision(of: ObjectID(stage["red"]))?.verdict else {
      Issue.record("red must be outside")
      return
    }
  }

  @Test func anOverrideAnswersForWhatLiesBelow() throws {
    let stage = Stage.experiment(isRedLast: false)
    stage["blue"].hitTestBehavior = Redirect(to: stage["red"])
    #expect(
      try log(stage, stage.ask(200, 320))
        == ["yellow=yellow", "blue=red", "root=red", "window=red"])
    stage["blue"].hitTestBehavior = Block()
    #expect(
      try log(stage, stage.ask(200, 320)) == ["blue=nil", "red=nil", "root=root", "window=root"])
  }

  @Test func everyOneOfAPassedRunWasAsked() throws {
    let stage = Stage()
    for k in 0..<200 { stage.add("s\(k)", CGRect(0, CGFloat(k), 1, 1)) }
    let test = try #require(stage.ask(300, 800).hitTest)
    let all = ["window", "root"] + (0..<200).reversed().map { "s\($0)" }
    #expect(stage.names(HitTestDecisions(test, isFolded: false).asked) == all)
    #expect(test.answers.count == 202)
  }
}
