extension UIApplication {
  /// Puts a phase of a motion into the queue.
  ///
  /// - Parameters:
  ///   - phase: The phase; there is nothing between the beginning and the end (R10.1).
  ///   - subtype: The motion.
  /// - Throws: ``MotionInputError`` if the phase does not follow the one before; nothing is posted
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
    sendEvent(event)
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
