/// A decoder that makes keys of the bytes that a terminal sends.
struct KeyDecoder {
  /// An input from the terminal.
  enum Input: Equatable {
    case byte(UInt8)
    /// No input came in time, which ends an escape sequence.
    case pause
    /// No more input will ever come.
    case end
  }

  /// Reads a key. A key that has no name here comes out as nil.
  ///
  /// - Parameter next: Returns the next input; its argument tells whether to wait only a moment.
  static func decode(_ next: (_ briefly: Bool) -> Input) -> Key? {
    guard case .byte(let byte) = next(false) else { return .endOfInput }
    switch byte {
    case 0x03: return .interrupt
    case 0x04: return .endOfInput
    case 0x08, 0x7F: return .backspace
    case 0x0A, 0x0D: return .enter
    case 0x1B: return escapeSequence(next)
    case 0x20: return .space
    case ..<0x20: return nil
    default: return character(startingWith: byte, next)
    }
  }

  private static func escapeSequence(_ next: (Bool) -> Input) -> Key? {
    guard case .byte(let introducer) = next(true) else { return .escape }
    // Two presses of Escape count as one, and Alt with a key has no name.
    guard introducer == UInt8(ascii: "[") || introducer == UInt8(ascii: "O") else {
      return introducer == 0x1B ? .escape : nil
    }
    var final: UInt8 = 0
    repeat {
      guard case .byte(let byte) = next(true) else { return nil }
      final = byte
    } while !(0x40...0x7E).contains(final)
    switch final {
    case UInt8(ascii: "A"): return .up
    case UInt8(ascii: "B"): return .down
    case UInt8(ascii: "C"): return .right
    case UInt8(ascii: "D"): return .left
    default: return nil
    }
  }

  private static func character(startingWith first: UInt8, _ next: (Bool) -> Input) -> Key? {
    var bytes = [first]
    let count = first < 0xC0 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    while bytes.count < count, case .byte(let byte) = next(true) { bytes.append(byte) }
    let text = String(decoding: bytes, as: UTF8.self)
    return text == "\u{FFFD}" ? nil : text.first.map { .character($0) }
  }
}
