import Foundation

/// The corners of a rectangle that a path makes round.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// The bits, with UIKit's values.
  public let rawValue: UInt

  /// Creates corners from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper left corner.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The upper right corner.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The lower left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The lower right corner.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All four corners.
  public static let allCorners = UIRectCorner(rawValue: .max)
}

/// A path of lines and curves, which overrides of `point(inside:with:)` ask whether it contains a
/// point (R2.4). Nothing is drawn. All coordinates are in one space of the caller's, in points; y
/// grows downwards. Lines and curves begin at the current point; to an empty path none can be
/// added. No number stops the program: a path with a coordinate that is NaN contains nothing.
open class UIBezierPath {
  private final var outline: PathOutline

  /// Indicates whether ``contains(_:)`` goes by the even-odd rule, not by winding numbers.
  open var usesEvenOddFillRule = false
  /// Inert: the width of the line, in points; 1 in a new path.
  open var lineWidth: CGFloat = 1
  /// Inert: the shape of the ends of the line.
  open var lineCapStyle = CGLineCap.butt
  /// Inert: the shape of the corners of the line.
  open var lineJoinStyle = CGLineJoin.miter
  /// Inert: the limit beyond which a sharp corner is cut off, in widths of the line.
  open var miterLimit: CGFloat = 10
  /// Inert: the distance that may lie between a curve and what is drawn of it, in pixels.
  open var flatness: CGFloat = 0.6

  private init(_ shape: (inout PathOutline) -> Void) {
    outline = PathOutline()
    shape(&outline)
  }

  /// Creates an empty path.
  public init() { outline = PathOutline() }

  /// Creates a rectangle.
  public convenience init(rect: CGRect) { self.init { $0.addRect(rect) } }

  /// Creates an ellipse that touches the four sides of a rectangle.
  public convenience init(ovalIn rect: CGRect) { self.init { $0.addEllipse(in: rect) } }

  /// Creates a rectangle with round corners: quarters of circles of a radius of at most half of the
  /// shorter side (simulator choice; UIKit's are a little larger).
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// Creates a rectangle of which some corners are round. The radius is the smaller of the two
  /// (simulator choice), at most half of the shorter side.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    let radius =
      [cornerRadii.width, cornerRadii.height, rect.width / 2, rect.height / 2].min() ?? 0
    self.init {
      $0.addRoundedRect(
        rect, radii: CGSize(width: radius, height: radius),
        isRound: (
          corners.contains(.topLeft), corners.contains(.topRight),
          corners.contains(.bottomRight), corners.contains(.bottomLeft)
        ))
    }
  }

  /// Creates an arc about a center, which is open. The angles are in radians clockwise from the
  /// right; a clockwise arc goes towards larger ones.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init {
      $0.addArc(
        center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
        isIncreasing: clockwise)
    }
  }

  /// Creates a path of the lines and curves of another one.
  public convenience init(cgPath: CGPath) { self.init { $0 = PathOutline(cgPath) } }

  /// The lines and curves, which are copied.
  open var cgPath: CGPath {
    get { outline.path }
    set { outline = PathOutline(newValue) }
  }

  /// Indicates whether the path has no elements.
  open var isEmpty: Bool { outline.elements.isEmpty }

  /// The smallest box round the lines and curves; null for an empty path (simulator choice: points
  /// that control curves do not count). It is found in O(elements).
  open var bounds: CGRect { outline.box }

  /// The point at which the next line begins; zero for an empty path.
  open var currentPoint: CGPoint { outline.currentPoint ?? .zero }

  /// Returns in O(elements) whether a point is in the part that a fill would paint, by the rule of
  /// ``usesEvenOddFillRule``. A subpath that is open counts as closed. Left and upper edges are
  /// inside, right and lower ones are not. Lines are exact, curves to 0.01 points. All this is a
  /// simulator choice.
  open func contains(_ point: CGPoint) -> Bool {
    outline.contains(point, isEvenOdd: usesEvenOddFillRule)
  }

  /// Begins a subpath.
  open func move(to point: CGPoint) { outline.move(to: point) }

  /// Adds a line.
  open func addLine(to point: CGPoint) { outline.addLine(to: point) }

  /// Adds a curve with one control point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    outline.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds a curve with two control points.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    outline.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds an arc about a center, after a line to its beginning if the path is not empty; a whole
  /// circle at most (simulator choice). Angles are in radians clockwise from the right; a clockwise
  /// arc goes towards larger ones.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    outline.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      isIncreasing: clockwise)
  }

  /// Adds a line to the beginning of the subpath.
  open func close() { outline.close() }

  /// Removes all lines and curves.
  open func removeAllPoints() { outline = PathOutline() }

  /// Adds the lines and curves of another path.
  open func append(_ path: UIBezierPath) { outline.append(path.outline) }

  /// Maps all points by a transform.
  open func apply(_ transform: CGAffineTransform) { outline = outline.applying(transform) }

  /// Inert: does nothing, as nothing is drawn.
  open func fill() {}

  /// Inert: does nothing, as nothing is drawn.
  open func stroke() {}

  /// Inert: does nothing, as nothing is drawn.
  open func addClip() {}

  /// Inert: sets the lengths of the dashes and of the gaps of the line, in points.
  open func setLineDash(
    _ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat
  ) {}
}
