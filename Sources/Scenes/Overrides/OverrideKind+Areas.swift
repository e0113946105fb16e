import ResponderKit
import Text

extension OverrideKind {
  package static let inset = OverrideKind(
    "inset", "point(inside:): the bounds with moved edges (S-23)",
    effect: "point(inside:) is true in AREA", [.edges("DX[,DY]")],
    hasOwnCommand: true,
    make: { arguments in
      let n = arguments.numbers
      return n.count == 4
        ? Inset(UIEdgeInsets(top: n[0], left: n[1], bottom: n[2], right: n[3]))
        : Inset(dx: n[0], dy: n[n.count - 1])
    },
    spell: { inset in
      let i = inset.insets
      guard i.left == i.right, i.top == i.bottom else {
        return [.numbers([i.top, i.left, i.bottom, i.right])]
      }
      return [.pair(i.left, i.top)]
    },
    swift: { inset, _ in
      SwiftOverride(
        inset.swiftSummary, inset.isOutwards ? "Enlarged" : "Inset",
        methods: SwiftOverride.pointInside([inset.insets.areaInSwift + ".contains(point)"]))
    })

  static let circle = OverrideKind(
    "circle", "point(inside:): a circle around the middle (S-27)",
    effect: "point(inside:) is true in a circle around the middle only",
    [.optionalNumber("RADIUS")],
    make: { arguments throws(OverrideError) -> Circle in
      if let radius = arguments.numbers.first, radius < 0 { throw .negative(radius) }
      return Circle(radius: arguments.numbers.first)
    },
    spell: { $0.radius.map { [OverrideWord.numbers([$0])] } ?? [] },
    swift: { circle, _ in
      let radius = circle.radius?.exactText ?? "min(bounds.width, bounds.height) / 2"
      return SwiftOverride(
        "Takes touches in a circle only.", "Round",
        methods: SwiftOverride.pointInside([
          "let radius: CGFloat = \(radius)", "let dx = point.x - bounds.midX",
          "let dy = point.y - bounds.midY", "return dx * dx + dy * dy <= radius * radius",
        ]))
    })

  static let ellipse = OverrideKind(
    "ellipse", "point(inside:): an ellipse in the bounds",
    effect: "point(inside:) is true in the ellipse in the bounds only",
    make: { _ in Ellipse() },
    swift: { _, _ in
      SwiftOverride(
        "Takes touches in an ellipse only.", "Elliptic",
        methods: SwiftOverride.pointInside([
          "guard bounds.width > 0, bounds.height > 0 else { return false }",
          "let x = (point.x - bounds.midX) / (bounds.width / 2)",
          "let y = (point.y - bounds.midY) / (bounds.height / 2)", "return x * x + y * y <= 1",
        ]))
    })

  static let path = OverrideKind(
    "path", "point(inside:): a path in the view's coordinates",
    effect: "point(inside:) is true in the path only", [.text("\"SVG PATH\"")],
    make: { arguments throws(OverrideError) -> PathShape in
      let source = arguments.texts[0]
      do throws(SVGPath.Failure) {
        return PathShape(source: source, polygons: try SVGPath(source).polygons)
      } catch {
        throw .path(error.reason)
      }
    },
    spell: { [.text("\"\($0.source)\"")] },
    swift: { path, _ in
      SwiftOverride(
        "Takes touches within a path only, by the even-odd rule.", "Shaped",
        properties: path.outlineInSwift,
        methods: SwiftOverride.pointInside([
          "var isInside = false", "for polygon in outline {",
          "  var previous = polygon[polygon.count - 1]", "  for corner in polygon {",
          "    if (corner.y > point.y) != (previous.y > point.y) {",
          "      let t = (point.y - corner.y) / (previous.y - corner.y)",
          "      if point.x < corner.x + t * (previous.x - corner.x) { isInside.toggle() }",
          "    }", "    previous = corner", "  }", "}", "return isInside",
        ]))
    })
}

extension UIEdgeInsets {
  /// The bounds with moved edges.
  var areaInSwift: String {
    let (top, left) = (self.top.exactText, self.left.exactText)
    if self.top == self.bottom, self.left == self.right {
      return "bounds.insetBy(dx: \(left), dy: \(top))"
    }
    let (bottom, right) = (self.bottom.exactText, self.right.exactText)
    let edges = "top: \(top), left: \(left), bottom: \(bottom), right: \(right)"
    return "bounds.inset(by: UIEdgeInsets(\(edges)))"
  }
}

extension Inset {
  fileprivate var isOutwards: Bool {
    [insets.top, insets.left, insets.bottom, insets.right].allSatisfy { $0 <= 0 }
  }

  fileprivate var swiftSummary: String {
    let isEven = Set([insets.top, insets.left, insets.bottom, insets.right]).count == 1
    guard isEven, insets.top != 0 else { return "Takes touches in its bounds with moved edges." }
    return insets.top < 0
      ? "Takes touches up to \((-insets.top).exactText) points outside its bounds, too."
      : "Takes no touches within \(insets.top.exactText) points of its edges."
  }
}

extension PathShape {
  fileprivate var outlineInSwift: [String] {
    var outline = ["private let outline: [[CGPoint]] = ["]
    for polygon in polygons where !polygon.isEmpty {
      outline.append("  [")
      outline += polygon.map { "    CGPoint(x: \($0.x.exactText), y: \($0.y.exactText))," }
      outline.append("  ],")
    }
    return outline + ["]"]
  }
}
