import Foundation
import Language
import Scenes
import Session

/// A maker of a lesson's text from what a person did since a checkpoint.
enum LessonMaker {
  /// The words that an author replaces. `tapscope lesson check` finds those that are left.
  static let placeholders = ["TITLE", "WHAT IS TO BE DONE", "WHAT IT CHECKS", "A QUESTION"]

  /// Returns the checks among typed lines: each expectation, behind the events just before it.
  static func checks(among lines: [String], in kit: SessionKit) -> [[String]] {
    var (events, checks): ([String], [[String]]) = ([], [])
    for statement in lines.flatMap(statements) {
      guard let command = kit.byWord[statement.firstWord] else { continue }
      if ["expect", "sweep"].contains(command.name) {
        let check =
          events.isEmpty ? [statement] : ["test \"events\""] + events + [statement, "end"]
        if !checks.contains(check) { checks.append(check) }
      } else if command.isEvent {
        if checks.last?.contains(events.last ?? "") == true { events = [] }
        events.append(statement)
      } else if command.changesScene {
        events = []
      }
    }
    return checks
  }

  /// Returns a typed line as a solution has it; nil if it changes nothing.
  static func change(by line: String, in kit: SessionKit) -> String? {
    if let command = kit.byWord[line.firstWord] {
      return command.changesScene && !command.isEvent ? line : nil
    }
    // What is no command and goes on over several lines is a class as it was pasted.
    return line.contains("\n") ? "code <<END\n\(line)\nEND" : nil
  }

  private static func statements(of line: String) -> [String] {
    var lexer = Lexer(line)
    guard let commands = try? lexer.commands() else { return [] }
    return commands.map { Statement(words: $0, line: line, number: 1).text }
  }
}

extension Call {
  /// Writes a lesson made of the present session: the scene at a checkpoint is its start, what
  /// changed it since then the solution, the expectations that were typed since then, and hold, the
  /// checks.
  func makeLesson(_ file: Located<String>, since checkpoint: String?) throws {
    let journal = scene.journal
    guard let checkpoint = checkpoint ?? journal.checkpoints.last else {
      throw CommandError(
        .refused(
          "a lesson begins at a checkpoint: type 'checkpoint start' where the scene is ready, "
            + "then solve it and type expectations"))
    }
    guard journal.checkpoints.contains(checkpoint) else {
      throw CommandError(.unknownCheckpoint(checkpoint, all: journal.checkpoints))
    }
    var start: [String] = []
    _ = journal.peek(at: checkpoint) { _ in start = session.sceneScript }
    let typed = session.typedLines(since: checkpoint)
    // A person's steps are labelled by their commands; those that were undone are not among them.
    // The label of code is no line that can be typed.
    let labels = session.isInteractive ? journal.labels(since: checkpoint) : nil
    let hasCode = labels?.contains { $0.firstWord == Command.code.name } ?? false
    let done = hasCode ? typed : labels ?? typed
    let solution = done.compactMap { LessonMaker.change(by: $0, in: session.kit) }
    let checks = LessonMaker.checks(among: typed, in: session.kit).filter { lines in
      session.outcomes(of: [Lesson.Check(name: "", lines: lines)])[0] == nil
    }
    guard !checks.isEmpty, !solution.isEmpty else {
      throw CommandError(
        .refused(
          "a lesson needs commands that change the scene, and expectations that hold now, behind "
            + "the checkpoint '\(checkpoint)'; 'set-option transcript on' keeps the lines where "
            + "nobody types"))
    }
    let words = LessonMaker.placeholders
    let base = ((file.value as NSString).lastPathComponent as NSString).deletingPathExtension
    let name = LessonReader.isName(base) ? base : "mine"
    var lines = ["lesson \(name) \"\(words[0])\"", "par \(solution.count)", "start"]
    lines += start.map { "  " + $0 } + ["end", "task \"\(words[1])\"", "check"]
    for check in checks { lines += (["# \(words[2])"] + check).map { "  " + $0 } }
    lines += ["end", "hint \"\(words[3])\"", "solution"]
    lines += solution.map { "  " + $0.replacing("\n", with: "\n  ") }
    lines += ["end", "end"]
    try session.write(lines.map { $0 + "\n" }.joined(), to: file.value, at: file.range)
    confirm(
      "\(file.value) written; fill in the words in capitals, add 'reject' lines, then "
        + "'tapscope lesson check' says what is missing")
  }
}

extension Session {
  /// The lines that were typed since a checkpoint was made.
  fileprivate func typedLines(since checkpoint: String) -> [String] {
    let lines = transcript?.commands ?? []
    let place = lines.lastIndex { $0.split(separator: " ") == ["checkpoint", checkpoint[...]] }
    return place.map { Array(lines[($0 + 1)...]) } ?? lines
  }
}

extension String {
  fileprivate var firstWord: String { String(prefix { $0 != " " }) }
}
