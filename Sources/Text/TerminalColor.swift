import Platform

/// A colour on a screen, in sRGB with 8 bits for each part.
package struct TerminalColor: Equatable, Sendable {
  package var red: UInt8
  package var green: UInt8
  package var blue: UInt8

  /// Creates a colour of its parts.
  package init(red: UInt8, green: UInt8, blue: UInt8) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  /// Creates a colour from a number such as 0xFDF6E3.
  package init(_ number: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: number >> 16), green: UInt8(truncatingIfNeeded: number >> 8),
      blue: UInt8(truncatingIfNeeded: number))
  }

  /// Creates one of the 256 colours of terminals; the first sixteen as they are without a palette.
  package init(index: UInt8) {
    switch index {
    case ..<16:
      let level: UInt8 = index < 8 ? 0xCD : 0xFF
      let parts = (0..<3).map { index >> $0 & 1 == 1 ? level : 0 }
      self.init(red: parts[0], green: parts[1], blue: parts[2])
    case 16..<232:
      let levels: [UInt8] = [0, 95, 135, 175, 215, 255]
      let place = Int(index) - 16
      self.init(red: levels[place / 36], green: levels[place / 6 % 6], blue: levels[place % 6])
    default:
      let level = 8 + 10 * (index - 232)
      self.init(red: level, green: level, blue: level)
    }
  }

  /// The relative luminance, from 0 for black to 1 for white, as WCAG 2 defines it.
  package var luminance: Double {
    func linear(_ part: UInt8) -> Double {
      let value = Double(part) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// Returns the contrast with another colour, from 1 to 21, as WCAG 2 defines it.
  package func contrast(with other: TerminalColor) -> Double {
    let (a, b) = (luminance, other.luminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// Indicates whether white is easier to see on the colour than black.
  package var isDark: Bool {
    contrast(with: TerminalColor(0xFFFFFF)) > contrast(with: TerminalColor(0))
  }
}
