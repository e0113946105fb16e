import Explanation
import Foundation
import Interchange
import ResponderKit
import Scenes
import Testing

@Suite struct EarlGreyTests {
  /// A view as EarlGrey prints it.
  private func line(
    _ depth: Int, _ className: String, _ address: String, _ frame: String, _ facts: String = "",
    ax: String = ""
  ) -> String {
    String(repeating: "  |", count: depth) + (depth > 0 ? "--" : "")
      + "<\(className):\(address); AX=N; \(ax)AX.frame=\(frame); AX.activationPoint={1, 1}; "
      + "AX.traits='UIAccessibilityTraitNone'; AX.focused='N'; frame=\(frame); alpha=1\(facts)>"
  }

  private var screen: String {
    [
      line(0, "UIWindow", "0x1", "{{0, 0}, {100, 200}}"),
      line(1, "UIView", "0x2", "{{0, 0}, {100, 100}}", "; UIE=N"),
      line(1, "UIButton", "0x3", "{{10, 150}, {50, 40}}", "; disabled", ax: "AX.id='buy'; "),
      line(2, "UIButtonLabel", "0x4", "{{0, 0}, {50, 40}}", "; UIE=N; text='Buy; now'"),
      line(1, "UIView", "0x5", "{{0, 0}, {100, 200}}"),
    ].joined(separator: "\n")
  }

  @Test func frontMostSiblingIsPrintedFirst() throws {
    let root = try onlyRoot(screen)
    #expect(root.outline == "UIWindow(UIView UIButton(UIButtonLabel) UIView)")
    #expect(root.children.map(\.address) == ["0x5", "0x3", "0x2"])
    #expect(try HierarchyDump(parsing: screen).formats == [.earlGrey])
  }

  @Test func touchesGoAsOnTheDevice() throws {
    let screen = try ImportedScene(screen)
    // The view in front takes no touches, the button is in front of the other.
    #expect(screen.hit(20, 50) == "view1")
    #expect(screen.hit(20, 160) == "view1")
    (screen.view("buy") as? UIButton)?.isEnabled = true
    #expect(screen.hit(20, 160) == "buy")
  }

  @Test func factsAreRead() throws {
    let root = try onlyRoot(screen)
    let button = root.children[1]
    #expect(!button.isEnabled && button.identifier == "buy")
    #expect(button.children[0].text == "Buy; now")
    #expect(!root.children[2].isUserInteractionEnabled)
    let view = try onlyRoot(
      "<Shop.Bar:0xAB; AX=Y; AX.frame={{0, 0}, {9, 9}}; AX.focused='N'; "
        + "frame={{1.5, -2}, {9, 8}}; opaque; hidden; alpha=0.25; text='It's'>")
    #expect(view.className == "Shop.Bar" && view.address == "0xab")
    #expect(view.frame == CGRect(x: 1.5, y: -2, width: 9, height: 8))
    #expect(view.isHidden && view.alpha == 0.25 && view.text == "It's")
  }

  @Test func windowOneIsInFront() throws {
    let text = """
      Application window hierarchy (ordered by window level, from front to back):

      Legend:
      [Window 1] = [Frontmost Window]
      [AX] = [Accessibility]
      [UIE] = [User Interaction Enabled]

      ========== Window 1 ==========

      \(line(0, "UIWindow", "0x9", "{{0, 0}, {50, 20}}"))

      ========== Window 2 ==========

      \(screen)
      """
    let screen = try ImportedScene(text)
    #expect(screen.dump.roots.map(\.address) == ["0x1", "0x9"])
    #expect(screen.hit(10, 10) == "window1")
    #expect(screen.warnings == [])
    #expect(screen.scene.screenSize == CGSize(width: 100, height: 200))
  }

  @Test func labelsMayHaveLineBreaksAndSemicolons() throws {
    let text = line(
      0, "UIView", "0x1", "{{0, 0}, {9, 9}}", ax: "AX.id='a;b'; AX.label='One;\nTwo\n\nThree'; ")
    let screen = try ImportedScene("\(text)\n  |--<UIView:0x2; AX=N")
    #expect(screen.dump.roots[0].identifier == "a;b")
    #expect(screen.dump.viewCount == 2)
    #expect(
      screen.warnings == ["line 5: the line is cut; what is missing has its default value"])
  }

  @Test func accessibilityElementIsNoView() throws {
    let text = """
      log: starting
      \(line(0, "UIView", "0x1", "{{0, 0}, {9, nan}}", "; glow=3"))
        |--<UIAccessibilityElement:0x2; AX=Y; AX.frame={{0, 0}, {0, 0}}; AX.focused='N'>
        |--<UIView:0x3; AX=N; AX.frame={{0, 0}, {0, 0}}; frame={{0, 0}, {9}}; alpha=1>
      """
    let screen = try ImportedScene(text)
    #expect(screen.dump.viewCount == 2)
    #expect(
      screen.warnings == [
        "line 1: not understood, left out",
        "line 2: 'frame' has a number that is not finite or too large; the nearest allowed one is used",
        "line 2: the attribute 'glow' is not known, left out",
        "line 3: 'UIAccessibilityElement' has no frame and is no view, left out",
        "line 4: cannot read 'frame', its default value is used",
      ])
  }

  @Test func withoutAViewItIsAnError() {
    #expect(
      importError("<UIAccessibilityElement:0x2; AX=Y; AX.frame={{0, 0}, {0, 0}}>")
        == "1:1: no view in it: this looks like EarlGrey, but nothing in it has a frame")
  }
}
