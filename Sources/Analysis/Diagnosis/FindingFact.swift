import Explanation
import ResponderKit
import Scenes

/// A fact that keeps a touch from a view, or that changes the course of the touch there, with the
/// numbers that decide.
package enum FindingFact {
  /// The device itself said whether the view gets the touch.
  case observed(Observation, isReached: Bool)
  /// The text ends early, so that views in front may be missing.
  case textIsCut
  /// A recognizer of a class of the app's own is on the way.
  case unknownRecognizer(UIGestureRecognizer)
  /// The device itself answered before the scene was changed.
  case outdated(Observation)
  /// The device answered otherwise than the simulator at further points of the target.
  case differingSamples([Observation])

  /// A view in a bar takes the touch that the bar would hand to the target.
  case keptFromBar(UIView, UIView)
  /// A bar is hit in place of the target and hands the touch on to it.
  case handedOn(by: UIView)

  // Where the touch goes.
  /// The view is in no window; perhaps in the view of a controller that is shown nowhere.
  case detached(in: UIViewController?)
  /// The application ignores all interaction events.
  case ignoringEvents
  /// A point of the screen's coordinates lies outside of the screen; the part of the view that does
  /// not, in the same coordinates.
  case offScreen(CGPoint, visible: CGRect?)
  /// The point is not in the view's window, and with it not in some views that lie in it.
  case outsideWindow(UIWindow, AreaMiss, nor: [UIView])
  /// A window in front of the view's own answers with one of its views.
  case otherWindow(FrontWindow)
  /// A class of the app, named as if it let touches through, decides whether it or a view in it
  /// takes the touch.
  case suspect(UIView, taker: UIView)
  /// The class of a view that the target lies in decides who gets the touch, by code that the text
  /// does not tell.
  case ownCode(UIView)
  /// Code of the app that was read decides who gets the touch, and needs values that nobody has given,
  /// or cannot run.
  case openCode(SceneHit)
  /// A view in front lets the touch through, as its class does in some versions of the system.
  case letThrough(UIView, ClassNote)
  /// The point lies under the background of a bar, which hit-tests in its own way.
  case underBar(UIView, CoveredPart)
  /// The text was printed in the middle of a transition, in which UIKit turns the interaction of a
  /// view off.
  case inTransition(UIView)
  /// A picture of an earlier screen, in front of the target, was fading when the text was printed.
  case fadingPicture(UIView)
  /// A view of UIKit's own lies between a window and its root view.
  case treeShape(UIView, in: UIWindow)
  /// A view is hidden.
  case hidden(UIView)
  /// The alpha of a view is below 0.01.
  case transparent(UIView, alpha: Float)
  /// User interaction of a view is off, perhaps by default.
  case interactionOff(UIView, isDefault: Bool)
  /// A control is disabled.
  case disabled(UIView)
  /// The transform of a view has no inverse.
  case singularTransform(UIView, CGAffineTransform)
  /// The point is not in the view.
  case outside(AreaMiss)
  /// The point is in the view's frame, which is only the box round the transformed view.
  case outsideTransformed(AreaMiss, frame: CGRect)
  /// The point is not in a view above, and not in some views between the two; how much of the view
  /// lies outside of the first one, in per cent.
  case outsideAncestor(UIView, AreaMiss, percent: Int, isClipping: Bool, nor: [UIView])
  /// The view has no size.
  case zeroSize(UIView, bounds: CGRect)
  /// A view above has no size, and the point is not in some views between the two.
  case zeroSizeAncestor(UIView, bounds: CGRect, nor: [UIView])
  /// The size of the view, of one that it lies in, or of one that may lie in front of it is not known,
  /// and with it often the place.
  case sizeUnknown(UIView)
  /// A scroll view shows another part of its content.
  case scrolledOut(of: UIScrollView, AreaMiss)
  /// An override of `point(inside:with:)` that makes another shape than a rectangle, or a subclass,
  /// refuses a point.
  case refusedPoint(UIView, CGPoint, bounds: CGRect, override: (any ViewOverride)?)
  /// An override of `hitTest(_:with:)`, or a subclass, answers another view or nil.
  case answeredByOverride(
    UIView, override: (any HitTestBehavior)?, answer: UIView?, note: ClassNote?)
  /// An override of `hitTest(_:with:)` of the superview, or a subclass, does not ask the view and
  /// answers another one.
  case leftOut(UIView, by: UIView, override: (any ViewOverride)?, note: ClassNote?)
  /// A view in front takes the touch.
  case covered(Covering)
  /// A subview of the view takes the touch.
  case coveredByOwnChild(UIView, CoveredPart, note: ClassNote?)
  /// A view that the touch goes past is drawn in front of the sibling that takes it.
  case drawnInFront(UIView, zPosition: CGFloat, of: UIView, itsZPosition: CGFloat)
  /// Another text says that a view is in no window.
  case saidToBeDetached(UIView)
  /// A view is being animated, by key paths if a text told them; whether it keeps touches is known
  /// or is a matter of the options.
  case animating(UIView, keys: [String], isSwallowing: Bool)
  /// A view is seen on its way to a frame.
  case onItsWay(UIView, to: CGRect)
  /// The inside of a view, where the touch goes, is not known.
  case opaque(UIView, ClassNote)
  /// A class that changes the touch areas of its own parts.
  case enlarging(UIView, ClassNote)
  /// A view is transformed.
  case transformed(UIView, TransformedPlace)
  /// A view has a flag that keeps touches away, but its override does not ask for it.
  case flagSkipped(UIView, HitTestRejection, override: any ViewOverride)

  // What becomes of it there.
  /// The view is a disabled control that an override lets be hit.
  case disabledButHit
  /// Nobody performs the actions that the view sends.
  case notPerformed([TapOutcome.Action])
  /// The touch hits a view in the view and climbs from there.
  case forwarded(from: UIView)
  /// A control has no targets; in an imported scene they are not known.
  case noTargets(UIControl, isOpen: Bool, silent: [ListedTarget])
  /// A control opens its menu in place of the press that actions wait for; none if closures do.
  case opensMenu(UIControl, unsent: [Selector])
  /// A debugger listed the targets of the control, but not their actions.
  case actionsUnknown(UIControl, [ListedTarget])
  /// An action without a target goes up the chain, to whom it finds there.
  case nilTarget(Selector, performer: UIResponder?)
  /// The text says that views on the way have recognizers, but not which.
  case unknownRecognizers([UIView])
  /// A view fills the view of a controller but belongs to none.
  case noController(of: UIView, in: UIViewController?)
  /// A method of the code answers no to a question about the touch, or ends early because of a
  /// condition.
  case codeRefuses(ObjectID, method: String, CodeCause)
  /// A method of the code is called for the touch, and cannot run, or needs a value that nothing gives.
  case codeOpen(ObjectID, method: String, CodeLine)
  /// A recognizer does something.
  case recognizer(UIGestureRecognizer, RecognizerFact)
  /// A scroll view holds touches back.
  case scrollDelays(UIScrollView)
  /// A scroll view does not take the finger from a control.
  case scrollKeepsContent(UIScrollView)
  /// A point of the screen lies near the edge, where the system's own gestures wait.
  case systemGate(CGPoint, width: CGFloat)
}

/// The effect of a recognizer on a touch of a view.
package enum RecognizerFact {
  /// The recognizer is disabled.
  case disabled
  /// A control of UIKit's keeps it from beginning.
  case refusedByControl
  /// The recognizer takes the touch when it recognizes a gesture; the knob of a slider may be safe
  /// from it.
  case cancels(FingerGesture, isKnobSafe: Bool)
  /// The recognizer moves the sheet, and takes a finger that moves up or down.
  case movesSheet
  /// The recognizer had the touch when its state was printed.
  case hadTouch(state: String)
  /// The recognizer takes a tap on the view.
  case takesTap
  /// The recognizer holds touchesBegan back.
  case delaysBegan
  /// The recognizer holds touchesEnded back until it has seen a number of taps.
  case delaysEnded(taps: Int)
  /// The recognizer waits for another one to fail, which the touch meets or does not.
  case waits(for: UIGestureRecognizer, isOnWay: Bool)
  /// Its delegate does not let it begin.
  case refusedByDelegate
  /// The recognizer is on a sibling of the view, which has none.
  case onSibling(UIView)
  /// The recognizer and another one recognized one drag when their states were printed.
  case sharedTouch(state: String, with: UIGestureRecognizer, itsState: String)
  /// The recognizer and another one may recognize one drag.
  case simultaneous(with: UIGestureRecognizer)
  /// The recognizer or another one recognizes a drag, but not both.
  case competes(with: UIGestureRecognizer)
  /// The recognizer does not wait for another one that needs more taps.
  case outruns(UITapGestureRecognizer, taps: Int)
}

extension FindingFact {
  /// The view whose own methods decided, if they did.
  var decider: UIView? {
    switch self {
    case .answeredByOverride(let view, _, _, _), .leftOut(_, by: let view, _, _),
      .refusedPoint(let view, _, _, _):
      view
    case .covered(let covering): covering.taker
    default: nil
    }
  }

  /// The line of the app's code that the fact is about, if it is about one.
  var cause: CodeCause? {
    if case .codeRefuses(_, method: _, let cause) = self { cause } else { nil }
  }

  /// The code that scripts compare.
  package var code: DiagnosisCode { row.code }

  /// The fact behind it: that of a hit-test or of an event, where it is one; nil if no rule states
  /// anything of it.
  package var ground: RuledFact? { row.ground ?? row.code.grounds.first }

  /// The code of each fact, and the fact behind it where that is not the first behind the code.
  private var row: (code: DiagnosisCode, ground: RuledFact?) {
    switch self {
    case .detached, .saidToBeDetached: (.notInWindow, nil)
    case .ignoringEvents: (.ignoringEvents, nil)
    case .offScreen: (.offScreen, nil)
    case .observed(let observation, _): (observation.reason?.code ?? .observed, nil)
    case .outdated, .differingSamples: (.observed, nil)
    case .otherWindow(let front): (front.note?.content?.code ?? .otherWindow, nil)
    case .treeShape: (.treeShapeChanged, nil)
    case .hidden(let view): (view is UIWindow ? .windowHidden : .hidden, nil)
    case .transparent: (.alphaTooLow, nil)
    case .interactionOff: (.interactionDisabled, nil)
    case .disabled: (.controlDisabled, nil)
    case .disabledButHit: (.controlDisabled, .standing(.disabledTracksNothing))
    case .singularTransform: (.singularTransform, nil)
    case .outside(let miss): (.outsideBounds, .hitTest(miss.fact))
    case .outsideTransformed(let miss, _): (.frameIsBoundingBox, .hitTest(miss.fact))
    case .outsideAncestor(_, let miss, _, _, _): (.outsideAncestorBounds, .hitTest(miss.fact))
    case .outsideWindow(_, let miss, _): (.outsideWindow, .hitTest(miss.fact))
    case .scrolledOut(_, let miss): (.scrolledOut, .hitTest(miss.fact))
    case .zeroSize: (.zeroSize, nil)
    case .zeroSizeAncestor: (.zeroSizeAncestor, nil)
    case .sizeUnknown: (.sizeUnknown, nil)
    case .refusedPoint: (.customHitTest, .hitTest(.outsideOverriddenArea))
    case .answeredByOverride(_, let override, let answer, _):
      (
        .customHitTest,
        .hitTest(answer == nil ? .refusedByOverride : HitTestFact(answerBy: override))
      )
    case .leftOut: (.customHitTest, .hitTest(.leftOutByOverride))
    case .flagSkipped: (.customHitTest, .hitTest(.answersWithoutFlags))
    case .suspect, .ownCode, .openCode: (.customHitTest, .hitTest(.unseen))
    case .enlarging, .letThrough: (.customHitTest, .standing(.classHitTestsItself))
    case .underBar, .keptFromBar: (.coveredBy, .standing(.classHitTestsItself))
    case .covered(let covering):
      (covering.code, covering.code == .customHitTest ? .hitTest(.siblingAnsweredFirst) : nil)
    case .coveredByOwnChild: (.coveredByOwnChild, nil)
    case .drawnInFront: (.zPositionIgnored, nil)
    case .animating, .inTransition, .fadingPicture: (.animating, nil)
    case .onItsWay: (.animatingModelFrame, nil)
    case .opaque(_, let note): (note.content?.code ?? .swiftUIOpaque, nil)
    case .unknownRecognizers, .unknownRecognizer: (.recognizersUnknown, nil)
    case .textIsCut: (.textCut, nil)
    case .transformed: (.transform, nil)
    case .notPerformed(let actions):
      (
        .nilTarget,
        .event(actions.contains { $0.receiver == .nobody } ? .actionUnperformed : .actionMissing)
      )
    case .nilTarget: (.nilTarget, .event(.actionFound))
    case .forwarded: (.forwardedTo, nil)
    case .handedOn(let view):
      (.forwardedTo, .standing(view.isHosting ? .hostAnswersForContent : .classHitTestsItself))
    case .noTargets: (.noTarget, nil)
    case .opensMenu: (.opensMenu, nil)
    case .actionsUnknown: (.actionUnknown, nil)
    case .noController: (.chainBroken, nil)
    case .codeRefuses(_, let method, let cause): (.codeRefuses, cause.ground(of: method))
    case .codeOpen: (.codeRefuses, .standing(.actionRunsMethod))
    case .recognizer(_, let fact): (fact.code, nil)
    case .scrollDelays: (.scrollDelaysContent, nil)
    case .scrollKeepsContent: (.scrollWillNotCancel, nil)
    case .systemGate: (.systemGate, nil)
    }
  }
}

extension RecognizerFact {
  fileprivate var code: DiagnosisCode {
    switch self {
    case .disabled: .recognizerDisabled
    case .refusedByControl: .controlBlocksRecognizer
    case .cancels, .hadTouch, .takesTap: .recognizerCancels
    case .movesSheet: .sheetTakesDrag
    case .delaysBegan: .recognizerDelaysBegan
    case .delaysEnded: .recognizerDelaysEnded
    case .waits: .waitingFor
    case .refusedByDelegate: .shouldBeginFalse
    case .onSibling: .recognizerMoved
    case .sharedTouch, .simultaneous: .simultaneous
    case .competes: .recognizerPrevents
    case .outruns: .needsFailureRequirement
    }
  }
}

extension ClassNote.Content {
  /// The code for a touch of which the framework decides.
  package var code: DiagnosisCode {
    switch self {
    case .swiftUI: .swiftUIOpaque
    case .web: .webOpaque
    case .flutter: .flutterOpaque
    case .reactNative: .reactNativeOpaque
    case .game: .gameOpaque
    }
  }
}

extension Observation.Reason {
  /// The code that the simulator would give for the same reason.
  fileprivate var code: DiagnosisCode {
    switch self {
    case .covered: .coveredBy
    case .disabled: .controlDisabled
    case .hidden: .hidden
    case .noInteraction: .interactionDisabled
    case .zeroSize: .zeroSize
    case .offScreen: .offScreen
    }
  }
}
