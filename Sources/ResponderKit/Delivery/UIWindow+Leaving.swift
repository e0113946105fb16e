extension UIWindow {
  /// Told before a view and its descendants leave the window: what they hold of the user's
  /// attention goes with them (R12.5).
  final func subtreeWillLeave(_ view: UIView) {
    application?.touchDelivery.viewWillLeave(view)
    firstResponderWillLeave(with: view)
  }
}
