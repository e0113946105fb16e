import Foundation

extension CGRect {
  /// Indicates whether the rectangle has any area.
  var hasArea: Bool { !isNull && width > 0 && height > 0 }

  /// The width multiplied by the height; 0 if the rectangle is empty or infinite.
  var area: CGFloat { isEmpty || isInfinite || isNull ? 0 : width * height }

  /// Returns the share of the rectangle that lies in another one, in per cent. The result is 0 or
  /// 100 only if nothing or all of it does.
  func percent(in other: CGRect) -> Int {
    let share = intersection(other).area / area
    // Nothing has no parts, and sizes out of all bounds tell none.
    guard share.isFinite else { return 0 }
    return TouchCoverage.percent(Int(share * 1000), of: 1000)
  }
}
