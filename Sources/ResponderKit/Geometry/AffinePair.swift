import Foundation

/// A transform together with its inverse, ready made; a transform without one stands for itself.
final class AffinePair: Sendable {
  let transform: CGAffineTransform
  let inverse: CGAffineTransform

  init(_ transform: CGAffineTransform) {
    self.transform = transform
    inverse = transform.isInvertible ? transform.inverted() : .identity
  }
}
