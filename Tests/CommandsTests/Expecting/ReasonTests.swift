import Session
import SessionStage
import Testing

/// A failed expectation has its reason as a note, from the facts of the last event.
@Suite struct ReasonTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let script: String
    let line: String
    let notes: [String]

    init(_ script: String, _ line: String, _ notes: String...) {
      (self.script, self.line, self.notes) = (script, line, notes)
    }

    var testDescription: String { "\(script); \(line)" }
  }

  private static let screen = """
    add UIButton buy 10,10 60x44
    target buy touchUpInside vc.buy:

    """

  private static let outside =
    "buy answers nil: (190, 190) outside (0 0; 60 44): 130 right, 146 below (R2.4)"
  private static let ignored =
    "finger 1 comes down at (40, 32) in buy; not delivered to buy: the application ignores "
    + "interaction events, and it is not certain that UIKit still hit-tests (R1.12)"

  private static let hitTests = [
    Case("tap buy", "expect hit nil", "buy answers buy: (30, 22) inside (0 0; 60 44) (R2.1)"),
    Case("add c 0,0 90x90\ntap buy", "expect hit buy", "c, in front of buy, answered first (R2.8)"),
    Case("window w\ntap buy", "expect hit buy", "w, in front of window, answered first (R1.5)"),
    Case(
      "override root block\ntap buy", "expect hit buy",
      "root's hitTest is overridden (block) and answers nil (R2.12)"),
    Case(
      "override root redirect window\ntap buy", "expect hit buy",
      "root's hitTest is overridden (redirect window) and answers window (R2.12)"),
    Case(
      "tap buy", "expect hit root", "buy, a subview of root, answers before its superview (R2.1)"),
    Case(
      "tap buy", "expect hit window",
      "root, a subview of window, answers before its superview (R2.1)"),
    Case(
      "tap buy", "expect hit buy at 5,5 in window",
      "buy answers nil: (-5, -5) outside (0 0; 60 44): 5 left, 5 above (R2.4)"),
    Case(
      "tap 200,200", "expect asked window root",
      outside),
    Case("hide root\ntap buy", "expect asked window root buy", "root answers nil: hidden (R2.1)"),
    Case(
      "add c 0,0 9x9\ntap buy", "expect asked window root buy c",
      "subviews are asked from the last to the first (R2.8)"),
    Case(
      "tap 200,200", "expect answered buy=buy",
      outside),
    Case("hide root\ntap buy", "expect answered buy=buy", "root answers nil: hidden (R2.1)"),
    Case(
      "tap 200,200", "expect not asked buy",
      outside),
    Case(
      "tap 200,200", "expect refused buy hidden",
      outside),
    Case(
      "tap buy", "expect refused buy hidden", "buy answers buy: (30, 22) inside (0 0; 60 44) (R2.1)"
    ),
    Case("hide root\ntap buy", "expect refused buy hidden", "root answers nil: hidden (R2.1)"),
  ]

  private static let deliveries = [
    Case(
      "handle root touchesBegan\ntap 200,200", "expect handled root by touchesEnded",
      "root received touchesEnded and passed it on (R5.5)"),
    Case(
      "gesture longpress g on root\nhandle root touches\npress 200,200 for 1",
      "expect handled root by touchesEnded", "root loses the finger: g recognized (R6.8)"),
    Case("tap buy", "expect handled buy by touchesMoved", "no responder received touchesMoved"),
    Case(
      "tap buy", "expect handled root",
      "buy handled touchesBegan and did not call super, so it ended there (R5.5)"),
    Case(
      "tap 200,200", "expect handled buy",
      outside),
    Case(
      "handle root touches\ntap 200,200", "expect handled nobody",
      "root overrides touchesBegan (R5.5)"),
    Case(
      "tap 200,200", "expect received buy touchesBegan",
      outside),
    Case("tap 200,200", "expect received root", "touchesBegan starts at root (R5.5)"),
    Case(
      "ignore begin\ntap buy", "expect received buy touchesBegan",
      ignored
    ),
    Case(
      "shake", "expect received buy motionBegan", "buy is not on the way, which began at vc (R5.5)"),
    Case("tap buy", "expect chain buy > vc", "root is next: superview of buy (R4.2)"),
    Case(
      "tap buy", "expect chain buy > root > vc", "window is next: superview of vc's view (R4.3)"),
  ]

  private static let gestures = [
    Case(
      "gesture tap t on buy\ntap 200,200", "expect state t ended",
      "\(outside); t is on buy (R6.1)"
    ),
    Case(
      "gesture tap t on buy\nset t enabled off\ntap buy", "expect state t ended",
      "t is disabled (R6.1)"),
    Case("gesture tap t on buy\nshake", "expect state t ended", "no finger came down"),
    Case(
      "gesture tap t on buy\nhide buy\ntap 20,20", "expect fired t on t",
      "buy answers nil: hidden (R2.1); t is on buy (R6.1)"),
  ]

  private static let actions = [
    Case(
      "disable buy\ntap 20,20", "expect fired buy: on buy",
      "buy answers nil: a disabled control is not hit (R2.9)"),
    Case("hide buy\ntap 20,20", "expect fired buy: on buy", "buy answers nil: hidden (R2.1)"),
    Case(
      "add v 0,0 90x90\nmove buy to v\ngesture longpress g on v\npress 20,20 for 1",
      "expect fired buy: on buy", "buy loses the finger: g recognized (R6.8)"),
    Case(
      "tap 200,200", "expect fired buy: on buy",
      outside),
    Case("shake", "expect sent buy: on buy", "no finger came down"),
    Case(
      "ignore begin\ntap buy", "expect fired buy: on buy",
      ignored
    ),
    Case(
      "touch began buy\ntouch moved 300,300\ntouch ended", "expect fired buy: on buy",
      "it has no target for touchDown, touchDragExit, touchDragOutside, touchUpOutside (R7.7)"),
    Case(
      "touch began buy\ntouch cancelled", "expect fired buy: on buy",
      "finger 1 is taken away by the system (R5.7)"),
    Case(
      "animate root alpha 0.5 for 1\ntap buy", "expect fired buy: on buy",
      "root asks nobody and keeps the touch: animated without allowUserInteraction (R2.10)"),
    Case(
      "disable buy\noverride buy intercept\ntap buy", "expect fired buy: on buy",
      "buy is disabled: it follows no finger (R2.9)"),
    Case("tap buy", "expect fired buy: on buy times=2", "action buy:  from buy to vc"),
    Case("tap buy", "expect fired buy: on buy times=0", "action buy:  from buy to vc"),
    Case("tap buy", "expect nothing fired", "action buy:  from buy to vc"),
    Case(
      "add UISlider s 100,100 90x44\ntap 180,120", "expect fired x on s",
      "s does not follow the finger: it did not come down on the knob (R7.1)"),
  ]

  private static let others = [
    Case("focus root", "expect first root", "root cannot: canBecomeFirstResponder is off (R9.1)"),
    Case(
      "add UITextField f 0,100 90x44", "expect first f",
      "nobody asked f to become first responder (R9.2)"),
    Case("", "expect first buy", "canBecomeFirstResponder of buy is off (R9.1)"),
    Case(
      "add UITextField f 0,100 90x44\nfocus f", "expect first none",
      "f is first responder now (R9.2)"),
    Case(
      "add UITextField f 0,100 90x44\nfocus f\nwindow w\nkey w", "expect first f",
      "f is first responder of a window that is not key (R9.3)"),
    Case(
      "", "expect inside buy 60,0 on",
      "(60, 0) outside (0 0; 60 44): on the right edge, which lies outside (R2.4)"),
    Case("", "expect inside buy 6,0 off", "(6, 0) inside (0 0; 60 44) (R2.4)"),
    Case(
      "override buy circle", "expect inside buy 1,1 on",
      "point(inside:) is overridden: circle (R2.12)"),
    Case("", "expect count UIButton 2", "these match: buy"),
  ]

  @Test(arguments: hitTests + deliveries + gestures + actions + others)
  func theReasonIsANote(wanted: Case) throws {
    let desk = try TestSession(after: Self.screen + wanted.script)
    desk.run(wanted.line)
    #expect(desk.diagnostics.count == 1)
    #expect(desk.diagnostics.first?.notes == wanted.notes)
  }
}
