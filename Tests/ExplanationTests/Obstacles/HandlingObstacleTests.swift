import ResponderKit
import SceneStage
import Testing

@testable import Explanation
@testable import Scenes

/// Why a responder did not handle an event, as values.
@Suite struct HandlingObstacleTests {
  private let stage = Stage()
  private let red: UIView
  private let root: UIView

  init() {
    red = stage.add("red", CGRect(0, 0, 90, 90))
    stage.add("blue", CGRect(0, 100, 90, 90))
    root = stage["root"]
  }

  private func obstacle(
    to name: String?, _ methods: [EventMethod] = []
  ) -> HandlingObstacle? {
    stage.tap(10, 10).handlingObstacle(to: name.map { stage[$0] }, methods)
  }

  @Test func whoPassesTheMessageOnDoesNotHandleIt() {
    #expect(obstacle(to: "root") == .passedOn(.touchesBegan, by: ObjectID(root)))
    #expect(
      obstacle(to: "root", [.touchesEnded]) == .passedOn(.touchesEnded, by: ObjectID(root)))
  }

  @Test func whoKeepsTheMessageIsInTheWay() {
    red.setHandling(.handles, of: .touchesBegan)
    #expect(obstacle(to: "root", [.touchesBegan]) == .kept(.touchesBegan, by: ObjectID(red)))
    #expect(obstacle(to: nil) == .handled(.touchesBegan, by: ObjectID(red)))
  }

  @Test func nothingIsInTheWayOfNobody() { #expect(obstacle(to: nil) == nil) }

  @Test func aMessageThatWasNotSentReachesNobody() {
    #expect(obstacle(to: "red", [.touchesMoved]) == .nothingReceived([.touchesMoved]))
    #expect(HandlingObstacle.nothingReceived([]).rule == nil)
  }

  @Test func aViewBesideTheWayIsElsewhere() {
    let blue = ObjectID(stage["blue"])
    #expect(obstacle(to: "blue") == .elsewhere(blue, start: ObjectID(red)))
    #expect(obstacle(to: "blue")?.rule == RuleID("R5.5"))
  }
}
