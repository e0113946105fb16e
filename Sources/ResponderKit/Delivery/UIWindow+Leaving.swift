extension UIWindow {
  /// Ends the touches in a view and its descendants, and the status of a first responder among
  /// them, before they leave the window (R12.5).
  final func subtreeWillLeave(_ view: UIView) {
    application?.touchDelivery.viewWillLeave(view)
    firstResponderWillLeave(with: view)
  }
}
