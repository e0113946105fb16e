import Foundation
import Testing

/// A file of the package that is written by a program.
struct GeneratedFile {
  /// Where it lies in the package.
  let path: String
  /// What must stand in it.
  let text: String

  /// Expects that the file holds the text, or makes it so.
  func check(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let url = Tapscope.package.appendingPathComponent(path)
    if ProcessInfo.processInfo.environment["UPDATE_DOCS"] == "1" {
      try Data(text.utf8).write(to: url)
    }
    let found = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    #expect(
      found == text,
      "\(path) is stale; UPDATE_DOCS=1 swift test --filter DocumentationTests writes it",
      sourceLocation: sourceLocation)
  }
}
