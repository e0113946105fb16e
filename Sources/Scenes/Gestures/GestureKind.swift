import ResponderKit

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
  /// The identity of the Swift class.
  let type: ObjectIdentifier
  /// Returns whether a recognizer is of the class or of a subclass.
  let includes: @Sendable (UIGestureRecognizer) -> Bool

  /// Creates a kind.
  ///
  /// - Parameters:
  ///   - name: The word for it in commands.
  ///   - noun: The words for it in reports; nil for the same as in commands.
  ///   - summary: A line about it for help.
  ///   - make: The class's initializer.
  ///   - finger: Returns what a finger on a view does to make it recognize; nil if one finger does
  ///     not.
  package init<Recognizer: UIGestureRecognizer>(
    _ name: String, _ noun: String? = nil, summary: String,
    _ make: @escaping @Sendable () -> Recognizer,
    finger: @escaping @Sendable (Recognizer) -> FingerGesture? = { _ in nil }
  ) {
    self.name = name
    self.noun = noun ?? name
    self.summary = summary
    self.make = make
    className = _typeName(Recognizer.self, qualified: false)
    type = ObjectIdentifier(Recognizer.self)
    includes = { $0 is Recognizer }
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
  ]
}
