extension UIResponder {
  /// Returns the first responder from this one up the chain that can perform an action (R7.8).
  ///
  /// - Complexity: O(length of the chain).
  public final func target(forAction action: Selector, withSender sender: Any?) -> UIResponder? {
    ResponderChain(from: self).first { $0.canPerformAction(action, withSender: sender) }
  }

  /// Makes the responder implement an action, as a method of a subclass would.
  public final func implement(_ action: Selector) {
    willChange()
    if overrides == nil { overrides = ResponderOverrides() }
    if overrides?.actions.contains(action) == false { overrides?.actions.append(action) }
  }

  /// The actions that values make the responder implement, in the order of adding.
  public final var implementedActions: [Selector] { overrides?.actions ?? [] }
}
