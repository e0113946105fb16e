import Analysis
import Foundation
import Interchange
import ResponderKit
import Scenes
import Session
import SessionStage
import TestSupport
import Testing
import Text

/// Answers that were certain and false, each in its smallest form.
@Suite struct FalseCertaintyTests {
  /// Dead controls that an audit took for UIKit's doing.
  private static let dead: [(String, AuditCode, DumpText)] = [
    (
      "a button in the cell, under the content view", .unreachable,
      [
        fullWindow, line(1, "UITableView", "a1", "0 0; 390 844"),
        line(2, "UITableViewCell", "a2", "0 100; 390 60"),
        line(3, "UIButton", "b1", "300 8; 80 44"),
        line(3, "UITableViewCellContentView", "a3", "0 0; 390 60"),
      ]
    ),
    (
      "a raised button whose touches land behind it", .unreachable,
      [
        fullWindow, line(1, "UIView", "a1", "0 0; 390 844"),
        line(2, "UITransitionView", "a2", "0 0; 390 844"),
        line(3, "UITableView", "a3", "0 0; 390 844"),
        line(2, "UITabBar", "a4", "0 761; 390 83"), line(3, "UIButton", "b1", "165 -61; 60 60"),
      ]
    ),
    (
      "half of a raised button", .outsideParent,
      [
        fullWindow, line(1, "UIView", "a1", "0 0; 390 844"),
        line(2, "UITransitionView", "a2", "0 0; 390 844"),
        line(3, "UITableView", "a3", "0 0; 390 844"),
        line(2, "UITabBar", "a4", "0 761; 390 83"), line(3, "UIButton", "b1", "165 -30; 60 60"),
      ]
    ),
    (
      "a button in an image view in front of a screen", .underNonInteractive,
      [
        fullWindow, line(1, "UIView", "a1", "0 0; 390 844"),
        line(2, "UIView", "a2", "0 0; 390 844", "gestureRecognizers = <NSArray: 0x9>"),
        line(2, "UIImageView", "a3", "0 0; 390 844", "userInteractionEnabled = NO"),
        line(3, "UIButton", "b1", "100 500; 100 44"),
      ]
    ),
  ]

  @Test(arguments: dead.map { ($0.0, $0.1, $0.2) })
  func whatIsDeadIsNoDoingOfUIKits(title: String, code: AuditCode, dump: DumpText) throws {
    let desk = try TestSession(importing: dump.text)
    let findings = Audit(desk.scene).findings.filter { $0.code != .small }
    #expect(findings.map(\.code) == [code])
    #expect(findings.first?.severity != .note)
  }

  private static let box =
    "view 0xb1 class=Shop.Box base=UIControl in=0xc1 frame=20,100,350,50"
  private static let root = "view 0xc1 class=UIView in=0xa0 frame=0,0,390,844"
  private static let action = "action 0xb1 target=0xd0 class=Shop.Cart action=pay: events=64"

  /// What a capture does not tell, although it tells much.
  @Test(arguments: [
    ([root, box, "action 0xb1 action=pay: events=64"], "who performs its action is not told"),
    (
      [root, box, action, "gesture 0xe1 class=Shop.Hold base=UIGestureRecognizer view=0xc1"],
      "hold1 may take it"
    ),
    (
      [root, box, action, "gesture 0xe1 class=UITapGestureRecognizer view=0xc1 delegate=0xf0"],
      "tap1 may take it"
    ),
    (
      [root, box + " overrides=hitTest", action],
      "class decides"
    ),
  ])
  func whatNoTextTellsIsOpen(lines: [String], says: String) throws {
    let desk = try TestSession(importing: capture(lines))
    let printed = try desk.printed("why 0xb1")
    #expect(printed[0].hasPrefix("?") && printed[0].contains(says), "\(printed[0])")
    #expect(Audit(desk.scene).count(of: .error) == 0)
  }

  @Test(arguments: [0, 1, 2])
  func aTextThatEndsEarlyTellsNotWhatIsInFront(kind: Int) throws {
    let whole = capture([Self.root, Self.box, Self.action])
    let dump: DumpText = [
      fullWindow, line(1, "UIButton", "b1", "20 100; 200 44"),
      line(1, "UIView", "c1", "0 700; 9 9", "tag = 77"),
    ]
    let text =
      switch kind {
      case 0: whole.split(separator: "\n").dropLast().joined(separator: "\n") + "\n"
      case 1: String(dump.text.dropLast(30))
      default: String(whole.dropLast(40))
      }
    let desk = try TestSession(importing: text)
    #expect(try desk.printed("why 0xb1")[0].hasPrefix("?"))
    #expect(Audit(desk.scene).openTargets.count == 1)
  }

  @Test("R6.9: a tap that dismisses takes nothing from a slider, which is dragged")
  func aSliderIsDragged() throws {
    let desk = try TestSession(
      importing:
        capture([
          Self.root, "view 0xb1 class=UISlider in=0xc1 frame=100,200,190,34",
          "gesture 0xe1 class=UITapGestureRecognizer view=0xc1",
        ]))
    #expect(try desk.printed("why 0xb1")[0].hasPrefix("✓"))
    #expect(Audit(desk.scene).count(of: .error) == 0)
  }

  @Test(arguments: ["Toolbar", "Other", "Group"])
  func anElementAsLargeAsTheScreenIsNoProof(type: String) throws {
    let frame = "\"frame\":{\"x\":0,\"y\":0,\"width\":390,\"height\":844}"
    let desk = try TestSession(
      importing:
        """
        [{"AXFrame":"{{0, 0}, {390, 844}}","AXLabel":"App","type":"Application",\(frame)},
        {"AXLabel":"Pay","type":"Button","frame":{"x":20,"y":700,"width":350,"height":50}},
        {"AXLabel":"\(type)","type":"\(type)",\(frame)}]
        """)
    let printed = try desk.printed("why Pay")
    #expect(printed[0].hasPrefix("?") && !printed.contains { $0.contains("class \(type)") })
    #expect(Audit(desk.scene).count(of: .error) == 0)
  }

  @Test(arguments: [
    "(lldb) po 0xb1\n<UIButton: 0xb1; frame = (20 700; 350 50)>",
    "> <UIView: 0xc1; frame = (0 0; 390 844)>",
    "Optional(<UIButton: 0xb1; frame = (20 700; 350 50)>)",
  ])
  func aPartOfTheSceneDoesNotReplaceIt(reply: String) throws {
    let dump: DumpText = [
      fullWindow, line(1, "UIButton", "b1", "20 700; 350 50"),
      line(1, "UIView", "c1", "0 0; 390 844"),
    ]
    let desk = try TestSession(importing: dump.text)
    let folder = try Folder(["reply.txt": reply])
    desk.run("import \"\(folder.path("reply.txt"))\"")
    #expect(desk.messages.count == 1 && desk.messages[0].contains("'reset' first"))
    #expect(try desk.printed("why 0xb1").contains { $0.hasPrefix("✗") })
    // The same screen, taken again, replaces it.
    let again = try Folder(["again.txt": dump.text])
    try desk.session.execute("import \"\(again.path("again.txt"))\"")
  }

  @Test func theLastOfSeveralCapturesIsRead() throws {
    let first = capture([Self.root, Self.box])
    let last = capture([Self.root, Self.box, "view 0xe1 class=UIView in=0xa0 frame=0,0,390,844"])
    #expect(try Array(TestSession(importing: first + "\n" + last).scene.views).count == 4)
    #expect(try Array(TestSession(importing: last + "\n" + first).scene.views).count == 3)
  }

  @Test func aReplyBelowACaptureIsReadToo() throws {
    let screen = capture([
      Self.root, Self.box,
      "view 0xe1 class=Shop.Veil base=UIView overrides=hitTest in=0xa0 "
        + "frame=0,0,390,844",
    ])
    let reply =
      "<__NSArrayI 0x6>(\ntapscope hit 195 125,\n<Shop.Box: 0xb1; frame = (20 100; 350 50)>\n)"
    #expect(try TestSession(importing: screen).printed("why 0xb1")[0].hasPrefix("?"))
    #expect(try TestSession(importing: screen + "\n" + reply).printed("why 0xb1")[0].hasPrefix("✓"))
  }

  @Test func whatIsPresentedIsToBeDismissed() throws {
    let dump: DumpText = [
      fullWindow, line(1, "UITransitionView", "a1", "0 0; 390 844"),
      line(2, "UIView", "a2", "0 0; 390 844"), line(3, "UIButton", "b1", "20 100; 200 44"),
      line(1, "UITransitionView", "c1", "0 0; 390 844"),
      line(2, "UIDimmingView", "c2", "0 0; 390 844"), line(2, "UIView", "c3", "0 400; 390 444"),
      line(3, "UIButton", "c4", "20 20; 200 44"),
    ]
    let printed = try TestSession(importing: dump.text).printed("why 0xb1")
    #expect(printed.contains { $0.contains("fix: dismiss what is presented") })
    #expect(!printed.contains { $0.contains("holds nothing") || $0.contains("override ") })
  }

  @Test func aFixThatDoesNotHelpIsNotKept() throws {
    let desk = try TestSession(
      after: "add UIButton buy 20,900 100x44; add veil 0,0 390x844")
    let printed = try desk.printed("why buy 30,910 fix")
    #expect(printed.last?.hasPrefix("nothing was changed") == true)
    #expect(!printed.contains { $0.hasPrefix("done:") })
  }

  @Test func aDocumentKeepsWhatWasOpen() throws {
    let desk = try TestSession(
      importing:
        capture([
          Self.root, Self.box, Self.action,
          "view 0xe1 class=Shop.Veil base=UIView overrides=hitTest in=0xa0 frame=0,0,390,844",
        ]))
    #expect(try desk.printed("why 0xb1")[0].hasPrefix("?"))
    let text = try desk.printed("export json").joined(separator: "\n")
    let copy = try TestSession(importing: text)
    #expect(try copy.printed("why box")[0].hasPrefix("?"))
  }
}
