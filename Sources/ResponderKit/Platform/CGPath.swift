import Foundation

#if !canImport(CoreGraphics)
  /// The rule by which the inside of a path is told from its outside.
  public enum CGPathFillRule: Int, Sendable {
    /// A point is inside if the path turns round it, more often one way than the other.
    case winding
    /// A point is inside if a ray from it crosses the path an odd number of times.
    case evenOdd
  }

  /// A path of lines and curves that does not change, in points of one space of the caller's.
  /// Stands in for CoreGraphics' class where CoreGraphics is absent.
  public class CGPath: Equatable {
    /// The lines and curves.
    fileprivate(set) final var outline: PathOutline

    init(_ outline: PathOutline) { self.outline = outline }

    /// Creates a rectangle, with a transform or none.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
      var outline = PathOutline()
      outline.addRect(rect)
      self.init(outline.applying(transform?.pointee ?? .identity))
    }

    /// Creates an ellipse that touches the four sides of a rectangle, with a transform or none.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
      var outline = PathOutline()
      outline.addEllipse(in: rect)
      self.init(outline.applying(transform?.pointee ?? .identity))
    }

    /// Creates a rectangle with round corners, with a transform or none. The radii are at most half
    /// of the width and of the height; larger ones stop the program in CoreGraphics.
    public convenience init(
      roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
      transform: UnsafePointer<CGAffineTransform>?
    ) {
      var outline = PathOutline()
      outline.addRoundedRect(rect, radii: CGSize(width: cornerWidth, height: cornerHeight))
      self.init(outline.applying(transform?.pointee ?? .identity))
    }

    /// Indicates whether the path has no elements.
    public final var isEmpty: Bool { outline.elements.isEmpty }
    /// The point at which the next line begins; zero for an empty path.
    public final var currentPoint: CGPoint { outline.currentPoint ?? .zero }
    /// The box round all points, also those that control curves; null for an empty path.
    public final var boundingBox: CGRect { outline.controlBox }
    /// The smallest box round the lines and curves; null for an empty path.
    public final var boundingBoxOfPath: CGRect { outline.box }

    /// Returns in O(elements) whether a point, to which a transform is applied first, is in the
    /// part that a fill paints by a rule. A subpath that is open counts as closed. Left and upper
    /// edges are inside, right and lower ones are not (simulator choice).
    public final func contains(
      _ point: CGPoint, using rule: CGPathFillRule = .winding,
      transform: CGAffineTransform = .identity
    ) -> Bool {
      outline.contains(point.applying(transform), isEvenOdd: rule == .evenOdd)
    }

    /// Returns a path that does not change any more.
    public final func copy() -> CGPath? { CGPath(outline) }

    /// Returns a path that a transform was applied to; nil never.
    public final func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
      CGPath(outline.applying(transform?.pointee ?? .identity))
    }

    /// Returns a path of the same lines and curves that can be changed; nil never.
    public final func mutableCopy() -> CGMutablePath? { CGMutablePath(outline) }

    /// Returns whether two paths have the same lines and curves.
    public static func == (one: CGPath, other: CGPath) -> Bool { one.outline == other.outline }
  }

  /// A path to which lines and curves are added, from the current point on; to an empty path none
  /// can be. Stands in for CoreGraphics' class where CoreGraphics is absent.
  public final class CGMutablePath: CGPath {
    /// Creates an empty path.
    public init() { super.init(PathOutline()) }

    override init(_ outline: PathOutline) { super.init(outline) }

    /// Begins a subpath at a point, to which a transform is applied.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
      outline.move(to: point.applying(transform))
    }

    /// Adds a line to a point, to which a transform is applied.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
      outline.addLine(to: point.applying(transform))
    }

    /// Adds a subpath of lines between points, to which a transform is applied.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
      guard let first = points.first else { return }
      move(to: first, transform: transform)
      for point in points.dropFirst() { addLine(to: point, transform: transform) }
    }

    /// Adds a curve with one control point; a transform is applied to both points.
    public func addQuadCurve(
      to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
    ) {
      outline.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
    }

    /// Adds a curve with two control points; a transform is applied to the three points.
    public func addCurve(
      to end: CGPoint, control1: CGPoint, control2: CGPoint,
      transform: CGAffineTransform = .identity
    ) {
      outline.addCurve(
        to: end.applying(transform), control1: control1.applying(transform),
        control2: control2.applying(transform))
    }

    /// Adds a rectangle, to which a transform is applied.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
      add(transform) { $0.addRect(rect) }
    }

    /// Adds rectangles, to which a transform is applied.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
      for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds a rectangle with round corners, with radii of at most half of the width and height.
    public func addRoundedRect(
      in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
      transform: CGAffineTransform = .identity
    ) {
      add(transform) {
        $0.addRoundedRect(rect, radii: CGSize(width: cornerWidth, height: cornerHeight))
      }
    }

    /// Adds an ellipse that touches the four sides of a rectangle; a transform is applied to it.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
      add(transform) { $0.addEllipse(in: rect) }
    }

    /// Adds an arc about a center, after a line to its beginning if the path is not empty. The
    /// angles are in radians from the right. A clockwise arc goes towards smaller ones: clockwise
    /// where y grows upwards, and so the other way round on the screen.
    public func addArc(
      center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
      transform: CGAffineTransform = .identity
    ) {
      outline.addArc(
        center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
        isIncreasing: !clockwise, transform)
    }

    /// Adds an arc about a center, after a line to its beginning if the path is not empty. It goes
    /// from an angle from the right on by another one, in radians.
    public func addRelativeArc(
      center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
      transform: CGAffineTransform = .identity
    ) {
      outline.addArc(
        center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta,
        isIncreasing: delta >= 0, transform)
    }

    /// Adds an arc that rounds a corner, after a line to its beginning: the line from the current
    /// point leads to the corner, and the one from there to the second point.
    public func addArc(
      tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
      transform: CGAffineTransform = .identity
    ) {
      outline.addArc(corner: tangent1End, end: tangent2End, radius: radius, transform)
    }

    /// Adds another path, to which a transform is applied.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
      outline.append(path.outline.applying(transform))
    }

    /// Adds a line to the beginning of the subpath.
    public func closeSubpath() { outline.close() }

    /// Adds a shape that a transform was applied to.
    private func add(_ transform: CGAffineTransform, _ shape: (inout PathOutline) -> Void) {
      var added = PathOutline()
      shape(&added)
      outline.append(added.applying(transform))
    }
  }

  extension PathOutline {
    /// Creates the lines and curves of a path.
    init(_ path: CGPath) { self = path.outline }

    /// The path of the lines and curves.
    var path: CGPath { CGPath(self) }
  }
#else
  extension PathOutline {
    /// Creates the lines and curves of a path.
    init(_ path: CGPath) {
      var outline = PathOutline()
      path.applyWithBlock { element in
        let points = element.pointee.points
        switch element.pointee.type {
        case .moveToPoint: outline.move(to: points[0])
        case .addLineToPoint: outline.addLine(to: points[0])
        case .addQuadCurveToPoint: outline.addQuadCurve(to: points[1], control: points[0])
        case .addCurveToPoint:
          outline.addCurve(to: points[2], control1: points[0], control2: points[1])
        case .closeSubpath: outline.close()
        @unknown default: break
        }
      }
      self = outline
    }

    /// The path of the lines and curves.
    var path: CGPath {
      let path = CGMutablePath()
      for element in elements {
        switch element {
        case .move(let point): path.move(to: point)
        case .line(let end): path.addLine(to: end)
        case .quad(let control, let end): path.addQuadCurve(to: end, control: control)
        case .cubic(let one, let two, let end):
          path.addCurve(to: end, control1: one, control2: two)
        case .close: path.closeSubpath()
        }
      }
      return path
    }
  }
#endif
