import Foundation

/// Recognizes a drag that comes in from an edge of the screen (R6.11).
///
/// How near the edge is unknown; 20 points are a simulator choice.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// How near the edge the finger must come down, in points.
  static let margin: CGFloat = 20

  /// The edges that count.
  open var edges: UIRectEdge = [] { willSet { willChange() } }

  private final weak var finger: UITouch?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches.sorted(by: { $0.finger < $1.finger }) {
      guard finger == nil else {
        // Further fingers do not matter.
        ignore(touch, for: event)
        continue
      }
      finger = touch
      let (point, screen) = (touch.location(in: nil), touch.window?.bounds ?? .zero)
      guard edges.isNear(point, in: screen, within: Self.margin) else {
        setState(.failed, because: "began away from the edge, needs 20 pt")
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
  /// Whether a point lies near one of the edges of a rectangle.
  func isNear(_ point: CGPoint, in rect: CGRect, within margin: CGFloat) -> Bool {
    (contains(.left) && point.x - rect.minX <= margin)
      || (contains(.right) && rect.maxX - point.x <= margin)
      || (contains(.top) && point.y - rect.minY <= margin)
      || (contains(.bottom) && rect.maxY - point.y <= margin)
  }
}
