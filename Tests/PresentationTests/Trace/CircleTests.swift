import Explanation
import ResponderKit
import SceneStage
import Testing
import Text

/// Overrides of `next` may bend a chain into a circle; UIKit would never come back, a tap here does.
@Suite("R4.1: circles of next") struct CircleTests {
  private let stage = Stage()

  /// The last lines of a tap's trace: the ways of the touches.
  private func ways(_ x: CGFloat, _ y: CGFloat) -> [String] {
    stage.trace(stage.tap(x, y), OutputStyle(width: 120)).suffix(2)
  }

  private let nobody = "touchesEnded  the same way   nobody handled it"

  @Test func aCircleThroughTheDelegateEndsWhereItComesBack() {
    stage.responder("delegate").setNextOverride(stage.responder("app"))
    let way = "root › vc › window › scene › app › delegate › app › delegate"
    #expect(ways(50, 50) == ["touchesBegan  \(way)", nobody])
  }

  @Test func aCircleFromTheDelegateToTheViewEndsToo() {
    stage.responder("delegate").setNextOverride(stage["root"])
    let way = "root › vc › window › scene › app › delegate"
    #expect(ways(50, 50) == ["touchesBegan  \(way) › \(way)", nobody])
  }

  @Test func aDelegateThatHandlesAndForwardsIsToldOnce() {
    stage.responder("delegate").setNextOverride(stage.responder("app"))
    stage.responder("delegate").setHandling(.handlesAndForwards, of: .touchesBegan)
    let way = "root › vc › window › scene › app › delegate › app › delegate"
    #expect(ways(50, 50)[0] == "touchesBegan  \(way)   handled by delegate, passed on")
  }

  @Test("R5.6: a control behind the chain passes on what hit another view")
  func aControlInTheCircleTracksNoFingerOfOthers() {
    stage.add("buy", CGRect(0, 0, 60, 44), class: "UIButton")
    stage.responder("delegate").setNextOverride(stage["buy"])
    let route = stage.tap(200, 200).routes[0]
    #expect(
      stage.names(route.path).prefix(8)
        == ["root", "vc", "window", "scene", "app", "delegate", "buy", "root"])
    #expect(route.handlers.isEmpty)
  }

  @Test("R5.6") func aDisabledControlInTheCirclePassesOnOnce() throws {
    let buy = stage.add("buy", CGRect(0, 0, 60, 44), class: "UIButton")
    try #require(buy as? UIControl).isEnabled = false
    stage["root"].setNextOverride(buy)
    #expect(ways(200, 200) == ["touchesBegan  root › buy › root › buy", nobody])
  }

  @Test func aControlThatIsItsOwnNextStillTracks() {
    stage.add("buy", CGRect(0, 0, 60, 44), class: "UIButton").setNextOverride(stage["buy"])
    let end = "touchesEnded  the same way   buy takes the touch; no action: it has no target"
    #expect(ways(30, 22) == ["touchesBegan  buy", end])
  }
}
