/// The rule for numbers that can be typed or imported.
package enum NumberRule {
  /// The largest magnitude that is typed or imported, in points.
  ///
  /// Sums and products of a few such numbers are finite, so that no NaN arises from them.
  package static let largest = 1e15
}
