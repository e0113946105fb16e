import Scenes
import SessionStage
import Testing
import Text

/// Questions that name no view by its name: the failure of a test, the last touch, a text, a point.
@Suite struct WhyWithoutViewTests {
  private static let tree = """
    <UIWindow: 0x10; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x11>>
       | <UIButton: 0x20; frame = (20 100; 350 50); text = 'Pay'; layer = <CALayer: 0x21>>
       | <UIButton: 0x30; frame = (20 200; 350 50); text = 'Keep'; layer = <CALayer: 0x31>>
       | <UIView: 0x40; frame = (0 190; 390 80); layer = <CALayer: 0x41>>

    """

  private func firstLine(_ command: String, importing text: String) throws -> String {
    let folder = try Folder(["a.txt": text])
    let desk = try TestSession(after: "import \(folder.path("a.txt"))", OutputStyle(width: 200))
    return try #require(try desk.printed(command).first)
  }

  @Test func theFailureOfATestIsAskedAbout() throws {
    let message = "Failed: Not hittable: Button, {{20, 200}, {350, 50}}, label: 'Keep'\n"
    let line = try firstLine("why", importing: "noise\n" + message + Self.tree)
    #expect(line.hasPrefix("✗ button2 gets no touch"))
  }

  @Test func anElementThatWasNotFoundIsAskedAbout() throws {
    let line = try firstLine(
      "why", importing: "Element not found: Text matching regex: Pay\n" + Self.tree)
    #expect(line.hasPrefix("✓ button1 gets"))
  }

  @Test func aRecordedTouchIsAskedAbout() throws {
    let touch = """
      <UITouch: 0x7> phase: Began tap count: 1 window: <UIWindow: 0x10; frame = (0 0; 390 844)> \
      view: <UIView: 0x40; frame = (0 190; 390 80)> location in window: {40, 220}
      """
    #expect(try firstLine("why", importing: Self.tree + touch).contains("(40, 220)"))
    #expect(try firstLine("tap 50,120; why", importing: Self.tree + touch).contains("hit"))
  }

  @Test func theLastTouchIsAskedAbout() throws {
    let desk = try TestSession(after: "add UIButton buy 20,40 100x44; tap 30,50")
    #expect(try #require(desk.printed("why").first).contains("buy"))
    #expect(try #require(desk.printed("why").first).contains("(30, 50)"))
  }

  @Test func withoutATouchItSaysWhatToType() {
    let desk = TestSession()
    desk.run("why")
    #expect(desk.messages == ["no touch has happened yet; try 'why VIEW' or 'why 100,100'"])
  }

  @Test(arguments: ["why Pay", "why pay", "why 195,125", "why (195, 125)", "why 195 125"])
  func aTextOrAPointNamesAView(command: String) throws {
    #expect(try firstLine(command, importing: Self.tree).hasPrefix("✓ button1 gets"))
  }

  @Test func theOnlyViewOfAClassIsMeant() throws {
    let desk = try TestSession(after: "add UIButton buy 20,40 100x44")
    #expect(try #require(desk.printed("why UIButton").first).contains("buy"))
    desk.run("add UIButton other; why UIButton; why nosuch")
    #expect(desk.messages.count == 2)
  }

  @Test func aPointBesideAllWindowsHitsNothing() {
    let desk = TestSession()
    desk.run("why 5000,5000")
    #expect(
      desk.messages == ["no view is hit at (5000, 5000); the screen is (0 0; 390 844)"])
  }
}
