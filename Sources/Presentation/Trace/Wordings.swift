import Text

/// The same said in fewer and fewer words, longest first; each is made only when it is asked for.
package struct Wordings: RandomAccessCollection {
  /// The place behind the shortest one.
  package let endIndex: Int
  private let mayBeLeftOut: Bool
  private let write: (Int, inout TextLine) -> Void

  /// Creates a number of wordings.
  ///
  /// - Parameters:
  ///   - mayBeLeftOut: Whether saying nothing is the shortest one, one more.
  ///   - write: Adds the one at a place to a line, 0 being the longest.
  init(
    _ count: Int, mayBeLeftOut: Bool = false,
    _ write: @escaping (Int, inout TextLine) -> Void
  ) {
    endIndex = mayBeLeftOut ? count + 1 : count
    self.mayBeLeftOut = mayBeLeftOut
    self.write = write
  }

  /// Creates the only wording.
  init(only words: String) {
    self.init(1) { _, line in line.extend(words) }
  }

  /// The place of the longest one.
  package var startIndex: Int { 0 }

  /// Makes the wording at a place.
  package subscript(position: Int) -> String { line(position).text }

  /// Makes the wording at a place as a line.
  func line(_ place: Int) -> TextLine {
    var line = TextLine()
    write(place, to: &line)
    return line
  }

  /// Adds the wording at a place to the piece at the end of a line.
  func write(_ place: Int, to line: inout TextLine) {
    if !isEmpty(at: place) { write(place, &line) }
  }

  /// Returns whether the wording at a place says nothing.
  func isEmpty(at place: Int) -> Bool { mayBeLeftOut && place == endIndex - 1 }
}
