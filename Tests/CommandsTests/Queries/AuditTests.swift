import Analysis
import ResponderKit
import SessionStage
import Testing

/// What an audit finds, scene by scene.
@Suite struct AuditTests {
  /// A scene and what must be found in it.
  struct Case: CustomTestStringConvertible {
    var testDescription: String
    var scene: String
    var codes: [AuditCode]
    var says: String

    init(_ title: String, _ scene: String, _ codes: [AuditCode], says: String = "") {
      testDescription = title
      self.scene = scene
      self.codes = codes
      self.says = says
    }
  }

  @Test(arguments: [
    Case("all is well", "add UIButton buy 20,40 100x44", [], says: "1 target among 3 views"),
    Case(
      "a veil over a button", "add UIButton buy 20,40 100x44; add veil 0,0 390x844",
      [.unreachable], says: "fix: set veil interaction off"),
    Case(
      "a button in an image view",
      "add UIImageView photo 0,0 390x400; add UIButton buy 20,40 100x44 in photo",
      [.underNonInteractive], says: "set photo interaction on"),
    Case(
      "a button in a view without height",
      "add box 0,100 390x0; add UIButton buy 20,0 100x44 in box", [.unreachable],
      says: "ZERO_SIZE_ANCESTOR"),
    Case(
      "a raised button",
      "add bar 0,700 390x144; add UIButton plus 160,-20 60x60 in bar", [.outsideParent],
      says: "plus (33%)"),
    Case(
      "a badge without targets over a corner",
      "add UIButton bell 300,40 60x60; add badge 340,40 20x20", [.partlyCovered],
      says: "bell (11%)"),
    Case(
      "two buttons that share a place",
      "add UIButton one 20,40 100x44; add UIButton two 80,40 100x44", [.overlapping],
      says: "one (40%)"),
    Case(
      "a stack view in a control",
      "add UIControl row 0,40 390x60; add UIStackView s 0,0 195x60 in row",
      [.deadZone], says: "row (50%)"),
    Case("a small button", "add UIButton x 20,40 20x20", [.small], says: "inset x -12"),
    Case("a small button with a large touch area", "add UIButton x 20,40 20x20; inset x -12", []),
    Case("what is hidden is no target", "add UIButton x 20,40 20x20 hidden", []),
    Case("what is disabled is no target", "add UIButton x 20,40 20x20; disable x", []),
    Case("what is off the screen is no target", "add UIButton x 20,900 20x20", []),
    Case(
      "what is clipped away is no target",
      "add box 0,0 100x100 clips; add UIButton x 20,120 20x20 in box", []),
    Case("a switch is as large as UIKit made it", "add UISwitch s 20,40 51x31", []),
    Case(
      "a clear host of one button in front of a screen",
      "add UIButton old 20,40 100x44; add host 0,0 390x844; add UIButton new 20,400 100x44 in host",
      [.unreachable], says: "override host passthrough"),
    Case(
      "a picture behind that button hides the screen",
      """
      add UIButton old 20,40 100x44; add sheet 0,0 390x844; add UIImageView p 0,0 390x844 in sheet
      add UIButton new 20,400 100x44 in sheet
      """, [.behindAnotherScreen]),
    Case(
      "what dims a screen and takes taps is meant to",
      "add UIButton old 20,40 100x44; add dim 0,0 390x844; gesture tap t on dim",
      [.behindAnotherScreen]),
    Case(
      "what a controller presents is meant to cover",
      "add UIButton old 20,40 100x44; controller next; present next from vc; add UIButton b 9,99 99x44 in next.view",
      [], says: "1 is covered, as UIKit does it"),
    Case(
      "a row that has scrolled under a bar",
      """
      add UIScrollView list 0,0 390x844 contentSize=390x2000
      add UIButton row 20,320 100x44 in list; add bar 0,0 390x88; scroll list 0,300
      """, []),
    Case(
      "a first row that lies under a bar",
      "add UIScrollView list 0,0 390x844; add UIButton row 20,20 100x44 in list; add bar 0,0 390x88",
      [.unreachable]),
    Case(
      "an inset lets it come out",
      """
      add UIScrollView list 0,0 390x844 contentInset=88,0,0,0
      add UIButton row 20,20 100x44 in list; add bar 0,0 390x88
      """, []),
    Case(
      "a large view behind its neighbors",
      "add page 0,0 390x844; gesture tap t on page; add bar 0,760 390x84", []),
    Case(
      "a sliver of a target",
      "add UIButton buy 20,40 300x100; add line 20,138 300x2", []),
    Case(
      "a view with a recognizer counts",
      "add card 20,40 100x44; gesture tap t on card; add veil 0,0 390x844", [.unreachable]),
    Case(
      "a scroll view's own recognizers do not", "add UIScrollView list 0,0 20x20", []),
  ])
  func findsWhatIsWrong(item: Case) throws {
    let desk = try TestSession(after: item.scene)
    let audit = Audit(desk.scene)
    #expect(audit.findings.map(\.code) == item.codes)
    let text = try desk.printed("audit lenient").joined(separator: "\n")
    #expect(item.says.isEmpty || text.contains(item.says), "\(text)")
  }

  @Test func whatIsWrongInAllRowsIsToldOnce() throws {
    var lines: [String] = []
    for k in 0..<8 {
      lines.append("add UITableViewCell c\(k) 0,\(k * 60) 390x60")
      lines.append(
        "add UIButton b\(k) 300,8 80x44 in c\(k); add UIStackView s\(k) 0,0 390x60 in c\(k)")
    }
    let desk = try TestSession(
      after: lines.map { $0.replacing("UITableViewCell", with: "") }.joined(separator: "\n"))
    let audit = Audit(desk.scene)
    #expect(audit.findings.count == 1 && audit.findings[0].subjects.count == 8)
    #expect(try desk.printed("audit lenient").joined().contains("7 more like it"))
  }

  @Test func errorsFailAScriptAndWarningsOnlyStrictly() throws {
    let veil = "add UIButton buy 20,40 100x44; add veil 0,0 390x844"
    let small = "add UIButton x 20,40 20x20"
    for (scene, line, fails) in [
      (veil, "audit", true), (veil, "audit lenient", false), (veil, "audit strict", true),
      (small, "audit", false), (small, "audit strict", true), (small, "audit x strict", true),
      (veil, "audit veil", false),
    ] {
      let desk = TestSession()
      desk.run(scene + "\n" + line)
      #expect(desk.messages.isEmpty != fails, "\(line): \(desk.messages)")
    }
  }

  @Test func anAuditChangesNothing() throws {
    let desk = try TestSession(after: "add UIButton buy 20,40 100x44; add veil 0,0 390x844")
    let before = desk.state
    _ = try desk.printed("audit lenient")
    #expect(desk.state == before)
  }
}
