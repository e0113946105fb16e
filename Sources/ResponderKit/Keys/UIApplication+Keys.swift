extension UIApplication {
  /// Puts a key that is pressed and released into the queue (R9.6, R9.9).
  public final func postKey(_ key: UIKey) {
    postPress(.began, of: key)
    postPress(.ended, of: key)
  }

  /// Puts one phase of a key into the queue; a phase of a key that is not down has no effect.
  public final func postPress(_ phase: UIPress.Phase, of key: UIKey) {
    eventQueue.post(.key(key.description, phase)) { [unowned self] in
      pressDelivery.handle(phase, key)
    }
  }
}
