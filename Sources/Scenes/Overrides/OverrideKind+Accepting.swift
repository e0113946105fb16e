import ResponderKit

extension OverrideKind {
  static let accepts = OverrideKind(
    "accepts", "point(inside:): also true inside other views (S-25)", [.views("CHILD")],
    make: { Accepting($0.views) },
    spell: { [.views($0.references)] },
    swift: { accepting, view in
      let accepted = accepting.accepted.filter { $0 !== view }
      guard !accepted.isEmpty else { return nil }
      let circle = accepting.circle(from: view)
      let views = circle ?? accepted
      let names = views.indices.map { $0 == 0 ? "accepted" : "accepted\($0 + 1)" }
      // In a circle the next view's override would ask this one again, without end.
      let question =
        circle == nil
        ? "point(inside: convert(point, to: accepted), with: event)"
        : "bounds.contains(convert(point, to: accepted))"
      var body = ["if super.point(inside: point, with: event) { return true }"]
      if names.count == 1 {
        body += ["guard let accepted else { return false }", "return accepted.\(question)"]
      } else {
        body += [
          "return [\(names.joined(separator: ", "))].contains { accepted in",
          "  guard let accepted else { return false }", "  return accepted.\(question)", "}",
        ]
      }
      return SwiftOverride(
        "Takes touches in views that stick out of its bounds, too.", "Accepting",
        properties: names.map { "weak var \($0): UIView?" },
        methods: SwiftOverride.pointInside(body),
        references: zip(names, views).map { .init(property: $0, object: $1) })
    })
}

extension Accepting {
  /// Returns the views that the override of a view accepts, directly or by way of others, if the
  /// view itself is among them; otherwise nil.
  fileprivate func circle(from view: UIView) -> [UIView]? {
    var found: [UIView] = []
    var pending: [(UIView, Accepting)] = [(view, self)]
    var isCircle = false
    while let (next, accepting) = pending.popLast() {
      for other in accepting.accepted where other !== next {
        if other === view {
          isCircle = true
        } else if !found.contains(where: { $0 === other }) {
          found.append(other)
          if let its = other.pointInsideBehavior as? Accepting { pending.append((other, its)) }
        }
      }
    }
    return isCircle ? found : nil
  }
}
