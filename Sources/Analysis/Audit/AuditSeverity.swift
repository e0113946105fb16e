/// The severity of an audit finding.
package enum AuditSeverity: String, CaseIterable, Comparable, Sendable {
  /// Users cannot do what they see.
  case error
  /// Users may or may not manage to do what they see.
  case warning
  /// The layout may be intended.
  case note

  /// Returns whether the left severity is worse than the right one, so that worse ones come first.
  package static func < (left: AuditSeverity, right: AuditSeverity) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int {
    switch self {
    case .error: 0
    case .warning: 1
    case .note: 2
    }
  }
}
