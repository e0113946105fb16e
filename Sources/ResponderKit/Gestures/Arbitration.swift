import Foundation

/// What the arbiter knows of a recognizer in the current sequence of touches.
struct Arbitration {
  /// The state that everybody sees.
  var state = UIGestureRecognizer.State.possible
  /// The step that the recognizer asked for and has not got yet.
  var requested: UIGestureRecognizer.State?
  /// The step after that, when a continuous gesture goes on while its beginning waits.
  var requestedNext: UIGestureRecognizer.State?
  /// Why it asked.
  var measure: GestureReport.Reason?
  /// The fingers that it follows and that are down, in the order of coming down.
  var touches: [UITouch] = []
  /// All fingers since the sequence began.
  var sequence: [UITouch] = []
  /// The recognizer that it waits for, told once.
  var waitsFor: WeakRecognizer?
  /// Those that must fail first by the word of delegates and subclasses; asked once.
  var dynamicRequirements: [WeakRecognizer]?
  /// Whether the arbiter made it fail, so that it need not know.
  var isDecidedFromOutside = false
  /// How deep its view lies.
  var depth = 0
  /// Whether it sees touches of the current sequence.
  var takesPart = false
  /// The middle of the last fingers, in the window's coordinates.
  var lastCentroid = CGPoint.zero
}

/// A recognizer that is not kept alive.
struct WeakRecognizer {
  weak var recognizer: UIGestureRecognizer?
}

extension UIGestureRecognizer {
  /// The middle of some fingers, in their window's coordinates.
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
