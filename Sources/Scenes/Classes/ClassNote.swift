import ResponderKit

/// A piece of knowledge of how classes treat touches, beyond what a text prints of its views.
package struct ClassNote: Sendable {
  /// The meaning of the knowledge for touches.
  package enum Effect: Sendable {
    /// The class overrides `hitTest(_:with:)`, and an override as a value stands for that.
    case simulated(any HitTestBehavior)
    /// A part of the class that no text prints decides.
    case undecidable
    /// The class changes the touch areas of its own parts.
    case enlarging
    /// A view of the class holds presented content, and takes every touch that the content does not
    /// take.
    case presenting
    /// The class treats touches as others do, although many think that touches go through it.
    case ordinary
  }

  /// The names of the classes that the note is about.
  package let names: ClassNames
  /// The meaning for touches.
  package let effect: Effect
  /// One sentence for people.
  package let summary: String
  /// The source of the knowledge.
  package let source: String

  /// Reads a note; returns nil if a part is missing or a word is unknown.
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

/// The names of classes.
package enum ClassNames: Sendable {
  /// The names themselves.
  case exactly([String])
  /// Parts of names, as mangled and generic names contain them.
  case containing([String])

  func contain(_ name: String) -> Bool {
    switch self {
    case .exactly(let names): names.contains(name)
    case .containing(let parts): parts.contains { name.contains($0) }
    }
  }
}
