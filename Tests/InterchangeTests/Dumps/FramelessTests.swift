import Foundation
import Interchange
import ResponderKit
import Scenes
import Testing

/// Trees that print classes, or classes and addresses, and nothing else.
@Suite struct FramelessTests {
  private static let short = """
    <UIWindow>
       | <Shop.MenuView>
       |    | <UIButton>
       |    |    | <UIButtonLabel>
       | <UIView>
    """
  private static let medium = short.replacing("MenuView>", with: "MenuView: 0x7f01>")
    .replacing("Button>", with: "Button: 0x7f02>").replacing("Window>", with: "Window: 0x7f03>")

  @Test(arguments: [short, medium, "(lldb) pviews --short\n" + short])
  func treeIsReadWithoutFrames(text: String) throws {
    let dump = try HierarchyDump(parsing: text)
    #expect(
      dump.roots.map(\.outline) == ["UIWindow(Shop.MenuView(UIButton(UIButtonLabel)) UIView)"])
    dump.roots[0].forEachInTree {
      #expect($0.uncertainties == [.frame])
      #expect($0.frame == .zero)
    }
    #expect(dump.warnings.map(\.kind) == Array(repeating: .noFrame, count: 5))
  }

  @Test func chainOfAFramelessTreeCanBeAsked() throws {
    let scene = Scene()
    _ = scene.replace(by: try HierarchyDump(parsing: Self.medium))
    let button = try #require(scene.names["button"] as? UIButton)
    #expect(ResponderChain(from: button).contains { $0 is UIWindow })
    #expect(scene.screenSize.width > 100)
  }

  @Test(arguments: [
    "<UITapGestureRecognizer: 0x1>\n | <UIView: 0x2>", "<UIView: 0x1>", "<div>\n | <b>",
  ])
  func whatIsNoTreeOfViewsIsNotTakenForOne(text: String) {
    #expect(throws: DumpError.self) { try HierarchyDump(parsing: text) }
  }

  @Test func aResponderChainIsPrintedLikeATreeAndReadAsAChain() throws {
    let dump = try HierarchyDump(
      parsing: "<UIButton: 0x1>\n   | <MenuController: 0x2>\n   |    | <UIWindow: 0x3>")
    #expect(dump.viewCount == 0)
    #expect(dump.joined.chains.map(\.links.count) == [3])
  }

  @Test func oneFrameMeansThatObjectsWithoutAreNoViews() throws {
    #expect(
      try warnings(Self.short + "\n | <UIView: 0x9; frame = (0 0; 9 9)>")
        .allSatisfy { if case .notAView = $0 { true } else { false } })
  }

  @Test func variablesNameViewsAndControllersAreToldOf() throws {
    let text = """
      'Shop.MenuController:0x5' <UIView: 0x1; frame = (0 0; 9 9)>
         | _payButton, _first <UIButton: 0x2; frame = (0 0; 9 9)>
         |    | <UIButtonLabel: 0x3; frame = (0 0; 9 9)>
         | total <UILabel: 0x4; frame = (0 0; 9 9)>
      """
    let dump = try HierarchyDump(parsing: text)
    #expect(dump.roots.map(\.outline) == ["UIView(UIButton(UIButtonLabel) UILabel)"])
    #expect(
      dump.warnings == [DumpWarning(line: 1, kind: .controllerName("Shop.MenuController:0x5"))])
    let scene = Scene()
    _ = scene.replace(by: dump)
    #expect(scene.names["payButton"] is UIButton)
    #expect(scene.names["total"] is UILabel)
  }
}
