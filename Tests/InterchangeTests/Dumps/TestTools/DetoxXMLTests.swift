import Foundation
import Interchange
import ResponderKit
import Testing

@Suite struct DetoxXMLTests {
  private let screen = """
    <?xml version="1.0" encoding="utf-8"?>
    <ViewHierarchy>
    \t<UIWindow alpha="1.0" class="UIWindow" height="200" ptr="0xA1" visibility="visible" width="100">
    \t\t<UILabel alpha="1.0" class="UILabel" height="20" id="title" text="Sum &amp; total" ptr="0xA2" \
    visibility="visible" width="100" x="0" y="0" />
    \t\t<RCTView class="RCTView" height="100" id="7" ptr="0xA3" tag="7" visibility="visible" width="90" x="5" y="90">
    \t\t\t<UIButton alpha="0.5" class="UIButton" height="40" id="pay" ptr="0xA4" width="50" x="10" y="10" />
    \t\t</RCTView>
    \t\t<UIView class="UIView" height="200" id="12" visibility="invisible" width="100" x="0" y="0" />
    \t</UIWindow>
    </ViewHierarchy>
    """

  @Test func viewsHaveTheirClassesAndFrames() throws {
    let dump = try HierarchyDump(parsing: screen)
    #expect(dump.formats == [.detoxXML] && dump.viewCount == 5 && !dump.isApproximate)
    let root = dump.roots[0]
    #expect(root.outline == "UIWindow(UILabel RCTView(UIButton) UIView)")
    #expect(root.children[1].frame == CGRect(x: 5, y: 90, width: 90, height: 100))
    #expect(root.children.map(\.line) == [4, 5, 8])
    #expect(root.children[0].text == "Sum & total" && root.children[0].address == "0xa2")
    #expect(root.children.map(\.tag) == [0, 7, 12])
    #expect(root.children[1].children[0].alpha == 0.5 && root.children[2].isHidden)
  }

  @Test func labelsTakeNoTouchesAsInUIKit() throws {
    let screen = try ImportedScene(screen)
    #expect(screen.hit(50, 10) == "window")
    #expect(screen.hit(20, 110) == "pay")
    #expect(screen.view("title") is UILabel)
    #expect(
      screen.warnings == [
        "line 2: which views take touches is not printed; all do but labels and images, as in "
          + "UIKit"
      ])
  }

  @Test func severalWindowsAndWhatIsNoView() throws {
    let text = """
      2026-01-01 10:00 detox[12] the hierarchy:
      ```
      <ViewHierarchy>
      <UIWindow x="0" y="0" width="9" height="9"><html><body glow="1"/></html></UIWindow>
      <UITextEffectsWindow x="0" y="0" width="inf" height="9" glow="1"/>
      </ViewHierarchy>
      ```
      the end
      """
    let dump = try HierarchyDump(parsing: text)
    #expect(dump.roots.map(\.className) == ["UIWindow", "UITextEffectsWindow"])
    #expect(
      dump.warnings.dropFirst().map(\.kind) == [
        .interactionGuessed, .notAView(className: "html"), .notAView(className: "body"),
        .clamped(attribute: "width"), .ignored(attribute: "glow"), .notUnderstood,
      ])
    #expect(dump.warnings.map(\.line) == [1, 3, 4, 4, 5, 5, 8])
  }

  @Test func unescapedNamesAndTextsAreUnderstood() throws {
    let text = """
      <ViewHierarchy>
       <UIWindow class="UIWindow" height="100" width="100">
        <_UIHostingView<Stack<Text, (Int) -> Cell>> class="_UIHostingView<Root>" height="9" width="9" x="1" y="2">
         <RCTParagraphComponentView class="RCTParagraphComponentView" height="5" \
      label="Salt & "fine" <pepper>" testID="detox_temp_0_1" width="5" x="0" y="0" />
        </_UIHostingView<Stack<Text, (Int) -> Cell>>>
        <WKWebView class="WKWebView" height="9" width="9" x="50" y="50">
         <![CDATA[<!DOCTYPE html><html a=b>&nbsp;<br></html>]]>
        </WKWebView>
       </UIWindow>
      </ViewHierarchy>
      """
    let dump = try HierarchyDump(parsing: text)
    #expect(
      dump.roots[0].outline
        == "UIWindow(_UIHostingView<Root>(RCTParagraphComponentView) WKWebView)")
    let label = dump.roots[0].children[0].children[0]
    #expect(label.text == "Salt & \"fine\" <pepper>" && label.identifier == nil)
    #expect(label.isUserInteractionEnabled && label.line == 4)
    #expect(dump.warnings.map(\.kind) == [.interactionGuessed])
  }

  @Test func androidViewsHaveNoFrameOfUIKits() {
    #expect(
      importError("\n<ViewHierarchy><a/></ViewHierarchy>")
        == "2:1: no view in it: this looks like Detox XML, but nothing in it has a frame")
  }
}
