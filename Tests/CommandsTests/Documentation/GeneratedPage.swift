import Foundation
import Testing

/// A page of the documentation that is written by a program.
struct GeneratedPage {
  /// The name of the file in the catalogue.
  let name: String
  /// What must stand in it.
  let text: String

  /// Whether the tests write the pages instead of comparing them.
  static let isWriting = ProcessInfo.processInfo.environment["UPDATE_DOCS"] == "1"

  /// Expects that the file holds the page, or makes it so.
  func check(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let url = PackageFolder.catalogue.appendingPathComponent(name)
    if Self.isWriting { try Data(text.utf8).write(to: url) }
    let found = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    #expect(
      found == text,
      "\(name) is stale; UPDATE_DOCS=1 swift test --filter DocumentationTests writes it",
      sourceLocation: sourceLocation)
  }
}

extension String {
  /// The text in lines of at most 100 characters, all but the first indented.
  func wrapped(indent: Int) -> String {
    var lines: [String] = []
    var line = ""
    for word in split(separator: " ") {
      if !line.isEmpty, line.count + 1 + word.count > 100 {
        lines.append(line)
        line = String(repeating: " ", count: indent) + word
      } else {
        line += (line.isEmpty ? "" : " ") + word
      }
    }
    return (lines + [line]).joined(separator: "\n")
  }
}
