import Foundation

/// The facts that the arbiter knows of a recognizer in the current sequence of touches.
struct Arbitration {
  /// The state that the recognizer's `state` returns.
  var state = UIGestureRecognizer.State.possible
  /// The step that the recognizer asked for and has not got yet.
  var requested: UIGestureRecognizer.State?
  /// The step after that, when a continuous gesture goes on while its beginning waits.
  var requestedNext: UIGestureRecognizer.State?
  /// The reason why the recognizer asked.
  var measure: GestureReport.Reason?
  /// The fingers that the recognizer follows and that are down, in the order of coming down.
  var touches: [UITouch] = []
  /// The fingers that the recognizer has followed since the sequence began.
  var sequence: [UITouch] = []
  /// The recognizer that this one waits for, which is reported once.
  var waitsFor: WeakRecognizer?
  /// The recognizers that must fail first according to delegates and subclasses, which are asked
  /// once.
  var dynamicRequirements: [WeakRecognizer]?
  /// Indicates whether the arbiter made the recognizer fail, of which the recognizer need not know.
  var isDecidedFromOutside = false
  /// The number of superviews of the recognizer's view.
  var depth = 0
  /// Indicates whether the recognizer sees touches of the current sequence.
  var takesPart = false
  /// The middle of the last fingers, in the window's coordinates.
  var lastCentroid = CGPoint.zero
}

/// A recognizer that is not kept alive.
struct WeakRecognizer {
  weak var recognizer: UIGestureRecognizer?
}

extension UIGestureRecognizer {
  /// Returns the middle of some fingers, in their window's coordinates.
  static func centroid(_ touches: [UITouch]) -> CGPoint {
    var sum = CGPoint.zero
    for touch in touches {
      sum.x += touch.position.x
      sum.y += touch.position.y
    }
    let count = CGFloat(max(1, touches.count))
    return CGPoint(x: sum.x / count, y: sum.y / count)
  }
}
