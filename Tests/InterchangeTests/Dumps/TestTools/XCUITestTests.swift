import Foundation
import Interchange
import ResponderKit
import TestSupport
import Testing

@Suite struct XCUITestTests {
  private let screen = """
    Attributes: Application, 0x600003a0c000, pid: 512, label: 'Shop'
    Element subtree:
     →Application, 0x600003a0c000, pid: 512, label: 'Shop'
        Window (Main), 0x600003a0c0e0, {{0.0, 0.0}, {100.0, 200.0}}
          Other, 0x600003a0c1c0, {{10.0, 20.0}, {80.0, 100.0}}
            Button, 0x600003A0C2A0, traits: 8589934593, {{15.0, 30.0}, {44.0, 44.0}}, identifier: 'pay', label: 'Pay, now', Disabled
              StaticText, 0x600003a0c380, {{15.0, 30.0}, {44.0, 20.0}}, label: 'What's due'
          TextField, 0x600003a0c460, {{0.0, 150.0}, {100.0, 40.0}}, label: 'Name', value: Ann, B., placeholderValue: 'Your name', Keyboard Focused
    Path to element:
     →Application, 0x600003a0c000, pid: 512, label: 'Shop'
    Query chain:
     →Find: Target Application 'com.example.shop'
      Output: {
        Application, 0x600003a0c000, pid: 512, label: 'Shop'
      }
    """

  @Test func elementsLieInTheOnesLessIndented() throws {
    let dump = try HierarchyDump(parsing: screen)
    #expect(dump.formats == [.xcuiTest] && dump.viewCount == 5)
    let window = dump.roots[0]
    #expect(window.outline == "Window(Other(Button(StaticText)) TextField)")
    #expect(window.children[0].frame == CGRect(x: 10, y: 20, width: 80, height: 100))
    let button = window.children[0].children[0]
    #expect(button.frame == CGRect(x: 5, y: 10, width: 44, height: 44))
    #expect(button.text == "Pay, now" && !button.isEnabled && button.identifier == "pay")
    #expect(button.address == "0x600003a0c2a0" && button.line == 6)
    #expect(button.children[0].text == "What's due")
    #expect(window.children[1].text == "Ann, B.")
    #expect(dump.warnings.map(\.kind) == [.accessibleOnly])
  }

  @Test func touchesReachTheControls() throws {
    let screen = try ImportedScene(screen)
    // A disabled button is passed over.
    #expect(screen.hit(20, 35) == "other")
    (screen.view("pay") as? UIButton)?.isEnabled = true
    #expect(screen.hit(20, 35) == "pay")
    #expect(screen.hit(20, 160) == "textField")
    #expect(screen.view("textField") is UITextField)
  }

  @Test func olderTextsHaveColons() throws {
    let text = """
      t = 12.3s log of the test
       →Application 0x7fd1: {{0.0, 0.0}, {320.0, 480.0}}, label: 'Shop'
          Window 0x7fd2: Main Window, traits: 8388608, {{0.0, 0.0}, {320.0, 480.0}}
            Button 0x7fd3: traits: 8589934593, {{5.0, 5.0}, {50.0, 50.0}}, label: 'OK'
      """
    let screen = try ImportedScene(text)
    #expect(screen.dump.viewCount == 2)
    #expect(screen.hit(10, 10) == "button")
    #expect(screen.warnings == ["line 1: not understood, left out", approximate(2)])
  }

  @Test func labelsMayHaveLineBreaks() throws {
    let text = """
      Element subtree:
       →Window (Main), 0x1, {{0.0, 0.0}, {100.0, 200.0}}
          StaticText, 0x2, {{0.0, 0.0}, {100.0, 20.0}}, label: 'One
      two
      three'
          Button, 0x3, {{0.0, 50.0}, {100.0, 20.0}}, label: 'Cut
      """
    let dump = try HierarchyDump(parsing: text)
    #expect(dump.roots[0].children.map(\.text) == ["One\ntwo\nthree", "Cut"])
    #expect(dump.warnings.map(\.kind) == [.accessibleOnly, .cut])
    #expect(dump.warnings.last?.line == 6)
  }

  @Test func elementWithoutAFrameIsLeftOut() throws {
    let text = """
      Element subtree:
       →Application, 0x1, pid: 1
          Other, 0x2
            Button, 0x3, {{0.0, nan}, {9.0, 9.0}}
          Button, 0x4, {{0.0, 0.0}, {9.0}}
      """
    let dump = try HierarchyDump(parsing: text)
    #expect(dump.viewCount == 1)
    #expect(
      dump.warnings.map(\.kind) == [
        .accessibleOnly, .elementWithoutFrame(className: "Other"), .clamped(attribute: "frame"),
        .elementWithoutFrame(className: "Button"), .unreadable(attribute: "frame"),
      ])
    #expect(
      importError("Element subtree:\n →Application, 0x1, pid: 1")
        == "2:1: no view in it: this looks like XCUITest, but nothing in it has a frame")
  }

  @Test func depthCostsNoStack() throws {
    let count = size(1000, of: 3000)
    var text = "Element subtree:\n"
    for depth in 0..<count {
      text += String(repeating: " ", count: depth) + "Other, 0x\(depth), {{0.0, 0.0}, {9.0, 9.0}}\n"
    }
    let dump = try HierarchyDump(parsing: text)
    #expect(dump.viewCount == count)
    #expect(DumpBuilder().makeView(dump.roots[0]).parts.count == count)
  }
}
