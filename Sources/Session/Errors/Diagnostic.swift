import Text

/// An error with its place, ready to be shown.
package struct Diagnostic {
  /// A kind of diagnostic.
  package enum Kind: String, CaseIterable, Sendable {
    /// A command could not be carried out.
    case scriptError
    /// An expectation did not hold.
    case expectation
  }

  /// The kind of diagnostic.
  package var kind: Kind
  /// The error in words.
  package var message: String
  /// The file as it was named; nil at the prompt.
  package var file: String?
  /// The line, from 1.
  package var line: Int
  /// The column in characters, from 1.
  package var column: Int
  /// The text of the line.
  package var text: String
  /// The number of columns of the terminal before the culprit, and the number that it takes.
  package var underline: (before: Int, width: Int)?
  /// Further lines about the reason.
  package var notes: [String]
  /// What is the case in place of what was expected, as a predicate; nil if only the message says it.
  package private(set) var found: String?
  /// The name of the test that it stands in, if any.
  package var test: String?
  /// The places from which the script or macro was run, innermost first.
  package var callers: [String] = []

  /// Indicates whether the place is in a file that can be opened, not in a pipe or on the command
  /// line.
  package var isInFile: Bool { file.map { !$0.hasPrefix("<") && $0 != "-c" } ?? false }

  /// The diagnostic as lines: place and message, the line with the culprit underlined, notes.
  package var lines: [TextLine] { lines(fitting: nil) }

  /// Returns the diagnostic as lines; sentences are broken between words.
  ///
  /// - Parameter width: The columns that they should fit in; nil for whole sentences, as other
  ///   programs read them.
  package func lines(fitting width: Int?) -> [TextLine] {
    func fitted(_ line: TextLine) -> [TextLine] {
      width.map { line.wrapped(to: $0, indent: 2) } ?? [line]
    }
    var first = TextLine()
    if let file { first.append("\(file):\(line):\(column): ", .strong) }
    first.append("error: ", .bad)
    first.append(message, .strong)
    var lines = fitted(first)
    if let underline {
      let shown = shownText
      lines.append(TextLine("  ") + TextLine(shown.text))
      let before = underline.before - shown.cut
      let width = min(underline.width, max(1, shown.text.displayWidth - before))
      lines.append(
        TextLine(.spaces(2 + before))
          + TextLine("^" + String(repeating: "~", count: width - 1), .bad)
      )
    }
    let place = test.map { ["in test '\($0)'"] } ?? []
    for note in notes + callers + place {
      lines += fitted(TextLine("  note: ", .dim) + TextLine(Self.shortened(note)))
    }
    return lines
  }

  /// Returns the beginning and the end of a long text, as a word of megabytes needs no repeating.
  private static func shortened(_ text: String) -> String {
    text.utf8.count > 800 ? "\(text.prefix(300)) … \(text.suffix(300))" : text
  }

  /// The part of the line to show round the culprit, and the number of characters cut before it.
  private var shownText: (text: String, cut: Int) {
    let limit = 160
    let plain = text.replacing("\t", with: " ")
    guard plain.utf8.count > limit, let underline else { return (plain, 0) }
    let start = max(0, underline.before - limit / 2)
    var width = 0
    var shown = ""
    for character in plain {
      let next = width + String(character).displayWidth
      if width >= start, next <= start + limit { shown.append(character) }
      width = next
      if width > start + limit { break }
    }
    return (shown, start)
  }
}

extension Diagnostic {
  /// Creates the diagnostic of an error in a line.
  ///
  /// - Parameters:
  ///   - line: The text, perhaps of several lines joined by backslashes.
  ///   - file: The file as it was named; nil at the prompt.
  ///   - number: The number of the text's first line.
  package init(_ error: any Error, in line: String, file: String?, number: Int) {
    let fallback = line.utf8.count - line.drop(while: \.isWhitespace).utf8.count
    var range = fallback..<fallback
    var kind = Kind.scriptError
    switch error {
    case let error as CommandError:
      message = error.message
      notes = []
      range = error.range ?? range
    case let error as LocatedFailure:
      message = error.failure.message
      found = error.failure.found
      notes = error.failure.notes
      kind = .expectation
      range = error.range
    case let error as ExpectationFailure:
      message = error.message
      found = error.found
      notes = error.notes
      kind = .expectation
    default:
      message = "\(error)"
      notes = []
    }
    message = Self.shortened(message)
    self.kind = kind
    self.file = file
    let bytes = Array(line.utf8)
    let offset = min(range.lowerBound, bytes.count)
    let start = bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    var end = bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    if end > offset, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    let before = String(decoding: bytes[start..<offset], as: UTF8.self)
      .replacing("\t", with: " ")
    self.line = number + bytes[..<start].count { $0 == UInt8(ascii: "\n") }
    column = before.count + 1
    text = String(decoding: bytes[start..<end], as: UTF8.self)
    let culprit = String(
      decoding: bytes[offset..<max(offset, min(range.upperBound, end))], as: UTF8.self)
    underline = (before.displayWidth, max(1, culprit.displayWidth))
    if text.allSatisfy(\.isWhitespace) { underline = nil }
    if case .code(let mistake)? = (error as? CommandError)?.fact, let place = mistake.place {
      point(at: place)
    }
  }

  /// Points at another text than the command's, which is told as the place that it was read from.
  private mutating func point(at place: TextPlace) {
    if let file, file != place.file { callers.append("read from \(file):\(line)") }
    (file, line, column) = (place.file, place.line, place.column)
    (text, underline) = (place.text, place.underline)
  }
}

/// An expectation that failed, with the place of its command in the line.
struct LocatedFailure: Error {
  let failure: ExpectationFailure
  let range: Range<Int>
}
