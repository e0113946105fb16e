/// How much a finding of an audit matters.
package enum AuditSeverity: String, CaseIterable, Comparable, Sendable {
  /// Users cannot do what they see.
  case error
  /// They can, with luck.
  case warning
  /// Perhaps on purpose.
  case note

  /// Worse ones come first.
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
