/// The beginning of a printed recognizer: `<Class: 0x…`, perhaps ` (name)`, perhaps an `id` and a
/// `baseClass`, and then its state, which every recognizer prints.
struct RecognizerHead {
  /// The greatest length of a name that is read, in bytes. It is longer than any name; what goes on
  /// further is junk, perhaps megabytes of it.
  private static let longestName = 256

  let object: ObjectMention
  let name: String?
  /// The position of the `<`.
  let start: Int
  /// The position after class, address and name.
  let end: Int

  init?(_ source: SourceText, at start: Int, before limit: Int) {
    guard let head = ObjectHead(source, at: start, before: limit), let address = head.address
    else { return nil }
    var end = head.end
    var name: String?
    if source.has(" (", at: end, before: limit) {
      let bytes = source.bytes[(end + 2)..<min(limit, end + 2 + Self.longestName)]
      guard let close = bytes.firstIndex(of: UInt8(ascii: ")")) else { return nil }
      name = source.string((end + 2)..<close)
      end = close + 1
    }
    guard Self.isRecognizer(source, head.start..<end, before: limit) else { return nil }
    object = ObjectMention(
      className: source.string(head.className), address: source.string(address).lowercased())
    self.name = name
    self.start = start
    self.end = end
  }

  /// Returns the first head in a range.
  static func find(in range: Range<Int>, of source: SourceText) -> RecognizerHead? {
    for start in range where source.bytes[start] == UInt8(ascii: "<") {
      if let head = RecognizerHead(source, at: start, before: range.upperBound) { return head }
    }
    return nil
  }

  /// Returns whether a state follows, and the class or the base class is one of recognizers.
  private static func isRecognizer(
    _ source: SourceText, _ head: Range<Int>, before limit: Int
  ) -> Bool {
    var position = head.upperBound
    for _ in 0..<3 {
      guard source.has("; ", at: position, before: limit) else { return false }
      position += 2
      if source.has("state = ", at: position, before: limit) {
        return source.string(head.lowerBound..<position).contains("GestureRecognizer")
      }
      guard
        source.has("id = ", at: position, before: limit)
          || source.has("baseClass = ", at: position, before: limit),
        let next = source.bytes[position..<min(limit, position + longestName)]
          .firstIndex(of: UInt8(ascii: ";"))
      else { return false }
      position = next
    }
    return false
  }
}
