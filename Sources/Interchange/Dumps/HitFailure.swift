import Foundation

/// A touch of a test that reached another view than it was meant for.
package struct HitFailure: Hashable, Sendable {
  /// A view as the failure names it.
  package struct Party: Hashable, Sendable {
    /// The class name as printed.
    package var className: String
    /// The address in lower case, or nil where it was stripped.
    package var address: String?

    /// Creates a view as the failure names it.
    package init(className: String, address: String?) {
      self.className = className
      self.address = address
    }
  }

  /// The point of the touch, in the coordinates of the window.
  package var point: CGPoint
  /// The view that the touch was meant for.
  package var target: Party?
  /// The view that the touch reached.
  package var winner: Party?
  /// The origin, in the window, of the view whose coordinates the test uses.
  package var origin: CGPoint

  /// Creates a failure.
  package init(point: CGPoint, target: Party?, winner: Party?, origin: CGPoint = .zero) {
    self.point = point
    self.target = target
    self.winner = winner
    self.origin = origin
  }
}
