/// A reason why a text gives no views.
package struct DumpError: Error, Hashable, Sendable {
  /// A kind of error.
  package enum Kind: Hashable, Sendable {
    /// There is nothing in it.
    case empty
    /// It prints no object at all.
    case noObject
    /// It prints objects, but none has a frame; this is the first one's class.
    case noView(className: String)
    /// It is larger than a text that is read, in bytes.
    case tooLarge(limit: Int)
    /// It has more trees than a text that is read.
    case tooManyTrees(limit: Int)
    /// It has more lines than a text that is read.
    case tooManyLines(limit: Int)
    /// It has more elements than a text that is read.
    case tooManyElements(limit: Int)
    /// It has more recognizers, controllers and the like than a text that is read.
    case tooManyJoined(limit: Int)
    /// It has the marks of a format, but holds no view or element with a frame.
    case nothingToShow(DumpFormat)
    /// It declares a document type, which may define entities without end.
    case documentType
    /// Something lies in more others than any screen has.
    case tooDeep(limit: Int)
    /// It is no JSON.
    case badJSON
    /// It prints no views, and what it prints belongs to none of the scene's.
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
