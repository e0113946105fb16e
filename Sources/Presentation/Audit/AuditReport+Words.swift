import Analysis
import Text

extension AuditCode {
  /// Returns the predicate of a sentence about the targets that have the fault.
  ///
  /// - Parameter isOne: True if the sentence is about one target.
  package func summary(isOne: Bool = true) -> String {
    let (lies, has, isOrAre) = isOne ? ("lies", "has", "is") : ("lie", "have", "are")
    let side = Audit.fingertip.shortText
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
    case .hitThoughDisabled:
      "\(isOrAre) disabled but \(isOne ? "takes" : "take") touches all the same"
    case .small: "\(isOrAre) smaller than \(side)x\(side) points"
    }
  }
}

extension AuditSeverity {
  /// The style of its word.
  var style: TextStyle {
    switch self {
    case .error: .bad
    case .warning: .notice
    case .note: .dim
    }
  }
}
