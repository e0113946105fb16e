import Analysis
import Explanation
import Presentation
import ResponderKit
import Scenes
import Session
import Text

/// A question about an event with its true answer, as the scene gave it.
package struct Question {
  package let probe: Probe
  /// The question in words.
  package let text: String
  /// The true answer: names, or none.
  let truth: [String]
  /// The answers to choose from; none where every view is an answer.
  let choices: [[String]]
  let event: EventTrace?
  /// Why it is so, as sentences.
  private let reasons: [String]
  /// The answers of people who believe something else, with the beliefs.
  private let believed: [(answer: String, belief: Belief)]

  /// The number of sentences that explain an answer.
  private static let mostReasons = 4

  /// Creates a question of the present scene, in which the event has happened.
  ///
  /// - Returns: Nil if the scene has no answer.
  package init?(_ probe: Probe, _ text: String, about event: EventTrace?, in session: Session) {
    let scene = session.scene
    guard let truth = probe.answer(of: event, in: scene) else { return nil }
    (self.probe, self.text, self.truth, self.event) = (probe, text, truth, event)
    choices = probe.choices(truth, of: event, in: scene)
    switch probe {
    case .hit:
      let decisions = event?.hitTest.map { HitTestDecisions($0, isFolded: false) }
      reasons =
        decisions?.all.first(where: \.isHit).map { [DecisionWords(scene).sentence(ofHit: $0)] }
        ?? []
      believed = Self.beliefs(at: event?.hitTest?.point, in: scene)
    case .next(let name):
      believed = []
      reasons =
        (scene.names[name] as? UIResponder).flatMap { responder in
          responder.next.map {
            [
              "\(scene.label(of: $0)) is "
                + scene.sentence(next: $0, of: responder)
            ]
          }
        } ?? []
    default:
      believed = []
      reasons =
        event.map { event in
          Array(EventTimelineReport(event, in: scene).ruledSentences.suffix(Self.mostReasons))
        } ?? []
    }
  }

  /// The answers of those who believe something about hit-testing.
  private static func beliefs(at point: CGPoint?, in scene: Scene) -> [(String, Belief)] {
    let application = scene.application
    // Where an override decides, no belief is behind an answer.
    guard let point,
      BelievedHitTest().answer(at: point, in: application)
        === scene.hitView(at: point)
    else { return [] }
    return BelievedHitTest.beliefs.map { belief in
      let view = BelievedHitTest(belief).answer(at: point, in: application)
      return (view.map { scene.label(of: $0) } ?? Probe.hit.none, belief)
    }
  }

  /// Returns an answer in words.
  package func words(_ answer: [String]) -> String {
    answer.isEmpty ? probe.none : answer.joined(separator: ", ")
  }

  /// The true answer in words.
  package var answer: String { words(truth) }

  /// The answers to choose from, in words; nil where every view is an answer.
  package var choiceWords: [String]? { choices.isEmpty ? nil : choices.map(words) }

  func view(in scene: Scene) -> UIView? { truth.first.flatMap { scene.names[$0] as? UIView } }

  /// Returns what those believe who give a wrong answer; nil if no belief is known.
  func sentence(about guess: String) -> String? {
    let beliefs = believed.filter { $0.answer == guess }.map(\.belief)
    return guess == answer || beliefs.isEmpty ? nil : BeliefWords.sentence(guess, beliefs)
  }

  // MARK: Answers that are typed

  /// What a line says to a question.
  enum Reading {
    case answer([String])
    /// It is no answer and no command, for a reason.
    case mistake(String)
    /// It may be a command.
    case other
  }

  func read(_ line: String, in session: Session) -> Reading {
    if [probe.none, "nobody", "nothing", "nil", "none"].contains(line) { return .answer([]) }
    if let number = Int(line), !choices.isEmpty {
      guard choices.indices.contains(number - 1) else {
        return .mistake("there are \(choices.count) answers: 1 to \(choices.count)")
      }
      return .answer(choices[number - 1])
    }
    let words = line.split { $0 == " " || $0 == "," }.map(String.init).filter { $0 != "and" }
    let all = names(in: session.scene)
    let found = words.compactMap { word in all.first { Probe.isSame($0, word) } }
    if found.count == words.count, !words.isEmpty, choices.isEmpty ? words.count == 1 : true {
      return .answer(found)
    }
    let first = String(line.prefix { $0 != " " })
    // Swift has signs that no name has.
    let isCommand =
      session.isCommandWord(first) || session.isShorthand(first)
      || line.contains { "=.([;".contains($0) }
    if isCommand { return .other }
    let stranger = words.first { word in !all.contains { Probe.isSame($0, word) } } ?? line
    let near = stranger.nearest(in: all.map { $0.replacing(":", with: "") }, most: 2)
    if near.isEmpty, words.count > 1, session.beginsCommand(first) { return .other }
    let advice =
      near.isEmpty
      ? "answer with \(choices.isEmpty ? "a view's name, nobody," : "1 to \(choices.count), a name,") or Enter to see"
      : "did you mean \(near.listed("or"))?"
    return .mistake("'\(stranger)' is no \(noun); \(advice)")
  }

  /// The names that an answer may have.
  private func names(in scene: Scene) -> [String] {
    choices.isEmpty
      ? scene.views.map { scene.label(of: $0) } : (choices.flatMap { $0 } + others(scene)).unique
  }

  /// The names that are wrong answers and still no mistakes.
  private func others(_ scene: Scene) -> [String] {
    switch probe {
    case .next, .performer, .handlers, .first:
      scene.names.names.filter { scene.names[$0] is UIResponder }
    case .received: EventMethod.touches.map(\.rawValue)
    case .state: ["began", "changed"]
    case .hit, .actions: []
    }
  }

  private var noun: String {
    switch probe {
    case .hit: "view"
    case .actions: "action"
    case .received: "method of touches"
    case .state: "state"
    case .next, .performer, .handlers, .first: "responder"
    }
  }

  // MARK: What is said of an answer

  func isRight(_ answer: [String]) -> Bool { probe.isSame(answer, truth) }

  /// Tells why the answer is what it is.
  func explain(in session: Session) {
    for reason in reasons { session.writeWrapped(TextLine("  \(reason)")) }
  }
}
