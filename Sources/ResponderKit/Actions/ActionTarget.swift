/// An object that performs actions by name, where there is no Objective-C to find methods.
///
/// Every responder is one: it performs the actions that it was made to implement, and a subclass
/// may override ``UIResponder/perform(_:with:for:)``.
public protocol ActionTarget: AnyObject {
  /// Performs an action.
  ///
  /// A control's action is given what its name has room for, as a method would be (R7.7): `buy`
  /// neither sender nor event, `buy:` the sender, `buy:event:` and `buy:forEvent:` both.
  ///
  /// - Parameters:
  ///   - action: The action's name, such as `buy:`.
  ///   - sender: The control or recognizer that sends it.
  ///   - event: The event on whose behalf, if any.
  func perform(_ action: Selector, with sender: Any?, for event: UIEvent?)
}

/// A target and what it is told; the target is not retained (R7.7).
struct ActionBinding {
  weak var target: (any ActionTarget)?
  var action: Selector

  func isSame(_ other: (any ActionTarget)?, _ action: Selector?) -> Bool {
    (other == nil || target === other) && (action == nil || self.action == action)
  }
}
