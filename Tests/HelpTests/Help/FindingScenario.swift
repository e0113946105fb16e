import Analysis
import Explanation
import Foundation
import Interchange
import ResponderKit
import Scenes
import Session
import SessionStage
import Testing

/// A scene in which a view has a finding of a kind.
struct FindingScenario: CustomTestStringConvertible, Sendable {
  /// The name of the fact's case.
  let fact: String
  /// What makes the scene: commands, or what a debugger printed.
  let source: Source
  /// The view: `v` of commands, the one at 0xb1 of what was printed.
  var view: String {
    switch source {
    case .commands: "v"
    case .text: "0xb1"
    }
  }
  /// The point of the screen; nil for the middle of the view.
  let point: CGPoint?

  var testDescription: String { fact }

  enum Source: Sendable {
    case commands(String)
    case text(String)
  }

  private init(_ fact: String, _ commands: String, at point: CGPoint? = nil) {
    (self.fact, source, self.point) = (fact, .commands(commands), point)
  }

  private init(_ fact: String, captured lines: [String]) {
    (self.fact, source, point) = (fact, .text(capture(lines)), nil)
  }

  private init(
    _ fact: String, _ dump: DumpText, joined: String = "", at point: CGPoint? = nil
  ) {
    (self.fact, source, self.point) = (fact, .text(dump.text + "\n" + joined), point)
  }

  private init(_ fact: String, _ dump: DumpText, cutBy count: Int) {
    (self.fact, source, point) = (fact, .text(String(dump.text.dropLast(count))), nil)
  }

  /// The commands that make the scene, and the question.
  var question: String? {
    guard case .commands(let commands) = source else { return nil }
    return "\(commands); why v" + (point.map { " \($0.x),\($0.y)" } ?? "")
  }

  /// The session with the scene, and the first such finding.
  func found() throws -> (desk: TestSession, finding: Finding?) {
    let desk = TestSession()
    switch source {
    case .commands(let commands):
      try desk.session.execute(commands)
      // No command keeps a view that is in no window.
      if fact == "detached" { (desk.scene.names["v"] as? UIView)?.removeFromSuperview() }
    case .text(let text):
      _ = desk.scene.replace(by: try HierarchyDump(parsing: text))
      if fact == "outdated" { try desk.session.execute("hide 0xc1") }
    }
    let view = try #require(try desk.scene.object(named: view) as? UIView)
    let diagnosis = Diagnosis(of: view, at: point, in: desk.scene)
    return (desk, diagnosis.findings.first { $0.fact.caseName == fact })
  }

  static let all = windows + places + covered + bars + doubts + outcomes + recognizers + records

  private static let button = "add UIButton v 20,40 100x44"

  private static let windows = [
    FindingScenario("detached", button),
    FindingScenario("ignoringEvents", "\(button); ignore begin"),
    FindingScenario("offScreen", "add v 0,800 90x90", at: CGPoint(x: 45, y: 850)),
    FindingScenario(
      "outsideWindow", "window low 0,0 390x20; add v 0,0 390x64 in low"),
    FindingScenario(
      "suspect",
      [
        fullWindow, line(1, "UIButton", "b1", "20 100; 200 44"),
        line(0, "Shop.PassThroughWindow", "c0", "0 0; 390 844", "baseClass = UIWindow"),
      ]),
    FindingScenario(
      "ownCode",
      captured: [
        "view 0xa1 class=Shop.Panel base=UIView overrides=hitTest in=0xa0 frame=0,0,390,844",
        "view 0xb1 class=UIButton in=0xa1 frame=20,100,200,44",
      ]),
    FindingScenario(
      "openCode",
      "class P: UIView { override func point(inside p: CGPoint, with e: UIEvent?) -> Bool { "
        + "engine.isOn } }; add P card 0,0 200x200; add UIButton v 10,10 50x50 in card"),
    FindingScenario(
      "letThrough",
      [
        fullWindow, line(1, "UIButton", "b1", "20 100; 200 44"),
        line(1, "_UITabBarContainerView", "c1", "0 0; 390 844"),
        line(2, "UITabBar", "c2", "0 761; 390 83"),
      ]),
    FindingScenario(
      "underBar",
      [
        fullWindow, line(1, "UIButton", "b1", "20 4; 200 12"),
        line(1, "UINavigationBar", "c1", "0 20; 390 44"),
        line(2, "_UIBarBackground", "c2", "0 -20; 390 64", "userInteractionEnabled = NO"),
      ]),
    FindingScenario(
      "inTransition",
      [
        fullWindow,
        line(
          1, "UIView", "a1", "-112 0; 390 844",
          "userInteractionEnabled = NO; animations = { position=<CASpringAnimation: 0x9>; }"),
        line(2, "UIButton", "b1", "180 100; 200 44"),
      ]),
    FindingScenario("otherWindow", "\(button); window front 0,0 390x844"),
    FindingScenario(
      "treeShape",
      [
        fullWindow, line(1, "UIButton", "b1", "20 100; 200 44"),
        line(0, "UIWindow", "c0", "0 0; 390 844"),
        line(1, "UITransitionView", "c1", "0 0; 390 844"), line(2, "UIView", "c2", "0 0; 390 844"),
      ]),
  ]

  private static let touch =
    "<UITouch: 0x9> phase: Began tap count: 1 window: <UIWindow: 0xa0; frame = (0 0; 390 844)> "
    + "view: <UIView: 0xc1; frame = (0 0; 390 844)> location in window: {120, 122}"

  private static let records = [
    FindingScenario(
      "observed",
      [
        fullWindow, line(1, "UIView", "c1", "0 0; 390 844"),
        line(2, "UIButton", "b1", "20 100; 200 44"),
      ], joined: touch, at: CGPoint(x: 120, y: 122)),
    FindingScenario(
      "outdated",
      [
        fullWindow, line(1, "UIButton", "b1", "20 100; 200 44"),
        line(1, "UIView", "c1", "0 0; 390 844"),
      ], joined: touch, at: CGPoint(x: 120, y: 122)),
    FindingScenario(
      "differingSamples",
      captured: [
        "view 0xc1 in=0xa0 class=UIView frame=0,0,390,844",
        "view 0xb1 in=0xa0 class=UIButton frame=20,100,200,44",
        "hit 0xb1 at=120,122 answer=0xb1 class=UIButton",
        "hit 0xb1 at=53.3,107.3 answer=0xc1 class=UIView sample=1",
      ]),
  ]

  private static let places = [
    FindingScenario("hidden", "add v 20,40 100x44 hidden"),
    FindingScenario("transparent", "add v 20,40 100x44 alpha=0"),
    FindingScenario("interactionOff", "add UILabel v 20,40 100x44"),
    FindingScenario("disabled", "\(button); disable v"),
    FindingScenario("singularTransform", "add v 20,40 100x44; scale v 0"),
    FindingScenario("outside", button, at: CGPoint(x: 124, y: 50)),
    FindingScenario(
      "outsideTransformed", "add v 100,100 100x100; rotate v 45", at: CGPoint(x: 85, y: 85)),
    FindingScenario(
      "outsideAncestor", "add bar 0,700 390x83; add UIButton v 160,-20 60x60 in bar",
      at: CGPoint(x: 195, y: 690)),
    FindingScenario("zeroSize", "add v 20,40 100x0"),
    FindingScenario("sizeUnknown", "add UIButton v 20,40 0x0; set v sizeSource constraints"),
    FindingScenario("zeroSizeAncestor", "add box 0,40 390x0; add UIButton v 20,0 100x44 in box"),
    FindingScenario(
      "scrolledOut",
      "add UIScrollView list 0,0 390x300 contentSize=390x900; add UIButton v 20,700 99x44 in list"
    ),
    FindingScenario(
      "refusedPoint", "add v 20,40 100x44; override v circle", at: CGPoint(x: 22, y: 42)),
    FindingScenario("leftOut", "add a 20,40 99x99; add v 0,0 9x9 in a; override a intercept"),
    FindingScenario("answeredByOverride", "add v 20,40 100x44; override v block"),
    FindingScenario("flagSkipped", "add v 20,40 100x44 hidden; override v intercept"),
  ]

  private static let covered = [
    FindingScenario("covered", "\(button); add veil 0,0 390x70"),
    FindingScenario("coveredByOwnChild", "\(button); add part 0,0 60x44 in v"),
    FindingScenario(
      "drawnInFront", "add v 20,40 100x44 zPosition=9; add UIButton near 20,40 100x44"),
  ]

  private static let bars: [FindingScenario] = [
    FindingScenario(
      "textIsCut",
      [
        fullWindow, line(1, "UIButton", "b1", "20 100; 200 44"),
        line(1, "UIView", "c1", "0 700; 9 9", "alpha"),
      ], cutBy: 30),
    FindingScenario(
      "unknownRecognizer",
      captured: [
        "view 0xc1 in=0xa0 class=UIView frame=0,0,390,844",
        "view 0xb1 in=0xc1 class=Shop.Box base=UIControl frame=20,100,200,44",
        "gesture 0xe1 class=Shop.Hold base=UIGestureRecognizer view=0xc1",
      ]),
    FindingScenario(
      "keptFromBar",
      [
        fullWindow, line(1, "UINavigationBar", "c1", "0 20; 390 44"),
        line(2, "UIView", "c2", "0 0; 95 44"),
        line(2, "UINavigationItemButtonView", "b1", "8 6; 60 30", "userInteractionEnabled = NO"),
      ]),
    FindingScenario(
      "handedOn",
      [
        fullWindow, line(1, "UINavigationBar", "c1", "0 20; 390 44"),
        line(2, "UINavigationItemButtonView", "b1", "8 6; 60 30", "userInteractionEnabled = NO"),
      ]),
  ]

  private static let doubts = [
    FindingScenario(
      "saidToBeDetached",
      [line(0, "UIView", "a1", "0 0; 390 844"), line(1, "UITextField", "b1", "20 100; 200 34")],
      joined: "<FormController 0xf0>, state: disappeared, view: <UIView 0xa1> not in the window"),
    FindingScenario(
      "fadingPicture",
      [
        fullWindow, line(1, "UIButton", "b1", "20 100; 200 44"),
        line(
          1, "_UIReplicantView", "c1", "0 0; 390 844",
          "animations = { opacity=<CABasicAnimation: 0x6>; }"),
      ]),
    FindingScenario("animating", "\(button); animate v alpha 0.5 for 5"),
    FindingScenario("onItsWay", "\(button); animate v center 70,300 for 5"),
    FindingScenario("opaque", "add v 20,40 100x44 class=WKWebView"),
    FindingScenario(
      "enlarging", "add cell 0,0 390x88 class=UITableViewCell; add UIButton v 20,40 100x44 in cell"
    ),
    FindingScenario("transformed", "\(button); rotate v 30"),
    FindingScenario(
      "noController",
      [
        fullWindow, line(1, "UIView", "a1", "0 0; 390 844"),
        line(2, "UIView", "a2", "0 0; 390 844"), line(3, "UIButton", "b1", "20 100; 200 44"),
      ], joined: "<MainController 0xf0>, state: appeared, view: <UIView 0xa1>"),
    FindingScenario(
      "systemGate", [fullWindow, line(1, "UIButton", "b1", "0 800; 390 44")],
      at: CGPoint(x: 195, y: 838)),
  ]

  private static let list =
    "add UIScrollView list 0,0 390x300 contentSize=390x900; add UIButton v 20,20 99x44 in list"

  private static let outcomes = [
    FindingScenario("disabledButHit", "\(button); disable v; override v intercept"),
    FindingScenario("notPerformed", "\(button); target v touchUpInside nil.save:"),
    FindingScenario(
      "codeRefuses",
      "class A: UIControl { override func beginTracking(_ t: UITouch, with e: UIEvent?) -> Bool "
        + "{ tag > 0 } }; add A v 20,40 100x44"),
    FindingScenario(
      "codeOpen",
      "class A: UIControl { @objc func go() { let q: Frob = tag } }; add A v 20,40 100x44; "
        + "target v touchUpInside v.go"),
    FindingScenario("forwarded", "add v 20,40 100x44; add part 0,0 100x44 in v"),
    FindingScenario("noTargets", button),
    FindingScenario(
      "movesSheet",
      "controller card; present card from vc; add UIControl v 20,40 100x100 in card.view"),
    FindingScenario(
      "opensMenu",
      "\(button); target v touchUpInside vc.press:; set v.showsMenuAsPrimaryAction on"),
    FindingScenario(
      "actionsUnknown", [fullWindow, line(1, "UIButton", "b1", "20 100; 200 44")],
      joined: "(lldb) po [0xb1 allTargets]\n{(\n    <Shop.Cart: 0xf0>\n)}"),
    FindingScenario(
      "unknownRecognizers",
      [
        fullWindow,
        line(1, "Shop.Card", "a1", "0 0; 390 844", "gestureRecognizers = <NSArray: 0x7>"),
        line(2, "UIButton", "b1", "20 100; 200 44"),
      ]),
    FindingScenario(
      "nilTarget", "\(button); target v touchUpInside nil.save:; implements vc save:"),
    FindingScenario("scrollDelays", list), FindingScenario("scrollKeepsContent", list),
  ]

  private static let card: DumpText = [
    fullWindow, line(1, "UIView", "a1", "0 0; 390 844", "gestureRecognizers = <NSArray: 0x7>"),
    line(2, "UIView", "b1", "20 100; 200 200", "gestureRecognizers = <NSArray: 0x7>"),
  ]

  private static func pan(_ address: String, on view: String) -> String {
    recognizer(
      "UIPanGestureRecognizer", address, on: view, state: "Changed")
  }

  private static let recognizers = [
    FindingScenario("disabled recognizer", "add v 20,40 9x9; gesture tap t on v enabled=off"),
    FindingScenario("refusedByControl", "\(button); gesture tap t on root"),
    FindingScenario("cancels", "add UISlider v 20,40 100x34; gesture pan p on root"),
    FindingScenario("hadTouch", card, joined: pan("e1", on: "b1")),
    FindingScenario(
      "takesTap",
      "add UIControl v 20,40 100x44; gesture tap own on v; delegate own shouldBegin=off; "
        + "gesture tap t on root"),
    FindingScenario("delaysBegan", "\(button); gesture longpress g on root delaysTouchesBegan=on"),
    FindingScenario("delaysEnded", "\(button); gesture tap two on root taps=2"),
    FindingScenario(
      "waits",
      "\(button); gesture pan p on root; gesture longpress l on root; require p toFail l"),
    FindingScenario(
      "refusedByDelegate", "add v 20,40 9x9; gesture tap t on v; delegate t shouldBegin=off"),
    FindingScenario(
      "onSibling", "add v 20,40 9x9; add near 20,140 9x9; gesture tap t on near"),
    FindingScenario(
      "sharedTouch", card, joined: pan("e1", on: "a1") + "\n" + pan("e2", on: "b1")),
    FindingScenario(
      "simultaneous",
      "\(button); gesture pan p on root; gesture pan q on root; simultaneous p q"),
    FindingScenario("competes", "\(button); gesture pan p on root; gesture pan q on v"),
    FindingScenario(
      "outruns", "add v 20,40 9x9; gesture tap one on v; gesture tap two on v taps=2"),
  ]
}

extension FindingFact {
  /// The name of the case; that of what a recognizer does, for a recognizer.
  var caseName: String {
    guard case .recognizer(_, let fact) = self else { return Self.caseName(of: self) }
    let name = Self.caseName(of: fact)
    return name == "disabled" ? "disabled recognizer" : name
  }

  private static func caseName(of value: Any) -> String {
    Mirror(reflecting: value).children.first?.label ?? "\(value)"
  }
}
