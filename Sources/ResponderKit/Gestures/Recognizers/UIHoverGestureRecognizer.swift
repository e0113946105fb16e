/// Recognizes a pointer over a view; an iPhone has none, so fingers never reach it (R6.11).
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// False for touches: only a pointer hovers.
  open override func shouldReceive(_ event: UIEvent) -> Bool { event.type != .touches }
}
