import Explanation
import Foundation
import ResponderKit
import Scenes

/// An answer to the question whether a view gets a touch.
package enum Verdict: Sendable {
  /// The view gets it.
  case reached
  /// The view does not get it.
  case missed
  /// Something decides that the scene does not tell; the first finding says what.
  case open

  /// Reads findings in their order.
  ///
  /// - Parameter isReached: Whether the view gets the touch in the simulator.
  init(isReached: Bool, _ findings: [Finding]) {
    let obstacles = findings.filter { $0.weight == .blocks }
    if isReached {
      self = findings.contains(where: \.leavesOpen) ? .open : .reached
    } else {
      // One that is sure is enough.
      self = !obstacles.isEmpty && obstacles.allSatisfy(\.isInDoubt) ? .open : .missed
    }
  }
}

extension UIView {
  /// Returns the point of the screen at which a question without a point is asked: the middle of
  /// the view, or of the part of it that is seen.
  package func pointAsked(in scene: Scene) -> CGPoint {
    let middle = screenPoint(CGPoint(x: bounds.midX, y: bounds.midY))
    let seen = superviews.lazy.filter(\.clipsToBounds).reduce(scene.screenBounds) {
      $0.intersection($1.screenFrame)
    }.intersection(screenFrame)
    guard seen.hasArea, !seen.containsHalfOpen(middle) else { return middle }
    let point = CGPoint(x: seen.midX, y: seen.midY)
    return bounds.containsHalfOpen(self.point(fromScreen: point)) ? point : middle
  }
}
