/// What can be wrong with the touch areas of a screen. The names are stable.
package enum AuditCode: String, CaseIterable, Sendable {
  /// A view that is there to be touched is seen and can nowhere be touched.
  case unreachable = "UNREACHABLE"
  /// It cannot because a view above it has interaction off.
  case underNonInteractive = "UNDER_NON_INTERACTIVE"
  /// Another screen lies in front of it.
  case behindAnotherScreen = "BEHIND_ANOTHER_SCREEN"
  /// It has scrolled under something that lies in front of the scroll view.
  case scrolledUnder = "SCROLLED_UNDER"
  /// A part of it sticks out of a view above it and is dead.
  case outsideParent = "OUTSIDE_PARENT"
  /// A part of it is covered by a view that is not there to be touched.
  case partlyCovered = "PARTLY_COVERED"
  /// A part of it belongs to another view that is there to be touched.
  case overlapping = "OVERLAPPING_TARGETS"
  /// A part of a control is dead because a subview of its own takes the touch.
  case deadZone = "DEAD_ZONE_IN_CONTROL"
  /// It is smaller than a finger tip.
  case small = "SMALL_TARGET"

  /// Returns the predicate of a sentence about the targets that have the fault.
  ///
  /// - Parameter isOne: Whether the sentence is about one target.
  package func summary(isOne: Bool = true) -> String {
    let (lies, has, isOrAre) = isOne ? ("lies", "has", "is") : ("lie", "have", "are")
    return switch self {
    case .unreachable: "can be seen but nowhere touched"
    case .underNonInteractive: "\(lies) in a view with user interaction off"
    case .behindAnotherScreen: "\(lies) behind another screen"
    case .scrolledUnder: "\(has) scrolled under something that lies in front of the scroll view"
    case .outsideParent:
      isOne
        ? "sticks out of a view above it and is dead there"
        : "stick out of a view above them and are dead there"
    case .partlyCovered:
      "\(isOrAre) partly covered by a view that takes \(isOne ? "its" : "their") touches"
    case .overlapping:
      isOne
        ? "shares a part of its touch area with another target"
        : "share a part of their touch area with another target"
    case .deadZone: "\(has) a dead zone inside"
    case .small: "\(isOrAre) smaller than 44x44 points"
    }
  }

  /// How much it matters.
  package var severity: AuditSeverity {
    switch self {
    case .unreachable, .underNonInteractive: .error
    case .outsideParent, .partlyCovered, .overlapping, .deadZone, .small: .warning
    case .behindAnotherScreen, .scrolledUnder: .note
    }
  }
}
