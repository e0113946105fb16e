import Text

/// Where a session is, as its feed tells it: the prompt, and the lesson, the talk or the quiz that is
/// open.
struct ModeFeed {
  var prompt: String
  var lesson: JSONObject?
  var talk: JSONObject?
  var quiz: JSONObject?
  /// Indicates whether the session has the colours of a projector.
  var isProjector = false

  init(prompt: String) { self.prompt = prompt }

  /// The data of the event `mode`.
  var json: JSONObject {
    func object(_ object: JSONObject?) -> JSONValue { object.map(JSONValue.object) ?? .null }
    return [
      "prompt": .string(prompt), "lesson": object(lesson), "talk": object(talk),
      "quiz": object(quiz), "isProjector": .bool(isProjector),
    ]
  }

  /// Returns the mode as it may be told while a question is open: without what an event has changed since
  /// an earlier mode, and without what is said next, which may tell the answer.
  func keepingSecrets(since earlier: ModeFeed?) -> ModeFeed {
    var told = self
    let knowsLesson = earlier?.lesson?["number"] == lesson?["number"]
    for name in ["hold", "failing"] {
      told.lesson?[name] = knowsLesson ? earlier?.lesson?[name] : .null
    }
    told.lesson?["solved"] = knowsLesson ? earlier?.lesson?["solved"] : false
    if talk != nil { told.talk = earlier?.talk }
    return told
  }

  /// Returns a lesson as the feed tells it.
  ///
  /// - Parameter outcome: The number of checks that hold and the name of the first that does not; nil
  ///   before the first change.
  static func lesson(
    _ lesson: Lesson, number: Int, outcome: (held: Int, failing: String?)?, isSolved: Bool
  ) -> JSONObject {
    [
      "number": .integer(number), "title": .string(lesson.title), "task": .string(lesson.task),
      "checks": .integer(lesson.checks.count),
      "hold": outcome.map { .integer($0.held) } ?? .null,
      "failing": .text(outcome?.failing), "solved": .bool(isSolved),
    ]
  }

  /// Returns a talk as the feed tells it.
  ///
  /// - Parameters:
  ///   - chapter: The position of the chapter.
  ///   - next: The next command; nil at the end of the chapter.
  ///   - prose: What is said before it.
  static func talk(_ talk: Talk, chapter: Int, next: String?, prose: [String]) -> JSONObject {
    let following = chapter + 1 < talk.chapters.count ? talk.chapters[chapter + 1].title : nil
    return [
      "title": .string(talk.title), "chapter": .string(talk.chapters[chapter].title),
      "place": .string("\(chapter + 1) of \(talk.chapters.count)"), "next": .text(next),
      "following": .text(next == nil ? following : nil), "prose": .strings(prose),
    ]
  }
}

extension Session {
  /// Where the session is.
  var modeFeed: ModeFeed {
    var feed = ModeFeed(prompt: promptText)
    feed.lesson = lesson.map {
      ModeFeed.lesson(
        $0.lesson, number: $0.index + 1, outcome: $0.outcome, isSolved: $0.isSolved)
    }
    feed.talk = mode(TalkMode.self).map { mode in
      ModeFeed.talk(
        mode.talk, chapter: mode.chapter, next: mode.nextStep?.oneLine,
        prose: mode.upcoming.compactMap { part in
          if case .prose(let text) = part { text } else { nil }
        })
    }
    feed.quiz = mode(QuizMode.self)?.feed
    feed.isProjector = style.appearance.choice == .projector
    return feed
  }
}

extension QuizMode {
  fileprivate var feed: JSONObject {
    [
      "number": .integer(number), "text": .string(question.text),
      "choices": .strings(question.choices.map(\.answer)),
      "remark": .text(question.draft.remark.isEmpty ? nil : question.draft.remark),
    ]
  }
}
