import Foundation

/// A phase of a motion (R10.1).
public enum MotionPhase: String, CaseIterable, Sendable {
  /// The device begins to be shaken.
  case began
  /// The shake is over.
  case ended
  /// The shake was interrupted, or took too long.
  case cancelled

  /// The message that tells a responder of the phase.
  public var method: EventMethod {
    switch self {
    case .began: .motionBegan
    case .ended: .motionEnded
    case .cancelled: .motionCancelled
    }
  }
}

/// The event of a motion, with the values that the message to responders carries besides.
final class MotionEvent: UIEvent {
  let phase: MotionPhase

  init(_ phase: MotionPhase, _ subtype: EventSubtype, observer: (any EventObserver)?) {
    self.phase = phase
    super.init(type: .motion, subtype: subtype, observer: observer)
  }
}

/// An error in the order of motions.
public enum MotionInputError: Error, Equatable, Sendable {
  /// The motion begins although one is under way.
  case hasBegun
  /// The motion ends although none is under way.
  case hasNotBegun
}

extension UIApplication {
  /// Puts a phase of a motion into the queue; there is nothing between the beginning and the end
  /// (R10.1).
  ///
  /// - Throws: ``MotionInputError`` if the phase does not follow the one before. Nothing is posted
  ///   then.
  public final func postMotion(
    _ phase: MotionPhase, _ subtype: UIEvent.EventSubtype = .motionShake
  ) throws(MotionInputError) {
    if phase == .began {
      guard motionAfterQueue == nil else { throw .hasBegun }
      motionAfterQueue = subtype
    } else {
      guard motionAfterQueue != nil else { throw .hasNotBegun }
      motionAfterQueue = nil
    }
    eventQueue.post(.motion(phase)) { [unowned self] in
      send(MotionEvent(phase, subtype, observer: eventObserver))
    }
  }

  /// Indicates whether a motion has begun and not ended, counting those that wait in the queue.
  public final var isMotionUnderWay: Bool { motionAfterQueue != nil }

  /// Sends an event without a place; without a key window no responder gets it (R1.14).
  final func send(_ event: UIEvent) {
    event.timestamp = clock.now
    if keyWindow == nil { tellUndelivered(event.type, .noKeyWindow) }
    dispatch(event)
  }

  final func tellUndelivered(_ type: UIEvent.EventType, _ why: SystemNote.UndeliveredReason) {
    eventObserver?.observe(.note(.undelivered(type, why: why)))
  }
}

extension UIWindow {
  /// Delivers an event without a place to the responder at which it starts (R1.14).
  final func deliverPlaceless(_ event: UIEvent) {
    if let event = event as? UIPressesEvent {
      application?.pressDelivery.deliver(event, in: self)
      return
    }
    let (responder, why) = startOfPlacelessEvents
    let motion = (event as? MotionEvent)?.phase
    let method = motion?.method ?? .remoteControlReceived
    guard motion != nil || event.type == .remoteControl else { return }
    event.observer?.observe(.note(.starts(at: ObjectID(responder), method, why: why)))
    responder.receive(method, event) { responder in
      switch motion {
      case .began: responder.motionBegan(event.subtype, with: event)
      case .ended: responder.motionEnded(event.subtype, with: event)
      case .cancelled: responder.motionCancelled(event.subtype, with: event)
      case nil: responder.remoteControlReceived(with: event)
      }
    }
  }
}

/// The alert of shake to undo, with the buttons that it offers (R10.4).
public struct ShakeAlert: Equatable, Sendable {
  /// Indicates whether there is anything to undo.
  public var canUndo: Bool
  /// Indicates whether there is anything to redo.
  public var canRedo: Bool
  /// The name of the step that would be undone; empty if it has none.
  public var undoActionName: String

  /// Creates an alert.
  public init(canUndo: Bool, canRedo: Bool, undoActionName: String) {
    self.canUndo = canUndo
    self.canRedo = canRedo
    self.undoActionName = undoActionName
  }

  /// A button of the alert.
  public enum Button: String, CaseIterable, Sendable {
    /// The button that undoes the last step.
    case undo
    /// The button that redoes it.
    case redo
    /// The button that does nothing.
    case cancel
  }
}

extension UIApplication {
  /// Shows the alert if there is anything to undo or redo. Returns whether it did (R10.3, R10.4).
  final func offersUndo(_ event: UIEvent?) -> Bool {
    guard applicationSupportsShakeToEdit else {
      event?.observer?.observe(.note(.shakeToUndo(.turnedOff)))
      return false
    }
    guard let manager = editedUndoManager, manager.canUndo || manager.canRedo else {
      event?.observer?.observe(.note(.shakeToUndo(.nothingToUndo)))
      return false
    }
    shakeAlert = ShakeAlert(
      canUndo: manager.canUndo, canRedo: manager.canRedo, undoActionName: manager.undoActionName)
    event?.observer?.observe(
      .note(.shakeToUndo(.alert(canUndo: manager.canUndo, canRedo: manager.canRedo))))
    return true
  }

  /// Presses a button of the alert of shake to undo, which closes it; false if there is none.
  @discardableResult
  public final func answerShakeAlert(_ button: ShakeAlert.Button) -> Bool {
    guard let alert = shakeAlert else { return false }
    switch button {
    case .undo:
      guard alert.canUndo else { return false }
      editedUndoManager?.undo()
    case .redo:
      guard alert.canRedo else { return false }
      editedUndoManager?.redo()
    case .cancel: break
    }
    shakeAlert = nil
    return true
  }

  /// The undo manager of the key window's first responder (R10.4).
  private final var editedUndoManager: UndoManager? { keyWindow?.firstResponder?.undoManager }
}
