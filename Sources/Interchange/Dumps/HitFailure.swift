import Foundation

/// A touch of a test that reached another view than it was meant for.
package struct HitFailure: Hashable, Sendable {
  /// A view as the failure names it.
  package struct Party: Hashable, Sendable {
    /// The class name as printed.
    package var className: String
    /// The address in lower case, or nil where it was stripped.
    package var address: String?

    /// Creates a party.
    package init(className: String, address: String?) {
      self.className = className
      self.address = address
    }
  }

  /// Where the touch went, in the coordinates of the window.
  package var point: CGPoint
  /// The view that it was meant for.
  package var target: Party?
  /// The view that it reached.
  package var winner: Party?
  /// Where the view whose coordinates the test uses lies in the window.
  package var origin: CGPoint

  /// Creates a failure.
  package init(point: CGPoint, target: Party?, winner: Party?, origin: CGPoint = .zero) {
    self.point = point
    self.target = target
    self.winner = winner
    self.origin = origin
  }
}
