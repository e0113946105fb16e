import ResponderKit

// Overrides that replace super's answer.

extension OverrideKind {
  static let passthrough = OverrideKind(
    "passthrough", "hitTest: nil when super's answer is the view itself (S-24)",
    effect: "hitTest answers nil instead of VIEW",
    make: { _ in Passthrough() },
    swift: { _, _ in
      SwiftOverride(
        "Lets touches through where no subview takes them.", "Passthrough",
        methods: SwiftOverride.hitTest([hit, "return hit === self ? nil : hit"]))
    })

  static let except = OverrideKind(
    "except", "hitTest: nil when super's answer is OTHER (S-58)",
    effect: "hitTest answers nil instead of OTHER", [.view("OTHER")],
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

  static let swiftui = OverrideKind(
    "swiftui",
    "hitTest as the view of a UIHostingController has it, the subviews its content (R1.11)",
    effect: "hitTest answers VIEW where its content is, since iOS 18",
    make: { _ in HostingHitTest() },
    swift: { _, _ in nil })

  static let subviews = passing(
    .subviews, "hitTest: nil where no subview of OTHER answers, for content of SwiftUI on iOS 18",
    "Lets touches through where no subview of the hosting view takes them, as iOS 18 asks for.",
    [
      "guard let hit = super.hitTest(point, with: event), let host else { return nil }",
      "let isTaken = host.subviews.reversed().contains {",
      "  $0.hitTest($0.convert(point, from: self), with: event) != nil", "}",
      "return isTaken ? hit : nil",
    ])

  static let layers = passing(
    .layers,
    "hitTest: nil where the layer hit in OTHER has a name, for content of SwiftUI on iOS 26",
    "Lets touches through where the hosting view has no content, which iOS 26 draws in layers.",
    [
      "guard super.hitTest(point, with: event) != nil, let host else { return nil }",
      "guard let layer = host.layer.hitTest(convert(point, to: host.superview)) else { return nil }",
      "return layer.name == nil ? host : nil",
    ])

  private static func passing(
    _ way: PassBesideContent.Way, _ summary: String, _ comment: String, _ body: [String]
  ) -> OverrideKind {
    OverrideKind(
      way.rawValue, summary, effect: "hitTest answers nil where OTHER has no content",
      [.view("OTHER")],
      make: { PassBesideContent(in: $0.views[0], by: way) },
      spell: { passing in passing.way == way ? passing.references.map { .view($0) } : nil },
      swift: { passing, view in
        guard let host = passing.hostView else { return nil }
        let isItself = host === view
        return SwiftOverride(
          comment, "PassingBesideContent",
          properties: isItself ? ["var host: UIView? { self }"] : ["weak var host: UIView?"],
          methods: SwiftOverride.hitTest(body),
          references: isItself ? [] : [.init(property: "host", object: host)])
      })
  }

  static let redirect = OverrideKind(
    "redirect", "hitTest: OTHER wherever the view or a descendant would be hit (S-68)",
    effect: "hitTest answers OTHER wherever VIEW or a descendant would be hit",
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
    effect: "hitTest answers VIEW and never asks its subviews",
    make: { _ in Intercept() },
    swift: { _, _ in
      SwiftOverride(
        "Takes all touches in its bounds instead of its subviews.", "Intercepting",
        methods: SwiftOverride.hitTest(["self.point(inside: point, with: event) ? self : nil"]))
    })

  static let block = OverrideKind(
    "block", "hitTest: always nil",
    effect: "hitTest always answers nil: nothing in VIEW can be touched",
    make: { _ in Block() },
    swift: { _, _ in
      SwiftOverride(
        "Takes no touches, and neither do its subviews.", "Blocking",
        methods: SwiftOverride.hitTest(["nil"]))
    })

  private static let hit = "let hit = super.hitTest(point, with: event)"

  static let accepts = OverrideKind(
    "accepts", "point(inside:): also true inside other views (S-25)",
    effect: "point(inside:) is true also inside OTHER", [.views("CHILD")],
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

// Overrides that ask the subviews themselves.

extension OverrideKind {
  static let overflow = OverrideKind(
    "overflow", "hitTest: the subviews are asked outside the bounds, too (S-67)",
    effect: "hitTest asks the subviews outside the bounds, too",
    make: { _ in Overflow() },
    swift: { _, _ in
      SwiftOverride(
        "Lets its subviews take touches outside its bounds.", "Overflowing",
        methods: SwiftOverride.hitTest(
          [
            "if self.point(inside: point, with: event) {",
            "  return super.hitTest(point, with: event)", "}",
          ] + askingSubviews + ["return nil"]))
    })

  static let enlarge = OverrideKind(
    "enlarge",
    "hitTest: an area that negative numbers enlarge; point(inside:) is not asked (S-22)",
    effect: "hitTest answers in AREA without asking point(inside:)",
    [.pair("DX[,DY]")],
    make: { Enlarge(dx: $0.numbers[0], dy: $0.numbers[$0.numbers.count - 1]) },
    spell: { [.pair($0.dx, $0.dy)] },
    swift: { enlarge, _ in
      let insets = UIEdgeInsets(
        top: enlarge.dy, left: enlarge.dx, bottom: enlarge.dy, right: enlarge.dx)
      return SwiftOverride(
        "Takes touches in a larger area, and lets its subviews take them there.", "Enlarged",
        methods: SwiftOverride.hitTest(
          [
            "guard isUserInteractionEnabled, !isHidden, \(opaque),",
            "  \(insets.areaInSwift).contains(point)", "else { return nil }",
          ] + askingSubviews + ["return self"]))
    })

  static let react = reactNative(
    "react", .paper, "hitTest as React Native's RCTView has it: alpha is not asked")
  static let fabric = reactNative(
    "fabric", .fabric, "hitTest as React Native's RCTViewComponentView has it")

  private static func reactNative(
    _ word: String, _ architecture: ReactNativeHitTest.Architecture, _ summary: String
  ) -> OverrideKind {
    OverrideKind(
      word, summary,
      make: { _ in ReactNativeHitTest(architecture) },
      spell: { $0.architecture == architecture ? [] : nil },
      swift: { react, _ in
        let alpha = react.flagsAsked.contains(.alpha) ? ", \(opaque)" : ""
        return SwiftOverride(
          "Asks its subviews outside its bounds, too, unless it clips, as React Native's views do.",
          "ReactNative",
          methods: SwiftOverride.hitTest(
            [
              "guard isUserInteractionEnabled, !isHidden\(alpha) else { return nil }",
              "let isInside = self.point(inside: point, with: event)",
              "guard isInside || !clipsToBounds else { return nil }",
            ] + askingSubviews + ["return isInside ? self : nil"]))
      })
  }

  /// The condition of R2.3 in Swift.
  private static let opaque = "alpha >= \(HitTestRejection.alphaThreshold)"

  /// The lines that ask the subviews from front to back.
  private static let askingSubviews = [
    "for subview in subviews.reversed() {",
    "  let place = subview.convert(point, from: self)",
    "  if let hit = subview.hitTest(place, with: event) { return hit }", "}",
  ]
}
