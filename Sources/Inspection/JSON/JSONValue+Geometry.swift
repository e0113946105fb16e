import ResponderKit

extension CGPoint {
  /// The point as `[x, y]`.
  public var json: JSONValue { .numbers([Double(x), Double(y)]) }
}

extension CGSize {
  /// The size as `[width, height]`.
  public var json: JSONValue { .numbers([Double(width), Double(height)]) }
}

extension CGRect {
  /// The rectangle as `[x, y, width, height]`.
  public var json: JSONValue {
    .numbers([origin.x, origin.y, size.width, size.height].map(Double.init))
  }
}

extension CGAffineTransform {
  /// The transform as `[a, b, c, d, tx, ty]`.
  public var json: JSONValue { .numbers([a, b, c, d, tx, ty].map(Double.init)) }
}

extension UIEdgeInsets {
  /// The insets as `[top, left, bottom, right]`.
  public var json: JSONValue { .numbers([top, left, bottom, right].map(Double.init)) }
}
