import ResponderKit
import Scenes

extension UIView {
  /// Returns the part of the screen to which the view's superviews clip it, in points.
  ///
  /// - Complexity: O(depth²).
  func clip(on screen: CGRect) -> CGRect {
    superviews.lazy.filter(\.clipsToBounds).reduce(screen) { $0.intersection($1.screenFrame) }
  }

  /// Returns the point of the screen at which a question without a point is asked: the middle of the
  /// view, or of the part of it that is seen.
  package func pointAsked(in scene: Scene) -> CGPoint {
    let middle = screenPoint(CGPoint(x: bounds.midX, y: bounds.midY))
    let frame = screenFrame
    let seen = clip(on: scene.screenBounds).intersection(frame)
    // Frames of texts are rounded.
    guard seen.hasArea, !seen.insetBy(dx: -0.5, dy: -0.5).contains(frame) else { return middle }
    let point = CGPoint(x: seen.midX, y: seen.midY)
    return bounds.containsHalfOpen(self.point(fromScreen: point)) ? point : middle
  }
}
