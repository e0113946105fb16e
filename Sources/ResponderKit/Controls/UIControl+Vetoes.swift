import Foundation

extension UIControl {
  /// Whether a recognizer of an ancestor waits for one tap of one finger, which buttons and their
  /// kin keep for themselves (R6.9).
  final func isForeignSingleTap(_ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer.view !== self, let tap = recognizer as? UITapGestureRecognizer else {
      return false
    }
    return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
  }

  /// Whether a recognizer of an ancestor follows one finger that moves rather sideways than up or
  /// down, which controls with a knob keep for themselves (R6.9).
  ///
  /// - Parameters:
  ///   - recognizer: The recognizer.
  ///   - swipesCount: Whether swipes count, too, or pans alone.
  /// - Returns: The finger; nil if it is something else.
  final func fingerOfForeignDrag(
    _ recognizer: UIGestureRecognizer, swipesCount: Bool
  ) -> UITouch? {
    let touches = recognizer.arbitration.sequence
    guard recognizer.view !== self, touches.count == 1,
      recognizer is UIPanGestureRecognizer
        || (swipesCount && recognizer is UISwipeGestureRecognizer)
    else { return nil }
    let way = way(of: touches[0])
    return abs(way.width) >= abs(way.height) ? touches[0] : nil
  }

  /// How far a finger has come since it came down, in the control's own coordinates.
  final func way(of touch: UITouch) -> CGSize {
    let start = startingPoint(of: touch)
    let end = touch.location(in: self)
    return CGSize(width: end.x - start.x, height: end.y - start.y)
  }

  /// Where a finger came down, in the control's own coordinates.
  final func startingPoint(of touch: UITouch) -> CGPoint {
    touch.window.map { convert(touch.origin, from: $0) } ?? touch.origin
  }
}
