import Foundation
import Interchange
import Presentation
import ResponderKit
import Scenes
import Session
import SessionStage
import TestSupport
import Testing
import Text

@testable import Analysis

/// `why`, `audit`, `map`, `tree`, JSON and the page answer alike about every target.
@Suite struct OneAnswerTests {
  /// What all doors say of one target.
  private struct Answers: Equatable, CustomStringConvertible {
    var why, page: Verdict
    var works: Bool
    var isOpenInAudit, isOpenInMap, isOpenInTree: Bool
    var isLostInMap, isIdleInMap, isIdleInTree: Bool
    var reachable: JSONValue?

    var description: String {
      "why \(why) page \(page) works \(works) audit \(isOpenInAudit) map \(isOpenInMap) tree "
        + "\(isOpenInTree) lost \(isLostInMap) json \(reachable.map { "\($0)" } ?? "-")"
    }
  }

  private func answers(about view: UIView, in scene: Scene) -> Answers {
    let diagnosis = Diagnosis(of: view, in: scene)
    let report = PageReportOfView(view, scene)
    let targets = TargetAnswers(
      of: HitMap(of: scene.application, over: SampleGrid(scene.screenBounds, mostCells: 20_000)),
      in: scene)
    let scan = ReachabilityScan(scene, ofAll: true)
    return Answers(
      why: diagnosis.verdict, page: report.verdict, works: diagnosis.works,
      isOpenInAudit: Audit(scene).openTargets.contains { $0 === view },
      isOpenInMap: targets.open.contains { $0 === view },
      isOpenInTree: scan.remark(on: view) == .open,
      isLostInMap: targets.lost.contains { $0 === view },
      isIdleInMap: targets.unanswered.contains { $0 === view },
      isIdleInTree: scan.remark(on: view) == .unanswered,
      reachable: scan.reach(of: view).isReached.map { .bool($0) } ?? .null)
  }

  /// Reads the page's report of a view back into a verdict.
  private struct PageReportOfView {
    let verdict: Verdict

    init(_ view: UIView, _ scene: Scene) {
      switch PageReports.report(of: view, in: scene)["reached"] {
      case .bool(true)?: verdict = .reached
      case .bool(false)?: verdict = .missed
      default: verdict = .open
      }
    }
  }

  private static let button = line(1, "UIButton", "b1", "100 200; 190 44")

  /// Screens with a target 0xb1 of which nobody can tell, each for another reason.
  private static let open: [(String, String)] = [
    (
      "a class named so",
      [fullWindow, button, line(1, "App.PassthroughView", "c1", "0 0; 390 844")] as DumpText
    ),
    (
      "a container of UIKit's",
      [fullWindow, button, line(1, "_UIGlassContainerView", "c1", "0 0; 390 844")]
    ),
    (
      "a fading picture",
      [
        fullWindow, button,
        line(
          1, "_UIReplicantView", "c1", "0 0; 390 844",
          "animations = { opacity=<CABasicAnimation: 0x6>; }"),
      ]
    ),
    (
      "a web page in front", [fullWindow, button, line(1, "WKWebView", "c1", "0 0; 390 844")]
    ),
    (
      "recognizers that nobody listed",
      [
        fullWindow,
        line(1, "Shop.Card", "a1", "0 0; 390 844", "gestureRecognizers = <NSArray: 0x7>"),
        line(2, "UIControl", "b1", "100 200; 190 44"),
      ]
    ),
  ].map { ($0.0, $0.1.text) }

  @Test(arguments: open)
  func whatIsOpenIsOpenEverywhere(title: String, text: String) throws {
    let desk = TestSession()
    _ = desk.scene.replace(by: try HierarchyDump(parsing: text))
    let view = try #require(try desk.scene.object(named: "0xb1") as? UIView)
    let answers = answers(about: view, in: desk.scene)
    #expect(answers.why == .open && answers.page == .open)
    #expect(answers.isOpenInAudit && answers.isOpenInMap && answers.isOpenInTree)
    #expect(!answers.isLostInMap && answers.reachable == .null)
    let name = desk.scene.label(of: view)
    #expect(try desk.printed("map").contains { $0.contains("? \(name)") })
    #expect(
      try desk.printed("tree").contains { $0.contains(name) && $0.contains("touches not known") })
    #expect(
      try desk.printed("audit").contains { $0.contains("open") && $0.contains("why \(name)") })
  }

  @Test(
    "A view whose inside a framework decides is open by itself",
    arguments: ["_TtGC7SwiftUI14_UIHostingViewV3App4Page_", "WKWebView", "FlutterView", "MTKView"])
  func aHostingViewIsOpen(className: String) throws {
    let desk = TestSession()
    let text: DumpText = [fullWindow, line(1, className, "b1", "0 0; 390 400")]
    _ = desk.scene.replace(by: try HierarchyDump(parsing: text.text))
    let printed = try desk.printed("why 0xb1")
    #expect(printed[0].hasPrefix("? ") && printed[0].contains("is hit at"))
  }

  /// A target that is hit and does not act: by a recognizer, by nobody who performs its action.
  @Test(arguments: [
    "add panel 0,0 390x600; add UIControl box 100,200 190x44 in panel; gesture tap g on panel; "
      + "implements vc buy:; target box touchUpInside vc.buy:",
    "add UIButton box 100,200 190x44; target box touchUpInside nil.buy:",
    "add UIButton box 100,200 190x44; gesture tap g on box; target box touchUpInside vc.buy:",
  ])
  func whatDoesNotActIsSaidEverywhere(scene: String) throws {
    let desk = try TestSession(after: scene)
    let view = try #require(desk.scene.names["box"] as? UIView)
    let diagnosis = Diagnosis(of: view, in: desk.scene)
    #expect(!diagnosis.works)
    #expect(Audit(desk.scene).findings.contains { $0.code == .unanswered })
    #expect(try desk.printed("map").contains { $0.contains("box  is hit, does not act: why box") })
    #expect(try desk.printed("tree").contains { $0.contains("hit, does not act") })
  }

  /// Random screens as a debugger or a capture tells them.
  @Test(arguments: seeds(12, of: 80))
  func allDoorsAgreeAboutRandomScreens(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<3 {
      let text = RandomScreen.text(&random)
      let desk = TestSession()
      _ = desk.scene.replace(by: try HierarchyDump(parsing: text))
      let scene = desk.scene
      for target in AuditTarget.all(in: scene.windows, of: scene) where !target.isDisabled {
        let view = target.view
        let answers = answers(about: view, in: scene)
        let context: Comment = "seed \(seed) \(scene.label(of: view)) \(answers)\n\(text)"
        #expect(answers.page == answers.why, context)
        let isOpen = answers.why == .open
        #expect(answers.isOpenInAudit == isOpen, context)
        #expect(answers.isOpenInTree == isOpen, context)
        #expect(answers.isOpenInMap == isOpen, context)
        #expect((answers.reachable == .null) == isOpen, context)
        if answers.isLostInMap { #expect(answers.why == .missed, context) }
        let isIdle = answers.why == .reached && !answers.works
        #expect(answers.isIdleInMap == isIdle && answers.isIdleInTree == isIdle, context)
        try expectThatRecordsAreKept(view, scene, context)
        try expectThatTheFixHelps(view, desk, context)
      }
    }
  }

  /// A verdict never contradicts what the device answered at the point, or an override that is known.
  private func expectThatRecordsAreKept(_ view: UIView, _ scene: Scene, _ context: Comment) throws {
    let diagnosis = Diagnosis(of: view, in: scene)
    if let record = scene.record(of: view, at: nil), scene.holds(record.observation) {
      #expect(diagnosis.verdict == (record.isReached ? .reached : .missed), context)
    } else if view.superviews.contains(where: { !scene.untoldHitTesting(of: $0).isEmpty }) {
      #expect(diagnosis.verdict == .open || !diagnosis.isReached, context)
    }
  }

  /// A fix that is said to help leaves the target reached at the point that is asked then.
  private func expectThatTheFixHelps(
    _ view: UIView, _ desk: TestSession, _ context: Comment
  ) throws {
    let diagnosis = Diagnosis(of: view, in: desk.scene)
    guard let trial = diagnosis.trial(), trial.isReached else { return }
    desk.scene.journal.begin("fix")
    for change in trial.changes { change.perform(in: desk.scene) }
    desk.scene.journal.end()
    let after = Diagnosis(of: view, in: desk.scene, isMeasured: false)
    #expect(after.verdict != .missed, context)
    try desk.session.execute("undo")
  }
}

/// Screens as debuggers and captures tell them, with classes that decide by code of their own.
enum RandomScreen {
  private static let classes = [
    "UIView", "UIView", "UIView", "UIButton", "UIButton", "UIControl", "UIImageView", "UILabel",
    "UIScrollView", "App.Card", "App.PassthroughView", "_UIGlassContainerView", "WKWebView",
    "_UITouchPassthroughView", "UINavigationBar", "RCTView", "UISwitch",
  ]

  static func text(_ random: inout SeededGenerator) -> String {
    Bool.random(using: &random) ? dump(&random) : captured(&random)
  }

  private static func frame(_ random: inout SeededGenerator) -> (x: Int, y: Int, w: Int, h: Int) {
    if Int.random(in: 0..<6, using: &random) == 0 { return (0, 0, 390, 844) }
    return (
      Int.random(in: -40...300, using: &random), Int.random(in: -40...700, using: &random),
      Int.random(in: 10...260, using: &random), Int.random(in: 10...260, using: &random)
    )
  }

  private static func dump(_ random: inout SeededGenerator) -> String {
    var lines = [fullWindow.text]
    var depth = 1
    for k in 0..<Int.random(in: 3...12, using: &random) {
      let (x, y, w, h) = frame(&random)
      var rest: [String] = []
      if Int.random(in: 0..<8, using: &random) == 0 { rest.append("userInteractionEnabled = NO") }
      if Int.random(in: 0..<10, using: &random) == 0 { rest.append("alpha = 0") }
      if Int.random(in: 0..<10, using: &random) == 0 { rest.append("hidden = YES") }
      if Int.random(in: 0..<6, using: &random) == 0 {
        rest.append("gestureRecognizers = <NSArray: 0x7>")
      }
      if Int.random(in: 0..<12, using: &random) == 0 {
        rest.append("animations = { opacity=<CABasicAnimation: 0x6>; }")
      }
      lines.append(
        line(
          depth, classes.randomElement(using: &random) ?? "UIView", "b\(k)", "\(x) \(y); \(w) \(h)",
          rest.joined(separator: "; ")
        ).text)
      depth = Int.random(in: 1...(depth + 1), using: &random)
    }
    return lines.joined(separator: "\n")
  }

  private static func captured(_ random: inout SeededGenerator) -> String {
    var lines: [String] = []
    var parents = ["0xa0"]
    var targets: [(address: String, x: Int, y: Int)] = []
    for k in 0..<Int.random(in: 3...12, using: &random) {
      let (x, y, w, h) = frame(&random)
      let parent = parents.randomElement(using: &random) ?? "0xa0"
      let className = classes.randomElement(using: &random) ?? "UIView"
      var line = "view 0xb\(k) class=\(className) in=\(parent) frame=\(x),\(y),\(w),\(h)"
      if Int.random(in: 0..<6, using: &random) == 0 { line += " overrides=hitTest" }
      if Int.random(in: 0..<10, using: &random) == 0 { line += " overrides=pointInside" }
      if Int.random(in: 0..<8, using: &random) == 0 { line += " userInteractionEnabled=0" }
      if Int.random(in: 0..<10, using: &random) == 0 { line += " hidden=1" }
      lines.append(line)
      parents.append("0xb\(k)")
      if parent == "0xa0" { targets.append(("0xb\(k)", x + w / 2, y + h / 2)) }
    }
    for (address, _, _) in targets where Int.random(in: 0..<4, using: &random) == 0 {
      let number = address.dropFirst(3)
      lines.append("gesture 0xe\(number) class=UITapGestureRecognizer view=\(address)")
    }
    for (address, _, _) in targets where Int.random(in: 0..<4, using: &random) == 0 {
      lines.append("action \(address) target=0xd0 class=Shop.Cart action=buy: events=64")
    }
    for (address, x, y) in targets where Int.random(in: 0..<3, using: &random) == 0 {
      guard (0..<390).contains(x), (0..<844).contains(y) else { continue }
      let answer = Bool.random(using: &random) ? address : parents.randomElement(using: &random)
      lines.append("hit \(address) at=\(x),\(y) answer=\(answer ?? "none") class=UIView")
    }
    return capture(lines)
  }
}
