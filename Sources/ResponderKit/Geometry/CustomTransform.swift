import Foundation

extension CGAffineTransform {
  /// Indicates whether the transform has an inverse; a transform with a scale of zero has none.
  public var isInvertible: Bool {
    let determinant = a * d - b * c
    return determinant != 0 && determinant.isFinite && (1 / determinant).isFinite
  }
}

/// A transform about a point, together with its inverse; if it has none, the identity stands for it.
final class CustomTransform: Sendable {
  /// The anchor point of a view that has not set any.
  static let middle = CGPoint(x: 0.5, y: 0.5)

  let transform: CGAffineTransform
  let inverse: CGAffineTransform
  let anchorPoint: CGPoint

  /// Creates nil for the identity about the middle.
  init?(_ transform: CGAffineTransform, about anchorPoint: CGPoint) {
    if transform.isIdentity, anchorPoint == Self.middle { return nil }
    self.transform = transform
    self.anchorPoint = anchorPoint
    inverse = transform.isInvertible ? transform.inverted() : .identity
  }
}
