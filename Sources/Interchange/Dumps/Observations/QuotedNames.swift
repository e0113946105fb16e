/// The names in quotation marks in a sentence.
struct QuotedNames {
  private static let pairs: [Character: Character] = [
    "\"": "\"", "'": "'", "`": "`", "“": "”", "‘": "’",
  ]

  /// The names, in order.
  private(set) var names: [String] = []

  /// - Parameters:
  ///   - text: The sentence.
  ///   - marks: The opening marks that count.
  init(_ text: some StringProtocol, marks: Set<Character> = Set(pairs.keys)) {
    var rest = Substring(text)
    while let start = rest.firstIndex(where: marks.contains) {
      let inner = rest[start...].dropFirst()
      guard let mark = Self.pairs[rest[start]], let end = inner.firstIndex(of: mark) else {
        rest = inner
        continue
      }
      // An apostrophe within a word opens nothing.
      let isApostrophe = rest[start] == "'" && rest[..<start].last?.isLetter == true
      if isApostrophe {
        rest = inner
        continue
      }
      if end > inner.startIndex { names.append(String(inner[..<end])) }
      rest = inner[end...].dropFirst()
    }
  }
}
