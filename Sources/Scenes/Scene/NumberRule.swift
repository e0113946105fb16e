/// What can be a number in a scene.
package enum NumberRule {
  /// The largest magnitude that is typed or imported, in points.
  ///
  /// Sums and products of a few such numbers are finite, so that no NaN arises from them.
  package static let largest = 1e15
}
