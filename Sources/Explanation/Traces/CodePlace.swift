import ResponderKit

/// A line of code, by its number in a class or in a text.
package struct CodePlace: Hashable, CustomStringConvertible, Sendable {
  /// The place as somebody wrote it.
  package let description: String
  /// The name of the text of code.
  package let source: String
  /// The number of the line in the text.
  package let line: Int

  /// Creates a place.
  package init(_ text: String, in source: String, line: Int) {
    (description, self.source, self.line) = (text, source, line)
  }

  /// Returns whether a line that ran stands there.
  package func holds(_ line: CodeLine) -> Bool {
    line.line == self.line && line.source == source
  }
}
