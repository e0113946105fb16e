import Commands
import EmbeddedFiles
import Foundation
import Language
import Session

/// A talk: chapters of prose and commands, with notes for the speaker.
struct Talk: Sendable {
  /// A part of a chapter, in the order of the text.
  enum Part: Sendable, Equatable {
    /// A paragraph that the class reads.
    case prose(String)
    /// A command that the class sees carried out.
    case step(Line)
    /// Commands that only `talk check` carries out; they change nothing that follows.
    case check([Line])
    /// A line that only the speaker reads.
    case note(String)
  }

  /// A command with its place.
  struct Line: Sendable, Equatable {
    /// The command, perhaps of several lines.
    var text: String
    /// The number of its first line in the file, from 1.
    var number: Int
    /// Indicates whether it answers a question, so that a blank handout leaves room for it.
    var isAnswer = false

    /// The command in one line. Of a text that it takes, such as code, the beginning stands for it.
    var oneLine: String {
      let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      guard let first = lines.first, first.contains("<<"), lines.count > 1 else {
        return lines.joined(separator: "; ")
      }
      return first + " …"
    }
  }

  /// A chapter, which begins with an empty scene.
  struct Chapter: Sendable {
    var title: String
    var parts: [Part] = []

    /// The commands of the chapter, with their places among its parts.
    var steps: [(place: Int, line: Line)] {
      parts.enumerated().compactMap { place, part in
        if case .step(let line) = part { (place, line) } else { nil }
      }
    }

    /// Returns the parts between a command and the one before it; behind the last command, the rest.
    func parts(before step: Int) -> ArraySlice<Part> {
      let steps = steps, step = min(step, steps.count)
      let start = step == 0 ? 0 : steps[step - 1].place + 1
      return parts[start..<(step < steps.count ? steps[step].place : parts.count)]
    }

    /// Returns what is to be read before a command: the paragraphs since the one before. A question
    /// stays until all commands are carried out that answer it, those up to the next paragraph.
    func prose(before step: Int) -> [String] {
      let (new, steps) = (Talk.prose(of: parts(before: step)), steps)
      guard new.isEmpty, step < steps.count else { return new }
      return Talk.prose(of: parts[..<steps[step].place]).suffix(1).filter(\.asks)
    }
  }

  /// The word that calls the talk.
  var name: String
  /// The path of its file; nil for a talk of the program.
  var path: String?
  var title = ""
  /// What is said before the first chapter.
  var opening: [Part] = []
  var chapters: [Chapter] = []

  /// Returns the paragraphs among parts.
  static func prose(of parts: some Sequence<Part>) -> [String] {
    parts.compactMap { if case .prose(let text) = $0 { text } else { nil } }
  }

  static let own: [Talk] = EmbeddedFiles.names.filter { $0.hasPrefix("Talks/") }.sorted().compactMap
  {
    try? TalkReader.talk(in: EmbeddedFiles.text($0), of: $0)
  }

  /// The numbers by which they are called.
  static let numbers = own.indices.map { "\($0 + 1)" }
}

extension String {
  /// Indicates whether a paragraph is a question about what the commands behind it show.
  var asks: Bool { hasSuffix("?") }
}

/// A reader of the Markdown of a talk.
struct TalkReader {
  /// The size of a talk at most, in bytes.
  static let largestText = 1 << 20

  private let file: String
  private var talk: Talk
  private var paragraph: [String] = []

  /// Reads a talk: headings are chapters, fences of `tapscope` its commands, lines with `>` the
  /// notes.
  ///
  /// - Parameter file: The name of the file; the talk is called by it, without a number in front.
  static func talk(in text: String, of file: String) throws(TextProblem) -> Talk {
    var reader = TalkReader(file)
    let text = text.replacing("\r\n", with: "\n")
    try reader.read(text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
    return reader.talk
  }

  private init(_ file: String) {
    self.file = file
    let base = ((file as NSString).lastPathComponent as NSString).deletingPathExtension
    let name = base.drop { $0.isNumber || $0 == "-" }
    talk = Talk(name: String(name.isEmpty ? base[...] : name))
  }

  private mutating func read(_ lines: [String]) throws(TextProblem) {
    var next = 0
    while next < lines.count {
      let line = lines[next].trimmingCharacters(in: .whitespaces)
      next += 1
      if line.hasPrefix("```") {
        endParagraph()
        let opener = next
        while next < lines.count, !lines[next].hasPrefix("```") { next += 1 }
        guard next < lines.count else { throw problem("the fence is never closed", at: opener) }
        try take(Array(lines[opener..<next]), of: line.dropFirst(3), at: opener + 1)
        next += 1
      } else if line.hasPrefix("# ") {
        endParagraph()
        guard talk.title.isEmpty, talk.chapters.isEmpty else {
          throw problem("a talk has one title; a chapter begins with '## '", at: next)
        }
        talk.title = String(line.dropFirst(2))
      } else if line.hasPrefix("## ") {
        endParagraph()
        talk.chapters.append(Talk.Chapter(title: String(line.dropFirst(3))))
      } else if line.hasPrefix(">") {
        endParagraph()
        append(.note(line.dropFirst().trimmingCharacters(in: .whitespaces)))
      } else if line.isEmpty {
        endParagraph()
      } else {
        paragraph.append(line)
      }
    }
    endParagraph()
    if talk.title.isEmpty { throw problem("the first line is '# TITLE'", at: 1) }
    if talk.chapters.isEmpty { throw problem("a talk needs a chapter: '## TITLE'", at: 1) }
  }

  private mutating func take(
    _ lines: [String], of language: Substring, at number: Int
  ) throws(TextProblem) {
    let words = language.split(separator: " ")
    if let word = words.first, word != "tapscope",
      String(word).nearest(in: ["tapscope"], most: 1) == ["tapscope"]
    {
      throw problem("'\(word)' is no language of a fence; did you mean 'tapscope'?", at: number - 1)
    }
    // Other fences, such as Swift, are prose.
    guard words.first == "tapscope" else {
      if !lines.isEmpty { append(.prose(lines.joined(separator: "\n"))) }
      return
    }
    guard words.count == 1 || words == ["tapscope", "check"] || words == ["tapscope", "answer"]
    else {
      throw problem(
        "a fence is 'tapscope', 'tapscope check' or 'tapscope answer'", at: number - 1)
    }
    guard !talk.chapters.isEmpty else {
      throw problem("commands belong to a chapter: '## TITLE' comes first", at: number)
    }
    let steps = try Self.steps(of: lines, at: number, file)
    if words.last == "check" {
      append(.check(steps))
    } else {
      for var step in steps {
        step.isAnswer = words.last == "answer"
        append(.step(step))
      }
    }
  }

  /// The commands of a fence; a block with its `end` is one.
  private static func steps(
    of lines: [String], at number: Int, _ file: String
  ) throws(TextProblem) -> [Talk.Line] {
    var (steps, depth, number): ([Talk.Line], Int, Int) = ([], 0, number)
    for line in LogicalLines(lines.joined(separator: "\n")) {
      defer { number += line.lineCount }
      var lexer = Lexer(line)
      let commands: [[Word]]
      do { commands = try lexer.commands() } catch {
        throw TextProblem(file: file, line: number, reason: error.fact.message)
      }
      if commands.isEmpty { continue }
      func problem(_ reason: String) -> TextProblem {
        TextProblem(file: file, line: number, reason: reason)
      }
      for words in commands {
        guard let word = words.first?.text,
          [Command.talk, .lesson, .quiz, .quit].contains(where: {
            $0.name == word || $0.aliases.contains(word)
          })
        else { continue }
        throw problem("'\(word)' is no command for a talk: type it, and the talk waits")
      }
      if depth + CommandBlock.depth(of: commands) < 0 { throw problem("'end' closes nothing") }
      if depth == 0 {
        steps.append(Talk.Line(text: line, number: number))
      } else {
        steps[steps.count - 1].text += "\n" + line
      }
      depth += CommandBlock.depth(of: commands)
    }
    guard depth == 0 else {
      throw TextProblem(
        file: file, line: steps.last?.number ?? number, reason: "the block has no 'end'")
    }
    return steps
  }

  private mutating func append(_ part: Talk.Part) {
    if talk.chapters.isEmpty {
      talk.opening.append(part)
    } else {
      talk.chapters[talk.chapters.count - 1].parts.append(part)
    }
  }

  private mutating func endParagraph() {
    if !paragraph.isEmpty { append(.prose(paragraph.joined(separator: " "))) }
    paragraph = []
  }

  private func problem(_ reason: String, at line: Int) -> TextProblem {
    TextProblem(file: file, line: line, reason: reason)
  }
}
