import Commands
import Scenes
import Session

/// What help says of a command besides its summary and its forms.
struct CommandPage: Sendable {
  /// The book as it is written.
  static let book = Book("Commands", CommandPage.init)

  fileprivate static let byName = Dictionary(
    book.entries.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  /// The name of the command.
  let name: String
  let details: [String]
  let examples: [Command.Example]

  /// Reads a page from the book.
  init(_ entry: BookEntry) throws(BookProblem) {
    try entry.allow()
    name = entry.name
    _ = try entry.requiredTitle()
    for paragraph in entry.paragraphs { try BookPlaceholder.check(paragraph, in: entry) }
    details = entry.paragraphs.map { BookPlaceholder.filled($0, of: SceneKinds(), tools: "") }
    examples = try Command.Example.all(in: entry, joinedBy: "\n")
  }
}

extension Command {
  /// The details, as paragraphs.
  var details: [String] { CommandPage.byName[name]?.details ?? [] }
  /// Lines to try, which the tests run.
  var examples: [Example] { CommandPage.byName[name]?.examples ?? [] }

  /// A line to try.
  struct Example: Sendable {
    /// The line, or several if it holds code.
    let line: String
    let meaning: String
    /// The lines that make the scene for it.
    let setup: String
    /// A text that the output of the line contains.
    let shows: String

    /// Reads the examples of an entry.
    static func all(
      in entry: BookEntry, joinedBy separator: String
    ) throws(BookProblem) -> [Example] {
      var examples: [Example] = []
      for lines in entry.examples { examples.append(try Example(lines, in: entry, separator)) }
      return examples
    }

    /// Reads an example: a comment with its meaning, perhaps comments with what makes the scene, the
    /// commands, and perhaps, in another comment, what their output shows.
    private init(
      _ lines: [String], in entry: BookEntry, _ separator: String
    ) throws(BookProblem) {
      let (scene, mark) = ("# scene: ", "# shows: ")
      let shows = lines.last.flatMap { $0.hasPrefix(mark) ? $0.dropFirst(mark.count) : nil } ?? ""
      let rest = lines.dropFirst().dropLast(shows.isEmpty ? 0 : 1)
      let setup = rest.prefix { $0.hasPrefix(scene) }
      let commands = rest.dropFirst(setup.count)
      guard let first = lines.first, first.hasPrefix("# "), !commands.isEmpty else {
        throw entry.problem("an example needs its meaning, '# …', and a command below")
      }
      line = commands.joined(separator: separator)
      meaning = String(first.dropFirst(2))
      self.setup = setup.map { $0.dropFirst(scene.count) }.joined(separator: "\n")
      self.shows = String(shows)
    }
  }
}
