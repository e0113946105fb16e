import Text

/// A filter that takes the terminal's answer about its background out of what is typed.
struct BackgroundAnswer {
  /// The sequence that asks for the colour of the background.
  static let question = "\u{1B}]11;?\u{1B}\\"
  private static let beginning = Array("\u{1B}]11;".utf8)
  /// The longest answer, in bytes; a longer one is none.
  private static let longest = 64
  private static let (bell, escape) = (UInt8(7), UInt8(0x1B))

  /// The bytes that may be the beginning of the answer.
  private var held: [UInt8] = []
  /// The colour that the terminal has told.
  private(set) var color: TerminalColor?
  /// Indicates whether the answer has come, with a colour or without.
  private(set) var hasCome = false

  /// Indicates whether bytes are held back that may be the beginning of the answer.
  var isHolding: Bool { !held.isEmpty }

  /// The time after which no more of the answer is expected, in milliseconds: more of it if it
  /// certainly has begun, as no key sends that.
  var patience: Int32 { held.count < Self.beginning.count ? 100 : 1000 }

  /// Takes the next bytes, and returns those that were typed, in order.
  mutating func take(_ bytes: some Sequence<UInt8>) -> [UInt8] {
    var typed: [UInt8] = []
    for byte in bytes {
      if hasCome || (held.isEmpty && byte != Self.escape) {
        typed.append(byte)
      } else {
        held.append(byte)
        typed += sorted()
      }
    }
    return typed
  }

  /// Gives up the bytes that were held back: nothing followed that would make them an answer.
  mutating func release() -> [UInt8] {
    defer { held = [] }
    return held
  }

  /// Returns what the last of the held bytes proves to be typed, and takes the answer if it is
  /// complete.
  private mutating func sorted() -> [UInt8] {
    let last = held[held.count - 1]
    guard held.count > Self.beginning.count else {
      return Self.beginning.starts(with: held) ? [] : releaseBeforeEscape()
    }
    let text = held[Self.beginning.count...]
    if last == Self.bell {
      end(text.dropLast())
      return []
    }
    if text.dropLast().last == Self.escape {
      guard last == UInt8(ascii: "\\") else { return releaseBeforeEscape() }
      end(text.dropLast(2))
      return []
    }
    let mayGoOn = last == Self.escape || (0x21..<0x7F).contains(last)
    return mayGoOn && held.count < Self.longest ? [] : release()
  }

  /// Gives the held bytes up; an Escape at their end may begin the answer.
  private mutating func releaseBeforeEscape() -> [UInt8] {
    guard held.count > 1, held.last == Self.escape else { return release() }
    defer { held = [Self.escape] }
    return held.dropLast()
  }

  private mutating func end(_ text: ArraySlice<UInt8>) {
    hasCome = true
    held = []
    color = TerminalColor(answer: String(decoding: text, as: UTF8.self))
  }
}

extension TerminalColor {
  /// Creates the colour that a terminal tells as `rgb:RRRR/GGGG/BBBB`, with one to four hexadecimal
  /// digits each, or as `rgba:` with a fourth part; nil for another text.
  init?(answer text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0] == "rgb" || parts[0] == "rgba" else { return nil }
    let numbers = parts[1].split(separator: "/", omittingEmptySubsequences: false).map {
      (part: Substring) -> UInt8? in
      guard (1...4).contains(part.count), part.allSatisfy(\.isHexDigit),
        let number = UInt32(part, radix: 16)
      else { return nil }
      return UInt8(number * 255 / ((1 << (4 * UInt32(part.count))) - 1))
    }
    guard numbers.count == (parts[0] == "rgb" ? 3 : 4), let red = numbers[0],
      let green = numbers[1], let blue = numbers[2]
    else { return nil }
    self.init(red: red, green: green, blue: blue)
  }
}
