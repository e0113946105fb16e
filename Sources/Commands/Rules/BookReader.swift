/// A reader of a book in Markdown: chapters of entries, after an introduction for its editors.
///
/// A line continues the field, paragraph or block above it, or begins the next one. A line that
/// does not fit becomes a problem, and the rest of the book is read all the same.
package struct BookReader {
  /// The titles of the chapters and their entries, in order.
  private(set) var chapters: [(title: String, entries: [BookEntry])] = []
  /// The problems found, in order.
  private(set) var problems: [BookProblem] = []

  /// The part of the book that the next line may continue.
  private enum Open { case nothing, field, paragraph, block, foreignBlock }
  private var open = Open.nothing
  private var entry: BookEntry?
  private var line = 0
  private var startOfBlock = 0

  init(_ text: String) {
    // By bytes: going by characters takes ten times as long.
    for bytes in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let content = Substring(bytes)
      line += 1
      guard !chapters.isEmpty || content.hasPrefix("## ") else { continue }
      read(content)
    }
    if open == .block || open == .foreignBlock {
      problems.append(BookProblem(line: startOfBlock, reason: "a block is not closed"))
    }
    finishEntry()
  }

  /// Returns the names and titles of the entries of a text; the rest is not read.
  package static func headings(in text: String) -> [(String, String)] {
    text.utf8.split(separator: UInt8(ascii: "\n")).drop { !$0.starts(with: "## ".utf8) }
      .filter { $0.starts(with: "### ".utf8) }
      .map { BookEntry(heading: Substring($0.dropFirst(4)), line: 0) }
      .map { ($0.name, $0.title) }
  }

  private mutating func read(_ content: Substring) {
    switch open {
    case .block, .foreignBlock:
      if content == "```" {
        open = .nothing
      } else if open == .block {
        entry?.extendExample(by: content)
      }
    case .field where content.hasPrefix("  "): entry?.extendField(by: content.drop { $0 == " " })
    default: readStart(content)
    }
  }

  private mutating func readStart(_ content: Substring) {
    let wasOpen = open
    open = .nothing
    // By the first byte: most lines go on with a paragraph.
    let first = content.utf8.first
    if content.isEmpty {
      return
    } else if first != UInt8(ascii: "#"), first != UInt8(ascii: "`"), first != UInt8(ascii: "-"),
      first != UInt8(ascii: " "), entry != nil
    {
      readText(content, wasOpen)
    } else if content.hasPrefix("## ") {
      finishEntry()
      chapters.append((String(content.dropFirst(3)), []))
    } else if content.hasPrefix("### ") {
      finishEntry()
      entry = BookEntry(heading: content.dropFirst(4), line: line)
    } else if entry == nil {
      report("there is no heading '### NAME: …' above")
    } else if content.hasPrefix("```") {
      startOfBlock = line
      open = content == "```scope" ? .block : .foreignBlock
      if open == .foreignBlock { return report("only blocks marked 'scope' are read") }
      entry?.examples.append([])
    } else if content.hasPrefix("- ") {
      readField(content.dropFirst(2))
    } else if content.hasPrefix(" ") || content.hasPrefix("#") {
      report("an indented line or a heading of another level")
    } else {
      readText(content, wasOpen)
    }
  }

  private mutating func readText(_ content: Substring, _ wasOpen: Open) {
    open = .paragraph
    if wasOpen == .paragraph {
      entry?.extendParagraph(by: content)
    } else {
      entry?.paragraphs.append(String(content))
    }
  }

  private mutating func readField(_ content: Substring) {
    let parts = content.split(separator: ": ", maxSplits: 1)
    guard parts.count == 2 else { return report("a field needs a name, a colon and a value") }
    guard entry?.paragraphs.isEmpty == true, entry?.examples.isEmpty == true else {
      return report("fields stand first in an entry")
    }
    open = .field
    entry?.fields.append(
      BookEntry.Field(name: String(parts[0]), value: String(parts[1]), line: line))
  }

  private mutating func finishEntry() {
    if let entry { chapters[chapters.count - 1].entries.append(entry) }
    entry = nil
  }

  private mutating func report(_ reason: String) {
    problems.append(BookProblem(line: line, reason: reason))
  }
}

extension BookEntry {
  fileprivate mutating func extendField(by text: Substring) {
    fields[fields.count - 1].value += " " + text
  }

  fileprivate mutating func extendParagraph(by text: Substring) {
    paragraphs[paragraphs.count - 1] += " " + text
  }

  fileprivate mutating func extendExample(by line: Substring) {
    examples[examples.count - 1].append(String(line))
  }
}
