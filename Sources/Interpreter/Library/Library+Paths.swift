import ResponderKit

extension UIBezierPath: CodeObject {}

/// A path of CoreGraphics as code holds it. Where CoreGraphics is, its classes are CoreFoundation's: a
/// cast takes any object for one, and its name at run time is another one.
final class CodedPath: CodeObject {
  let path: CGPath

  static var codeType: ValueType { .object("CGPath") }

  init(_ path: CGPath) { self.path = path }
}

extension Library {
  func addPaths() {
    add(UIBezierPath.self)
    add(CodedPath.self, named: "CGPath")
    add(UIBezierPath.self) { list in
      list.make("") { UIBezierPath() }
      list.make("rect:") { (rect: CGRect) in UIBezierPath(rect: rect) }
      list.make("ovalIn:") { (rect: CGRect) in UIBezierPath(ovalIn: rect) }
      list.make("roundedRect:cornerRadius:") { (rect: CGRect, radius: CGFloat) in
        UIBezierPath(roundedRect: rect, cornerRadius: radius)
      }
      list.make("arcCenter:radius:startAngle:endAngle:clockwise:") {
        (center: CGPoint, radius: CGFloat, start: CGFloat, end: CGFloat, isClockwise: Bool) in
        UIBezierPath(
          arcCenter: center, radius: radius, startAngle: start, endAngle: end,
          clockwise: isClockwise)
      }
      list.make("cgPath:") { (coded: CodedPath) in UIBezierPath(cgPath: coded.path) }
      list.get("cgPath") { CodedPath($0.cgPath) }
      list.get("bounds") { $0.bounds }
      list.get("isEmpty") { $0.isEmpty }
      list.get("currentPoint") { $0.currentPoint }
      list.property(
        "usesEvenOddFillRule", { $0.usesEvenOddFillRule }, { $0.usesEvenOddFillRule = $1 })
      list.property("lineWidth", { $0.lineWidth }, { $0.lineWidth = $1 })
      list.method("contains(_:)") { (path: UIBezierPath, point: CGPoint) in path.contains(point) }
      list.action("move(to:)") { (path: UIBezierPath, point: CGPoint) in path.move(to: point) }
      list.action("addLine(to:)") { (path: UIBezierPath, point: CGPoint) in
        path.addLine(to: point)
      }
      list.action("addQuadCurve(to:controlPoint:)") {
        (path: UIBezierPath, end: CGPoint, control: CGPoint) in
        path.addQuadCurve(to: end, controlPoint: control)
      }
      list.action("addCurve(to:controlPoint1:controlPoint2:)") {
        (path: UIBezierPath, end: CGPoint, one: CGPoint, two: CGPoint) in
        path.addCurve(to: end, controlPoint1: one, controlPoint2: two)
      }
      list.action("addArc(withCenter:radius:startAngle:endAngle:clockwise:)") {
        (
          path: UIBezierPath, center: CGPoint, radius: CGFloat, start: CGFloat, end: CGFloat,
          isClockwise: Bool
        ) in
        path.addArc(
          withCenter: center, radius: radius, startAngle: start, endAngle: end,
          clockwise: isClockwise)
      }
      list.action("append(_:)") { (path: UIBezierPath, other: UIBezierPath) in path.append(other) }
      list.action("close()") { (path: UIBezierPath) in path.close() }
      list.action("removeAllPoints()") { (path: UIBezierPath) in path.removeAllPoints() }
    }
    add(CodedPath.self) { list in
      list.make("rect:transform:") { (rect: CGRect, transform: CGAffineTransform?) in
        Self.path(transform) { CGPath(rect: rect, transform: $0) }
      }
      list.make("ellipseIn:transform:") { (rect: CGRect, transform: CGAffineTransform?) in
        Self.path(transform) { CGPath(ellipseIn: rect, transform: $0) }
      }
      list.get("boundingBox") { $0.path.boundingBox }
      list.get("isEmpty") { $0.path.isEmpty }
      list.method("contains(_:)") { (coded: CodedPath, point: CGPoint) in
        coded.path.contains(point)
      }
    }
  }

  private static func path(
    _ transform: CGAffineTransform?, _ make: (UnsafePointer<CGAffineTransform>?) -> CGPath
  ) -> CodedPath {
    guard let transform else { return CodedPath(make(nil)) }
    return CodedPath(withUnsafePointer(to: transform, make))
  }
}
