extension String {
  /// The text as XML and HTML write it, between tags and between quotation marks.
  package var markupText: String {
    var text = ""
    text.reserveCapacity(utf8.count)
    for scalar in unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "'": text += "&#39;"
      // XML has no way to write these, nor what would turn the direction of the text behind it.
      case _ where scalar.isNoMarkupCharacter: text += "\u{FFFD}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  /// The text as XML and HTML write it; if it runs from right to left, it does not turn what stands
  /// around it.
  package var isolatedMarkup: String {
    unicodeScalars.contains(where: \.isRightToLeft) ? "\u{2068}\(markupText)\u{2069}" : markupText
  }
}

extension Unicode.Scalar {
  fileprivate var isNoMarkupCharacter: Bool {
    value < 0x20 && !["\t", "\n", "\r"].contains(self) || value == 0x7F
      || (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
      || value == 0xFFFE || value == 0xFFFF
  }

  /// Indicates whether the scalar is in a block of a script that runs from right to left.
  fileprivate var isRightToLeft: Bool {
    (0x590..<0x900).contains(value) || (0xFB1D..<0xFE00).contains(value)
      || (0xFE70..<0xFF00).contains(value) || (0x10800..<0x11000).contains(value)
      || (0x1E800..<0x1F000).contains(value)
  }
}
