import Commands
import EmbeddedFiles
import Session

/// A lesson: a scene in which something is wrong, a task, and secret checks of the behaviour.
struct Lesson: Sendable {
  /// An expectation that the learner does not see.
  struct Check: Sendable {
    /// The check in words: the comment above it, or else the command itself.
    var name: String
    /// The command, or the lines of a test.
    var lines: [String]
  }

  /// A question before anything is changed, whose answer the scene has.
  struct Ask: Sendable {
    var probe: Probe
    /// The commands that show the answer: an event, perhaps behind changes.
    var line: String

    /// - Parameter text: The question as it is written behind `ask`.
    init(_ text: String) { (probe, line) = Probe.read(text) }
  }

  /// The word that calls the lesson.
  var name: String
  /// The title in a few words.
  var title: String
  /// The rules that the traces of its start cite.
  var teaches: [String] = []
  /// The names of lessons that come before.
  var needs: [String] = []
  /// The number of commands that the official solution takes.
  var par = 1
  /// The commands that make the scene; what they make is the floor of `undo`.
  var start: [String] = []
  /// The task, as sentences.
  var task = ""
  /// The questions with which the learner predicts, before anything is changed: the first is put, the
  /// others only show more.
  var asks: [Ask] = []
  /// The checks, in the order in which a learner is told of them.
  var checks: [Check] = []
  /// The hints, from a question to the command.
  var hints: [String] = []
  /// The commands that solve it: the official way, then others.
  var solutions: [[String]] = []
  /// The commands that must not solve it.
  var rejects: [[String]] = []
  /// The sentence to remember; empty for none.
  var remember = ""
  /// The official solution in Swift, line by line.
  var swift: [String] = []

  /// Returns the hints, the last of which is the official solution, unless that is code.
  ///
  /// - Parameter afterChanges: Whether the scene was changed, so that the solution begins with `reset`.
  func allHints(afterChanges: Bool) -> [String] {
    guard let official = solutions.first, !official.contains(where: { $0.contains("\n") }) else {
      return hints
    }
    let commands = (afterChanges ? [Command.reset.name] : []) + official
    return hints + ["Type: " + Lesson.text(of: commands)]
  }

  /// Returns commands in one line; of a text of several lines the beginning stands for it.
  static func text(of commands: [String], separator: String = " ; ") -> String {
    commands.map { command in
      let first = command.prefix { $0 != "\n" }
      return first.endIndex < command.endIndex ? first + " …" : String(first)
    }.joined(separator: separator)
  }
}

/// A course: lessons in order.
struct Course: Sendable {
  /// The folder that the lessons come from; nil for the lessons of the program.
  var folder: String?
  var lessons: [Lesson]

  /// The lessons of the program.
  static let own: Course = {
    let texts = EmbeddedFiles.names.filter { $0.hasPrefix("Lessons/") }.sorted()
    return Course(
      lessons: texts.compactMap { try? LessonReader.lesson(in: EmbeddedFiles.text($0), of: $0) })
  }()

  /// Returns the position of the lesson that a word means: its number, or its name.
  func index(of word: String) -> Int? {
    if let number = Int(word) { return lessons.indices.contains(number - 1) ? number - 1 : nil }
    return lessons.firstIndex { $0.name == word }
  }

  /// Returns the name under which progress in a lesson is kept.
  func key(of lesson: Lesson) -> String {
    (folder.map { $0 + "/" } ?? "") + lesson.name
  }
}
