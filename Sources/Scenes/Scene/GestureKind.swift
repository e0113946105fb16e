import ResponderKit

/// The kinds of gesture recognizers that can be made by name.
package struct GestureKind: Sendable {
  /// The word for it, such as `longpress`.
  package let name: String
  /// One sentence about it.
  package let summary: String
  /// Makes a recognizer of the kind.
  package let make: @Sendable () -> UIGestureRecognizer

  /// All kinds.
  package static let all: [GestureKind] = [
    GestureKind(name: "tap", summary: "fingers come down and lift") { UITapGestureRecognizer() },
    GestureKind(name: "longpress", summary: "fingers stay down for 0.5 s") {
      UILongPressGestureRecognizer()
    },
    GestureKind(name: "pan", summary: "fingers drag by 10 pt") { UIPanGestureRecognizer() },
    GestureKind(name: "swipe", summary: "fingers move quickly in a direction") {
      UISwipeGestureRecognizer()
    },
    GestureKind(name: "pinch", summary: "two fingers move apart or together") {
      UIPinchGestureRecognizer()
    },
    GestureKind(name: "rotation", summary: "two fingers turn") { UIRotationGestureRecognizer() },
    GestureKind(name: "edgepan", summary: "a finger drags in from an edge of the screen") {
      UIScreenEdgePanGestureRecognizer()
    },
    GestureKind(name: "hover", summary: "a pointer; never a finger") {
      UIHoverGestureRecognizer()
    },
  ]

  /// The kind of a name.
  package static func named(_ name: String) -> GestureKind? { all.first { $0.name == name } }

  /// The kind that a recognizer is of, if it is exactly of one.
  package static func of(_ recognizer: UIGestureRecognizer) -> GestureKind? {
    all.first { type(of: $0.make()) == type(of: recognizer) }
  }
}
