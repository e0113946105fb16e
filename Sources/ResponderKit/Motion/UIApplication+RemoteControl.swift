extension UIApplication {
  /// Has commands from a headset or the lock screen delivered (R10.5).
  public final func beginReceivingRemoteControlEvents() {
    guard !receivesRemoteControlEvents else { return }
    receivesRemoteControlEvents = true
  }

  /// Has them delivered no longer.
  public final func endReceivingRemoteControlEvents() {
    guard receivesRemoteControlEvents else { return }
    receivesRemoteControlEvents = false
  }

  /// Puts a command of a headset or the lock screen into the queue; nobody gets it before
  /// ``beginReceivingRemoteControlEvents()`` (R10.5).
  ///
  /// - Parameter subtype: One of those whose names begin with `remoteControl`.
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
