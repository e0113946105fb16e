import Foundation

extension Int {
  /// Creates the integer nearest to a number on the way to zero, within limits. Nothing traps: a
  /// number beyond the limits gives the nearer one, and what is no number gives the lower one.
  ///
  /// Numbers of a scene may be as far out as Double goes, so the limits say what the caller can
  /// bear.
  package init(_ number: CGFloat, within limits: ClosedRange<Int>) {
    let (least, most) = (CGFloat(limits.lowerBound), CGFloat(limits.upperBound))
    // A limit beyond 2^53 may round up, out of Int's range, so it is never converted back.
    self =
      number >= most ? limits.upperBound : number > least ? Int(number) : limits.lowerBound
  }
}
