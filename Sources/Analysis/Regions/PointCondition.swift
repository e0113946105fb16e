import Foundation
import ResponderKit

/// A condition on the point of a hit-test: whether it lies in some area of a view.
package struct PointCondition: Hashable {
  /// An area in a view's own coordinates.
  package enum Area: Hashable {
    /// A rectangle without its right and its lower edge: x, y, width and height (R2.4).
    case rect(SIMD4<Double>)
    /// A rectangle with all of its edges, compared in single precision.
    case box(SIMD4<Double>)
    /// The shape of the view's override of `point(inside:with:)`.
    case outline
    /// An area that only code decides; a hit-test has asked it for its own point.
    case code
  }

  /// The view.
  package let view: ObjectID
  /// The area.
  package let area: Area
  /// Indicates whether the point must be inside; true if only code decides.
  package var isInside: Bool
}

extension PointCondition.Area {
  /// Returns a rectangle without its right and its lower edge.
  static func rect(_ rect: CGRect) -> Self { .rect(SIMD4(rect)) }

  /// Returns a rectangle with all of its edges.
  static func box(_ rect: CGRect) -> Self { .box(SIMD4(rect)) }

  /// The rectangle, if it is one.
  var rectangle: CGRect? {
    switch self {
    case .rect(let sides), .box(let sides):
      CGRect(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
    case .outline, .code: nil
    }
  }
}

extension SIMD4<Double> {
  fileprivate init(_ rect: CGRect) {
    self.init(
      Double(rect.origin.x), Double(rect.origin.y), Double(rect.size.width),
      Double(rect.size.height))
  }
}
