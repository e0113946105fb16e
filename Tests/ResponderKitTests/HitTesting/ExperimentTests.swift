import Foundation
import ResponderKit
import Testing

/// The experiment of the third article: two layouts, four taps, and what the overrides print.
struct Experiment: Sendable, CustomTestStringConvertible {
  var scenario: String
  var redIsLast: Bool
  var point: CGPoint
  var log: [String]
  var hit: String?

  var testDescription: String { scenario }

  static let white = CGPoint(x: 50, y: 50)
  static let red = CGPoint(x: 150, y: 150)
  static let blue = CGPoint(x: 110, y: 230)
  static let yellow = CGPoint(x: 160, y: 280)

  static let all = [
    Experiment(
      scenario: "S-75", redIsLast: false, point: white, log: ["Blue nil", "Red nil"], hit: nil),
    Experiment(
      scenario: "S-76", redIsLast: false, point: red, log: ["Blue nil", "Red -> Red"], hit: "Red"),
    Experiment(
      scenario: "S-77", redIsLast: false, point: blue, log: ["Yellow nil", "Blue -> Blue"],
      hit: "Blue"),
    Experiment(
      scenario: "S-78", redIsLast: false, point: yellow,
      log: ["Yellow -> Yellow", "Blue -> Yellow"], hit: "Yellow"),
    Experiment(
      scenario: "S-79", redIsLast: true, point: white, log: ["Red nil", "Blue nil"], hit: nil),
    Experiment(scenario: "S-80", redIsLast: true, point: red, log: ["Red -> Red"], hit: "Red"),
    Experiment(
      scenario: "S-81", redIsLast: true, point: blue,
      log: ["Red nil", "Yellow nil", "Blue -> Blue"], hit: "Blue"),
    Experiment(
      scenario: "S-82", redIsLast: true, point: yellow,
      log: ["Red nil", "Yellow -> Yellow", "Blue -> Yellow"], hit: "Yellow"),
  ]
}

@Suite("S-75 to S-82: the experiment")
struct ExperimentTests {
  @Test("The overrides print exactly the article's log", arguments: Experiment.all)
  func log(experiment: Experiment) {
    let log = CallLog()
    let red = LoggingView("Red", frame: CGRect(x: 100, y: 100, width: 100, height: 100), log: log)
    let blue = LoggingView("Blue", frame: CGRect(x: 100, y: 220, width: 200, height: 200), log: log)
    let yellow = LoggingView(
      "Yellow", frame: CGRect(x: 50, y: 50, width: 100, height: 100), log: log)
    let controller = UIViewController()
    let screen = Screen(root: controller)
    if !experiment.redIsLast { controller.view.addSubview(red) }
    controller.view.addSubview(blue)
    blue.addSubview(yellow)
    if experiment.redIsLast { controller.view.addSubview(red) }

    let hit = screen.hit(experiment.point.x, experiment.point.y)
    #expect(log.take() == experiment.log)
    #expect((hit as? LoggingView)?.name == experiment.hit)
    if experiment.hit == nil { #expect(hit === controller.view) }

    let (view, story) = screen.window.explainedHitTest(experiment.point)
    #expect(view === hit)
    #expect(story.answer == hit.map(ObjectID.init))
    #expect(log.take() == experiment.log, "watching changes nothing")
  }
}
