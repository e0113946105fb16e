import ResponderKit

/// The kinds of gesture recognizers that commands, texts and reports know.
package final class GestureTable: Sendable {
  /// The kinds, in the order of help.
  package let all: [GestureKind]
  private let byName: [String: GestureKind]
  private let byClassName: [String: GestureKind]
  private let byType: [ObjectIdentifier: GestureKind]

  /// Creates a table.
  package init(_ kinds: [GestureKind]) {
    all = kinds
    byName = kinds.reduce(into: [:]) { $0[$1.name] = $1 }
    byClassName = kinds.reduce(into: [:]) { $0[$1.className] = $1 }
    byType = kinds.reduce(into: [:]) { $0[$1.type] = $1 }
  }

  /// The recognizers of ResponderKit.
  package static let standard = GestureTable(GestureKind.standard)

  /// The kind of a word in commands.
  ///
  /// - Complexity: O(1).
  package subscript(name: String) -> GestureKind? { byName[name] }

  /// Returns the kind of a class's name.
  ///
  /// - Complexity: O(1).
  package func named(className: String) -> GestureKind? { byClassName[className] }

  /// Returns the kind that a recognizer is of, if it is exactly of one.
  ///
  /// - Complexity: O(1).
  package func kind(of recognizer: UIGestureRecognizer) -> GestureKind? {
    byType[ObjectIdentifier(type(of: recognizer))]
  }

  /// Returns what kind of gesture a recognizer is for: `tap`, `pan`, or its class.
  ///
  /// - Complexity: O(1), for a class that no kind has O(*n*) in the number of kinds.
  package func noun(of recognizer: UIGestureRecognizer) -> String {
    if let kind = nearestKind(of: recognizer) { return kind.noun }
    // Stories mention the recognizer with which a scroll view holds touches back all the time.
    return recognizer.isPartOfScrollView
      ? "touch delay" : String(describing: type(of: recognizer))
  }

  /// Returns what a finger on a view does to make a recognizer recognize; nil if one finger does
  /// not, or only at a certain place.
  package func finger(of recognizer: UIGestureRecognizer) -> FingerGesture? {
    nearestKind(of: recognizer)?.finger(recognizer)
  }

  /// The kind that a recognizer is of, or the nearest that its class inherits from.
  private func nearestKind(of recognizer: UIGestureRecognizer) -> GestureKind? {
    if let kind = kind(of: recognizer) { return kind }
    let kinds = all.filter { $0.includes(recognizer) }
    // A class includes what its subclasses make, and not the reverse.
    return kinds.first { kind in
      let made = kind.make()
      return kinds.allSatisfy { $0.includes(made) }
    }
  }
}
