import Explanation
import Foundation
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
  /// A window in front of the view's own, with their levels, answers with one of its views, of
  /// which the note tells how it treats touches inside.
  case otherWindow(
    UIWindow, level: UIWindow.Level, over: UIWindow, itsLevel: UIWindow.Level, taker: UIView,
    note: ClassNote?)
  /// A class of the app, named as if it let touches through, decides whether it or a view in it
  /// takes the touch.
  case suspect(UIView, taker: UIView)
  /// The class of a view that the target lies in decides who gets the touch, by code that the text
  /// does not tell.
  case ownCode(UIView)
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
  /// A view is transformed; the point, the bounds and the anchor point are in its own coordinates.
  case transformed(
    UIView, CGAffineTransform, anchor: CGPoint, point: CGPoint, bounds: CGRect, frame: CGRect)
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
  /// A debugger listed the targets of the control, but not their actions.
  case actionsUnknown(UIControl, [ListedTarget])
  /// An action without a target goes up the chain, to whom it finds there.
  case nilTarget(Selector, performer: UIResponder?)
  /// The text says that views on the way have recognizers, but not which.
  case unknownRecognizers([UIView])
  /// A view fills the view of a controller but belongs to none.
  case noController(of: UIView, in: UIViewController?)
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

/// A point that misses the area in which touches belong to a view, in the view's coordinates.
package struct AreaMiss {
  /// The point.
  package let point: CGPoint
  /// The bounds of the view.
  package let bounds: CGRect
  /// The deciding area: the bounds, or what an override makes of them.
  package let area: CGRect
  /// The override that makes it.
  package let override: (any ViewOverride)?

  /// The kind of the decision of a hit-test.
  package var fact: HitTestFact { override == nil ? .outside : .outsideOverriddenArea }
}

/// A view that lies in front of another one and takes its touch.
package struct Covering {
  /// The view that is covered: the one that the touch is for, or one above it.
  package let covered: UIView
  /// The sibling in front of it.
  package let sibling: UIView
  /// The view that takes the touch: the sibling, or a view in it.
  package let taker: UIView
  /// The part of the view that the taker lies over.
  package let part: CoveredPart?
  /// Knowledge of the taker's class.
  package let note: ClassNote?
  /// True if UIKit's own rules would not give the taker the touch.
  package let isAgainstRules: Bool
  /// True if nothing tells that the taker draws something.
  package let looksClear: Bool
}

/// A part of a view that another one lies over.
package struct CoveredPart: Equatable {
  /// The part, in the view's coordinates.
  package let rect: CGRect
  /// Its share of the view, in per cent.
  package let percent: Int

  /// Measures the part of a view that another one lies over.
  package init(of view: UIView, under other: UIView) {
    rect = other.convert(other.bounds, to: view).intersection(view.bounds)
    percent = view.bounds.percent(in: rect)
  }
}
