import Foundation
import Interchange
import ResponderKit
import Scenes
import Testing

/// What becomes of trees whose tops are no windows, and of several trees.
@Suite struct ScreenLayoutTests {
  private func imported(_ text: String) throws -> (scene: Scene, summary: ImportSummary) {
    let scene = Scene()
    let summary = scene.replace(by: try HierarchyDump(parsing: text))
    return (scene, summary)
  }

  private func view(_ name: String, _ address: String, _ frame: String, depth: Int = 0) -> String {
    String(repeating: "   | ", count: depth) + "<\(name): 0x\(address); frame = (\(frame))>\n"
  }

  @Test(arguments: [
    ("0 64; 390 780", CGSize(width: 390, height: 844)),
    ("20 0; 50 60", CGSize(width: 70, height: 60)),
    ("-10 -300; 50 60", CGSize(width: 50, height: 60)),
    ("0 0; 0 5", CGSize(width: 1, height: 5)),
  ])
  func theWindowHoldsAllOfItsView(frame: String, size: CGSize) throws {
    let (scene, _) = try imported(view("UIView", "1", frame))
    #expect(scene.windows.map(\.frame) == [CGRect(origin: .zero, size: size)])
    #expect(scene.screenSize == size)
    #expect(scene.origin?.tells == [.interaction])
  }

  @Test func aDumpOfWindowsTellsWhichThereAre() throws {
    let window = view("UIWindow", "1", "0 0; 9 9")
    #expect(try imported(window).scene.origin?.tells == [.interaction, .window])
    let both = window + view("UIView", "2", "0 0; 9 9")
    #expect(try imported(both).scene.origin?.tells == [.interaction])
  }

  @Test func theLastPrintOfAWindowIsUsed() throws {
    let text =
      view("UIWindow", "1", "0 0; 9 9") + view("UIView", "2", "0 0; 5 5", depth: 1)
      + view("UIWindow", "1", "0 0; 9 9") + view("UIView", "2", "0 0; 7 7", depth: 1)
    let (scene, summary) = try imported(text)
    #expect(scene.windows.count == 1)
    #expect(scene.windows[0].subviews.map(\.frame.size) == [CGSize(width: 7, height: 7)])
    #expect(
      summary.warnings.map(\.description) == [
        "line 1: '0x1' is printed again on line 3; the last one is used"
      ])
    #expect(summary.viewCount == 2 && summary.rootCount == 1)
    #expect(try HierarchyDump(parsing: text).viewCount == 4)
  }

  @Test(arguments: [false, true])
  func aViewOfAnotherTreeIsBuiltOnce(isFirst: Bool) throws {
    let window =
      view("UIWindow", "1", "0 0; 9 9") + view("UIButton", "2", "0 0; 5 5", depth: 1)
    let button = "(lldb) po button\n" + view("UIButton", "2", "0 0; 5 5") + "(lldb) po window\n"
    let (scene, summary) = try imported(isFirst ? button + window : window + button)
    #expect(scene.windows.count == 1 && scene.windows[0].subviews.count == 1)
    #expect(scene.names["button"] === scene.windows[0].subviews[0])
    let lines = isFirst ? (button: 2, tree: 4) : (button: 4, tree: 1)
    #expect(
      summary.warnings.map(\.description) == [
        "line \(lines.button): '0x2' is in the tree of line \(lines.tree), not built a second time"
      ])
  }

  @Test func anAddressThatAnotherClassHasIsAnotherObject() throws {
    let text = view("UIWindow", "1", "0 0; 9 9") + view("UIView", "1", "0 0; 5 5")
    #expect(try imported(text).summary.viewCount == 2)
  }

  @Test func twoTreesThatAreInEachOtherAreNotBothLost() throws {
    let text =
      view("A", "1", "0 0; 9 9") + view("B", "2", "0 0; 5 5", depth: 1)
      + view("B", "2", "0 0; 9 9") + view("A", "1", "0 0; 5 5", depth: 1)
    #expect(try imported(text).summary.rootCount == 1)
  }

  @Test func treesWithoutWindowsLieSideBySide() throws {
    let text =
      view("A", "1", "0 64; 30 40") + view("B", "2", "5 0; 20 10") + "(lldb) po c\n"
      + view("C", "3", "0 0; 7 7")
    let (scene, summary) = try imported(text)
    #expect(
      scene.windows.map(\.frame) == [
        CGRect(x: 0, y: 0, width: 30, height: 104), CGRect(x: 30, y: 0, width: 25, height: 10),
        CGRect(x: 55, y: 0, width: 7, height: 7),
      ])
    #expect(scene.screenSize == CGSize(width: 62, height: 104))
    #expect(summary.warnings.map(\.line) == [1, 2, 4])
    #expect(
      summary.warnings.map(\.kind) == [
        .madeUpWindow(size: CGSize(width: 30, height: 104)), .putBeside, .putBeside,
      ])
  }

  @Test func aTreeWithoutAWindowLiesBesideTheWindows() throws {
    let text = view("A", "1", "0 0; 30 40") + view("UIWindow", "2", "0 0; 100 200")
    let (scene, summary) = try imported(text)
    #expect(scene.windows.map(\.frame.minX) == [100, 0])
    #expect(scene.screenSize == CGSize(width: 130, height: 200))
    #expect(summary.warnings == [DumpWarning(line: 1, kind: .putBeside)])
  }

  @Test func aTreeWithoutAFrameCoversNothing() throws {
    let text = view("UIWindow", "1", "0 0; 100 200") + "<UILabel: 0x2; fra"
    #expect(try imported(text).scene.windows.map(\.frame.minX) == [0, 100])
  }

  @Test func neighboursOfADumpThatBeginsBelowTheTopStayNeighbours() throws {
    let text =
      view("A", "1", "0 0; 30 40", depth: 2) + view("B", "2", "20 0; 30 10", depth: 2)
    let (scene, summary) = try imported(text)
    #expect(scene.windows.map(\.frame.size) == [CGSize(width: 50, height: 40)])
    #expect(scene.windows[0].subviews.count == 2)
    #expect(
      summary.warnings.map(\.kind) == [.madeUpWindow(size: CGSize(width: 50, height: 40))])
  }

  @Test(arguments: [
    "<Shop.PopupWindow: 0x1; frame = (0 0; 9 9); layer = <CALayer: 0x2>>",
    "<Shop.Popup: 0x1; frame = (0 0; 9 9); layer = <UIWindowLayer: 0x2>>",
    "<FLEXWindow: 0x1; frame = (0 0; 9 9)>",
    "<Popup: 0x1; baseClass = UIAlertWindow; frame = (0 0; 9 9)>",
  ])
  func windowsAreToldByNameAndLayer(text: String) throws {
    #expect(try imported(text).scene.windows.count == 1)
    #expect(try HierarchyDump(parsing: text).toldFacts.contains(.window))
  }

  @Test func aBaseClassTellsMoreThanAName() throws {
    let text = "<ShopWindow: 0x1; baseClass = UIView; frame = (0 0; 9 9)>"
    #expect(try !HierarchyDump(parsing: text).toldFacts.contains(.window))
  }

  @Test func aWindowOfAnyNameBecomesAViewInAView() throws {
    let scene = Scene()
    scene.replace(profile: .scenes, screenSize: CGSize(width: 9, height: 9))
    let parent = scene.windows[0]
    let dump = try HierarchyDump(parsing: view("UITextEffectsWindow", "1", "0 0; 9 9"))
    _ = scene.add(dump, to: parent)
    #expect(scene.windows.count == 1 && parent.subviews.last is UIWindow == false)
  }

  @Test func windowsOfTheSystemHaveTheirLevels() throws {
    let names = [
      "UIRemoteKeyboardWindow", "UITextEffectsWindow", "UIStatusBarWindow", "UIWindow",
    ]
    let text = names.enumerated().map { view($1, "\($0 + 1)", "0 0; 90 90") }.joined()
    let (scene, summary) = try imported(text)
    #expect(
      scene.application.windowsFrontToBack.map { scene.className(of: $0) } == names)
    #expect(scene.windows[2].windowLevel == .statusBar)
    #expect(summary.assumptions.contains(.windowOrder(known: 3)))
    #expect(!summary.assumptions.contains(.onlyWindow))
    let hit = scene.application.windowsFrontToBack.lazy.compactMap {
      $0.hitTest(CGPoint(x: 50, y: 50), with: nil)
    }.first
    #expect(hit === scene.windows[3])
  }

  @Test func theOrderOfWindowsIsAssumed() throws {
    let text = view("UIWindow", "1", "0 0; 9 9") + view("UIWindow", "2", "0 0; 9 9")
    #expect(
      try imported(text).summary.assumptions.map(\.description).last
        == "the order of the windows is that of the text, their levels are equal")
  }
}
