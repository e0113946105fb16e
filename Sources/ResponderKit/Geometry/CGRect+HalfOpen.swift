import Foundation

extension CGRect {
  /// Returns whether a point lies in the half-open rectangle: the minimum edges belong to it, the
  /// maximum edges do not (R2.4).
  @inlinable
  public func containsHalfOpen(_ point: CGPoint) -> Bool {
    point.x >= origin.x && point.x < origin.x + size.width
      && point.y >= origin.y && point.y < origin.y + size.height
  }
}
