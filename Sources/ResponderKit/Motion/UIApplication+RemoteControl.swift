extension UIApplication {
  /// Begins the delivery of commands from a headset or the lock screen (R10.5).
  public final func beginReceivingRemoteControlEvents() {
    guard !receivesRemoteControlEvents else { return }
    receivesRemoteControlEvents = true
  }

  /// Ends the delivery of these commands.
  public final func endReceivingRemoteControlEvents() {
    guard receivesRemoteControlEvents else { return }
    receivesRemoteControlEvents = false
  }

  /// Puts a command of a headset or the lock screen into the queue. No responder gets it before
  /// ``beginReceivingRemoteControlEvents()`` is called (R10.5).
  ///
  /// - Parameter subtype: A subtype whose name begins with `remoteControl`.
  public final func postRemoteControl(_ subtype: UIEvent.EventSubtype) {
    APIMisuse.check(subtype.rawValue >= 100, "\(subtype) is no remote control command")
    eventQueue.post(.remoteControl(subtype)) { [unowned self] in
      guard receivesRemoteControlEvents else {
        tellUndelivered(.remoteControl, .notReceivingRemoteControl)
        return
      }
      send(UIEvent(type: .remoteControl, subtype: subtype, observer: eventObserver))
    }
  }
}
