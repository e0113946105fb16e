import Foundation

/// A touch of a test that reached another view than it was meant for.
public struct HitFailure: Hashable, Sendable {
  /// A view as the failure names it.
  public struct Party: Hashable, Sendable {
    /// The class name as printed.
    public var className: String
    /// The address in lower case, or nil where it was stripped.
    public var address: String?

    /// Creates a party.
    public init(className: String, address: String?) {
      self.className = className
      self.address = address
    }
  }

  /// Where the touch went, in the coordinates of the window.
  public var point: CGPoint
  /// The view that it was meant for.
  public var target: Party?
  /// The view that it reached.
  public var winner: Party?
  /// Where the view whose coordinates the test uses lies in the window.
  public var origin: CGPoint

  /// Creates a failure.
  public init(point: CGPoint, target: Party?, winner: Party?, origin: CGPoint = .zero) {
    self.point = point
    self.target = target
    self.winner = winner
    self.origin = origin
  }
}
