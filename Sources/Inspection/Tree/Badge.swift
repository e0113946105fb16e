import ResponderKit
import Scenes
import Text

/// A remark on a view that matters for touches.
struct Badge {
  var text: String
  var style: TextStyle
  /// What views of one kind have in common, where the text names others.
  var kind: String?

  private static let noInteraction = "no interaction"

  /// The remarks on a view, most important first.
  static func badges(of view: UIView, in scene: Scene) -> [Badge] {
    state(of: view) + overrides(of: view, in: scene) + role(of: view, in: scene) + looks(of: view)
  }

  /// What the view is like.
  static func state(of view: UIView) -> [Badge] {
    var badges: [Badge] = []
    if view.isHidden { badges.append(Badge(text: "hidden", style: .bad)) }
    if view.alpha < 1 {
      let isIgnored = Double(view.alpha) < HitTestRejection.alphaThreshold
      badges.append(
        Badge(text: "alpha \(view.alpha.shortText)", style: isIgnored ? .bad : .dim))
    }
    if !view.isUserInteractionEnabled {
      badges.append(Badge(text: noInteraction, style: .bad))
    }
    if (view as? UIControl)?.isEnabled == false {
      badges.append(Badge(text: "disabled", style: .bad))
    }
    if view.bounds.isEmpty { badges.append(Badge(text: "zero size", style: .bad)) }
    return badges
  }

  /// What the view does in its own way.
  static func overrides(of view: UIView, in scene: Scene) -> [Badge] {
    let handled = view.handledMethods.map(\.method)
    return view.viewOverrides.map { Badge(text: scene.words(of: $0), style: .notice) }
      + (handled.isEmpty
        ? [] : [Badge(text: "handles \(EventMethod.phrase(handled))", style: .good)])
  }

  /// What the view is in the scene.
  static func role(of view: UIView, in scene: Scene) -> [Badge] {
    var badges: [Badge] = []
    if let window = view as? UIWindow {
      if window.windowLevel != .normal {
        badges.append(Badge(text: "level \(window.windowLevel.rawValue.shortText)", style: .notice))
      }
      if window.isKeyWindow { badges.append(Badge(text: "key", style: .dim)) }
    }
    if view.isFirstResponder { badges.append(Badge(text: "first responder", style: .good)) }
    if let controller = scene.controllers.first(where: { $0.viewIfLoaded === view }) {
      badges.append(Badge(text: "view of \(scene.label(of: controller))", style: .dim))
    }
    return badges
  }

  /// What can be seen of the view.
  static func looks(of view: UIView) -> [Badge] {
    var badges: [Badge] = []
    let text =
      (view as? UILabel)?.text ?? (view as? UIButton)?.title ?? (view as? UITextField)?.text
    if let text, !text.isEmpty {
      badges.append(Badge(text: text.clipped(to: 20).quotedText, style: .plain))
    }
    if !view.transform.isIdentity {
      badges.append(Badge(text: "transform", style: .dim))
    }
    if view.bounds.origin != .zero {
      badges.append(Badge(text: "origin \(view.bounds.origin.text)", style: .dim))
    }
    return badges
  }
}

extension Badge {
  /// The remark as a piece of a line.
  var line: TextLine { TextLine(text, style) }

  /// Whether the remark goes without saying for a view of its class.
  func isUsual(of view: UIView) -> Bool {
    text == Self.noInteraction && (view is UILabel || view is UIImageView)
  }
}

extension EventMethod {
  /// Several methods in few words: `touches` stands for all four.
  package static func phrase(_ methods: [EventMethod]) -> String {
    var rest = methods
    var words: [String] = []
    for (name, group) in [("touches", touches), ("motion", motion), ("presses", presses)]
    where Set(group).isSubset(of: rest) {
      words.append(name)
      rest.removeAll { group.contains($0) }
    }
    return (words + rest.map(\.rawValue)).joined(separator: " ")
  }
}
