import ResponderKit

/// The size and the centre of a view, told from its frame, which is the bounding box of the
/// transformed bounds.
///
/// With w, h for the size and W, H for the box: |a|·w + |c|·h = W and |b|·w + |d|·h = H.
struct SolvedGeometry {
  /// A degree to which the frame tells the geometry.
  enum Solution {
    case solved
    /// The size is guessed, as under a rotation by 45 degrees, when only w + h is known.
    case guessed
    /// The transform has no inverse.
    case singular
  }

  private(set) var size: CGSize
  private(set) var center = CGPoint.zero
  private(set) var solution = Solution.solved

  init(_ view: DumpedView) {
    let frame = view.frame.sane
    let transform = view.transform.sane
    size = frame.size
    if !transform.isIdentity { solve(frame.size, transform) }
    if let bounds = view.bounds, !transform.isIdentity {
      size = bounds.sane.size
      if solution == .guessed { solution = .solved }
    }
    center = Self.center(frame, size, view.anchorPoint.sane, transform)
  }

  private mutating func solve(_ box: CGSize, _ transform: CGAffineTransform) {
    let (a, b) = (abs(Double(transform.a)), abs(Double(transform.b)))
    let (c, d) = (abs(Double(transform.c)), abs(Double(transform.d)))
    let (width, height) = (Double(box.width), Double(box.height))
    if !transform.isInvertible {
      solution = .singular
      size = CGSize(width: Self.ratio(width, a + c), height: Self.ratio(height, b + d))
      return
    }
    let determinant = a * d - b * c
    let w = (d * width - c * height) / determinant
    let h = (a * height - b * width) / determinant
    let (widthError, heightError) = (Self.printingError(width), Self.printingError(height))
    let wError = (d * widthError + c * heightError) / abs(determinant)
    let hError = (a * heightError + b * widthError) / abs(determinant)
    // Also false for what a determinant of 0 gives.
    let isTold = wError + hError <= 0.01 * (abs(w) + abs(h)) && w >= -wError && h >= -hError
    if isTold || (width == 0 && height == 0) {
      size = CGSize(width: Self.rounded(w, within: wError), height: Self.rounded(h, within: hError))
    } else {
      solution = .guessed
      let side = Self.ratio(width + height, a + b + c + d)
      size = CGSize(width: side, height: side)
    }
    size = size.sane
  }

  /// Returns half a unit of the sixth digit, the last that a frame has.
  private static func printingError(_ value: Double) -> Double {
    value == 0 ? 0 : 0.5 * pow(10, floor(log10(abs(value))) - 5)
  }

  /// Returns the number that a program is likely to have set: a whole point, a pixel of a screen
  /// with two or three pixels to the point, or a hundredth, if one is within the error.
  private static func rounded(_ value: Double, within error: Double) -> Double {
    for grid in [1.0, 2, 3, 100] {
      let near = (value * grid).rounded() / grid
      if abs(near - value) <= error { return max(0, near) }
    }
    return max(0, value)
  }

  private static func ratio(_ length: Double, _ scale: Double) -> Double {
    scale == 0 ? 0 : length / scale
  }

  /// Returns the place of the anchor point: the middle of the frame is the middle of the bounds,
  /// moved.
  private static func center(
    _ frame: CGRect, _ size: CGSize, _ anchor: CGPoint, _ transform: CGAffineTransform
  ) -> CGPoint {
    let middle = CGPoint(x: (0.5 - anchor.x) * size.width, y: (0.5 - anchor.y) * size.height)
      .applying(transform)
    return CGPoint(x: frame.midX - middle.x, y: frame.midY - middle.y)
  }
}
