import ResponderKit

extension UIView {
  /// Whether the view itself does something with a touch: a control, a view with recognizers, or
  /// one that handles touches.
  public var isInteractive: Bool {
    self is UIControl || !(gestureRecognizers ?? []).isEmpty
      || handledMethods.contains { EventMethod.touches.contains($0.method) }
  }
}
