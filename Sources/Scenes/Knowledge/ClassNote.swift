import ResponderKit

/// What is known of a class beyond what a text prints of its views.
package struct ClassNote: Sendable {
  /// What the knowledge means for touches.
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
  /// What it means for touches.
  package let effect: Effect
  /// One sentence for people.
  package let summary: String
  /// Where it is known from.
  package let source: String
}

/// Which names of classes something is about.
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
