import ResponderKit

extension SwiftOverride {
  /// The override of a view that also accepts touches in other views; nil if none of them is left.
  init?(_ accepting: Accepting, of view: UIView) {
    let accepted = accepting.accepted.filter { $0 !== view }
    guard !accepted.isEmpty else { return nil }
    let circle = Self.circle(from: view)
    let views = circle ?? accepted
    let names = views.indices.map { $0 == 0 ? "accepted" : "accepted\($0 + 1)" }
    // In a circle the next view's override would ask this one again, and so on without end.
    let question =
      circle == nil
      ? "point(inside: convert(point, to: accepted), with: event)"
      : "bounds.contains(convert(point, to: accepted))"
    var body = ["if super.point(inside: point, with: event) { return true }"]
    if names.count == 1 {
      body += [
        "guard let accepted else { return false }", "return accepted.\(question)",
      ]
    } else {
      body += [
        "return [\(names.joined(separator: ", "))].contains { accepted in",
        "  guard let accepted else { return false }", "  return accepted.\(question)", "}",
      ]
    }
    self.init(
      "Takes touches in views that stick out of its bounds, too.", "Accepting",
      properties: names.map { "weak var \($0): UIView?" }, methods: Self.pointInside(body),
      references: zip(names, views).map { Reference(property: $0, object: $1) })
  }

  /// All views that a view accepts in the end, if it is among them: those that accept each other.
  private static func circle(from view: UIView) -> [UIView]? {
    var found: [UIView] = []
    var pending = [view]
    var isCircle = false
    while let next = pending.popLast() {
      for other in (next.pointInsideBehavior as? Accepting)?.accepted ?? [] where other !== next {
        if other === view {
          isCircle = true
        } else if !found.contains(where: { $0 === other }) {
          found.append(other)
          pending.append(other)
        }
      }
    }
    return isCircle ? found : nil
  }
}
