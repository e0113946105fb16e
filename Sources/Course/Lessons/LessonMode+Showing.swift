import Interchange
import Live
import Session
import Text

/// How pages, papers and replays show a lesson.
extension LessonMode: PaperMode, ReplayedMode {
  var card: ModeCard? {
    let isLast = index + 1 == course.lessons.count
    return lesson.card(
      number: index + 1, outcome: outcome, isSolved: isSolved,
      next: isLast ? nil : course.lessons[index + 1].title)
  }

  /// What an event has changed may tell the answer.
  func card(hidingSince earlier: JSONObject?) -> JSONObject? {
    guard var told = card?.data else { return nil }
    let isKnown = earlier?["number"] == told["number"]
    for name in ["hold", "failing"] { told[name] = isKnown ? earlier?[name] : .null }
    told["solved"] = isKnown ? earlier?["solved"] : false
    if earlier?["solved"] != true {
      for name in ["remember", "swift", "ways", "next"] { told[name] = nil }
    }
    return told
  }

  func handout(isSolved: Bool, in session: Session) -> Handout {
    HandoutMaker.handout(of: lesson, isSolved: isSolved, in: session)
  }

  func add(to maker: ReplayMaker) { maker.add(lesson, number: index + 1) }
}

extension Lesson {
  /// Returns what pages show of the lesson.
  ///
  /// - Parameters:
  ///   - outcome: The number of checks that hold and the name of the first that does not; nil before
  ///     the first change.
  ///   - next: The title of the lesson behind it; nil for none.
  func card(
    number: Int, outcome: (held: Int, failing: String?)?, isSolved: Bool, next: String? = nil
  ) -> ModeCard {
    var data: JSONObject = [
      "number": .integer(number), "title": .string(title), "task": .string(task),
      "checks": .integer(checks.count), "hold": outcome.map { .integer($0.held) } ?? .null,
      "failing": .text(outcome?.failing), "solved": .bool(isSolved),
    ]
    if isSolved {
      if !remember.isEmpty { data["remember"] = .string(remember) }
      if !swift.isEmpty { data["swift"] = .strings(swift) }
      data["ways"] = .array(
        solutions.map { .strings($0.flatMap { $0.split(separator: "\n").map(String.init) }) })
      data["next"] = next.map(JSONValue.string)
    }
    return ModeCard(name: "lesson", data: data)
  }
}

extension ReplayMaker {
  /// Adds a lesson: its scene, the question, and a solution.
  func add(_ lesson: Lesson, number: Int) {
    func tell(solved: Bool) {
      let held = solved ? lesson.checks.count : nil
      self.tell(
        "\(number) \(lesson.name)",
        lesson.card(number: number, outcome: held.map { ($0, nil) }, isSolved: solved))
    }
    tell(solved: false)
    (lesson.start + lesson.asks.map(\.line) + (lesson.solutions.first ?? [])).forEach(add)
    tell(solved: true)
    lesson.asks.map(\.line).forEach(add)
  }
}
