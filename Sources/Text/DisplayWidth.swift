extension String {
  /// The number of columns that the text takes in a terminal: two for each East Asian wide
  /// character or emoji, of one code point or of several that join, and none for a combining mark.
  package var displayWidth: Int {
    (utf8.withContiguousStorageIfAvailable { $0.columnsOfPlainText } ?? nil) ?? widthOfScalars
  }

  private var widthOfScalars: Int {
    var width = 0
    for scalar in unicodeScalars {
      // From the letters of flags on, emoji may join: that takes a look at whole characters.
      if scalar.value >= 0x1F1E6 { return reduce(0) { $0 + $1.displayWidth } }
      width += scalar.displayWidth
    }
    return width
  }

  /// Returns the text cut to a number of columns, with an ellipsis if anything is cut off.
  package func clipped(to columns: Int, ellipsis: String = "…") -> String {
    guard displayWidth > columns else { return self }
    var width = ellipsis.displayWidth
    let end = indices.first { place in
      width += self[place].displayWidth
      return width > columns
    }
    return self[..<(end ?? endIndex)] + ellipsis
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The number of columns that the text takes if it consists only of the characters of most lines:
  /// Latin letters, punctuation, arrows, branches and ticks. Nil if it has others, which take a
  /// closer look.
  var columnsOfPlainText: Int? {
    var place = 0
    while place < count, self[place] &- 0x20 < 0x5F { place += 1 }
    var columns = place
    while place < count {
      let byte = self[place]
      if byte &- 0x20 < 0x5F {
        place += 1
      } else if byte >= 0xE2, byte < 0xF0, place + 2 < count,
        (UInt32(byte & 0xF) << 12 | UInt32(self[place + 1] & 0x3F) << 6
          | UInt32(self[place + 2] & 0x3F)).isPlainMark
      {
        place += 3
      } else if byte == 0xC3 || byte == 0xC2 && self[place + 1] >= 0xA0 {
        place += 2
      } else {
        return nil
      }
      columns += 1
    }
    return columns
  }
}

extension UInt32 {
  /// Indicates whether the scalar is one of the marks of one column that most lines have: dashes,
  /// arrows, branches and ticks.
  fileprivate var isPlainMark: Bool {
    switch self {
    case 0x2010...0x2027, 0x203A, 0x2190...0x21FF, 0x2500...0x257F, 0x2713...0x2718: true
    default: false
    }
  }
}

extension Character {
  /// The number of columns that the character takes in a terminal.
  package var displayWidth: Int {
    let width = unicodeScalars.reduce(0) { $0 + $1.displayWidth }
    // Families, flags and shades of skin are several wide code points that are drawn as one.
    guard width > 2 else { return width }
    return unicodeScalars.contains { $0.properties.isEmojiPresentation } ? 2 : width
  }
}

extension Unicode.Scalar {
  /// The number of columns that the scalar takes in a terminal.
  package var displayWidth: Int {
    if value < 0x300 { return value < 0x20 || (0x7F..<0xA0).contains(value) ? 0 : 1 }
    if value.isPlainMark { return 1 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: break
    }
    // Vowels and finals of Hangul written letter by letter join the consonant before them.
    if (0x1160...0x11FF).contains(value) { return 0 }
    if properties.isEmojiPresentation { return 2 }
    return Self.wideRanges.contains { $0.contains(value) } ? 2 : 1
  }

  /// The blocks of East Asian wide and full-width characters.
  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
    0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
    0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD,
  ]
}
