/// A text in which a search finds words at the starts of words, in either case of the letters.
struct SearchedText: Sendable {
  /// The text.
  let text: String
  private let letters: [UInt8]
  /// The offsets at which words and the parts of names like `touchesBegan` start.
  private let starts: [Int]

  init(_ text: String) {
    self.text = text
    let bytes = Array(text.utf8)
    letters = bytes.map(\.lowercased)
    starts = bytes.indices.filter { k in
      guard bytes[k].isWordByte else { return false }
      guard k > 0, bytes[k - 1].isWordByte else { return true }
      return bytes[k].isCapital && !bytes[k - 1].isCapital
    }
  }

  /// A way in which a word is found.
  enum Match {
    /// The word is found as the start of a word.
    case start
    /// The word is found as a whole word.
    case whole
  }

  /// Returns the way in which a word is found, if it is; a single letter is no word.
  func match(_ word: String) -> Match? {
    guard word.utf8.count > 1 else { return nil }
    let word = word.utf8.map(\.lowercased)
    let isWhole = { (end: Int) in end == letters.count || !letters[end].isWordByte }
    let ranges = ranges(word)
    if ranges.contains(where: { isWhole($0.upperBound) }) { return .whole }
    return ranges.isEmpty ? nil : .start
  }

  /// Returns the ranges at which words are found, as offsets into the text's UTF-8, in order.
  func ranges(of words: [String]) -> [Range<Int>] {
    words.flatMap { ranges($0.utf8.map(\.lowercased)) }.sorted { $0.lowerBound < $1.lowerBound }
  }

  private func ranges(_ word: [UInt8]) -> [Range<Int>] {
    starts.filter { letters[$0...].starts(with: word) }.map { $0..<$0 + word.count }
  }
}

extension UInt8 {
  fileprivate var isCapital: Bool { (0x41...0x5A).contains(self) }
  fileprivate var lowercased: UInt8 { isCapital ? self + 0x20 : self }

  /// Indicates whether the byte belongs to a letter or a digit; every byte beyond ASCII does.
  fileprivate var isWordByte: Bool {
    isCapital || (0x61...0x7A).contains(self) || (0x30...0x39).contains(self) || self >= 0x80
  }
}
