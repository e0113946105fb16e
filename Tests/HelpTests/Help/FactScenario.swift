import Explanation
import ResponderKit
import Scenes
import Session
import SessionStage
import Testing

@testable import Help

/// A script whose last line makes something happen that has a fact.
///
/// Scripts make no window without an application and no constraints; `UnobservedMistakeTests` and
/// `ConstraintNoteTests` tell of those.
struct FactScenario: CustomTestStringConvertible, Sendable {
  let fact: AnyFact
  let script: String

  var testDescription: String { fact.word }

  /// A fact of a hit-test or of an event.
  enum AnyFact: Hashable, Sendable {
    case hitTest(HitTestFact)
    case event(EventFact)

    private static let ofPrograms: Set = [
      EventFact.visibleWithoutApplication, .constraintsNotSolved,
    ]
    static let all =
      HitTestFact.allCases.map(Self.hitTest)
      + EventFact.allCases.filter { !ofPrograms.contains($0) }.map(Self.event)

    var word: String {
      switch self {
      case .hitTest(let fact): fact.rawValue
      case .event(let fact): fact.rawValue
      }
    }

    var rule: RuleID? {
      switch self {
      case .hitTest(let fact): fact.rule
      case .event(let fact): fact.rule
      }
    }

    var title: String {
      switch self {
      case .hitTest(let fact): FactBook.title(fact)
      case .event(let fact): FactBook.title(fact)
      }
    }
  }

  private init(_ fact: AnyFact, _ script: String) {
    (self.fact, self.script) = (fact, script)
  }

  static let all =
    hitTests.map { FactScenario(.hitTest($0), $1) }
    + (touches + recognizers + controls + others).map { FactScenario(.event($0), $1) }

  private static let hitTests: [(HitTestFact, String)] = [
    (.answers, "tap root"),
    (.keptByAnimation, "add a 0,0 90x90\nadd b 0,0 9x9 in a\nanimate a alpha 0.5 for 1\ntap a"),
    (.answersWithoutFlags, "add a 0,0 90x90\noverride a intercept\ntap a"),
    (.answersByOverride, "add a 0,0 90x90\noverride a circle\ntap a"),
    (.interactionOff, "add a 0,0 90x90 interaction=off\ntap 5,5"),
    (.hidden, "add a 0,0 90x90 hidden\ntap 5,5"),
    (.transparent, "add a 0,0 90x90 alpha=0\ntap 5,5"),
    (.disabled, "add UIButton a 0,0 90x90\ndisable a\ntap 5,5"),
    (.singularTransform, "add a 0,0 90x90\nscale a 0\ntap 45,45"),
    (.outside, "add a 0,0 90x90\ntap 200,5"),
    (.zeroSize, "add a 0,0 0x0\ntap 200,5"),
    (.outsideOverriddenArea, "add a 0,0 90x90\noverride a circle\ntap 1,1"),
    (.refusedByOverride, "add a 0,0 90x90\noverride a block\ntap a"),
    (.siblingAnsweredFirst, "add a 0,0 90x90\nadd b 0,0 90x90\ntap b"),
    (.windowAnsweredFirst, "window w\ntap 5,5"),
    (.leftOutByOverride, "add a 0,0 90x90\nadd b 0,0 9x9 in a\noverride a intercept\ntap b"),
    (.leftOutByAnimation, "add a 0,0 90x90\nadd b 0,0 9x9 in a\nanimate a alpha 0.5 for 1\ntap b"),
    (.unseen, "tap 5,5"),
  ]

  private static let touches: [(EventFact, String)] = [
    (.hit, "tap root"), (.hitNobody, "tap -5,-5"), (.touch, "tap root"),
    (.touchCancelled, "touch began 5,5\ntouch cancelled"),
    (.secondFinger, "touch began 5,5\ntouch began 9,9 finger=2"),
    (
      .exclusiveViewComesLate,
      "add a 0,0 9x9\nadd b 50,0 9x9\nset b exclusiveTouch on\ntouch began a\n"
        + "touch began b finger=2"
    ),
    (
      .exclusiveViewIsTouched,
      "add a 0,0 9x9\nadd b 50,0 9x9\nset a exclusiveTouch on\ntouch began a\n"
        + "touch began b finger=2"
    ),
    (.touchIgnored, "ignore begin\ntap root"),
    (.touchSwallowed, "add a 0,0 90x90\nanimate a alpha 0.5 for 1\ntap a"),
    (
      .touchElsewhere,
      "add a 0,0 90x90\nwindow w 0,0 90x90 level=-1\nadd far 0,0 9x9 in w\n"
        + "override a redirect far\ntap 5,5"
    ),
    (.delivery, "tap root"),
    (.messageHeld, "gesture longpress g on root delaysTouchesBegan=on\ntap root"),
    (.heldByScrollView, list + "add a 0,0 90x40 in list\ntap a"),
    (.messageReleased, "gesture longpress g on root delaysTouchesBegan=on\ntap root"),
    (.messageDropped, "gesture longpress g on root delaysTouchesBegan=on\npress root for 1"),
    (.taken, "gesture longpress g on root\npress root for 1"),
    (.leftWindow, "add a 0,0 90x90\ntouch began a\nremove a"),
    (.queued, "queue hold\ntap root"),
    (.applicationSendsEvent, "tap root"), (.windowSendsEvent, "tap root"),
  ]

  private static let twoTaps = """
    gesture tap single on root
    gesture tap double on root taps=2
    require single toFail double

    """

  private static let list = "add UIScrollView list 0,0 90x90\nset list contentSize 90x900\n"

  private static let recognizers: [(EventFact, String)] = [
    (.stateChanged, "gesture pan g on root\ndrag 5,5 to 5,90"),
    (.waits, twoTaps + "tap root"),
    (.measured, "gesture longpress g on root\ntap root"),
    (.tapped, "gesture tap g on root\ntap root"),
    (.bothLifted, "gesture pinch g on root\npinch root 2"),
    (.wrongDirection, "gesture swipe g on root direction=left\nswipe root right"),
    (.stoppedContent, list + "swipe list up\ntouch began 5,5"),
    (.panFailed, "add UIScrollView list 0,0 90x90\ntouch began 5,5\ntouch moved 5,60"),
    (.code, "gesture tap g on root\ntap root"),
    (.preventedBy, "gesture tap g on root\ngesture tap h on root\ntap root"),
    (.requirementRecognized, twoTaps + "tap root count=2; wait 1"),
    (.requirementFailed, twoTaps + "tap root; wait 1"),
    (
      .waitedInVain,
      "gesture pan mover on root\ngesture longpress hold on root allowableMovement=500\n"
        + "require mover toFail hold\ndrag 100,100 to 100,200"
    ),
    (.declinedByItself, "gesture hover g on root\ntap root"),
    (.declinedByDelegate, "gesture tap g on root\ndelegate g shouldReceive=off\ntap root"),
    (.refusedByView, "add UIButton b 0,0 90x44\ngesture tap g on root\ntap b"),
    (.refusedByDelegate, "gesture tap g on root\ndelegate g shouldBegin=off\ntap root"),
    (
      .recognizerDisabled,
      "gesture longpress g on root\ntouch began 5,5\nset g enabled off"
    ),
    (.touchesCancelled, "gesture longpress g on root\ntouch began 5,5\ntouch cancelled"),
    (.sequenceEnded, "tap root"),
  ]

  private static let controls: [(EventFact, String)] = [
    (.controlEvent, "add UIButton b 0,0 90x44\ntap b"),
    (.actionSent, "add UIButton b 0,0 90x44\ntarget b touchDown vc.save:\ntap b"),
    (
      .actionFound,
      "add UIButton b 0,0 90x44\ntarget b touchDown nil.save:\nimplements vc save:\ntap b"
    ),
    (
      .actionMissing,
      "answer vc.canPerformAction on\nadd UIButton b 0,0 90x44\ntarget b touchDown nil.save:\ntap b"
    ),
    (.actionUnperformed, "add UIButton b 0,0 90x44\ntarget b touchDown nil.save:\ntap b"),
    (.didNotTrack, "add UISlider s 0,0 90x44\ntap 80,20"),
    (.touchOfAnotherView, "add UIButton b 0,0 90x44\nadd UIView v 0,0 90x44 in b\ntap v"),
    (.scrolled, list + "drag 45,80 to 45,10"),
    (.scrollsOn, list + "swipe list up"),
    (
      .zoomed,
      list + "add photo 0,0 90x90 in list\nanswer list.viewForZooming photo\n"
        + "set list maximumZoomScale 3\npinch list 2"
    ),
    (.noRoom, "add UIScrollView list 0,0 90x90\ndrag 45,80 to 45,10"),
    (
      .contentKeepsTouches,
      list + "set list delaysContentTouches off canCancelContentTouches off\n"
        + "add a 0,0 90x90 in list\ndrag 45,80 to 45,10"
    ),
    (
      .contentRefusesCancelling,
      list + "set list delaysContentTouches off\nadd UIButton b 0,0 90x90 in list\n"
        + "drag 45,80 to 45,10"
    ),
  ]

  private static let others: [(EventFact, String)] = [
    (.becameFirst, "add UITextField f 0,0 90x44\nfocus f"),
    (.resignedFirst, "add UITextField f 0,0 90x44\nfocus f\nresign f"),
    (.firstWithoutWindow, "focus app"),
    (.cannotBecomeFirst, "focus root"),
    (
      .refusedByCurrent,
      "add UITextField f 0,0 90x44\nadd UITextField g 0,50 90x44\nfocus f\n"
        + "set f canResignFirstResponder off\nfocus g"
    ),
    (
      .refusedToResign,
      "add UITextField f 0,0 90x44\nfocus f\nset f canResignFirstResponder off\nresign f"
    ),
    (.answered, "gesture tap g on root\nanswer g.shouldReceive off\ntap root"),
    (
      .codeRan,
      "class A: UIView { override func becomeFirstResponder() -> Bool { tag == 0 } }\n"
        + "add A a 0,0 90x90\nfocus a"
    ),
    (
      .editingRefused,
      "add UITextField f 0,0 90x44\nanswer f.textFieldShouldBeginEditing off\ntap f"
    ),
    (.motionStarts, "shake"), (.pressStarts, "key a"),
    (.remoteControlStarts, "remote on\nremote play"),
    (.noKeyWindow, "shake"),
    (.notReceivingRemoteControl, "remote play"),
    (.shakeToUndo, "shake"), (.key, "keycommand vc \"cmd+s\" save:\nkey \"cmd+s\""),
    (.typed, "add UITextField f 0,0 90x44\nfocus f\nkeycommand vc n new:\nkey n"),
    (.keyboardTakes, "add UITextField f 0,0 90x44\nfocus f\ntap 100,700"),
    (.hitTestChanged, "set-option hitTests 2\ntap 5,5"),
    (.becameKey, "window w\ntouch began 5,5"),
    (.dismissed, "controller s\npresent s from vc style=pageSheet\ntap 200,20"),
    (.dismissalRefused, "controller s\npresent s from vc style=pageSheet modal\ntap 200,20"),
    (
      .shows,
      "controller t tab in vc\ncontroller a in t\ncontroller b in t\ntap b-tab"
    ),
    (
      .selected,
      "add UITableView list 0,0 200x200\nadd UITableViewCell row 0,0 200x44 in list\ntap row"
    ),
    (.staysBelowTop, "statusbar"),
    (
      .scrollsToTop,
      "add UIScrollView s 0,47 390x700 contentSize=390x2000\nscroll s 0,500\nstatusbar"
    ),
    (.alertStays, "alert ask action Cancel cancel from vc\ntap 10,300"),
    (.actionSheetCancels, "alert ask sheet action Cancel cancel from vc\ntap 10,300"),
    (.alertAnswered, "alert ask action OK from vc\ntap ask-ok"),
    (.pulledAway, "controller s\npresent s from vc\ndrag 200,100 to 200,800"),
    (.pullRefused, "controller s\npresent s from vc modal\ndrag 200,100 to 200,800"),
    (.sheetRests, "controller s\npresent s from vc\ndrag 200,100 to 200,120"),
    (
      .sheetMoves,
      "controller s\npresent s from vc\nadd UITableView t 0,0 390x300 in s.view\ndrag t to 195,300"
    ),
    (.wentBack, "\(stack)\ndrag 5,400 to 300,400"),
    (.stackStays, "\(stack)\ndrag 5,400 to 50,400"),
    (.backRefused, "\(stack)\nhide n-bar\ndrag 5,400 to 300,400"),
    (.animationBegan, "add a 0,0 90x90\nanimate a alpha 0.5 for 1"),
    (.animationEnded, "add a 0,0 90x90\nanimate a alpha 0.5 for 1\nwait 2"),
  ]

  private static let stack =
    "controller n navigation\nset window rootViewController n\ncontroller a in n\ncontroller b in n"

  /// The session after the script, and what happened on its last line.
  func played() throws -> (desk: TestSession, interaction: EventTrace) {
    let desk = TestSession()
    let lines = script.split(separator: "\n").map(String.init)
    for line in lines.dropLast() { try desk.session.execute(line) }
    let scene = desk.scene
    prepare(scene)
    let witness = Witness(scene)
    scene.eventObserver = witness
    try desk.session.execute(lines[lines.count - 1])
    return (desk, witness.interaction)
  }

  /// Puts code in place that no command writes.
  private func prepare(_ scene: Scene) {
    switch fact {
    case .hitTest(.unseen):
      let blind = BlindView(frame: CGRect(x: 0, y: 0, width: 90, height: 90))
      blind.addSubview(BlindView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)))
      (scene.names["root"] as? UIView)?.addSubview(blind)
    case .event(.sequenceEnded):
      (scene.names["root"] as? UIView)?.addGestureRecognizer(SilentRecognizer())
    case .event(.noKeyWindow):
      if let window = scene.names["window"] as? UIWindow { scene.windowScene?.remove(window) }
    case .event(.hitTestChanged):
      (scene.names["root"] as? UIView)?.addSubview(
        MoodyView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)))
    case .event(.code):
      (scene.names["root"] as? UIView)?.addGestureRecognizer(StarRecognizer())
    default: break
    }
  }
}

/// A view whose code answers without calling super.
private final class BlindView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { self }
}

/// A view whose override has a side effect: it answers every second time.
private final class MoodyView: UIView {
  private var count = 0

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    count += 1
    return count.isMultiple(of: 2) ? nil : self
  }
}

/// A recognizer that never decides.
private final class SilentRecognizer: UIGestureRecognizer {}

/// A recognizer that fails at once, in its own words.
private final class StarRecognizer: UIGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    setState(.failed, because: .code("it is not a star"))
  }
}

/// An observer that takes down what it passes on.
final class Witness: EventObserver {
  var interaction = EventTrace(title: "", isEvent: true)
  private let other: (any EventObserver)?
  private let clock: VirtualClock

  init(_ scene: Scene) {
    (other, clock) = (scene.eventObserver, scene.application.clock)
  }

  func observe(_ event: SystemEvent) {
    interaction.add(event, at: clock.now)
    other?.observe(event)
  }
}
