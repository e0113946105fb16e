import ResponderKit
import Text

/// A question that is put to everybody in the room, with the votes for its answers.
package struct Poll {
  /// The number of the question in its session, from 1.
  package let number: Int
  /// The question in words.
  package let text: String
  /// The point of the screen that it is about, if it is about one.
  package let point: CGPoint?
  /// The answers that may be given; nil for the name of any view, or `nobody`.
  package let choices: [String]?
  /// Indicates whether it is about an event that has happened, so that what the scene is now may tell
  /// the answer.
  package let followsEvent: Bool
  /// The number of hands for each answer, which somebody has counted.
  private var hands: [String: Int] = [:]
  /// The answers of those who vote by themselves; each has one vote.
  private var votes: [String: String] = [:]
  /// The answers in the order in which they were first given.
  private var order: [String] = []

  init(number: Int, text: String, point: CGPoint?, choices: [String]?, followsEvent: Bool) {
    (self.number, self.text, self.point, self.choices) = (number, text, point, choices)
    self.followsEvent = followsEvent
  }

  /// The answer of a poll that has ended.
  package struct Outcome {
    /// The answer; nil if it is not told.
    package var answer: String?
    /// The view that the answer names.
    package var view: UIView?
    /// The answer that was given at the prompt; nil for none.
    package var said: String?
    /// What those believe who gave another answer.
    package var beliefs: [(choice: String, sentence: String)] = []
  }

  /// Counts the vote of a person, in place of an earlier one.
  mutating func vote(_ choice: String, by voter: String) {
    note(choice)
    votes[voter] = choice
  }

  /// Takes the number of hands for an answer, in place of an earlier one.
  package mutating func count(_ hands: Int, for choice: String) {
    note(choice)
    self.hands[choice] = hands
  }

  private mutating func note(_ choice: String) {
    if !order.contains(choice) { order.append(choice) }
  }

  /// The answers with their votes, most votes first; answers without any are left out.
  package var counts: [(choice: String, count: Int)] {
    let given = votes.values.reduce(into: hands) { $0[$1, default: 0] += 1 }
    return order.enumerated().map { (place: $0, choice: $1, count: given[$1, default: 0]) }
      .filter { $0.count > 0 }
      .sorted { ($1.count, $0.place) < ($0.count, $1.place) }.map { ($0.choice, $0.count) }
  }

  /// The number of votes.
  package var total: Int { counts.reduce(0) { $0 + $1.count } }

  /// Returns the votes as a histogram.
  ///
  /// - Parameter answer: The true answer, which is marked; nil before it is told.
  package func lines(_ style: OutputStyle, answer: String? = nil) -> [TextLine] {
    let counts = counts
    let names = counts.map(\.choice.displayWidth).max() ?? 0
    let digits = counts.map { String($0.count).count }.max() ?? 1
    let most = counts.first?.count ?? 1
    // A bar is as long as there are votes, as long as there is room.
    let room = max(8, min(40, style.width - names - digits - 6))
    return counts.map { choice, count in
      var line = TextLine(
        answer == nil ? "  " : choice == answer ? "\(style.glyphs.yes) " : "\(style.glyphs.no) ",
        answer == nil ? .plain : choice == answer ? .good : .bad)
      line.append(choice, choice == answer ? .winner : .name)
      line.pad(to: names + 4)
      line.append(String(count).leftPadded(to: digits), .strong)
      line.append("  ")
      let length = most <= room ? count : max(1, count * room / most)
      line.append(String(repeating: style.isASCII ? "#" : "█", count: length), .type)
      return line.clipped(to: style.width, style)
    }
  }
}

/// The questions that a session puts to everybody.
struct Polls: SessionPart {
  /// The questions that are open, the innermost last.
  var open: [Poll] = []
  /// The number of all questions.
  var count = 0
}

extension Session {
  /// The question that is put to everybody, if one is open.
  package var poll: Poll? { self[Polls.self].open.last }

  /// Puts a question to everybody; one that is open waits.
  ///
  /// - Parameter followsEvent: Whether it is about an event that has happened already.
  package func open(
    _ text: String, at point: CGPoint? = nil, choices: [String]? = nil, followsEvent: Bool = false
  ) {
    self[Polls.self].count += 1
    let poll = Poll(
      number: self[Polls.self].count, text: text, point: point, choices: choices,
      followsEvent: followsEvent)
    if !followsEvent { post(.willAsk) }
    self[Polls.self].open.append(poll)
    post(.asked(poll))
  }

  /// Changes the question that is open.
  package func changePoll(_ change: (inout Poll) -> Void) {
    guard var poll = self[Polls.self].open.popLast() else { return }
    change(&poll)
    self[Polls.self].open.append(poll)
  }

  /// Ends the question with an outcome; the one that waited is open again.
  private func end(_ poll: Poll, _ outcome: Poll.Outcome) {
    _ = self[Polls.self].open.popLast()
    post(.answered(poll, outcome))
    if let outer = self.poll { post(.asked(outer)) }
  }

  /// Ends the poll, shows what the votes were, and tells the answer.
  ///
  /// - Parameters:
  ///   - said: The answer that was given at the prompt, which knows what it is told of that one.
  ///   - believed: Returns the sentence about what those believe who gave a wrong answer.
  package func closePoll(
    answer: String, view: UIView? = nil, said: String? = nil,
    believed: (String) -> String? = { _ in nil }
  ) {
    guard let poll else { return }
    let wrong = poll.counts.map(\.choice).filter { $0 != answer }
    var outcome = Poll.Outcome(
      answer: answer, view: view, said: said,
      beliefs: wrong.compactMap { choice in believed(choice).map { (choice, $0) } })
    poll.lines(style, answer: answer).forEach(write)
    for belief in outcome.beliefs { writeWrapped(TextLine(belief.sentence, .notice)) }
    if let said, said != answer, !wrong.contains(said), let sentence = believed(said) {
      outcome.beliefs.append((said, sentence))
    }
    end(poll, outcome)
  }

  /// Ends the poll without an answer.
  package func dropPoll() {
    guard let poll else { return }
    end(poll, Poll.Outcome())
  }

  /// Counts the vote of somebody at a page; nothing happens if the question is not open any more.
  package func vote(in question: Int, by voter: String, _ choice: Vote) {
    guard poll?.number == question, let answer = answer(choice) else { return }
    changePoll { $0.vote(answer, by: voter) }
    if let poll { post(.voted(poll)) }
  }

  /// A vote from a page.
  package enum Vote {
    /// The place of one of the choices.
    case choice(Int)
    /// A view; nil for nobody.
    case view(UIView?)
  }

  private func answer(_ vote: Vote) -> String? {
    switch vote {
    case .choice(let place):
      guard let choices = poll?.choices, choices.indices.contains(place) else { return nil }
      return choices[place]
    case .view(nil): return poll?.choices == nil ? "nobody" : nil
    case .view(let view?):
      let name = scene.label(of: view)
      return poll?.choices.map { $0.contains(name) } ?? true ? name : nil
    }
  }
}
