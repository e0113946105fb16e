import Content

/// A book of help: entries of one kind in chapters.
struct Book<Entry: Sendable>: Sendable {
  /// Entries on one subject.
  struct Chapter: Sendable {
    let title: String
    let entries: [Entry]
  }

  /// The chapters that have entries, in order.
  let chapters: [Chapter]
  /// The entries of all chapters, in order.
  let entries: [Entry]
  /// The mistakes in the text, in no particular order.
  let problems: [BookProblem]

  /// Reads a book that is part of the program.
  ///
  /// - Parameters:
  ///   - name: The name of its file in `Books`, without the suffix.
  ///   - read: Makes an entry of what is written.
  init(_ name: String, _ read: (BookEntry) throws(BookProblem) -> Entry) {
    self.init(text: Content.text("Books/\(name).md"), read)
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
