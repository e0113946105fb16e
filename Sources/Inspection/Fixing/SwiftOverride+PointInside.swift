import ResponderKit

extension SwiftOverride {
  /// The override of `point(inside:with:)` that a behaviour stands for; nil for one that does
  /// nothing, or that is none of ResponderKit's.
  ///
  /// - Parameters:
  ///   - behavior: What the override does.
  ///   - view: The view that has it, or that is to have it.
  public init?(_ behavior: any PointInsideBehavior, of view: UIView) {
    switch behavior {
    case let inset as Inset:
      self.init(
        Self.summary(of: inset), inset.isOutwards ? "Enlarged" : "Inset",
        methods: Self.pointInside([Self.area(inset.insets) + ".contains(point)"]))
    case let circle as Circle:
      let radius = circle.radius?.exactText ?? "min(bounds.width, bounds.height) / 2"
      self.init(
        "Takes touches in a circle only.", "Round",
        methods: Self.pointInside([
          "let radius: CGFloat = \(radius)", "let dx = point.x - bounds.midX",
          "let dy = point.y - bounds.midY", "return dx * dx + dy * dy <= radius * radius",
        ]))
    case is Ellipse:
      self.init(
        "Takes touches in an ellipse only.", "Elliptic",
        methods: Self.pointInside([
          "guard bounds.width > 0, bounds.height > 0 else { return false }",
          "let x = (point.x - bounds.midX) / (bounds.width / 2)",
          "let y = (point.y - bounds.midY) / (bounds.height / 2)", "return x * x + y * y <= 1",
        ]))
    case let path as PathShape: self.init(path)
    case let accepting as Accepting: self.init(accepting, of: view)
    default: return nil
    }
  }

  static func pointInside(_ body: [String]) -> [String] {
    method("func point(inside point: CGPoint, with event: UIEvent?) -> Bool", body)
  }

  /// The bounds with moved edges.
  static func area(_ insets: UIEdgeInsets) -> String {
    let (top, left) = (insets.top.exactText, insets.left.exactText)
    if insets.top == insets.bottom, insets.left == insets.right {
      return "bounds.insetBy(dx: \(left), dy: \(top))"
    }
    let (bottom, right) = (insets.bottom.exactText, insets.right.exactText)
    let edges = "top: \(top), left: \(left), bottom: \(bottom), right: \(right)"
    return "bounds.inset(by: UIEdgeInsets(\(edges)))"
  }

  private static func summary(of inset: Inset) -> String {
    let insets = inset.insets
    let isEven = Set([insets.top, insets.left, insets.bottom, insets.right]).count == 1
    guard isEven, insets.top != 0 else { return "Takes touches in its bounds with moved edges." }
    return insets.top < 0
      ? "Takes touches up to \((-insets.top).exactText) points outside its bounds, too."
      : "Takes no touches within \(insets.top.exactText) points of its edges."
  }

  private init(_ path: PathShape) {
    var outline = ["private let outline: [[CGPoint]] = ["]
    for polygon in path.polygons where !polygon.isEmpty {
      outline.append("  [")
      outline += polygon.map {
        "    CGPoint(x: \($0.x.exactText), y: \($0.y.exactText)),"
      }
      outline.append("  ],")
    }
    outline.append("]")
    self.init(
      "Takes touches within a path only, by the even-odd rule.", "Shaped", properties: outline,
      methods: Self.pointInside([
        "var isInside = false", "for polygon in outline {",
        "  var previous = polygon[polygon.count - 1]", "  for corner in polygon {",
        "    if (corner.y > point.y) != (previous.y > point.y) {",
        "      let t = (point.y - corner.y) / (previous.y - corner.y)",
        "      if point.x < corner.x + t * (previous.x - corner.x) { isInside.toggle() }",
        "    }", "    previous = corner", "  }", "}", "return isInside",
      ]))
  }
}

extension Inset {
  fileprivate var isOutwards: Bool {
    [insets.top, insets.left, insets.bottom, insets.right].allSatisfy { $0 <= 0 }
  }
}
