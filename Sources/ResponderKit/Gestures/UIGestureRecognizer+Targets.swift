extension UIGestureRecognizer {
  /// Adds a target that is told when the gesture is recognized, and again whenever a continuous one
  /// changes. Adding the same target and action twice has no effect.
  ///
  /// - Parameters:
  ///   - target: The object that is told; not retained.
  ///   - action: The action that the target is sent, such as `pan:`.
  public final func addTarget(_ target: any ActionTarget, action: Selector) {
    guard !targets.contains(where: { $0.isSame(target, action) }) else { return }
    targets.append(ActionBinding(target: target, action: action))
  }

  /// Removes targets; nil stands for any target or action.
  public final func removeTarget(_ target: (any ActionTarget)?, action: Selector?) {
    targets.removeAll { $0.isSame(target, action) }
  }

  /// The targets that still exist, with their actions, in the order in which they were added.
  public final var targetsAndActions: [(target: any ActionTarget, action: Selector)] {
    targets.compactMap { binding in binding.target.map { ($0, binding.action) } }
  }

  /// Sends the actions of the current state to the targets.
  final func sendActions(for event: UIEvent?) {
    actionIsDue()
    let observer = observer
    for binding in targets {
      guard let target = binding.target else { continue }
      observer?.observe(
        .action(
          ActionReport(
            sender: ObjectID(self), view: view.map { ObjectID($0) }, action: "\(binding.action)",
            receiver: .init(target))))
      target.perform(binding.action, with: self, for: event)
    }
  }
}

extension ActionReport.Receiver {
  /// Creates the receiver for a target.
  init(_ target: any ActionTarget) {
    if let object = target as? StatefulObject {
      self = .object(ObjectID(object))
    } else {
      self = .other(String(describing: type(of: target)))
    }
  }
}
