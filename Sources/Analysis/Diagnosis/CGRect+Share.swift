import Foundation

extension CGRect {
  /// Whether there is any area in it.
  var hasArea: Bool { !isNull && width > 0 && height > 0 }

  /// Width by height; 0 for what is empty or infinite.
  var area: CGFloat { isEmpty || isInfinite || isNull ? 0 : width * height }

  /// How much of the rectangle lies in another one, in per cent: 0 and 100 only where it is nothing
  /// and all.
  func percent(in other: CGRect) -> Int {
    let share = intersection(other).area / area
    // Nothing has no parts, and sizes out of all bounds tell none.
    guard share.isFinite else { return 0 }
    return TouchCoverage.percent(Int(share * 1000), of: 1000)
  }
}
