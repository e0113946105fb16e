import ResponderKit

// Overrides that replace super's answer.

extension OverrideKind {
  static let passthrough = OverrideKind(
    "passthrough", "hitTest: nil when super's answer is the view itself (S-24)",
    make: { _ in Passthrough() },
    swift: { _, _ in
      SwiftOverride(
        "Lets touches through where no subview takes them.", "Passthrough",
        methods: SwiftOverride.hitTest([hit, "return hit === self ? nil : hit"]))
    })

  static let except = OverrideKind(
    "except", "hitTest: nil when super's answer is OTHER (S-58)", [.view("OTHER")],
    make: { Except($0.views[0]) },
    spell: { $0.references.map { .view($0) } },
    swift: { except, view in
      guard let exception = except.exception else { return nil }
      let isItself = exception === view
      return SwiftOverride(
        "Lets touches through where one particular view would take them.", "Selective",
        properties: isItself ? [] : ["weak var exception: UIView?"],
        methods: SwiftOverride.hitTest([
          hit, "return hit === \(isItself ? "self" : "exception") ? nil : hit",
        ]), references: isItself ? [] : [.init(property: "exception", object: exception)])
    })

  static let redirect = OverrideKind(
    "redirect", "hitTest: OTHER wherever the view or a descendant would be hit (S-68)",
    [.view("OTHER")],
    make: { Redirect(to: $0.views[0]) },
    spell: { $0.references.map { .view($0) } },
    swift: { redirect, view in
      guard let target = redirect.target else { return nil }
      let isItself = target === view
      return SwiftOverride(
        "Gives the touches of its subviews and its own to another view.", "Redirecting",
        properties: isItself ? [] : ["weak var touchTarget: UIView?"],
        methods: SwiftOverride.hitTest(
          isItself
            ? ["super.hitTest(point, with: event) == nil ? nil : self"]
            : [
              "guard let hit = super.hitTest(point, with: event) else { return nil }",
              "return touchTarget ?? hit",
            ]), references: isItself ? [] : [.init(property: "touchTarget", object: target)])
    })

  static let intercept = OverrideKind(
    "intercept", "hitTest: self wherever point(inside:) is true (S-66)",
    make: { _ in Intercept() },
    swift: { _, _ in
      SwiftOverride(
        "Takes all touches in its bounds instead of its subviews.", "Intercepting",
        methods: SwiftOverride.hitTest(["self.point(inside: point, with: event) ? self : nil"]))
    })

  static let block = OverrideKind(
    "block", "hitTest: always nil",
    make: { _ in Block() },
    swift: { _, _ in
      SwiftOverride(
        "Takes no touches, and neither do its subviews.", "Blocking",
        methods: SwiftOverride.hitTest(["nil"]))
    })

  private static let hit = "let hit = super.hitTest(point, with: event)"
}
