import Commands

@testable import Help

/// The page of the codes of `why` and `audit`, from the book that `help` reads.
enum CodesPage {
  static var page: GeneratedPage {
    GeneratedPage(name: "Codes.md", text: ([head] + CodeBook.book.chapters.map(text)).joined())
  }

  private static let head = """
    # Codes

    What the codes of `why` and `audit` mean, what users see, and how to fix it.

    ## Overview

    The names are stable, because scripts, JSON and SARIF use them. In the shell, `help COVERED_BY`
    explains a code and `help R2.8` a rule. Each example runs in a new scene.

    """

  private static func text(of chapter: Book<CodeNote>.Chapter) -> String {
    "\n## \(chapter.title.prefix(1).uppercased() + chapter.title.dropFirst())\n"
      + chapter.entries.map(text).joined()
  }

  private static func text(of note: CodeNote) -> String {
    let title = note.title.prefix(1).uppercased() + note.title.dropFirst()
    let example =
      note.example.isEmpty ? "" : "\n```\n\(note.example.joined(separator: "\n"))\n```\n"
    let rules = note.rules.isEmpty ? "" : " (\(note.rules.joined(separator: ", ")))"
    return "\n### \(note.code)\n\n\(title)\(rules).\n\n"
      + "\(note.looks)".wrapped(indent: 0) + "\n\n" + "Fix: \(note.fix)".wrapped(indent: 0)
      + "\n" + example
  }
}
