import Foundation

extension UIControl {
  /// Returns whether a recognizer belongs to an ancestor and waits for one tap of one finger, which
  /// buttons and similar controls keep for themselves (R6.9).
  final func isForeignSingleTap(_ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer.view !== self, let tap = recognizer as? UITapGestureRecognizer else {
      return false
    }
    return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
  }

  /// Returns the finger of a recognizer that belongs to an ancestor and follows one finger which
  /// moves more sideways than up or down. Controls with a knob keep such drags for themselves
  /// (R6.9).
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

  /// Returns the distance that a finger has moved since it came down, in the control's own
  /// coordinates.
  final func way(of touch: UITouch) -> CGSize {
    let start = startingPoint(of: touch)
    let end = touch.location(in: self)
    return CGSize(width: end.x - start.x, height: end.y - start.y)
  }

  /// Returns the point where a finger came down, in the control's own coordinates.
  final func startingPoint(of touch: UITouch) -> CGPoint {
    touch.window.map { convert(touch.origin, from: $0) } ?? touch.origin
  }
}
