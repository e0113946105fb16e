import Analysis
import Explanation
import ResponderKit
import Scenes
import Session

/// A question with its answers.
struct QuizQuestion {
  /// An answer, and what those believe who give it.
  struct Choice {
    var answer: String
    /// The beliefs from which the answer follows; none for the true answer.
    var beliefs: [Belief] = []
  }

  /// The scene, the question and the event.
  var draft: QuizDraft
  /// The answers, in the order in which they are shown.
  var choices: [Choice]
  /// The position of the true answer.
  var key: Int

  /// The question in words.
  var text: String { draft.probe.question(about: draft.event) }
}

/// A maker of questions, each about the belief that was asked for least.
///
/// The true answers are those of the product: each scene is made in a session, and asked there.
struct QuizMaker {
  /// The beliefs that are asked for.
  let beliefs: [Belief]
  private let kit: SessionKit
  /// The number of questions with an answer of each belief.
  private(set) var asked: [Belief: Int] = [:]
  private var dice: Dice

  /// Creates a maker.
  ///
  /// - Parameters:
  ///   - beliefs: The beliefs to ask for; not empty.
  ///   - seed: The seed: with the same one the questions are the same.
  ///   - kit: What sessions are made with, in which the scenes are asked.
  init(_ beliefs: [Belief], seed: UInt64, kit: SessionKit) {
    (self.beliefs, self.kit) = (beliefs, kit)
    dice = Dice(seed: seed)
  }

  /// Returns the next question.
  mutating func next() -> QuizQuestion {
    while true {
      let order = beliefs.shuffled(using: &dice).enumerated().sorted {
        (asked[$0.element, default: 0], $0.offset) < (asked[$1.element, default: 0], $1.offset)
      }.map(\.element)
      guard let question = question(about: order) else { continue }
      for belief in Set(question.choices.flatMap(\.beliefs)) { asked[belief, default: 0] += 1 }
      return question
    }
  }

  /// Returns a question about the first of some beliefs; nil if the dice made one in which fewer
  /// than two wrong answers differ.
  private mutating func question(about order: [Belief]) -> QuizQuestion? {
    let belief = order[0]
    let draft: QuizDraft
    switch belief.topic {
    case .hitTest:
      // A scene has one view that is hit, which one belief at most can kill.
      let others = Belief.allCases.filter { $0.topic == .hitTest && $0 != belief }
        .shuffled(using: &dice)
        .filter { !HitTestScenes.winners.contains($0) }
      draft = HitTestScenes.draft(for: [belief] + others.prefix(dice.roll(1...2)), &dice)
    case .chain:
      guard let found = ChainScenes.draft(for: belief, &dice) else { return nil }
      draft = found
    case .gestures:
      guard let found = GestureScenes.draft(for: belief, &dice) else { return nil }
      draft = found
    }
    let session = Session(kit)
    guard session.carryOutPrivately(draft.scene, as: "quiz").isEmpty else { return nil }
    let believed = believedAnswers(to: draft, in: session)
    guard let truth = draft.probe.answer(to: draft.event, in: session) else { return nil }
    return question(draft, truth, believed, about: belief)
  }

  /// Returns the answers that follow from beliefs.
  private func believedAnswers(
    to draft: QuizDraft, in session: Session
  ) -> [(answer: String, belief: Belief)] {
    guard case .hit(let point) = draft.probe else { return draft.believed }
    let scene = session.scene
    let corners = draft.corners.compactMap { name, radius in
      scene.names[name].map { (ObjectID($0), radius) }
    }
    return Belief.allCases.filter { $0.topic == .hitTest }.map { belief in
      let mutant = BelievedHitTest(belief, corners: Dictionary(uniqueKeysWithValues: corners))
      let answer = mutant.answer(at: point, in: scene.application)
      return (answer.map { scene.label(of: $0) } ?? QuizProbe.nobody, belief)
    }
  }

  private mutating func question(
    _ draft: QuizDraft, _ truth: String, _ believed: [(answer: String, belief: Belief)],
    about belief: Belief
  ) -> QuizQuestion? {
    var wrong: [QuizQuestion.Choice] = []
    for (answer, belief) in believed where answer != truth {
      if let k = wrong.firstIndex(where: { $0.answer == answer }) {
        wrong[k].beliefs.append(belief)
      } else {
        wrong.append(QuizQuestion.Choice(answer: answer, beliefs: [belief]))
      }
    }
    guard wrong.count >= 2, wrong.contains(where: { $0.beliefs.contains(belief) }) else {
      return nil
    }
    wrong.sort { rank($0, about: belief) < rank($1, about: belief) }
    var choices = wrong.prefix(3) + [QuizQuestion.Choice(answer: truth)]
    choices.shuffle(using: &dice)
    let key = choices.firstIndex { $0.beliefs.isEmpty } ?? 0
    return QuizQuestion(draft: draft, choices: Array(choices), key: key)
  }

  /// The answers of the belief that is asked for come first, then those that were asked for least.
  private func rank(_ choice: QuizQuestion.Choice, about belief: Belief) -> (Int, Int, String) {
    (
      choice.beliefs.contains(belief) ? 0 : 1,
      choice.beliefs.map { asked[$0, default: 0] }.min() ?? 0, choice.answer
    )
  }
}
