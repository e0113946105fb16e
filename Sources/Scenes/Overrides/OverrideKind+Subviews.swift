import ResponderKit

// Overrides that ask the subviews themselves.

extension OverrideKind {
  static let overflow = OverrideKind(
    "overflow", "hitTest: the subviews are asked outside the bounds, too (S-67)",
    make: { _ in Overflow() },
    swift: { _, _ in
      SwiftOverride(
        "Lets its subviews take touches outside its bounds.", "Overflowing",
        methods: SwiftOverride.hitTest(
          [
            "if self.point(inside: point, with: event) {",
            "  return super.hitTest(point, with: event)", "}",
          ] + subviews + ["return nil"]))
    })

  static let enlarge = OverrideKind(
    "enlarge",
    "hitTest: an area that negative numbers enlarge; point(inside:) is not asked (S-22)",
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
            "guard isUserInteractionEnabled, !isHidden, alpha >= 0.01,",
            "  \(insets.areaInSwift).contains(point)", "else { return nil }",
          ] + subviews + ["return self"]))
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
        let alpha = react.flagsAsked.contains(.alpha) ? ", alpha >= 0.01" : ""
        return SwiftOverride(
          "Asks its subviews outside its bounds, too, unless it clips, as React Native's views do.",
          "ReactNative",
          methods: SwiftOverride.hitTest(
            [
              "guard isUserInteractionEnabled, !isHidden\(alpha) else { return nil }",
              "let isInside = self.point(inside: point, with: event)",
              "guard isInside || !clipsToBounds else { return nil }",
            ] + subviews + ["return isInside ? self : nil"]))
      })
  }

  /// The lines that ask the subviews from front to back.
  private static let subviews = [
    "for subview in subviews.reversed() {",
    "  let place = subview.convert(point, from: self)",
    "  if let hit = subview.hitTest(place, with: event) { return hit }", "}",
  ]
}
