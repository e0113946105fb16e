import Commands
import Foundation
import Language
import Scenes
import Session
import Text

struct LessonReader {
  /// The size of a lesson at most, in bytes.
  static let largestText = 1 << 20
  /// The number of checks at most.
  static let mostChecks = 200
  /// The end of the names of files with lessons.
  static let suffix = ".lesson"

  private let file: String
  private let lines: [String]
  private var next = 0
  private var lesson = Lesson(name: "", title: "")

  /// Reads a lesson.
  ///
  /// - Parameter file: The name of its file, for errors.
  /// - Throws: The first problem.
  static func lesson(in text: String, of file: String) throws(TextProblem) -> Lesson {
    var reader = LessonReader(text, of: file)
    return try reader.read()
  }

  private init(_ text: String, of file: String) {
    self.file = file
    lines = text.replacing("\r\n", with: "\n")
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private mutating func read() throws(TextProblem) -> Lesson {
    while let words = try nextWords() {
      if lesson.name.isEmpty, words[0] != "lesson" {
        throw problem("the first line is 'lesson NAME \"TITLE\"'")
      }
      if words == ["end"] {
        while let rest = try nextWords() { throw problem("'\(rest[0])' stands behind the end") }
        return try complete()
      }
      try read(words)
    }
    throw problem("'end' is missing at the end of the lesson")
  }

  private mutating func read(_ words: [String]) throws(TextProblem) {
    let rest = Array(words.dropFirst())
    switch words[0] {
    case "lesson":
      guard rest.count == 2, lesson.name.isEmpty else { throw problem("lesson NAME \"TITLE\"") }
      guard Self.isName(rest[0]) else {
        throw problem("'\(rest[0])' is no name of a lesson; take letters, digits and '-'")
      }
      (lesson.name, lesson.title) = (rest[0], rest[1])
    case "teaches":
      for rule in rest where RuleBook.rule(rule) == nil { throw problem("no rule is '\(rule)'") }
      lesson.teaches += rest
    case "needs": lesson.needs += rest
    case "par":
      guard rest.count == 1, let par = Int(rest[0]), (1...99).contains(par) else {
        throw problem("par N, the number of commands of the solution, 1 to 99")
      }
      lesson.par = par
    case "start": lesson.start += try block().map(\.text)
    case "task": lesson.task = try text(of: words)
    case "ask": lesson.asks.append(Lesson.Ask(self.rest(behind: "ask")))
    case "check": lesson.checks += try checks()
    case "hint": lesson.hints.append(try text(of: words))
    case "solution": lesson.solutions.insert(try block().map(\.text), at: 0)
    case "also": lesson.solutions.append(try block().map(\.text))
    case "reject":
      // A way that takes several lines, as code does, is a block.
      let commands =
        rest.isEmpty ? try block().map(\.text) : try commands(in: self.rest(behind: "reject"))
      guard !commands.isEmpty else { throw problem("reject COMMAND[;COMMAND …]") }
      lesson.rejects.append(commands)
    case "remember": lesson.remember = try text(of: words)
    case "swift": lesson.swift.append(try text(of: words))
    case let word:
      let near = word.nearest(in: Self.words, most: 1).map { "; did you mean '\($0)'?" }
      throw problem("'\(word)' is no part of a lesson" + near.joined())
    }
  }

  /// Returns whether a lesson may have a name.
  static func isName(_ word: String) -> Bool {
    NameRule.isVariable(word.replacing("-", with: "_")) && Int(word) == nil
      && !Command.lessonWords.contains(word)
  }

  /// The words with which a part of a lesson begins.
  private static let words = [
    "lesson", "teaches", "needs", "par", "start", "task", "ask", "check", "hint", "solution",
    "also", "reject", "remember", "swift", "end",
  ]

  private func complete() throws(TextProblem) -> Lesson {
    if lesson.task.isEmpty { throw problem("the lesson has no 'task \"…\"'") }
    if lesson.checks.isEmpty { throw problem("the lesson has no 'check … end'") }
    if lesson.checks.count > Self.mostChecks {
      throw problem("a lesson has \(Self.mostChecks) checks at most")
    }
    if lesson.solutions.isEmpty { throw problem("the lesson has no 'solution … end'") }
    return lesson
  }

  // MARK: Lines

  private func problem(_ reason: String) -> TextProblem {
    TextProblem(file: file, line: max(1, next), reason: reason)
  }

  /// Goes on to the next line that is neither empty nor a comment; nil at the end.
  private mutating func nextWords() throws(TextProblem) -> [String]? {
    while next < lines.count {
      next += 1
      let words = try words(of: lines[next - 1])
      if !words.isEmpty { return words }
    }
    return nil
  }

  private func words(of line: String) throws(TextProblem) -> [String] {
    // What follows is a command of its own, and its comment belongs to it.
    if let plain = ["ask", "reject"].first(where: { line.hasPrefix($0 + " ") }) {
      return [plain, String(line.dropFirst(plain.count + 1))]
    }
    return try commands(of: line).first?.map(\.text) ?? []
  }

  private func commands(of line: String) throws(TextProblem) -> [[Word]] {
    var lexer = Lexer(line)
    do { return try lexer.commands() } catch { throw problem(error.fact.message) }
  }

  /// The commands of a line with `;` between them, each as it was written.
  private func commands(in text: String) throws(TextProblem) -> [String] {
    try commands(of: text).map { Statement(words: $0, line: text, number: 1).text }
  }

  private func rest(behind word: String) -> String {
    String(lines[next - 1].dropFirst(word.count + 1)).trimmingCharacters(in: .whitespaces)
  }

  private func text(of words: [String]) throws(TextProblem) -> String {
    guard words.count == 2, !words[1].isEmpty else {
      throw problem("'\(words[0])' takes one text in quotes")
    }
    return words[1]
  }

  /// The lines up to the `end` of a block.
  private mutating func block() throws(TextProblem) -> [(text: String, comment: String?)] {
    let opener = next
    var (found, depth, comment): ([(String, String?)], Int, String?) = ([], 0, nil)
    while next < lines.count {
      let line = nextLogicalLine()
      if line.hasPrefix("#") {
        comment = String(line.dropFirst()).trimmingCharacters(in: .whitespaces)
        continue
      }
      let commands = try commands(of: line)
      if commands.isEmpty { continue }
      if depth == 0, commands[0].first?.text == Command.BlockRole.end { return found }
      depth += CommandBlock.depth(of: commands)
      found.append((line, comment))
      comment = nil
    }
    next = opener
    throw problem("the block has no 'end'")
  }

  /// Goes on to the next line, with the lines of a text that begins in it: they stand where the
  /// first one does.
  private mutating func nextLogicalLine() -> String {
    var (text, count) = (lines[next], 1)
    // The lines that come next tell whether it goes on.
    while next + count < lines.count {
      let more = lines[next..<min(lines.count, next + 2 * count)].joined(separator: "\n")
      var logical = LogicalLines(more)
      text = logical.next() ?? ""
      if text.utf8.count < more.utf8.count { break }
      count *= 2
    }
    defer { next += text.lineCount }
    let rows = text.split(separator: "\n", omittingEmptySubsequences: false)
    func indent(_ row: Substring) -> Int { row.prefix { $0 == " " }.count }
    let least = rows.filter { indent($0) < $0.count }.map(indent).min() ?? 0
    return rows.map { $0.dropFirst(min(least, indent($0))) }
      .joined(separator: "\n").trimmingCharacters(in: .whitespaces)
  }

  /// The checks of a block: each line is one, and each test.
  private mutating func checks() throws(TextProblem) -> [Lesson.Check] {
    var (checks, depth): ([Lesson.Check], Int) = ([], 0)
    for (line, comment) in try block() {
      if depth == 0 {
        checks.append(Lesson.Check(name: comment ?? line, lines: [line]))
      } else {
        checks[checks.count - 1].lines.append(line)
      }
      depth += CommandBlock.depth(of: try commands(of: line))
    }
    return checks
  }
}
