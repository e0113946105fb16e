/// An object that performs actions by name, where there is no Objective-C to find methods.
///
/// Every responder is one: it performs the actions that it was made to implement, and a subclass
/// may override ``UIResponder/perform(_:with:for:)``.
public protocol ActionTarget: AnyObject {
  /// Performs an action.
  ///
  /// The action of a control is given as many arguments as its name has colons (R7.7): `buy` gets
  /// neither sender nor event, `buy:` the sender, `buy:event:` and `buy:forEvent:` both.
  ///
  /// - Parameters:
  ///   - action: The action's name, such as `buy:`.
  ///   - sender: The control or recognizer that sends the action.
  ///   - event: The event that caused the action, if any.
  func perform(_ action: Selector, with sender: Any?, for event: UIEvent?)
}

/// A target and the action that it is sent; the target is not retained (R7.7).
struct ActionBinding {
  weak var target: (any ActionTarget)?
  var action: Selector

  func isSame(_ other: (any ActionTarget)?, _ action: Selector?) -> Bool {
    (other == nil || target === other) && (action == nil || self.action == action)
  }
}
