import Foundation

/// A transform together with its inverse; if it has none, the transform stands for it.
final class AffinePair: Sendable {
  let transform: CGAffineTransform
  let inverse: CGAffineTransform

  init(_ transform: CGAffineTransform) {
    self.transform = transform
    inverse = transform.isInvertible ? transform.inverted() : .identity
  }
}
