import Foundation

/// What moves a scroll view's content.
enum ScrollMotion {
  /// Nothing.
  case resting
  /// Nothing any more: a finger has stopped it and may drag next.
  case halted
  /// A finger.
  case dragging(ScrollDrag)
  /// Itself.
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

/// A drag as it began.
struct ScrollDrag {
  /// The content offset from which the finger's way counts.
  var start: CGPoint
  /// The content offset at the beginning.
  let origin: CGPoint
  /// Along which axes the content follows the finger, 1 or 0.
  let axes: CGPoint
}
