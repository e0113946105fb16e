/// A problem with the touch areas of a screen. The names are stable.
package enum AuditCode: String, CaseIterable, Sendable {
  /// An interactive view is seen and can nowhere be touched.
  case unreachable = "UNREACHABLE"
  /// The view cannot be touched because a superview has user interaction disabled.
  case underNonInteractive = "UNDER_NON_INTERACTIVE"
  /// Another screen lies in front of the view.
  case behindAnotherScreen = "BEHIND_ANOTHER_SCREEN"
  /// The view has scrolled under something that lies in front of the scroll view.
  case scrolledUnder = "SCROLLED_UNDER"
  /// A part of the view lies outside a superview's bounds and gets no touches.
  case outsideParent = "OUTSIDE_PARENT"
  /// A part of the view is covered by a view that is not interactive.
  case partlyCovered = "PARTLY_COVERED"
  /// A part of the view belongs to another interactive view.
  case overlapping = "OVERLAPPING_TARGETS"
  /// A part of a control gets no touches because a subview of its own takes them.
  case deadZone = "DEAD_ZONE_IN_CONTROL"
  /// A disabled control takes touches all the same, and does not react to them.
  case hitThoughDisabled = "HIT_THOUGH_DISABLED"
  /// The view is smaller than a finger tip.
  case small = "SMALL_TARGET"

  /// The severity of the problem.
  package var severity: AuditSeverity {
    switch self {
    case .unreachable, .underNonInteractive: .error
    case .outsideParent, .partlyCovered, .overlapping, .deadZone, .hitThoughDisabled, .small:
      .warning
    case .behindAnotherScreen, .scrolledUnder: .note
    }
  }
}
