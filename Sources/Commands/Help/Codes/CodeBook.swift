/// The meaning of the codes of `why` and `audit`.
enum CodeBook {
  /// The book as it is written.
  static let book = Book("Codes", CodeNote.init)

  /// The notes, in order.
  static var all: [CodeNote] { book.entries }

  /// Returns the note on a code as it is printed.
  static func note(_ code: String) -> CodeNote? { byCode[code] }

  private static let byCode = Dictionary(
    all.map { ($0.code, $0) }, uniquingKeysWith: { first, _ in first })
}
