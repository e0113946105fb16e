import Foundation
import Interchange
import ResponderKit
import Scenes
import Testing

/// Texts as people paste them: chains as lines, arrays of a log, Fabric's texts, our own JSON.
@Suite struct SecondLookTests {
  private static let chain = """
    <UIButton: 0x105; frame = (20 100; 350 44)>
    <UIView: 0x102; frame = (0 0; 390 844)>
    <UIDropShadowView: 0x103; frame = (0 0; 390 844)>
    <UITransitionView: 0x104; frame = (0 0; 390 844)>
    <UIWindow: 0x100; frame = (0 0; 390 844)>
    """

  @Test(arguments: [
    chain, chain.split(separator: "\n").map { "> " + $0 }.joined(separator: "\n"),
    "The chain:\n\n```\n\(chain)\n```\n",
    chain.replacing(
      "<UIDropShadowView", with: "<App.CartViewController: 0x900>\n<UIDropShadowView"),
  ])
  func aChainOfLinesIsAChain(text: String) throws {
    let dump = try #require(try HierarchyDump(parsing: text).withChainAsTree)
    #expect(dump.roots.count == 1)
    let scene = Scene()
    _ = scene.replace(by: dump)
    let button = try #require(scene.names["button"] as? UIView)
    #expect(Array(button.superviews).count == 4 && button.window != nil)
    #expect(scene.windows.count == 1)
  }

  @Test(arguments: ["self.view subviews", "subviews:", "2024-01-01 10:00:00.000 App[1:1]"])
  func theMembersOfAnArrayOfALogAreSiblings(words: String) throws {
    let text = """
      \(words) (
          "<UIImageView: 0x102; frame = (0 0; 390 844); userInteractionEnabled = NO>",
          "<UIButton: 0x105; frame = (20 100; 350 44)>",
          "<UIView: 0x106; frame = (0 90; 390 80)>"
      )
      """
    let scene = Scene()
    let summary = scene.replace(by: try HierarchyDump(parsing: text))
    #expect(scene.windows.count == 1 && summary.viewCount == 3)
    #expect(scene.hitView(at: CGPoint(x: 195, y: 122)) === scene.names["view"])
    #expect(summary.warnings.allSatisfy { $0.kind != .notUnderstood && $0.kind != .putBeside })
  }

  @Test(arguments: [
    ("Continue{\n    NSColor = \"UIExtendedSRGBColorSpace 0 0 0 1\";\n}", "Continue"),
    ("Hi {\n}there{\n    NSFont = \"<UICTFont: 0x7f> font-family: \\\"a\\\"; x\";\n}", "Hi there"),
    ("Log in{ NSColor = 1; }", "Log in"),
  ])
  func fabricsTextIsAText(value: String, text: String) throws {
    let dump = """
      <UIWindow: 0x100; frame = (0 0; 390 844)>
         | <RCTParagraphComponentView: 0x105; frame = (20 100; 350 44); attributedText = \(value); \
      layer = <CALayer: 0x600>>
         | <RCTViewComponentView: 0x107; frame = (20 200; 350 44)>
      """
    let scene = Scene()
    let summary = scene.replace(by: try HierarchyDump(parsing: dump))
    let view = try #require(try scene.object(named: "0x105") as? UIView)
    #expect(scene.shownText(of: view) == text)
    #expect(view.frame == CGRect(x: 20, y: 100, width: 350, height: 44) && summary.viewCount == 3)
    #expect(view.isUserInteractionEnabled)
  }

  @Test func theDocumentOfAnExportIsRead() throws {
    let text = """
      {"schema":2,"type":"scene","profile":"scenes","screen":[390,844],"keyWindow":"window","windows":[
       {"name":"window","class":"UIWindow","properties":{"frame":[0,0,390,844],"rootViewController":"vc"},
       "overrides":{"hitTest":null},"gestureRecognizers":[],"subviews":[
        {"name":"root","class":"UIView","properties":{"frame":[0,0,390,844],"autoresizingMask":["W","H"]},
        "gestureRecognizers":[{"name":"swipe","class":"UISwipeGestureRecognizer",
         "properties":{"isEnabled":true,"direction":["left"]}}],"subviews":[
         {"name":"buy","class":"UIButton","properties":{"frame":[20,100,200,44],"isEnabled":false,
          "title":"Say \\"now\\"","tag":7},"targets":[{"event":"touchUpInside","target":"vc","action":"buy:"}],
          "subviews":[]},
         {"name":null,"class":"Shop.Veil","properties":{"frame":[0,0,390,844],"alpha":0.5},
          "overrides":{"hitTest":"passthrough"},"subviews":[]}]}]}
      ],"controllers":[{"name":"vc","class":"Shop.Cart","parent":null,"view":"root","presentedBy":null}]}
      """
    let dump = try HierarchyDump(parsing: text)
    #expect(dump.formats.map(\.name) == ["export json"])
    let scene = Scene()
    let summary = scene.replace(by: dump)
    #expect(summary.viewCount == 4 && summary.warnings == [])
    #expect(scene.origin?.formats == ["export json"])
    let buy = try #require(scene.names["buy"] as? UIButton)
    #expect(!buy.isEnabled && buy.tag == 7 && buy.title == "Say \"now\"")
    #expect(
      buy.actions(forTarget: scene.names["cart"], forControlEvent: .touchUpInside) == ["buy:"])
    let swipe = try #require(scene.names["swipe"] as? UISwipeGestureRecognizer)
    #expect(swipe.direction == .left && swipe.view === scene.names["root"])
    let root = try #require(scene.names["root"] as? UIView)
    #expect(root.next === scene.names["cart"])
    let veil = try #require(root.subviews.last)
    #expect(veil.alpha == 0.5 && scene.origin(of: veil)?.overrides == .hitTest)
    #expect(scene.origin(of: veil)?.draws == nil)
  }

  @Test(arguments: [
    "{\"type\":\"scene\"}", "{\"type\":\"scene\",\"windows\":[]}",
    "{\"type\":\"scene\",\"windows\":[{\"subviews\":[{\"subviews\":[{",
    "{\"type\":\"scene\",\"windows\":7}",
    "{\"type\":\"scene\",\"windows\":[{\"class\":\"A B\",\"properties\":{\"frame\":[1,\"x\",1e99]}}]}",
  ])
  func aDocumentThatIsDamagedEndsNoProgram(text: String) {
    let scene = Scene()
    if let dump = try? HierarchyDump(parsing: text) { _ = scene.replace(by: dump) }
    #expect(Array(scene.views).count < 5)
  }
}
