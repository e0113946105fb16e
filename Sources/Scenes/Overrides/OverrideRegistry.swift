import ResponderKit

/// The kinds of overrides that a scene knows.
package struct OverrideRegistry: Sendable {
  /// The kinds, in the order of help.
  package let kinds: [OverrideKind]

  /// Creates a registry.
  package init(_ kinds: [OverrideKind]) { self.kinds = kinds }

  /// The overrides of ResponderKit.
  package static let standard = OverrideRegistry([
    .inset, .circle, .ellipse, .path, .accepts, .passthrough, .except, .intercept, .overflow,
    .enlarge, .redirect, .block, .react, .fabric, .swiftui, .subviews, .layers,
  ])

  /// Finds the kind of an override, and the words behind the kind's own; returns nil for a type
  /// that no kind has.
  func spelling(
    of override: any ViewOverride
  ) -> (kind: OverrideKind, words: [OverrideWord])? {
    let type = ObjectIdentifier(Swift.type(of: override))
    for place in kinds.indices where kinds[place].type == type {
      if let words = kinds[place].spell(override) { return (kinds[place], words) }
    }
    return nil
  }

  /// Returns whether two overrides are of one kind and would be typed alike.
  func areSame(_ a: any ViewOverride, _ b: any ViewOverride) -> Bool {
    guard let a = spelling(of: a), let b = spelling(of: b) else { return false }
    return a.kind.word == b.kind.word && a.words == b.words
  }

  /// Returns the Swift of an override; nil for one that does nothing, or of a type that no kind
  /// has.
  ///
  /// - Parameter view: The view that has it, or that is to have it.
  package func swift(of override: any ViewOverride, on view: UIView) -> SwiftOverride? {
    spelling(of: override)?.kind.swift(override, view)
  }

  /// Returns the command that gives a view an override.
  ///
  /// - Parameter naming: Returns the text by which the command calls a view that the override
  ///   names; nil for one that is gone.
  /// - Returns: Nil if a view that the override needs is gone, or if no kind has its type.
  package func command(
    giving override: any ViewOverride, to name: String, naming: (ViewReference) -> String?
  ) -> String? {
    guard let (kind, words) = spelling(of: override) else { return nil }
    var parts = kind.hasOwnCommand ? [kind.word, name] : ["override", name, kind.word]
    for word in words {
      switch word {
      case .text(let text): parts.append(text)
      case .view(let reference):
        guard let name = naming(reference) else { return nil }
        parts.append(name)
      case .views(let references):
        let names = references.compactMap(naming)
        if names.isEmpty { return nil }
        parts += names
      }
    }
    return parts.joined(separator: " ")
  }
}

extension UIView {
  /// The overrides that the view has as values, `point(inside:)` first.
  package var viewOverrides: [any ViewOverride] {
    [pointInsideBehavior as (any ViewOverride)?, hitTestBehavior].compactMap { $0 }
  }

  /// Gives the view an override, which replaces the one of the same method.
  package func take(_ override: any ViewOverride) {
    if let behavior = override as? any PointInsideBehavior { pointInsideBehavior = behavior }
    if let behavior = override as? any HitTestBehavior { hitTestBehavior = behavior }
  }
}
