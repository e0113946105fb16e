import Foundation

/// The motion of a scroll view's content.
enum ScrollMotion {
  /// The content does not move.
  case resting
  /// The content was moving, and a finger that may drag next has stopped it.
  case halted
  /// A finger drags the content.
  case dragging(ScrollDrag)
  /// The content moves by itself.
  case riding(ScrollRide)

  /// The drag that is under way.
  var drag: ScrollDrag? {
    if case .dragging(let drag) = self { drag } else { nil }
  }

  /// The ride that is under way.
  var ride: ScrollRide? {
    if case .riding(let ride) = self { ride } else { nil }
  }
}

/// A drag, with its values at the beginning.
struct ScrollDrag {
  /// The content offset from which the finger's translation counts.
  var start: CGPoint
  /// The content offset at the beginning.
  let origin: CGPoint
  /// The axes along which the content follows the finger: 1 for an axis along which it does,
  /// otherwise 0.
  let axes: CGPoint
}
