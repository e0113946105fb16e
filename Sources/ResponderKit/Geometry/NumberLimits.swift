import Foundation

/// The rule for numbers: those that are typed, computed, imported and saved.
///
/// A command that leaves a larger number in the scene is refused, and an import replaces it. So
/// whatever a scene holds, a script can say.
package enum NumberRule {
  /// The largest magnitude of a number, in points where it is a distance.
  ///
  /// Sums and products of a few such numbers are finite, so that no NaN arises from them.
  package static let largest = 1e15

  /// The whole numbers that count something, such as taps or pages.
  package static let counts = -1_000_000_000...1_000_000_000

  /// The whole numbers of UIKit's type for them, `Int`.
  package static let integers = Int.min...Int.max
}

extension UIView {
  /// Returns whether no number of the view's bounds, center, transform, frame and anchor point, nor
  /// of a scroll view's content, has a larger magnitude than a limit. None of them is NaN then.
  package final func hasNumbers(upTo limit: CGFloat) -> Bool {
    core.pointee.geometry.isWithin(limit)
      && (!core.pointee.flags.contains(.scrolling)
        || (self as? UIScrollView)?.hasContent(upTo: limit) ?? true)
  }
}

extension UIScrollView {
  fileprivate final func hasContent(upTo limit: CGFloat) -> Bool {
    let (size, inset) = (contentSize, contentInset)
    return size.isWithin(limit) && CGPoint(x: inset.left, y: inset.top).isWithin(limit)
      && CGPoint(x: inset.right, y: inset.bottom).isWithin(limit)
  }
}

extension LayerGeometry {
  /// Returns whether no number has a larger magnitude than a limit.
  @inline(__always)
  fileprivate func isWithin(_ limit: CGFloat) -> Bool {
    guard bounds.isWithin(limit), position.isWithin(limit), frame.isWithin(limit) else {
      return false
    }
    return !isCustom || transform.isWithin(limit) && anchorPoint.isWithin(limit)
  }
}

extension CGRect {
  /// Returns whether no number has a larger magnitude than a limit.
  @inline(__always)
  package func isWithin(_ limit: CGFloat) -> Bool {
    origin.isWithin(limit) && size.isWithin(limit)
  }
}

extension CGPoint {
  /// Returns whether no number has a larger magnitude than a limit.
  @inline(__always)
  package func isWithin(_ limit: CGFloat) -> Bool {
    x.magnitude <= limit && y.magnitude <= limit
  }
}

extension CGSize {
  /// Returns whether no number has a larger magnitude than a limit.
  @inline(__always)
  package func isWithin(_ limit: CGFloat) -> Bool {
    width.magnitude <= limit && height.magnitude <= limit
  }
}

extension CGAffineTransform {
  /// Returns whether no number has a larger magnitude than a limit.
  package func isWithin(_ limit: CGFloat) -> Bool {
    [a, b, c, d, tx, ty].allSatisfy { $0.magnitude <= limit }
  }
}

extension CGFloat {
  /// The number, or the nearest one of which sums and products are finite, too; 0 for what is no
  /// number. Transforms of views in each other may multiply to numbers beyond all bounds. What is
  /// computed from their coordinates is set in views again, which take no NaN.
  fileprivate var finite: CGFloat { isNaN ? 0 : Swift.min(1e150, Swift.max(-1e150, self)) }
}

extension CGPoint {
  /// The point, with coordinates that can be calculated with.
  var finite: CGPoint { CGPoint(x: x.finite, y: y.finite) }
}

extension CGSize {
  /// The size, with lengths that can be calculated with.
  var finite: CGSize { CGSize(width: width.finite, height: height.finite) }
}

extension Int {
  /// Creates the integer nearest to a number on the way to zero, within limits that the caller can
  /// bear: one beyond them, as scenes may have, gives the nearer limit, and NaN the lower one.
  package init(_ number: CGFloat, within limits: ClosedRange<Int>) {
    let (least, most) = (CGFloat(limits.lowerBound), CGFloat(limits.upperBound))
    // A limit beyond 2^53 may round up, out of Int's range, so it is never converted back.
    self =
      number >= most ? limits.upperBound : number > least ? Int(number) : limits.lowerBound
  }
}
