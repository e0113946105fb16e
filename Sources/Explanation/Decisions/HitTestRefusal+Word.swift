import ResponderKit

extension HitTestRun {
  /// The words of `expect refused` for the reason why the views answered nil.
  package var words: [String] { reason.map { HitTestRefusal.flags($0).words } ?? [] }
}

extension HitTestRefusal {
  /// A word for a refusal, in `expect refused` and in JSON.
  package enum Word: String, CaseIterable {
    case hidden, interaction, alpha, outside, disabled, override, singular
  }

  /// The word for the refusal.
  package var word: Word {
    switch self {
    case .flags(let rejection):
      switch rejection {
      case .interactionDisabled: .interaction
      case .hidden: .hidden
      case .transparent: .alpha
      case .disabled: .disabled
      case .singularTransform: .singular
      case .outside, .outsideByOverride: .outside
      }
    case .outside(.bounds): .outside
    case .outside, .override: .override
    }
  }

  /// The words that are right for the refusal. If an override finds the point outside, `outside` is
  /// right, too.
  package var words: [String] {
    let words: [Word] =
      if case .outside = self, word != .outside { [word, .outside] } else { [word] }
    return words.map(\.rawValue)
  }
}
