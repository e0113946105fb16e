import Foundation

extension CGAffineTransform {
  /// Whether the transform has an inverse; a scale of zero has none.
  public var isInvertible: Bool {
    let determinant = a * d - b * c
    return determinant != 0 && determinant.isFinite && (1 / determinant).isFinite
  }
}
