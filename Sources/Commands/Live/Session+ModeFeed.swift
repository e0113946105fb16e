import Text

/// Where a session is, as its feed tells it.
extension Session {
  /// The event `mode` of the feed: the prompt, and the lesson, the talk or the quiz that is open.
  var modeFeed: JSONObject {
    [
      "prompt": .string(promptText),
      "lesson": lesson.map { .object($0.feed) } ?? .null,
      "talk": mode(TalkMode.self).map { .object($0.feed) } ?? .null,
      "quiz": mode(QuizMode.self).map { .object($0.feed) } ?? .null,
    ]
  }
}

extension LessonMode {
  fileprivate var feed: JSONObject {
    [
      "number": .integer(index + 1), "title": .string(lesson.title), "task": .string(lesson.task),
      "checks": .integer(lesson.checks.count),
      "hold": outcome.map { .integer($0.held) } ?? .null,
      "failing": .text(outcome?.failing), "solved": .bool(isSolved),
    ]
  }
}

extension TalkMode {
  fileprivate var feed: JSONObject {
    let current = talk.chapters[chapter]
    return [
      "title": .string(talk.title), "chapter": .string(current.title),
      "place": .string("\(chapter + 1) of \(talk.chapters.count)"),
      "next": .text(nextStep?.oneLine),
      "prose": .strings(
        upcoming.compactMap { part in if case .prose(let text) = part { text } else { nil } }),
    ]
  }
}

extension QuizMode {
  fileprivate var feed: JSONObject {
    [
      "number": .integer(number), "text": .string(question.text),
      "choices": .strings(question.choices.map(\.answer)),
    ]
  }
}
