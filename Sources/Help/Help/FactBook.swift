import Explanation
import ResponderKit
import Scenes

/// The facts that events and hit-tests tell, in a few words each.
enum FactBook {
  /// Returns the facts that cite a rule, those of hit-tests first.
  static func facts(of rule: RuleID) -> [String] {
    let hits = HitTestFact.allCases.filter { $0.rule == rule }
    let events = EventFact.allCases.filter { $0.rule == rule }
    return hits.map { title($0) } + events.map { title($0) }
  }

  /// Returns the title of a decision of a hit-test.
  static func title(_ fact: HitTestFact) -> String {
    switch fact {
    case .answers: "a view answers itself, or what a subview answered"
    case .keptByAnimation: "an animated view answers itself and asks no subview"
    case .answersWithoutFlags: "an override of hitTest answers without looking at the flags"
    case .answersByOverride: "an override of hitTest or point(inside:) lets the view answer"
    case .interactionOff: "a view refuses: isUserInteractionEnabled is off"
    case .hidden: "a view refuses: it is hidden"
    case .transparent: "a view refuses: its alpha is below \(HitTestRejection.alphaThreshold)"
    case .disabled: "a control refuses: it is disabled"
    case .singularTransform: "a view refuses: its transform has no inverse"
    case .outside: "a view refuses: the point is outside its bounds"
    case .zeroSize: "a view refuses: it has zero size"
    case .outsideOverriddenArea: "an override of point(inside:) finds the point outside"
    case .refusedByOverride: "an override of hitTest answers nil"
    case .siblingAnsweredFirst: "a view is not asked: a sibling in front of it answered"
    case .windowAnsweredFirst: "a window is not asked: a window in front of it answered"
    case .leftOutByOverride: "a view is not asked: an override of its superview left it out"
    case .leftOutByAnimation: "a view is not asked: its animated superview keeps the touch"
    case .unseen: "it is not known whether code of the app asked the view"
    }
  }

  /// Returns the title of a fact of an event.
  static func title(_ fact: EventFact) -> String {
    switch fact {
    case .hit: "a hit-test finds a view"
    case .hitNobody: "a hit-test finds no view"
    case .touch: "a finger comes down, moves or lifts"
    case .touchCancelled: "a finger is taken away by the system"
    case .secondFinger: "a finger is refused: the view has one and takes no more"
    case .exclusiveViewComesLate:
      "a finger is refused: its view is exclusive and another view is touched"
    case .exclusiveViewIsTouched: "a finger is refused: an exclusive view is touched"
    case .touchIgnored: "a finger is refused: the application ignores events"
    case .touchSwallowed: "a finger is refused: the view is being animated"
    case .touchElsewhere: "a finger is refused: the view is in another window, or in none"
    case .delivery: "a responder gets a message, keeps it or passes it on"
    case .messageHeld: "a message is held back until a recognizer has decided"
    case .messageReleased: "a message that was held back is delivered late"
    case .messageDropped: "a message that was held back is dropped"
    case .heldByScrollView: "a scroll view holds a message back from its content"
    case .stateChanged: "a recognizer changes its state; no reason is shown"
    case .waits: "a recognizer waits for another one to fail"
    case .measured: "a recognizer compares a measure with its limit"
    case .tapped: "a recognizer has seen its taps"
    case .bothLifted: "both fingers of a recognizer have lifted"
    case .wrongDirection: "a swipe goes in a wrong direction"
    case .stoppedContent: "a finger stops the content of a scroll view and drags it from now on"
    case .panFailed: "the pan of a scroll view has failed, and the content gets its touch"
    case .code: "a recognizer of the app gives its own reason"
    case .preventedBy: "a recognizer fails: another one recognized first"
    case .requirementRecognized: "a recognizer fails: one that had to fail recognized"
    case .requirementFailed: "a recognizer goes on: one that had to fail has failed"
    case .waitedInVain: "a recognizer fails: one that had to fail did not fail in time"
    case .declinedByItself: "a recognizer does not receive such events"
    case .declinedByDelegate: "a recognizer's delegate declines a finger"
    case .refusedByView: "gestureRecognizerShouldBegin of the view returns false"
    case .refusedByDelegate: "the recognizer or its delegate does not let it begin"
    case .recognizerDisabled: "a recognizer is disabled or taken from its view"
    case .touchesCancelled: "a recognizer loses its fingers"
    case .sequenceEnded: "all fingers are up and a recognizer has not recognized anything"
    case .controlEvent: "a control sends a control event"
    case .actionSent: "an action is sent to its target"
    case .actionFound: "an action with a nil target is performed up the chain"
    case .actionUnperformed: "no responder performs an action"
    case .actionMissing: "a target has no method for an action"
    case .answered: "a rule given with 'answer' answers a method"
    case .codeRan: "a line of a class that was read runs"
    case .editingRefused: "the delegate of a text field does not let editing begin"
    case .becameFirst: "a responder becomes first responder"
    case .resignedFirst: "a responder resigns as first responder"
    case .firstWithoutWindow: "a responder in no window cannot become first responder"
    case .cannotBecomeFirst: "a responder says that it cannot become first responder"
    case .refusedByCurrent: "a responder cannot become first: the present one does not resign"
    case .refusedToResign: "a first responder does not resign"
    case .applicationSendsEvent: "UIApplication.sendEvent is called"
    case .windowSendsEvent: "UIWindow.sendEvent is called"
    case .queued: "an event waits in the queue"
    case .taken: "a recognizer takes the fingers from a view"
    case .leftWindow: "a view leaves its window and loses its fingers"
    case .didNotTrack: "a control does not follow a finger"
    case .touchOfAnotherView: "a control does not follow a finger that hit another view"
    case .scrolled: "a scroll view moves its content"
    case .scrollsOn: "a scroll view goes on scrolling by itself"
    case .scrollsToTop: "a tap on the status bar scrolls to the top"
    case .staysBelowTop: "a tap on the status bar scrolls nothing"
    case .zoomed: "a scroll view zooms its content"
    case .noRoom: "a scroll view has nothing more to show on that side"
    case .contentKeepsTouches: "a scroll view may not take the touch from its content"
    case .contentRefusesCancelling: "touchesShouldCancel(in:) keeps the touch for the content"
    case .motionStarts: "a motion starts at a responder"
    case .pressStarts: "a press starts at a responder"
    case .remoteControlStarts: "a remote command starts at a responder"
    case .noKeyWindow: "no responder gets an event: no window is key"
    case .notReceivingRemoteControl:
      "no responder gets a remote command: the app did not ask for them"
    case .shakeToUndo: "shake to undo reaches the application"
    case .key: "a key is looked up among the key commands"
    case .typed: "the first responder types a key before key commands can take it"
    case .hitTestChanged: "two hit-tests for one finger give different answers"
    case .visibleWithoutApplication: "a window that belongs to no application is made visible"
    case .constraintsNotSolved: "a constraint does not hold, as constraints are not solved"
    case .becameKey: "a touch makes its window the key window"
    case .animationBegan: "the animation of a view begins"
    case .animationEnded: "the animation of a view is over"
    case .selected: "a touch selects a cell"
    case .dismissed: "a touch beside a presented controller dismisses it"
    case .dismissalRefused: "a touch beside a presented controller may not dismiss it"
    case .alertStays: "a touch beside an alert reaches nobody"
    case .actionSheetCancels: "a touch beside an action sheet cancels it"
    case .alertAnswered: "a choice of an alert is made"
    case .pulledAway: "a pull dismisses a sheet"
    case .pullRefused: "a pull may not dismiss a sheet"
    case .sheetRests: "a finger moves a sheet to one of its heights"
    case .sheetMoves: "a scroll view at its top lets the drag move its sheet"
    case .wentBack: "a drag goes back in a stack"
    case .stackStays: "a drag that goes back in a stack ends too early"
    case .backRefused: "the bar or its button keeps a drag from going back"
    case .shows: "a touch of a bar makes a controller show another one"
    }
  }
}
