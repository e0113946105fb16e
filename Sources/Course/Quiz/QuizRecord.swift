import Analysis
import Session

/// What people answered in quizzes.
struct QuizRecord: SessionPart {
  /// How often a belief's wrong answer stood among the choices.
  struct Count: Equatable {
    /// The number of times that the true answer was given.
    var right = 0
    /// The number of times that the belief's answer was given.
    var wrong = 0
  }

  var file = StateFile() {
    didSet { people = read() }
  }
  /// The reason why the file could not be written.
  private(set) var failure: String?
  /// The counts of each person; the name is empty where none was given.
  private(set) var people: [String: [Belief: Count]] = [:]

  /// Remembers an answer.
  ///
  /// - Parameter person: The name of the person; empty for none.
  mutating func note(_ choice: QuizQuestion.Choice, to question: QuizQuestion, by person: String) {
    people.merge(read()) { _, kept in kept }
    if choice.beliefs.isEmpty {
      for belief in Set(question.choices.flatMap(\.beliefs)) {
        people[person, default: [:]][belief, default: Count()].right += 1
      }
    } else {
      for belief in choice.beliefs {
        people[person, default: [:]][belief, default: Count()].wrong += 1
      }
    }
    let rows = people.sorted { $0.key < $1.key }.flatMap { name, counts in
      counts.sorted { $0.key.rawValue < $1.key.rawValue }.map { belief, count in
        [name, belief.rawValue, "\(count.right)", "\(count.wrong)"]
      }
    }
    failure = file.write(rows)
  }

  func counts(of person: String?) -> [Belief: Count] {
    if let person { return people[person] ?? [:] }
    return people.values.reduce(into: [:]) { all, counts in
      all.merge(counts) { Count(right: $0.right + $1.right, wrong: $0.wrong + $1.wrong) }
    }
  }

  /// The largest number that somebody may have counted.
  private static let most = 1_000_000_000

  private func read() -> [String: [Belief: Count]] {
    var found: [String: [Belief: Count]] = [:]
    for row in file.read() {
      guard row.count == 4, let belief = Belief(rawValue: row[1]), let right = Int(row[2]),
        let wrong = Int(row[3]), (0...Self.most).contains(right), (0...Self.most).contains(wrong)
      else { continue }
      found[row[0], default: [:]][belief] = Count(right: right, wrong: wrong)
    }
    return found
  }
}

extension Session {
  /// What was answered in quizzes.
  var quizRecord: QuizRecord {
    get { self[QuizRecord.self] }
    set { self[QuizRecord.self] = newValue }
  }

  /// Keeps what is learnt in a folder, beyond the session; nil for nowhere.
  package func keepRecords(in folder: String?) {
    keepProgress(in: folder)
    quizRecord.file = StateFile(path: folder.map { $0 + "/quiz" })
  }
}
