extension UIResponder {
  /// Returns the first responder from this one up the chain that can perform an action (R7.8).
  ///
  /// - Complexity: O(length of the chain).
  public final func target(forAction action: Selector, withSender sender: Any?) -> UIResponder? {
    ResponderChain(from: self).first { $0.canPerformAction(action, withSender: sender) }
  }

  /// Makes the responder implement an action, as a method of a subclass would.
  ///
  /// - Parameters:
  ///   - action: The action's name, such as `buy:`.
  ///   - body: The closure that the action runs; nil if it does nothing.
  public final func implement(
    _ action: Selector, _ body: ((_ sender: Any?, _ event: UIEvent?) -> Void)? = nil
  ) {
    willChange()
    if overrides == nil { overrides = ResponderOverrides() }
    overrides?.actions.removeAll { $0.name == action && body != nil }
    guard overrides?.actions.contains(where: { $0.name == action }) == false else { return }
    overrides?.actions.append(ImplementedAction(name: action, body: body))
  }

  /// The actions that values make the responder implement, in the order in which they were added.
  public final var implementedActions: [Selector] { overrides?.actions.map(\.name) ?? [] }

  final func performImplemented(_ action: Selector, with sender: Any?, for event: UIEvent?) {
    overrides?.actions.first { $0.name == action }?.body?(sender, event)
  }
}
