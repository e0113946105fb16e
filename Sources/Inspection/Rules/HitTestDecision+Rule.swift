import ResponderKit

// The one place that says which rule a decision of a hit-test follows.

extension HitTestDecision {
  /// The rule that the decision follows.
  package var rule: RuleID {
    switch verdict {
    case .answered: ruleOfAnswer
    case .refused(let refusal): refusal.rule
    case .missed(let run): run.reason.map(\.rule) ?? RuleID(2, 4)
    case .skipped(.answered): depth == 0 ? RuleID(1, 5) : RuleID(2, 8)
    case .skipped(.override): RuleID(2, 12)
    case .skipped(.swallowed): RuleID(2, 10)
    case .unseen: RuleID(2, 12)
    }
  }

  /// A view that answers by the standard algorithm, or by its override.
  private var ruleOfAnswer: RuleID {
    guard let override else { return RuleID(2, 1) }
    let isStandard = override.hitTest == nil && !override.isSwallowing
    return isStandard && area.map(\.isOverridden) == false ? RuleID(2, 1) : override.ruleOfAnswer
  }
}

extension HitTestRefusal {
  /// The rule that the refusal follows.
  package var rule: RuleID {
    switch self {
    case .flags(let rejection): rejection.rule
    case .outside(let area):
      switch area {
      case .bounds(let bounds): bounds.isEmpty ? RuleID(2, 5) : RuleID(2, 4)
      case .value, .accepted, .code, .own: RuleID(2, 12)
      }
    case .override: RuleID(2, 12)
    }
  }
}

extension HitTestRejection {
  /// The rule that the rejection follows.
  package var rule: RuleID {
    switch self {
    case .interactionDisabled, .hidden: RuleID(2, 1)
    case .transparent: RuleID(2, 3)
    case .disabled: RuleID(2, 9)
    case .outside(let bounds): bounds.isEmpty ? RuleID(2, 5) : RuleID(2, 4)
    case .outsideByOverride: RuleID(2, 12)
    case .singularTransform: RuleID(2, 15)
    }
  }
}

extension TouchArea {
  /// Whether an override decides, as against the bounds.
  fileprivate var isOverridden: Bool {
    if case .bounds = self { false } else { true }
  }
}

extension HitTestOverride {
  /// The rule for what the override answers by its own means: itself without the checks of the
  /// flags (R2.11), or another answer than UIKit's.
  package var ruleOfAnswer: RuleID {
    if isSwallowing, hitTest == nil { return RuleID(2, 10) }
    return hitTest?.flagsAsked.isEmpty == true ? RuleID(2, 11) : RuleID(2, 12)
  }
}
