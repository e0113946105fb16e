import ResponderKit
import SceneStage
import Scenes
import Testing

/// The Swift of an override is what one would write by hand.
@Suite struct SwiftOverrideTests {
  private let view = UIButton(frame: CGRect(0, 0, 90, 44))
  private let other = UIView(frame: .zero)

  private func body() -> [String] {
    SwiftSubclass("A", of: "UIButton", overrides: SwiftOverride.all(of: view, .standard)).body
  }

  @Test func aViewWithoutOverridesNeedsNoCode() {
    #expect(body() == [])
  }

  @Test func aSubclassSaysWhatItDoes() {
    view.pointInsideBehavior = Inset(dx: -10, dy: -10)
    let subclass = SwiftSubclass(
      "BuyButton", of: "UIButton", overrides: SwiftOverride.all(of: view, .standard))
    #expect(
      subclass.lines == [
        "/// Takes touches up to 10 points outside its bounds, too.",
        "final class BuyButton: UIButton {",
        "  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {",
        "    bounds.insetBy(dx: -10, dy: -10).contains(point)", "  }", "}",
      ])
  }

  @Test(arguments: [
    (UIEdgeInsets(top: -4.5, left: 4, bottom: -4.5, right: 4), "insetBy(dx: 4, dy: -4.5)"),
    (
      UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4),
      "inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))"
    ),
  ])
  func insetsAreWrittenAsBrieflyAsTheyCanBe(insets: UIEdgeInsets, call: String) {
    view.pointInsideBehavior = Inset(insets)
    #expect(body()[1] == "  bounds.\(call).contains(point)")
  }

  @Test func passthroughComparesTheHitWithTheViewItself() {
    view.hitTestBehavior = Passthrough()
    #expect(
      body() == [
        "override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {",
        "  let hit = super.hitTest(point, with: event)", "  return hit === self ? nil : hit", "}",
      ])
  }

  @Test func aViewThatAnOverrideSpeaksOfIsAWeakProperty() {
    view.hitTestBehavior = Redirect(to: other)
    #expect(body().first == "weak var touchTarget: UIView?")
    let references = SwiftOverride.all(of: view, .standard).flatMap(\.references)
    #expect(references.map(\.property) == ["touchTarget"])
    #expect(references.first?.object === other)
  }

  @Test func bothMethodsStandInOneClass() {
    view.pointInsideBehavior = Circle()
    view.hitTestBehavior = Block()
    #expect(body().count { $0.hasPrefix("override func ") } == 2)
  }

  @Test func viewsThatAcceptEachOtherDoNotAskEachOther() {
    view.pointInsideBehavior = Accepting([other])
    #expect(body().contains { $0.contains("accepted.point(inside:") })
    other.pointInsideBehavior = Accepting([view])
    #expect(!body().contains { $0.contains("accepted.point(inside:") })
    #expect(body().contains { $0.contains("accepted.bounds.contains(") })
  }

  @Test func anOverrideThatSpeaksOfNobodyIsLeftOut() {
    var gone: UIView? = UIView(frame: .zero)
    view.hitTestBehavior = Except(gone!)
    view.pointInsideBehavior = Accepting([view])
    gone = nil
    #expect(SwiftOverride.all(of: view, .standard).isEmpty)
  }

  @Test func handlersCallSuperOnlyIfTheyForward() {
    view.setHandling(.handles, of: .touchesBegan)
    view.setHandling(.handlesAndForwards, of: .motionEnded)
    #expect(
      body() == [
        "override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {",
        "  // Handled here; super would pass it on.", "}", "",
        "override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {",
        "  super.motionEnded(motion, with: event)", "}",
      ])
  }
}
