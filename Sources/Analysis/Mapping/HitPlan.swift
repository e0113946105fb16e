import Foundation
import ResponderKit

/// A plan of the views that get the touch at the points of a grid, as layers that are painted back
/// to front: the last one painted at a point is the first that hit-testing finds there.
///
/// A view that takes a point asks its subviews front to back and answers itself if they do not; so
/// a view is painted before its subviews, and those back to front, each only where its superview
/// takes the point. Where a view can only be asked, a mark is painted.
struct HitPlan: Sendable {
  /// An area of the grid with its paint.
  struct Layer: Sendable {
    var columns: Range<Int>
    var rows: Range<Int>
    var paint: Paint
  }

  /// A paint for an area.
  enum Paint: Sendable {
    /// The number of a view, or ``HitPlan/mark``.
    case fill(UInt32)
    /// Views that are rotated or skewed, point by point.
    case slanted(TransformedSubtree)
  }

  /// The number painted where a view must be asked.
  static let mark = UInt32.max

  /// The layers, back to front.
  var layers: [Layer] = []

  /// Indicates whether a view must be asked anywhere.
  var hasMarks: Bool {
    layers.contains { layer in
      switch layer.paint {
      case .fill(let number): number == Self.mark
      case .slanted(let tree): tree.hasMarks
      }
    }
  }
}
