import Foundation

extension CGAffineTransform {
  /// Indicates whether the transform has an inverse; a transform with a scale of zero has none.
  public var isInvertible: Bool {
    let determinant = a * d - b * c
    return determinant != 0 && determinant.isFinite && (1 / determinant).isFinite
  }
}
