import Analysis
import Foundation
import Interchange
import ResponderKit
import Scenes
import SessionStage
import Testing
import Text

/// Where code that no text tells, or a container that UIKit alone knows, decides, nobody is accused
/// and nothing is promised.
@Suite struct DoubtTests {
  struct Sample: CustomTestStringConvertible {
    var testDescription: String
    let text: String
    let verdict: Verdict
    let code: DiagnosisCode?
    var says = ""

    init(
      _ title: String, _ dump: DumpText, _ verdict: Verdict, _ code: DiagnosisCode?,
      says: String = ""
    ) {
      (testDescription, text, self.verdict) = (title, dump.text, verdict)
      (self.code, self.says) = (code, says)
    }

    init(
      _ title: String, captured lines: [String], _ verdict: Verdict, _ code: DiagnosisCode?,
      says: String = ""
    ) {
      (testDescription, text, self.verdict) = (title, capture(lines), verdict)
      (self.code, self.says) = (code, says)
    }
  }

  private static let button = line(1, "UIButton", "b1", "100 200; 190 44")
  private static let captured = "view 0xb1 class=UIButton in=0xa0 frame=100,200,190,44"
  private static let untold = "overrides hitTest, and its code is not in the capture"

  private static func veil(_ overrides: String, _ rest: String = "") -> String {
    "view 0xc1 class=Shop.Veil base=UIView overrides=\(overrides) in=0xa0 frame=0,0,390,844\(rest)"
  }

  static let samples = [
    // A view of a class that is named so, in front of the button.
    Sample(
      "a view named so",
      [fullWindow, button, line(1, "App.PassthroughView", "c1", "0 0; 390 844")],
      .open, .customHitTest, says: "says that it lets touches through"),
    Sample(
      "a view named so, round others",
      [
        fullWindow, button, line(1, "App.TouchThroughStack", "c1", "0 0; 390 844"),
        line(2, "UIView", "c2", "0 0; 390 844"),
      ], .open, .customHitTest),
    Sample(
      "a window named so",
      [
        fullWindow, button,
        line(0, "App.PassthroughWindow", "c0", "0 0; 390 844", "baseClass = UIWindow"),
      ],
      .open, .customHitTest),
    Sample(
      "a view named otherwise", [fullWindow, button, line(1, "App.Veil", "c1", "0 0; 390 844")],
      .missed, .coveredBy),
    // A class that overrides hitTest, as a capture tells.
    Sample("in front", captured: [captured, veil("hitTest")], .open, .customHitTest, says: untold),
    Sample(
      "hidden, in front", captured: [captured, veil("hitTest", " hidden=1")], .open,
      .customHitTest, says: untold),
    Sample(
      "faint, in front", captured: [captured, veil("hitTest", " alpha=0")], .open, .customHitTest),
    Sample(
      "interaction off, in front", captured: [captured, veil("hitTest", " interaction=0")], .open,
      .customHitTest),
    Sample(
      "in front, but elsewhere",
      captured: [
        captured,
        "view 0xc1 class=Shop.Veil base=UIView overrides=hitTest in=0xa0 frame=0,400,390,44",
      ], .reached, nil),
    Sample(
      "behind",
      captured: [
        "view 0xc1 class=Shop.Veil base=UIView overrides=hitTest in=0xa0 frame=0,0,390,844",
        captured,
      ], .reached, nil),
    Sample(
      "the superview",
      captured: [veil("hitTest"), "view 0xb1 class=UIButton in=0xc1 frame=100,200,190,44"], .open,
      .customHitTest, says: "which 0xb1 lies in, overrides hitTest"),
    Sample(
      "the superview, which is hidden",
      captured: [
        veil("hitTest", " hidden=1"), "view 0xb1 class=UIButton in=0xc1 frame=100,200,190,44",
      ], .open, .customHitTest),
    Sample(
      "the superview of a hidden button",
      captured: [
        veil("hitTest"), "view 0xb1 class=UIButton in=0xc1 frame=100,200,190,44 hidden=1",
      ], .open, .customHitTest),
    Sample(
      "the superview in a hidden view",
      captured: [
        "view 0xd1 class=UIView in=0xa0 frame=0,0,390,844 hidden=1",
        "view 0xc1 class=Shop.Veil base=UIView overrides=hitTest in=0xd1 frame=0,0,390,844",
        "view 0xb1 class=UIButton in=0xc1 frame=100,200,190,44",
      ], .missed, .hidden),
    Sample(
      "the superview of a covered view",
      captured: [
        veil("hitTest"), "view 0xb1 class=UIButton in=0xc1 frame=100,200,190,44",
        "view 0xd1 class=UIView in=0xa0 frame=0,0,390,844",
      ], .missed, .coveredBy),
    // A class that overrides point(inside:).
    Sample(
      "point(inside:), in front", captured: [captured, veil("pointInside")], .open, .customHitTest,
      says: "overrides point(inside:)"),
    Sample(
      "point(inside:) of a window in front",
      captured: [
        captured,
        "window 0xc1 class=Shop.Window base=UIWindow overrides=pointInside frame=0,0,390,844 "
          + "windowLevel=10",
      ], .open, .customHitTest),
    Sample(
      "point(inside:) of the superview",
      captured: [veil("pointInside"), "view 0xb1 class=UIButton in=0xc1 frame=100,200,190,44"],
      .open, .customHitTest),
    Sample(
      "point(inside:) of the superview of a hidden button",
      captured: [
        veil("pointInside"), "view 0xb1 class=UIButton in=0xc1 frame=100,200,190,44 hidden=1",
      ], .missed, .hidden),
    // A record decides.
    Sample(
      "the superview, with a record",
      captured: [
        veil("hitTest"), "view 0xb1 class=UIButton in=0xc1 frame=100,200,190,44",
        "action 0xb1 target=0xd0 class=Shop.Cart action=buy: events=64",
        "hit 0xb1 at=195,222 answer=0xb1 class=UIButton",
      ], .reached, .observed),
    // UIKit's own containers.
    Sample(
      "an empty container of UIKit's",
      [fullWindow, button, line(1, "_UIGlassBarContainerView", "c1", "0 0; 390 844")], .open,
      .coveredBy, says: "UIKit's own and empty"),
    Sample(
      "an empty container in another",
      [
        fullWindow, button, line(1, "_UISomethingNewContainer", "c1", "0 0; 390 844"),
        line(2, "_TtCC5UIKit19NewContentContainer4View", "c2", "0 0; 390 844"),
      ], .open, .coveredBy),
    Sample(
      "an empty container over the items of a bar",
      [
        fullWindow, line(1, "UIView", "a1", "0 700; 390 144"),
        line(2, "UIControl", "b1", "0 0; 195 83"), line(2, "UIControl", "b2", "195 0; 195 83"),
        line(2, "UIKit._NewBadgeContainer", "c1", "0 0; 390 83"),
      ], .open, .coveredBy),
    Sample(
      "a toolbar as large as the screen",
      [fullWindow, button, line(1, "UIToolbar", "c1", "0 0; 390 844")], .open, .coveredBy),
    Sample(
      "a container of UIKit's that holds something",
      [
        fullWindow, button, line(1, "_UINewContainerView", "c1", "0 0; 390 844"),
        line(2, "UIView", "c2", "0 0; 390 844"),
      ], .missed, .coveredBy),
    Sample(
      "a small view of UIKit's",
      [fullWindow, button, line(1, "_UINewBadge", "c1", "150 200; 90 44")],
      .missed, .coveredBy),
    // Recognizers that nobody listed.
    Sample(
      "a control under unknown recognizers",
      [
        fullWindow,
        line(1, "UIView", "a1", "0 0; 390 844", "gestureRecognizers = <NSArray: 0x7>"),
        line(2, "UIControl", "b1", "100 200; 190 44"),
      ], .open, .recognizersUnknown),
    Sample(
      "a button under unknown recognizers",
      [
        fullWindow,
        line(1, "UIView", "a1", "0 0; 390 844", "gestureRecognizers = <NSArray: 0x7>"),
        line(2, "UIButton", "b1", "100 200; 190 44"),
      ], .reached, nil),
  ]

  @Test("why, audit, and JSON say alike whether anybody can tell", arguments: samples)
  func doubtIsTold(sample: Sample) throws {
    let desk = TestSession(OutputStyle(width: 80))
    _ = desk.scene.replace(by: try HierarchyDump(parsing: sample.text))
    let view = try #require(try desk.scene.object(named: "0xb1") as? UIView)
    let diagnosis = Diagnosis(of: view, in: desk.scene)
    #expect(diagnosis.verdict == sample.verdict, "\(diagnosis.findings.map(\.code))")
    if let code = sample.code { #expect(diagnosis.findings.first?.code == code) }
    let why = try desk.printed("why 0xb1").joined(separator: " ")
      .split(separator: " ").joined(separator: " ")
      .replacing(desk.scene.label(of: view), with: "0xb1")
    #expect(sample.says.isEmpty || why.contains(sample.says), "\(why)")
    let mark =
      switch sample.verdict {
      case .reached: "✓"
      case .missed: "✗"
      case .open: "?"
      }
    #expect(why.hasPrefix(mark))
    // What cannot be seen is nothing to audit.
    guard !view.selfAndSuperviews.contains(where: \.isHiddenOrFaint) else { return }
    let audit = Audit(desk.scene)
    #expect(audit.openTargets.contains { $0 === view } == (sample.verdict == .open))
    let errors = audit.findings.filter { $0.severity == .error }.flatMap(\.subjects)
    if sample.verdict != .missed { #expect(!errors.contains { $0.view === view }) }
  }

  @Test func aRecordBesideThePointDecidesNothingThere() throws {
    let lines = [
      Self.captured, Self.veil("hitTest"), "hit 0xb1 at=120,210 answer=0xb1 class=UIButton",
    ]
    let desk = TestSession()
    _ = desk.scene.replace(by: try HierarchyDump(parsing: capture(lines)))
    #expect(try desk.printed("why 0xb1 120,210")[0].hasPrefix("✓"))
    #expect(try desk.printed("why 0xb1 195,222")[0].hasPrefix("?"))
  }
}
