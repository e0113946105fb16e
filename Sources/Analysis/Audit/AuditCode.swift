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
  /// A disabled control takes touches all the same, and nothing comes of them.
  case hitThoughDisabled = "HIT_THOUGH_DISABLED"
  /// It is smaller than a finger tip.
  case small = "SMALL_TARGET"

  /// How much it matters.
  package var severity: AuditSeverity {
    switch self {
    case .unreachable, .underNonInteractive: .error
    case .outsideParent, .partlyCovered, .overlapping, .deadZone, .hitThoughDisabled, .small:
      .warning
    case .behindAnotherScreen, .scrolledUnder: .note
    }
  }
}
