/// A section of a book about one thing, as it is written: a heading, fields, paragraphs, examples.
struct BookEntry: Sendable {
  /// A line such as `- rules: R2.3`.
  struct Field: Sendable {
    let name: String
    var value: String
    /// Its line in the book, from 1.
    let line: Int
  }

  /// The text before the colon of the heading.
  let name: String
  /// The text behind it; empty if there is no colon.
  let title: String
  /// The line of the heading in the book, from 1.
  let line: Int
  /// The fields, in order.
  var fields: [Field] = []
  /// The paragraphs, each in one line.
  var paragraphs: [String] = []
  /// The lines of each block that is marked `scope`.
  var examples: [[String]] = []

  /// Creates an entry without contents.
  init(heading: Substring, line: Int) {
    let parts = heading.split(separator: ": ", maxSplits: 1)
    name = String(parts.first ?? "")
    title = parts.count > 1 ? String(parts[1]) : ""
    self.line = line
  }

  /// Returns a mistake in the entry.
  func problem(_ reason: String) -> BookProblem { BookProblem(line: line, reason: reason) }

  /// Returns the text behind the colon of the heading, which must be there.
  func requiredTitle() throws(BookProblem) -> String {
    guard !title.isEmpty else { throw problem("the heading says nothing behind '\(name): '") }
    return title
  }

  /// Returns the value of a field that must be there.
  func value(of name: String) throws(BookProblem) -> String {
    guard let field = fields.first(where: { $0.name == name }) else {
      throw problem("the field '\(name)' is missing")
    }
    return field.value
  }

  /// Returns the values of a field, which commas separate; none if it is missing.
  func list(_ name: String) -> [String] {
    fields.first { $0.name == name }?.value.split(separator: ", ").map(String.init) ?? []
  }

  /// Returns the only paragraph.
  func paragraph() throws(BookProblem) -> String {
    guard paragraphs.count == 1 else { throw problem("there must be one paragraph") }
    return paragraphs[0]
  }

  /// Returns the lines of the only example; none if there is no example.
  func example() throws(BookProblem) -> [String] {
    guard examples.count < 2 else { throw problem("there must be one example or none") }
    return examples.first ?? []
  }

  /// Checks that fields have known names and that each stands once.
  func allow(_ names: String...) throws(BookProblem) {
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
