import Foundation
import TestSupport
import Testing

/// A page of the documentation that is written by a program.
struct GeneratedPage {
  /// The name of the file in its folder.
  let name: String
  /// What must stand in it.
  let text: String
  /// The folder of the file.
  var folder = PackageFolder.manual

  /// Whether the tests write the pages instead of comparing them.
  static let isWriting = ProcessInfo.processInfo.environment["UPDATE_DOCS"] == "1"

  /// Expects that the file holds the page, or makes it so.
  func check(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let url = folder.appendingPathComponent(name)
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
  func wrapped(indent: Int) -> String { filled(indent: indent, first: 0, room: 100) }

  /// The text in lines of some characters, all but the first indented.
  ///
  /// - Parameter first: The characters that stand before the text in its first line.
  func filled(indent: Int, first: Int, room: Int) -> String {
    var lines: [String] = []
    var line = ""
    for word in split(separator: " ") {
      let before = lines.isEmpty ? first : 0
      if !line.isEmpty, before + line.count + 1 + word.count > room {
        lines.append(line)
        line = String(repeating: " ", count: indent) + word
      } else {
        line += (line.isEmpty ? "" : " ") + word
      }
    }
    return (lines + [line]).joined(separator: "\n")
  }
}
