import Analysis
import Scenes
import TestSupport
import Testing

@testable import Help
@testable import Session

/// Sentences get their rules from facts; only books and pages of help spell a rule out.
@Suite struct RuleLiteralTests {
  /// The books.
  private static let allowed = ["Help/Help/"]

  /// What the pages of commands and properties say.
  private static let pages =
    (Catalogue.all.flatMap(\.pageTexts) + PropertyTable.all.map(\.summary))
    .joined(separator: "\n")

  @Test func noSentenceSpellsARuleOut() throws {
    var found: [String] = []
    for path in PackageFolder.files(in: "Sources", suffix: ".swift") {
      guard !Self.allowed.contains(where: path.dropFirst("Sources/".count).hasPrefix) else {
        continue
      }
      for literal in Self.literals(in: try PackageFolder.text(path))
      where literal.contains(/\bR[0-9]+\.[0-9]/) && !Self.pages.contains(literal) {
        found.append("\(path): \(literal)")
      }
    }
    #expect(found.isEmpty, "a rule in a literal: \(found.joined(separator: "\n"))")
  }

  @Test func literalsAreFoundBesideComments() {
    let source = "/// R1.1 \"no\"\nlet a = \"x (R2.1)\" // R3.1\nlet b = \"\""
    #expect(Self.literals(in: source) == ["x (R2.1)", ""])
  }

  /// What stands between quotes on lines that are no comments.
  private static func literals(in source: String) -> [String] {
    source.split(separator: "\n").flatMap { line -> [String] in
      guard !line.trimmingPrefix(while: \.isWhitespace).hasPrefix("//") else { return [] }
      return line.matches(of: /"((?:[^"\\]|\\.)*)"/).map { String($0.1) }
    }
  }
}

extension Command {
  /// All that its page shows.
  fileprivate var pageTexts: [String] {
    texts + examples.flatMap { [$0.line, $0.setup, $0.shows] }
  }
}
