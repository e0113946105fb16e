/// A reason why a text gives no views.
package struct DumpError: Error, Hashable, Sendable {
  /// A kind of error.
  package enum Kind: Hashable, Sendable {
    /// The text is empty.
    case empty
    /// The text prints no object at all.
    case noObject
    /// The text prints objects, but none has a frame; this is the first one's class.
    case noView(className: String)
    /// The text is larger than a text that is read, in bytes.
    case tooLarge(limit: Int)
    /// The text has more trees than a text that is read.
    case tooManyTrees(limit: Int)
    /// The text has more lines than a text that is read.
    case tooManyLines(limit: Int)
    /// The text has more elements than a text that is read.
    case tooManyElements(limit: Int)
    /// The text has more recognizers, controllers and the like than a text that is read.
    case tooManyJoined(limit: Int)
    /// The text has the marks of a format, but holds no view or element with a frame.
    case nothingToShow(DumpFormat)
    /// The text declares a document type, which may define entities without end.
    case documentType
    /// The text has elements nested more deeply than any screen has.
    case tooDeep(limit: Int)
    /// The text is no JSON.
    case badJSON
    /// The text prints no views, and its other objects belong to none of the scene's views.
    case unknownAddresses(count: Int, known: Int)
  }

  /// The number of the line that shows it, from 1.
  package let line: Int
  /// The byte of the line at which its content begins, from 1.
  package let column: Int
  /// The kind of error.
  package let kind: Kind

  /// Creates an error.
  package init(line: Int, column: Int, kind: Kind) {
    self.line = line
    self.column = column
    self.kind = kind
  }
}
