import Foundation

/// A recognizer of a drag that comes in from an edge of the screen (R6.11).
///
/// UIKit's greatest distance from the edge is unknown; 20 points are a simulator choice.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The greatest distance from the edge at which the finger comes down, in points.
  static let margin: CGFloat = 20

  /// The edges that count.
  open var edges: UIRectEdge = [] { willSet { willChange() } }

  private final weak var finger: UITouch?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches.sorted(by: { $0.finger < $1.finger }) {
      guard finger == nil else {
        // Further fingers are ignored.
        ignore(touch, for: event)
        continue
      }
      finger = touch
      let (point, screen) = (touch.location(in: nil), touch.window?.bounds ?? .zero)
      let distance = edges.distance(of: point, in: screen)
      guard let distance, distance <= Self.margin else {
        setState(
          .failed,
          because: distance.map { .measured(.edgeDistance, $0, .atMost, Self.margin) }
            ?? .measured(.edges, 0, .atLeast, 1))
        return
      }
      super.touchesBegan([touch], with: event)
    }
  }

  open override func reset() {
    super.reset()
    finger = nil
  }

  open override func captureState() -> () -> Void {
    let base = super.captureState()
    let state = (edges, finger)
    return { [self] in
      base()
      (edges, finger) = state
    }
  }
}

extension UIRectEdge {
  /// Returns the distance of a point from the nearest of these edges of a rectangle, in points. It
  /// is negative beyond the edge, and nil if there are no edges.
  func distance(of point: CGPoint, in rect: CGRect) -> CGFloat? {
    let distances: [(UIRectEdge, CGFloat)] = [
      (.left, point.x - rect.minX), (.right, rect.maxX - point.x),
      (.top, point.y - rect.minY), (.bottom, rect.maxY - point.y),
    ]
    return distances.filter { contains($0.0) }.map(\.1).min()
  }
}
