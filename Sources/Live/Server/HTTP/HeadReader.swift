/// A collector of what a page sends, until it holds the head of a request.
struct HeadReader {
  /// The number of bytes of the longest head.
  static let limit = 8192

  private static let tooLong = Refusal(431, "the head of the request is too long")

  /// What was sent so far: the head and what follows.
  private(set) var bytes: [UInt8] = []
  private var scanned = 0
  private var lineStart = 0

  /// Adds bytes, and returns the number of bytes of the head if it is complete.
  ///
  /// Lines end with CR and LF; other control characters than tabs are refused as soon as they come.
  mutating func add(_ more: some Sequence<UInt8>) throws(Refusal) -> Int? {
    bytes += more
    while scanned < bytes.count, scanned < Self.limit {
      switch bytes[scanned] {
      case UInt8(ascii: "\r"):
        // The next byte tells.
        guard scanned + 1 < bytes.count else { return nil }
        guard bytes[scanned + 1] == UInt8(ascii: "\n") else { throw .notUnderstood }
        let isBlank = lineStart == scanned
        scanned += 2
        lineStart = scanned
        guard isBlank else { continue }
        guard scanned > 2 else { throw .notUnderstood }
        guard scanned <= Self.limit else { throw Self.tooLong }
        return scanned
      case 0x09, 0x20...0x7E, 0x80...0xFF: scanned += 1
      default: throw .notUnderstood
      }
    }
    if bytes.count >= Self.limit { throw Self.tooLong }
    return nil
  }

  /// Adds bytes of the contents.
  mutating func addContents(_ more: some Sequence<UInt8>) {
    bytes += more
  }
}
