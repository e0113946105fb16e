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
    byName = Dictionary(uniqueKeysWithValues: kinds.map { ($0.name, $0) })
    byClassName = Dictionary(uniqueKeysWithValues: kinds.map { ($0.className, $0) })
    byType = Dictionary(uniqueKeysWithValues: kinds.map { ($0.type, $0) })
  }

  /// The recognizers of ResponderKit.
  package static let standard = GestureTable(GestureKind.standard)

  /// The kind of a word in commands.
  ///
  /// - Complexity: O(1).
  package subscript(name: String) -> GestureKind? { byName[name] }

  /// Returns the kind of the class with a name.
  ///
  /// - Complexity: O(1).
  package func named(className: String) -> GestureKind? { byClassName[className] }

  /// Returns the kind that a recognizer is of, if it is exactly of one.
  ///
  /// - Complexity: O(1).
  package func kind(of recognizer: UIGestureRecognizer) -> GestureKind? {
    byType[ObjectIdentifier(type(of: recognizer))]
  }

  /// Returns the words for the kind of a recognizer, such as `tap` or `pan`, or its class if it has
  /// no kind.
  ///
  /// - Complexity: O(1), for a class that no kind has O(*n*) in the number of kinds.
  package func noun(of recognizer: UIGestureRecognizer) -> String {
    if let kind = nearestKind(of: recognizer) { return kind.noun }
    // Reports often mention the recognizer by which a scroll view holds back touches.
    return recognizer.isPartOfScrollView
      ? "touch delay" : String(describing: type(of: recognizer))
  }

  /// Returns the gesture of a finger on a view that makes a recognizer recognize; nil if one finger
  /// cannot, or only at a certain place.
  package func finger(of recognizer: UIGestureRecognizer) -> FingerGesture? {
    nearestKind(of: recognizer)?.finger(recognizer)
  }

  /// Returns the kind that a recognizer is of, or the nearest from which its class inherits.
  private func nearestKind(of recognizer: UIGestureRecognizer) -> GestureKind? {
    if let kind = kind(of: recognizer) { return kind }
    let kinds = all.filter { $0.includes(recognizer) }
    // A class includes the recognizers of its subclasses, but not the reverse.
    return kinds.first { kind in
      let made = kind.make()
      return kinds.allSatisfy { $0.includes(made) }
    }
  }
}
