import Scenes

/// A page of help on something that is no command.
struct HelpTopic: Sendable {
  /// The book as it is written.
  static let book = Book("Topics", HelpTopic.init)

  /// The topics, in order.
  static var all: [HelpTopic] { book.entries }

  /// The word that asks for it.
  let name: String
  /// Other words that ask for it.
  let aliases: [String]
  /// One line about it.
  let summary: String
  /// The page as it is written.
  private let written: [String]
  /// Lines to try, which the tests run.
  let examples: [Command.Example]

  /// Reads a topic from the book.
  init(_ entry: BookEntry) throws(BookProblem) {
    try entry.allow("also")
    name = entry.name
    aliases = entry.list("also")
    summary = try entry.requiredTitle()
    for paragraph in entry.paragraphs { try BookPlaceholder.check(paragraph, in: entry) }
    written = entry.paragraphs
    var examples: [Command.Example] = []
    for lines in entry.examples { examples.append(try Command.Example(lines, in: entry)) }
    self.examples = examples
  }

  /// Returns the page for a session that knows some kinds of things.
  func paragraphs(of kinds: SceneKinds = SceneKinds()) -> [String] {
    written.map { BookPlaceholder.filled($0, of: kinds) }
  }

  /// Returns the topic that a text asks for: in small letters, with spaces or hyphens, in the
  /// singular or the plural.
  static func named(_ text: String) -> HelpTopic? {
    let name = text.split(separator: " ").joined(separator: "-")
    return all.first { topic in
      ([topic.name] + topic.aliases).contains { $0 == name || $0 == name + "s" }
    }
  }
}

extension Command.Example {
  /// Reads an example: a comment with its meaning, the commands, and perhaps, in another comment,
  /// what its output shows.
  fileprivate init(_ lines: [String], in entry: BookEntry) throws(BookProblem) {
    let mark = "# shows: "
    let shows = lines.last.flatMap { $0.hasPrefix(mark) ? $0.dropFirst(mark.count) : nil } ?? ""
    let commands = lines.dropFirst().dropLast(shows.isEmpty ? 0 : 1)
    guard let first = lines.first, first.hasPrefix("# "), !commands.isEmpty else {
      throw entry.problem("an example needs its meaning, '# …', and a command below")
    }
    self.init(
      commands.joined(separator: "; "), String(first.dropFirst(2)), shows: String(shows))
  }
}
