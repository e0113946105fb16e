import ResponderKit

/// The kinds of gesture recognizers that commands, texts and reports know.
package final class GestureTable: Sendable {
  /// The kinds, in the order of help.
  package let all: [GestureKind]
  private let byName: [String: GestureKind]
  private let byClassName: [String: GestureKind]
  /// The types of all, which are too few for a table.
  private let types: [ObjectIdentifier]

  /// Creates a table.
  package init(_ kinds: [GestureKind]) {
    all = kinds
    byName = kinds.reduce(into: [:]) { $0[$1.name] = $1 }
    byClassName = kinds.reduce(into: [:]) { $0[$1.className] = $1 }
    types = kinds.map(\.type)
  }

  /// The recognizers of ResponderKit.
  package static let standard = GestureTable(GestureKind.standard)

  /// The kind of a word in commands.
  package subscript(name: String) -> GestureKind? { byName[name] }

  /// Returns the kind of the class with a name.
  package func named(className: String) -> GestureKind? { byClassName[className] }

  /// Returns the kind that a recognizer is of, if it is exactly of one.
  package func kind(of recognizer: UIGestureRecognizer) -> GestureKind? {
    types.lastIndex(of: ObjectIdentifier(type(of: recognizer))).map { all[$0] }
  }

  /// Returns the words for the kind of a recognizer, such as `tap` or `pan`, or its class if it has
  /// no kind.
  ///
  /// - Complexity: O(1), for a class that no kind has O(*n*) in the number of kinds.
  package func noun(of recognizer: UIGestureRecognizer) -> String {
    if let kind = nearestKind(of: recognizer) { return kind.noun }
    // Reports often mention the recognizer by which a scroll view holds back touches.
    return recognizer.isBuiltIn
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

/// A kind of gesture recognizer that can be made by name: a row of the table of gestures.
package final class GestureKind: Sendable {
  /// The word for the kind in commands, such as `longpress`.
  package let name: String
  /// The words for the kind in reports, such as `long press`.
  package let noun: String
  /// A line about the kind in the help.
  package let summary: String
  /// Makes a recognizer of the kind.
  package let make: @Sendable () -> UIGestureRecognizer
  /// The name of the class in UIKit.
  package let className: String
  /// Returns the gesture of a finger on a view that makes a recognizer of the kind recognize; nil
  /// if one finger cannot, or only at a certain place.
  package let finger: @Sendable (UIGestureRecognizer) -> FingerGesture?
  /// Indicates whether recognizers of subclasses are of other kinds.
  package let isExact: Bool
  /// The identity of the Swift class.
  let type: ObjectIdentifier
  /// Returns whether a recognizer is of the class or of a subclass.
  let includes: @Sendable (UIGestureRecognizer) -> Bool

  /// Creates a kind.
  ///
  /// - Parameters:
  ///   - noun: The words for it in reports; nil for the same as in commands.
  ///   - finger: Returns what a finger on a view does to make it recognize; nil if one finger does
  ///     not.
  package init<Recognizer: UIGestureRecognizer>(
    _ name: String, _ noun: String? = nil, summary: String, isExact: Bool = false,
    _ make: @escaping @Sendable () -> Recognizer,
    finger: @escaping @Sendable (Recognizer) -> FingerGesture? = { _ in nil }
  ) {
    self.name = name
    self.noun = noun ?? name
    self.summary = summary
    self.make = make
    className = _typeName(Recognizer.self, qualified: false)
    type = ObjectIdentifier(Recognizer.self)
    includes = { isExact ? Swift.type(of: $0) == Recognizer.self : $0 is Recognizer }
    self.isExact = isExact
    self.finger = { ($0 as? Recognizer).flatMap(finger) }
  }

  /// The recognizers of the library, in the order of help.
  static let standard: [GestureKind] = [
    GestureKind("tap", summary: "fingers come down and lift quickly") {
      UITapGestureRecognizer()
    } finger: {
      .taps($0.numberOfTapsRequired)
    },
    GestureKind("longpress", "long press", summary: "fingers stay down for 0.5 s") {
      UILongPressGestureRecognizer()
    } finger: { _ in
      .longPress
    },
    GestureKind("pan", summary: "fingers move by 10 pt") {
      UIPanGestureRecognizer()
    } finger: { _ in
      .drag
    },
    GestureKind("swipe", summary: "fingers move quickly in a direction") {
      UISwipeGestureRecognizer()
    } finger: { _ in
      .swipe
    },
    GestureKind("pinch", summary: "two fingers move apart or together") {
      UIPinchGestureRecognizer()
    },
    GestureKind("rotation", summary: "two fingers rotate") { UIRotationGestureRecognizer() },
    GestureKind("edgepan", "edge pan", summary: "a finger drags in from an edge of the screen") {
      UIScreenEdgePanGestureRecognizer()
    },
    GestureKind("hover", summary: "for a pointer; not for fingers") { UIHoverGestureRecognizer() },
    // Those of all other classes inherit from it.
    GestureKind(
      "custom", summary: "recognizes nothing, until 'code' gives it a class", isExact: true
    ) {
      UIGestureRecognizer()
    },
  ]
}

/// A movement of a finger on a view that makes a recognizer take its touch.
package enum FingerGesture: Equatable, Sendable {
  /// A number of taps.
  case taps(Int)
  /// A touch that stays.
  case longPress
  /// A drag that begins anywhere.
  case drag
  /// A quick drag.
  case swipe
}
