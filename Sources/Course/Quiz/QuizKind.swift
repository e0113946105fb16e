import Analysis

/// What the questions of a quiz are about.
enum QuizTopic: String, CaseIterable, Sendable {
  case hitTest = "hit-test"
  case chain, gestures
}

/// A kind of scene with a question. The dice vary names, places, sizes, directions, times and
/// depths, and whether the trap that the kind is about snaps.
struct QuizKind: Sendable {
  /// The name, for tests.
  let name: String
  /// What its questions are about.
  let topic: QuizTopic
  /// The beliefs that its scenes are made for; others may lead to choices, too.
  let beliefs: [Belief]
  /// Makes a scene with a question.
  let draft: @Sendable (inout Dice) -> QuizDraft

  init(
    _ name: String, _ topic: QuizTopic, _ beliefs: [Belief],
    _ draft: @escaping @Sendable (inout Dice) -> QuizDraft
  ) {
    (self.name, self.topic, self.beliefs, self.draft) = (name, topic, beliefs, draft)
  }

  static let all =
    hitTests + chains + firstResponders + deliveries + taps + movements + fingers + controls

  /// The beliefs that some kind is made for.
  static let beliefs: [Belief] = {
    let asked = Set(all.flatMap(\.beliefs))
    return Belief.allCases.filter(asked.contains)
  }()
}
