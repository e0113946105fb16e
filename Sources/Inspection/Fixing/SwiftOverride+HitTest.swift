import ResponderKit

extension SwiftOverride {
  /// The override of `hitTest(_:with:)` that a behaviour stands for; nil for one that does nothing,
  /// or that is none of ResponderKit's.
  ///
  /// - Parameters:
  ///   - behavior: What the override does.
  ///   - view: The view that has it, or that is to have it.
  public init?(_ behavior: any HitTestBehavior, of view: UIView) {
    switch behavior {
    case is Passthrough:
      self.init(
        "Lets touches through where no subview takes them.", "Passthrough",
        methods: Self.hitTest([Self.hit, "return hit === self ? nil : hit"]))
    case let except as Except:
      guard let exception = except.exception else { return nil }
      let isItself = exception === view
      self.init(
        "Lets touches through where one particular view would take them.", "Selective",
        properties: isItself ? [] : ["weak var exception: UIView?"],
        methods: Self.hitTest([
          Self.hit, "return hit === \(isItself ? "self" : "exception") ? nil : hit",
        ]), references: isItself ? [] : [Reference(property: "exception", object: exception)])
    case let redirect as Redirect:
      guard let target = redirect.target else { return nil }
      let isItself = target === view
      self.init(
        "Gives the touches of its subviews and its own to another view.", "Redirecting",
        properties: isItself ? [] : ["weak var touchTarget: UIView?"],
        methods: Self.hitTest(
          isItself
            ? ["super.hitTest(point, with: event) == nil ? nil : self"]
            : [
              "guard let hit = super.hitTest(point, with: event) else { return nil }",
              "return touchTarget ?? hit",
            ]), references: isItself ? [] : [Reference(property: "touchTarget", object: target)])
    case is Intercept:
      self.init(
        "Takes all touches in its bounds instead of its subviews.", "Intercepting",
        methods: Self.hitTest(["self.point(inside: point, with: event) ? self : nil"]))
    case is Block:
      self.init(
        "Takes no touches, and neither do its subviews.", "Blocking",
        methods: Self.hitTest(["nil"]))
    case is Overflow:
      self.init(
        "Lets its subviews take touches outside its bounds.", "Overflowing",
        methods: Self.hitTest(
          [
            "if self.point(inside: point, with: event) {",
            "  return super.hitTest(point, with: event)", "}",
          ] + Self.subviews + ["return nil"]))
    case let enlarge as Enlarge:
      let insets = UIEdgeInsets(
        top: enlarge.dy, left: enlarge.dx, bottom: enlarge.dy, right: enlarge.dx)
      self.init(
        "Takes touches in a larger area, and lets its subviews take them there.", "Enlarged",
        methods: Self.hitTest(
          [
            "guard isUserInteractionEnabled, !isHidden, alpha >= 0.01,",
            "  \(Self.area(insets)).contains(point)", "else { return nil }",
          ] + Self.subviews + ["return self"]))
    case let react as ReactNativeHitTest:
      let flags = "guard isUserInteractionEnabled, !isHidden"
      self.init(
        "Asks its subviews outside its bounds, too, unless it clips, as React Native's views do.",
        "ReactNative",
        methods: Self.hitTest(
          [
            react.architecture == .paper
              ? "\(flags) else { return nil }" : "\(flags), alpha >= 0.01 else { return nil }",
            "let isInside = self.point(inside: point, with: event)",
            "guard isInside || !clipsToBounds else { return nil }",
          ] + Self.subviews + ["return isInside ? self : nil"]))
    default: return nil
    }
  }

  private static let hit = "let hit = super.hitTest(point, with: event)"

  /// Asks the subviews from front to back.
  private static let subviews = [
    "for subview in subviews.reversed() {",
    "  let place = subview.convert(point, from: self)",
    "  if let hit = subview.hitTest(place, with: event) { return hit }", "}",
  ]

  private static func hitTest(_ body: [String]) -> [String] {
    method("func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView?", body)
  }
}
