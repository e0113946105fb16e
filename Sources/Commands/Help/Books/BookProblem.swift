/// A mistake in a book, which the tests find; help leaves the entry out.
struct BookProblem: Error, Equatable, CustomStringConvertible {
  /// The line in the book, from 1.
  let line: Int
  /// The mistake.
  let reason: String

  var description: String { "line \(line): \(reason)" }
}
