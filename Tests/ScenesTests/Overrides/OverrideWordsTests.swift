import Foundation
import ResponderKit
import SceneStage
import Scenes
import Testing

@Suite struct OverrideWordsTests {
  private let stage = Stage()

  init() {
    stage.add("a", CGRect(0, 0, 90, 90))
    stage.add("b", CGRect(0, 0, 9, 9))
  }

  private func words(_ override: any ViewOverride) -> String { stage.scene.words(of: override) }

  private func command(_ override: any ViewOverride) -> String? {
    stage.scene.overrides.command(giving: override, to: "v") { $0.view.map(stage.scene.label) }
  }

  @Test func anOverrideIsCalledWhatTheCommandLanguageCallsIt() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4.5)
    let known: [(any ViewOverride, String)] = [
      (Inset(dx: -20, dy: -20), "inset -20"), (Inset(dx: 5, dy: 2.5), "inset 5,2.5"),
      (Inset(insets), "inset 1,2,3,4.5"), (Circle(), "circle"), (Circle(radius: 100), "circle 100"),
      (Ellipse(), "ellipse"), (Passthrough(), "passthrough"), (Intercept(), "intercept"),
      (Block(), "block"), (Overflow(), "overflow"), (Enlarge(dx: -50, dy: -50), "enlarge -50"),
      (Enlarge(dx: 1, dy: 2), "enlarge 1,2"), (Except(stage["a"]), "except a"),
      (Redirect(to: stage["b"]), "redirect b"),
      (Accepting([stage["a"], stage["b"]]), "accepts a b"),
      (ReactNativeHitTest(.paper), "react"), (ReactNativeHitTest(.fabric), "fabric"),
      (HostingHitTest(), "swiftui"),
      (PassBesideContent(in: stage["a"], by: .subviews), "subviews a"),
      (PassBesideContent(in: stage["a"], by: .layers), "layers a"),
      (PathShape(source: "M 0 0", polygons: []), "path \"M 0 0\""),
    ]
    for (override, text) in known { #expect(words(override) == text) }
  }

  @Test func aCommandPutsTheViewBehindTheCommandWord() {
    #expect(command(Inset(dx: -20, dy: -20)) == "inset v -20")
    #expect(command(Redirect(to: stage["b"])) == "override v redirect b")
  }

  @Test func aViewThatLeftTheSceneKeepsItsName() {
    let (except, gone) = (Except(stage["b"]), stage["b"])
    gone.removeFromSuperview()
    stage.scene.release(gone)
    #expect(words(except) == "except b")
  }

  @Test func aViewThatIsGoneIsNamedByNoCommand() {
    var gone: UIView? = UIView()
    let accepting = Accepting([stage["a"], gone!])
    let except = Except(gone!)
    gone = nil
    #expect(command(accepting) == "override v accepts a")
    #expect(command(except) == nil)
    #expect(accepting.references.count == 2 && accepting.accepted.count == 1)
  }

  @Test func anOverrideOfAnUnknownTypeIsCalledByIt() {
    struct Odd: HitTestBehavior {
      func hitTest(_ point: CGPoint, with event: UIEvent?, in view: UIView) -> UIView? { nil }
    }
    #expect(words(Odd()) == "Odd" && command(Odd()) == nil)
  }

  @Test func aRecordHasTheValueAndReportsNameItsViewsAsTheyAreCalledNow() throws {
    stage["a"].hitTestBehavior = Redirect(to: stage["b"])
    let asked = stage.ask(50, 50)
    let test = try #require(asked.hitTest)
    let overrides = test.calls.compactMap { call -> HitTestOverride? in
      if case .enter(_, let override) = call.kind { override } else { nil }
    }
    let override = try #require(overrides.first)
    #expect((override.hitTest as? Redirect)?.references.map(\.id) == [ObjectID(stage["b"])])
    #expect(override.pointInside == nil && override.subclass == nil)
    stage.scene.rename(stage["b"], to: "c")
    #expect(stage.trace(asked).contains { $0.contains("redirect c") })
  }
}
