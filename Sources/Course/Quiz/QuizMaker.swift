import Analysis
import ResponderKit
import Scenes
import Session

struct QuizQuestion: Sendable {
  /// An answer, and what those believe who give it.
  struct Choice: Sendable {
    var answer: String
    /// The beliefs from which the answer follows; none for the true answer.
    var beliefs: [Belief] = []
  }

  var kind: String
  /// The scene, the question and the event.
  var draft: QuizDraft
  /// The answers, in the order in which they are shown.
  var choices: [Choice]
  /// The position of the true answer.
  var key: Int

  var text: String { draft.probe.question(about: draft.event) }
}

/// What the questions of a quiz are about.
enum QuizSubject {
  /// Everything.
  case all
  /// One topic.
  case topic(QuizTopic)
  /// Some beliefs; every question has a choice that follows from one of them.
  case beliefs([Belief])
}

/// A maker of questions, each of a kind that was asked for least.
///
/// The true answers are those of the product: each scene is made in a session, and asked there. So
/// are most of the wrong ones, by rules with one change or in scenes where a belief is true.
struct QuizMaker {
  private let kinds: [QuizKind]
  /// The beliefs of which each question has one; nil for any.
  private var wanted: Set<Belief>?
  private let kit: SessionKit
  private var dice: Dice
  private var balance = QuizBalance()
  /// The number of questions of each kind.
  private var uses: [String: Int] = [:]
  /// The questions so far, so that none comes twice.
  private var texts: Set<[String]> = []
  /// The number of questions with an answer of each belief.
  private(set) var asked: [Belief: Int] = [:]

  /// The drafts that are made for a question at most, before one is taken that tips the balance.
  private static let mostDrafts = 6

  /// The drafts after which the next kind has its turn.
  private static let mostTries = 12

  /// The drafts without a new question after which one may come again.
  private static let mostTurns = 200

  /// Creates a maker.
  ///
  /// - Parameters:
  ///   - seed: The seed: with the same one the questions are the same.
  ///   - kit: What sessions are made with, in which the scenes are asked.
  init(_ subject: QuizSubject = .all, seed: UInt64, kit: SessionKit) {
    self.kit = kit
    dice = Dice(seed: seed)
    switch subject {
    case .all: (kinds, wanted) = (QuizKind.all, nil)
    case .topic(let topic): (kinds, wanted) = (QuizKind.all.filter { $0.topic == topic }, nil)
    case .beliefs(let beliefs):
      kinds = QuizKind.all.filter { $0.beliefs.contains(where: beliefs.contains) }
      wanted = Set(beliefs)
    }
  }

  /// A question that may be asked.
  private struct Candidate {
    var question: QuizQuestion
    var marks: [Set<String>]
    var tilt: Int
  }

  mutating func next() -> QuizQuestion {
    let order = kinds.shuffled(using: &dice).enumerated().sorted {
      (uses[$0.element.name, default: 0], $0.offset) < (
        uses[$1.element.name, default: 0], $1.offset
      )
    }.map(\.element)
    var best: Candidate?
    var found = 0
    // Where a kind makes no question with these dice, the next one has its turn.
    for turn in 0... {
      let kind = order[turn / Self.mostTries % order.count]
      // A narrow subject may have no new question any more.
      if turn % Self.mostTurns == Self.mostTurns - 1 {
        texts.removeAll()
        if turn > 2 * Self.mostTurns { wanted = nil }
      }
      guard let candidate = candidate(of: kind) else { continue }
      found += 1
      if best.map({ candidate.tilt < $0.tilt }) ?? true { best = candidate }
      if found >= Self.mostDrafts || candidate.tilt <= 0 { break }
    }
    guard let best else { preconditionFailure("no kind makes a question") }
    note(best)
    return best.question
  }

  private mutating func note(_ candidate: Candidate) {
    let question = candidate.question
    uses[question.kind, default: 0] += 1
    texts.insert(question.draft.text)
    balance.note(candidate.marks, key: question.key)
    for belief in Set(question.choices.flatMap(\.beliefs)) { asked[belief, default: 0] += 1 }
  }

  /// Returns a question of a kind; nil if the dice made one that was asked before, or one in which
  /// fewer than two wrong answers differ.
  private mutating func candidate(of kind: QuizKind) -> Candidate? {
    let draft = kind.draft(&dice)
    let session = Session(kit)
    guard !texts.contains(draft.text),
      session.carryOutPrivately(draft.scene, as: "quiz").isEmpty
    else { return nil }
    session.forgetEvents()
    var believed = mutants(of: draft, in: session)
    // What the answers look like is seen before the event.
    let scene = Session(kit)
    guard scene.carryOutPrivately(draft.scene, as: "quiz").isEmpty,
      let truth = draft.probe.answer(to: draft.event, in: session)
    else { return nil }
    believed += guesses(of: draft, kind, truth: truth, beside: believed.map(\.answer))
    guard let question = question(kind, draft, truth, believed) else { return nil }
    let marks = QuizTrait.marks(of: question.choices.map(\.answer), in: scene.scene)
    return Candidate(
      question: question, marks: marks, tilt: balance.tilt(marks, key: question.key))
  }

  // MARK: Answers

  /// Returns the answers of rules with one change.
  private func mutants(
    of draft: QuizDraft, in session: Session
  ) -> [(answer: String, belief: Belief)] {
    let scene = session.scene
    switch draft.probe {
    case .hit(let point):
      let corners = draft.corners.compactMap { name, radius in
        scene.names[name].map { (ObjectID($0), radius) }
      }
      let clear = draft.clear.compactMap { scene.names[$0].map { ObjectID($0) } }
      return BelievedHitTest.beliefs.map { belief in
        let mutant = BelievedHitTest(
          belief, corners: Dictionary(uniqueKeysWithValues: corners), clear: Set(clear),
          asksOverrides: true)
        let answer = mutant.answer(at: point, in: scene.application)
        return (answer.map { scene.label(of: $0) } ?? QuizProbe.nobody, belief)
      }
    case .next(let name):
      guard let responder = scene.names[name] as? UIResponder else { return [] }
      return BelievedChain.beliefs.compactMap { belief in
        switch BelievedChain(belief).next(of: responder, in: scene.application) {
        case .object(let object): (scene.label(of: object), belief)
        case .nobody: (QuizProbe.nobody, belief)
        case nil: nil
        }
      }
    default: return []
    }
  }

  /// Returns the answers of the guesses of a draft, those that are asked for least first, until
  /// there are enough.
  private func guesses(
    of draft: QuizDraft, _ kind: QuizKind, truth: String, beside others: [String]
  ) -> [(answer: String, belief: Belief)] {
    var found: [(answer: String, belief: Belief)] = []
    var answers = Set(others).subtracting([truth])
    let order = draft.guesses.filter { !$0.isSpare }.enumerated().sorted {
      (rank($0.element.belief, of: kind), $0.offset) < (
        rank($1.element.belief, of: kind), $1.offset
      )
    }
    for (_, guess) in order {
      let isWanted = wanted?.contains(guess.belief) ?? false
      guard answers.count < Self.enoughAnswers || isWanted else { break }
      guard let answer = answer(of: guess, truth: truth, draft) else { continue }
      found.append((answer, guess.belief))
      if answer != truth { answers.insert(answer) }
    }
    // Two wrong answers make a question.
    for guess in draft.guesses where guess.isSpare && answers.count < 2 {
      guard let answer = answer(of: guess, truth: truth, draft) else { continue }
      found.append((answer, guess.belief))
    }
    return found
  }

  /// The number of wrong answers that are enough.
  private static let enoughAnswers = 3

  /// Returns the answer of a guess; nil if there is none.
  private func answer(of guess: QuizDraft.Guess, truth: String, _ draft: QuizDraft) -> String? {
    switch guess.way {
    case .said(let answer): return answer
    case .firstOfTruth: return truth.components(separatedBy: ", ").first
    case .world(let lines, let event):
      let session = Session(kit)
      guard session.carryOutPrivately(lines, as: "quiz").isEmpty else { return nil }
      session.forgetEvents()
      return draft.probe.answer(to: event, in: session)
    }
  }

  private mutating func question(
    _ kind: QuizKind, _ draft: QuizDraft, _ truth: String,
    _ believed: [(answer: String, belief: Belief)]
  ) -> QuizQuestion? {
    var wrong: [QuizQuestion.Choice] = []
    for (answer, belief) in believed where !Self.areSame(answer, truth) {
      if let k = wrong.firstIndex(where: { Self.areSame($0.answer, answer) }) {
        if !wrong[k].beliefs.contains(belief) { wrong[k].beliefs.append(belief) }
      } else {
        wrong.append(QuizQuestion.Choice(answer: answer, beliefs: [belief]))
      }
    }
    let wanted = wanted
    func isWanted(_ choice: QuizQuestion.Choice) -> Bool {
      wanted.map { !$0.isDisjoint(with: choice.beliefs) } ?? true
    }
    guard wrong.count >= 2, wrong.contains(where: isWanted) else { return nil }
    // What was asked for least comes first, and the beliefs of the quiz before others.
    wrong.shuffle(using: &dice)
    for k in wrong.indices {
      wrong[k].beliefs.sort { rank($0, of: kind) < rank($1, of: kind) }
      wrong[k].beliefs = Array(wrong[k].beliefs.prefix(Self.mostBeliefs))
    }
    wrong.sort {
      (isWanted($0) ? 0 : 1, rank($0.beliefs[0], of: kind))
        < (isWanted($1) ? 0 : 1, rank($1.beliefs[0], of: kind))
    }
    var choices = wrong.prefix(3) + [QuizQuestion.Choice(answer: truth)]
    choices.shuffle(using: &dice)
    let key = choices.firstIndex { $0.beliefs.isEmpty } ?? 0
    return QuizQuestion(kind: kind.name, draft: draft, choices: Array(choices), key: key)
  }

  /// Returns whether two answers differ by their order at most, which nobody is asked for.
  private static func areSame(_ one: String, _ other: String) -> Bool {
    func words(_ text: String) -> [String] { text.components(separatedBy: ", ").sorted() }
    return one == other || words(one) == words(other)
  }

  /// The beliefs that one wrong answer tells of at most.
  private static let mostBeliefs = 2

  private func rank(_ belief: Belief, of kind: QuizKind) -> Int {
    if let wanted, wanted.contains(belief) { return -1 }
    return asked[belief, default: 0] * (kind.beliefs.contains(belief) ? 1 : 2)
  }
}
