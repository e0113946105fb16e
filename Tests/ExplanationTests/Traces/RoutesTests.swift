import Explanation
import ResponderKit
import SceneStage
import Scenes
import Testing

@Suite struct RoutesTests {
  private let stage: Stage = {
    let stage = Stage()
    stage.add("card", CGRect(0, 0, 200, 200))
    stage.add("buy", CGRect(0, 0, 60, 44), in: "card", class: "UIButton")
    stage.add("red", CGRect(0, 100, 60, 44), in: "card")
    return stage
  }()

  private func routes(_ interaction: EventTrace) -> [String] {
    interaction.routes.map { route in
      let path = stage.names(route.path).joined(separator: " ")
      let handlers = stage.names(route.handlers).joined(separator: " ")
      return "\(route.method): \(path) [\(handlers)]\(route.isKept ? " kept" : "")"
    }
  }

  private let whole = "red card root vc window scene app delegate"

  @Test func anEventThatNobodyHandlesClimbsToTheEnd() {
    #expect(
      routes(stage.tap(10, 110)) == ["touchesBegan: \(whole) []", "touchesEnded: \(whole) []"])
  }

  @Test func anOverrideThatDoesNotCallSuperKeepsTheEvent() {
    stage["card"].setHandling(.handles, of: .touchesBegan)
    #expect(
      routes(stage.tap(10, 110))
        == ["touchesBegan: red card [card] kept", "touchesEnded: \(whole) []"])
  }

  @Test func anOverrideThatCallsSuperHandlesAndPassesOn() {
    stage["card"].setHandling(.handlesAndForwards, of: .touchesBegan)
    #expect(
      routes(stage.tap(10, 110))
        == ["touchesBegan: \(whole) [card]", "touchesEnded: \(whole) []"])
  }

  @Test func severalMayHandleOneEvent() {
    stage["red"].setHandling(.handlesAndForwards, of: .touchesBegan)
    stage.responder("vc").setHandling(.handles, of: .touchesBegan)
    #expect(routes(stage.tap(10, 110))[0] == "touchesBegan: red card root vc [red vc] kept")
  }

  @Test("R5.6: a control keeps what it tracks") func aControlKeepsTheEvent() {
    #expect(
      routes(stage.tap(10, 10))
        == ["touchesBegan: buy [buy] kept", "touchesEnded: buy [buy] kept"])
  }

  @Test func aSubclassThatForwardsByHandReceivesAndPassesOn() {
    final class Forwarding: UIView {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    }
    let view = Forwarding(frame: CGRect(0, 300, 50, 50))
    stage.scene.adopt(view, NameTable.Entry(name: "own"))
    stage["root"].addSubview(view)
    #expect(
      routes(stage.tap(10, 310)) == [
        "touchesBegan: own root vc window scene app delegate []", "touchesEnded: own [own] kept",
      ])
  }

  @Test func receivedListsTheMethodsOfOneResponder() {
    let interaction = stage.tap(10, 110)
    #expect(interaction.received(by: ObjectID(stage["card"])) == [.touchesBegan, .touchesEnded])
    #expect(interaction.received(by: ObjectID(stage["buy"])).isEmpty)
  }

  @Test("R1.8: no view, no touches") func aPointThatNobodyClaimsHasNoRoutes() {
    #expect(stage.tap(-1, -1).routes.isEmpty)
  }

  @Test func theSameCourseComparesWayAndOutcome() {
    let routes = stage.tap(10, 110).routes
    #expect(routes[0].hasSameCourse(as: routes[1]))
    stage["root"].setHandling(.handles, of: .touchesEnded)
    let others = stage.tap(10, 110).routes
    #expect(!others[0].hasSameCourse(as: others[1]))
  }
}
