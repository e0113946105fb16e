import Foundation

extension CGPoint {
  /// The point as `[x, y]`.
  package var json: JSONValue { .numbers([Double(x), Double(y)]) }
}

extension CGSize {
  /// The size as `[width, height]`.
  package var json: JSONValue { .numbers([Double(width), Double(height)]) }
}

extension CGRect {
  /// The rectangle as `[x, y, width, height]`.
  package var json: JSONValue {
    .numbers([origin.x, origin.y, size.width, size.height].map(Double.init))
  }
}
