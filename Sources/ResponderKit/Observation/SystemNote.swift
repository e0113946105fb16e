import Foundation

/// A report of the event system besides touches, gestures and actions.
public enum SystemNote: Equatable, Sendable {
  /// `UIApplication.sendEvent` was called with an event of a type (R1.3).
  case applicationSendsEvent(UIEvent.EventType)
  /// `UIWindow.sendEvent` was called.
  case windowSendsEvent(window: ObjectID)
  /// An event was put into the queue while the queue is held, at a position from 1.
  case queued(QueuedEvent, position: Int)
  /// A recognizer succeeded and takes fingers, given by their numbers, from a view (R6.8).
  case taken(view: ObjectID, by: ObjectID, fingers: [Int])
  /// A view leaves its window, which cancels its touches by fingers with these numbers (R5.7).
  case leftWindow(view: ObjectID, fingers: [Int])
  /// A control does not track a finger, given by its number (R7.1).
  case didNotTrack(control: ObjectID, finger: Int, why: TrackingRefusal)
  /// A scroll view moved its content.
  case scrolled(view: ObjectID, to: CGPoint, why: ScrollReason)
  /// A scroll view's content moves on by itself, to an offset that it reaches at a time.
  case scrollsOn(view: ObjectID, to: CGPoint, until: TimeInterval, why: ScrollReason)
  /// The status bar was tapped, which means these scroll views (R8.10).
  case statusBar([ObjectID], StatusBarOutcome)
  /// A scroll view zoomed its content to a scale.
  case zoomed(view: ObjectID, to: CGFloat)
  /// A scroll view declined a drag, or left the touches of its content alone (R8.2).
  case didNotScroll(view: ObjectID, why: ScrollRefusal)
  /// A message without a place starts at a responder (R10.2).
  case starts(at: ObjectID, EventMethod, why: StartReason)
  /// An event without a place reaches no responder (R1.14).
  case undelivered(UIEvent.EventType, why: UndeliveredReason)
  /// Shake to undo reached the application (R10.3).
  case shakeToUndo(ShakeOutcome)
  /// A key command or key was looked up (R9.6).
  case key(String, receiver: ObjectID?)
  /// A first responder types a key, which is why no key command for it runs (R9.6).
  case typed(String, by: ObjectID)
  /// The keyboard takes fingers, as this responder is first responder (R9.5).
  case keyboardTakes(firstResponder: ObjectID)
  /// Another hit-test for the same finger did not answer this view, or nil, again (R1.10).
  case hitTestChanged(from: ObjectID?)
  /// A touch made its window the key window (R1.5).
  case becameKey(window: ObjectID)
  /// A window that belongs to no application was made visible: it gets no events.
  case visibleWithoutApplication(window: ObjectID)
  /// A constraint of a view does not hold after the layout pass, as constraints are kept and not solved.
  /// It is told once in an application.
  case constraintsNotSolved(view: ObjectID)
  /// A rule, by its number from 1, answered a call of a method with a value.
  case answered(by: ObjectID, AnswerMethod, rule: Int, value: AnswerValue)
  /// A line of a class that was read ran, in a method, an accessor or a closure of an object.
  case ran(CodeLine, in: String, of: ObjectID)
  /// A view's properties are being animated (R2.10).
  case animation(view: ObjectID, isRunning: Bool, allowsInteraction: Bool)
  /// A touch of a bar made a container show one of its children.
  case shows(container: ObjectID, child: ObjectID)
  /// A drag that goes back in a stack has ended; this child is shown, maybe the same (R11.8).
  case wentBack(container: ObjectID, child: ObjectID, isDone: Bool)
  /// A finger has moved a controller's sheet, which now rests at a height, maybe the same (R11.7).
  case sheetRests(
    controller: ObjectID, at: UISheetPresentationController.Detent.Identifier, isNew: Bool)
  /// A touch beside a presented controller, or a pull, dismissed it, or did not because the app does not let
  /// people do so (R11.4).
  case dismissed(controller: ObjectID, by: Dismissal, isRefused: Bool)
  /// A touch selected a cell of a table or collection view, or ended that.
  case selected(cell: ObjectID, list: ObjectID, isOn: Bool)

  /// The manner in which a person dismisses a presented controller.
  public enum Dismissal: String, CaseIterable, Sendable {
    /// A touch beside it (R11.4).
    case touchBeside
    /// A pull of its sheet (R11.7).
    case pull
    /// A touch beside an alert (R11.10).
    case touchBesideAlert
    /// A touch beside an action sheet (R11.10).
    case touchBesideActionSheet
    /// A choice that an alert or an action sheet offers (R11.10).
    case choice
  }

  /// The reason why a scroll view's content moved.
  public enum ScrollReason: String, CaseIterable, Sendable {
    /// A finger drags the content.
    case drag
    /// The content moves on by itself after the finger lifted.
    case deceleration
    /// The content goes back to its limits, beyond which a finger dragged it.
    case bounce
    /// The content moves to the edge of a page.
    case paging
    /// `setContentOffset(_:animated:)` moved the content.
    case program
    /// A tap on the status bar brought the content to its top (R8.10).
    case statusBar

    /// Indicates whether no drag is the cause.
    var isAnimation: Bool { self == .program || self == .statusBar }
  }

  /// What a tap on the status bar does, or why it does nothing (R8.10).
  public enum StatusBarOutcome: String, CaseIterable, Sendable {
    /// The one scroll view goes to its top.
    case scrolls
    /// A finger drags the content.
    case dragged
    /// No scroll view in sight has `scrollsToTop` on.
    case none
    /// Several have it on.
    case several
    /// The delegate's `scrollViewShouldScrollToTop` returned false.
    case delegate
    /// The content is at its top.
    case atTop
  }

  /// The reason why a control does not track a finger.
  public enum TrackingRefusal: String, CaseIterable, Sendable {
    /// The control's `beginTracking` returned false.
    case beginTracking
    /// The finger did not come down on the knob of the slider.
    case besideThumb
    /// The finger hit another view, and the touch climbed to the control (R5.6).
    case hitAnotherView
  }

  /// The reason why a scroll view does not scroll.
  public enum ScrollRefusal: Equatable, Sendable {
    /// The content has nothing more to show at the edge from which the drag would bring it (R8.5).
    case noRoom(UIRectEdge)
    /// The content is at its top, and the drag moves the sheet of this controller (R11.7).
    case sheetMoves(ObjectID)
    /// The content, this view, has the touch, and `canCancelContentTouches` is false (R8.2).
    case contentKeepsTouches(ObjectID)
    /// The content has the touch, and `touchesShouldCancel(in:)` returned false for it (R8.2).
    case contentRefusesCancelling(ObjectID)
  }

  /// The reason why an event without a place starts at a responder.
  public enum StartReason: String, CaseIterable, Sendable {
    /// The responder is the key window's first responder.
    case firstResponder
    /// There is no first responder, so it is the deepest controller that is shown (R10.2).
    case deepestController
    /// There is no such controller, and the responder is the key window.
    case window
  }

  /// The reason why an event without a place reaches no responder.
  public enum UndeliveredReason: String, CaseIterable, Sendable {
    /// No window is key.
    case noKeyWindow
    /// The application does not receive commands by remote control (R10.5).
    case notReceivingRemoteControl
  }

  /// The outcome of shake to undo.
  public enum ShakeOutcome: Equatable, Sendable {
    /// The alert is shown.
    case alert(canUndo: Bool, canRedo: Bool)
    /// `applicationSupportsShakeToEdit` is false.
    case turnedOff
    /// No undo manager has anything to undo or redo.
    case nothingToUndo
  }
}
