import EmbeddedFiles
import Scenes
import Session
import Text

/// A book of help: entries of one kind in chapters.
package struct Book<Entry: Sendable>: Sendable {
  /// Entries on one subject.
  package struct Chapter: Sendable {
    package let title: String
    package let entries: [Entry]
  }

  /// The chapters that have entries, in order.
  package let chapters: [Chapter]
  /// The entries of all chapters, in order.
  package let entries: [Entry]
  /// The mistakes in the text, in no particular order.
  let problems: [BookProblem]

  /// Reads a book that is part of the program.
  ///
  /// - Parameters:
  ///   - name: The name of its file in `Books`, without the suffix.
  ///   - read: Makes an entry of what is written.
  package init(_ name: String, _ read: (BookEntry) throws(BookProblem) -> Entry) {
    self.init(text: EmbeddedFiles.text("Books/\(name).md"), read)
  }

  /// Reads a book from its Markdown; an entry that cannot be read is left out.
  init(text: String, _ read: (BookEntry) throws(BookProblem) -> Entry) {
    let reader = BookReader(text)
    var chapters: [Chapter] = []
    var problems = reader.problems
    for chapter in reader.chapters {
      var entries: [Entry] = []
      for entry in chapter.entries {
        do throws(BookProblem) {
          entries.append(try read(entry))
        } catch {
          problems.append(error)
        }
      }
      if !entries.isEmpty { chapters.append(Chapter(title: chapter.title, entries: entries)) }
    }
    self.chapters = chapters
    entries = chapters.flatMap(\.entries)
    self.problems = problems
  }
}

/// A section of a book about one thing, as it is written: a heading, fields, paragraphs, examples.
package struct BookEntry: Sendable {
  /// A line such as `- rules: R2.3`.
  package struct Field: Sendable {
    package let name: String
    package var value: String
    /// Its line in the book, from 1.
    let line: Int
  }

  /// The text before the colon of the heading.
  package let name: String
  /// The text behind it; empty if there is no colon.
  package let title: String
  /// The line of the heading in the book, from 1.
  let line: Int
  /// The fields, in order.
  package var fields: [Field] = []
  /// The paragraphs, each in one line.
  package var paragraphs: [String] = []
  /// The lines of each block that is marked `scope`.
  package var examples: [[String]] = []

  /// Creates an entry without contents.
  init(heading: Substring, line: Int) {
    let parts = heading.split(separator: ": ", maxSplits: 1)
    name = String(parts.first ?? "")
    title = parts.count > 1 ? String(parts[1]) : ""
    self.line = line
  }

  /// Returns a mistake in the entry.
  package func problem(_ reason: String) -> BookProblem { BookProblem(line: line, reason: reason) }

  /// Returns the text behind the colon of the heading, which must be there.
  package func requiredTitle() throws(BookProblem) -> String {
    guard !title.isEmpty else { throw problem("the heading says nothing behind '\(name): '") }
    return title
  }

  /// Returns the value of a field that must be there.
  package func value(of name: String) throws(BookProblem) -> String {
    guard let field = fields.first(where: { $0.name == name }) else {
      throw problem("the field '\(name)' is missing")
    }
    return field.value
  }

  /// Returns the values of a field, which commas separate; none if it is missing.
  package func list(_ name: String) -> [String] {
    fields.first { $0.name == name }?.value.split(separator: ", ").map(String.init) ?? []
  }

  /// Returns the only paragraph.
  func paragraph() throws(BookProblem) -> String {
    guard paragraphs.count == 1 else { throw problem("there must be one paragraph") }
    return paragraphs[0]
  }

  /// Returns the lines of the only example; none if there is no example.
  package func example() throws(BookProblem) -> [String] {
    guard examples.count < 2 else { throw problem("there must be one example or none") }
    return examples.first ?? []
  }

  /// Checks that fields have known names and that each stands once.
  package func allow(_ names: String...) throws(BookProblem) {
    var known = Set(names)
    for field in fields where known.remove(field.name) == nil {
      throw field.problem("the field '\(field.name)' is not expected here")
    }
  }
}

extension BookEntry.Field {
  /// Returns a mistake in the field.
  func problem(_ reason: String) -> BookProblem { BookProblem(line: line, reason: reason) }
}

/// A text that the program knows and that a book names, such as `{{schema}}`.
package enum BookPlaceholder: String, CaseIterable {
  /// The limits of commands.
  case blocks, checkpoints, repeats, transcript, undo
  /// The classes that can be made.
  case classes
  /// The paragraph about the time between two gestures.
  case pause
  /// The number of the JSON schema.
  case schema

  /// Returns the text for a session that knows some kinds of things.
  func text(of kinds: SceneKinds = SceneKinds()) -> String {
    switch self {
    case .blocks: "\(CommandBlock.deepest)"
    case .checkpoints: "\(UndoJournal.mostCheckpoints)"
    case .repeats: "\(Command.mostRepeats)"
    case .transcript: "\(Transcript.limit)"
    case .undo: "\(UndoJournal.depth)"
    case .pause: Command.pauseNote
    case .classes: kinds.classes.all.map(\.name).joined(separator: ", ")
    case .schema: "\(JSONSchemaNumber.current)"
    }
  }

  /// Returns a text with the words of the program put in.
  package static func filled(
    _ text: String, of kinds: SceneKinds, tools: @autoclosure () -> String
  ) -> String {
    guard stands(in: text) else { return text }
    // What a text does not name is not made: the number of the schema takes the schema to find out.
    let filled = allCases.reduce(text) { text, placeholder in
      let name = "{{\(placeholder.rawValue)}}"
      return text.contains(name) ? text.replacing(name, with: placeholder.text(of: kinds)) : text
    }
    return filled.contains("{{tools}}") ? filled.replacing("{{tools}}", with: tools()) : filled
  }

  /// Checks that the program knows what a text of a book names.
  package static func check(_ text: String, in entry: BookEntry) throws(BookProblem) {
    guard stands(in: text) else { return }
    let known = allCases.map(\.rawValue) + ["tools"]
    if stands(in: known.reduce(text) { $0.replacing("{{\($1)}}", with: "") }) {
      throw entry.problem("an unknown name stands in {{…}}")
    }
  }

  /// Returns whether something stands in double braces; few texts have any brace.
  private static func stands(in text: String) -> Bool {
    text.utf8.contains(UInt8(ascii: "{")) && text.contains("{{")
  }
}

/// A mistake in a book, which the tests find; help leaves the entry out.
package struct BookProblem: Error, Equatable, CustomStringConvertible {
  /// The line in the book, from 1.
  let line: Int
  let reason: String

  package var description: String { "line \(line): \(reason)" }
}
