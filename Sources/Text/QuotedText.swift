extension String {
  /// The text in double quotes with the escapes of the command language, which reads it back.
  package var quotedText: String {
    var result = "\""
    var rest = unicodeScalars[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      // Before anything but a name a dollar is itself.
      case "$": result += rest.first?.beginsVariable == true ? "\\$" : "$"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case _ where scalar.isTerminalControl:
        result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// The texts before and behind the first equals sign; nil without one. A mark at the beginning of the
  /// value, which combines with the sign on a screen, belongs to the value.
  package var partsAtEqualsSign: (before: Substring, behind: Substring)? {
    guard let sign = unicodeScalars.firstIndex(of: "=") else { return nil }
    return (self[..<sign], self[unicodeScalars.index(after: sign)...])
  }
}

extension Unicode.Scalar {
  /// Indicates whether a dollar and the scalar begin a variable: `$name` or `${name}`.
  fileprivate var beginsVariable: Bool {
    self == "_" || self == "{" || !isASCII || properties.isAlphabetic
  }
}

extension String {
  /// Returns the words most like this one, best first: those that begin alike or differ in few
  /// letters. The word itself is none of them: it would be no advice.
  package func nearest(in words: [String], most count: Int = 3) -> [String] {
    // Neither a letter nor a novel is a misspelling of anything.
    guard (2...64).contains(utf8.count), words.count <= 20_000 else { return [] }
    let wanted = lowercased()
    let limit = Swift.max(1, wanted.count / 3)
    var scored: [(score: Int, word: String)] = []
    for word in words
    where word != self && abs(word.utf8.count - wanted.utf8.count) <= Swift.max(limit, 8) {
      let candidate = word.lowercased()
      let distance = wanted.editDistance(to: candidate)
      if distance <= limit {
        scored.append((distance, word))
      } else if wanted.count >= 2, candidate.hasPrefix(wanted) {
        scored.append((limit + 1, word))
      }
    }
    return scored.sorted { ($0.score, $0.word) < ($1.score, $1.word) }.prefix(count).map(\.word)
  }

  /// Returns the number of letters to insert, remove, change or swap with a neighbour to get
  /// another text.
  private func editDistance(to other: String) -> Int {
    let a = Array(unicodeScalars)
    let b = Array(other.unicodeScalars)
    var before: [Int] = []
    var previous = Array(0...b.count)
    for i in a.indices {
      var current = [i + 1]
      for j in b.indices {
        var cost = Swift.min(
          previous[j] + (a[i] == b[j] ? 0 : 1), previous[j + 1] + 1, current[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          cost = Swift.min(cost, before[j - 1] + 1)
        }
        current.append(cost)
      }
      before = previous
      previous = current
    }
    return previous[b.count]
  }
}
