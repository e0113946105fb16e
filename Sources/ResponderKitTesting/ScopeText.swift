import Foundation
import Testing

/// A script that stands in a literal of a Swift file.
struct ScopeText: Codable, Hashable, Sendable {
  let text: String
  /// The place of the call with the literal.
  private let location: SourceLocation

  init(_ text: String, at location: SourceLocation) {
    (self.text, self.location) = (text, location)
  }

  /// Returns the place of a line of the script in the Swift file: that of the call, unless the
  /// literal has a line of its own for it.
  ///
  /// - Parameters:
  ///   - number: The number of the line in the script, from 1.
  ///   - column: The column in it, from 1.
  ///   - line: The text of the line.
  func location(ofLine number: Int, column: Int, reading line: String) -> SourceLocation {
    guard let source = try? String(contentsOfFile: location.filePath, encoding: .utf8) else {
      return location
    }
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    // The quotes that open the literal may stand below the call.
    let places = (location.line - 1)..<min(location.line + 2, lines.count)
    guard location.line <= lines.count,
      let opening = places.first(where: { lines[$0].hasSuffix("\"\"\"") })
    else { return location }
    let place = opening + number
    guard place < lines.count, let found = lines[place].range(of: line) else { return location }
    var result = location
    result.line = place + 1
    result.column =
      lines[place].distance(from: lines[place].startIndex, to: found.lowerBound) + column
    return result
  }
}
