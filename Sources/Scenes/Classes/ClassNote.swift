import ResponderKit

/// A piece of knowledge of how classes treat touches, beyond what a text prints of its views.
package struct ClassNote: Sendable {
  /// The meaning of the knowledge for touches.
  package enum Effect: Sendable {
    /// It overrides `hitTest(_:with:)`, and an override as a value stands for that.
    case simulated(any HitTestBehavior)
    /// Something inside of it decides that no text prints.
    case undecidable
    /// It changes the touch areas of its own parts.
    case enlarging
    /// It holds what is presented, and takes every touch that what it holds does not take.
    case presenting
    /// It is a view like others, although many think that touches go through it.
    case ordinary
  }

  /// The names that it is about.
  package let names: ClassNames
  /// The meaning for touches.
  package let effect: Effect
  /// One sentence for people.
  package let summary: String
  /// The source of the knowledge.
  package let source: String

  /// Reads a note; nil if something lacks or a word is unknown.
  init?(_ entry: KnownClassEntry) {
    guard let word = entry["touches"], let effect = Self.effects[word],
      let summary = entry["note"], let source = entry["source"]
    else { return nil }
    let parts = entry.words("containing")
    names = parts.isEmpty ? .exactly(entry.words("names")) : .containing(parts)
    self.effect = effect
    self.summary = summary
    self.source = source
  }

  private static let effects: [String: Effect] = [
    "passthrough": .simulated(Passthrough()), "react": .simulated(ReactNativeHitTest(.paper)),
    "fabric": .simulated(ReactNativeHitTest(.fabric)), "undecidable": .undecidable,
    "enlarging": .enlarging, "presenting": .presenting, "ordinary": .ordinary,
  ]
}

/// The names of classes that something is about.
package enum ClassNames: Sendable {
  /// These very names.
  case exactly([String])
  /// Names that contain one of these, as mangled and generic ones do.
  case containing([String])

  func contain(_ name: String) -> Bool {
    switch self {
    case .exactly(let names): names.contains(name)
    case .containing(let parts): parts.contains { name.contains($0) }
    }
  }
}
