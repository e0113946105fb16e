/// A recognizer of a pointer over a view. An iPhone has none, so fingers never reach the recognizer
/// (R6.11).
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// Returns false for touches, as only a pointer hovers.
  open override func shouldReceive(_ event: UIEvent) -> Bool { event.type != .touches }
}
