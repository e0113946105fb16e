/// A key, as the `bind` command of libedit writes it, and the function it calls.
struct KeyBinding {
  var key: String
  var function: String
  /// Indicates whether the key works in vi's command mode as well; a key that types a character
  /// must not.
  var isForCommandMode = true

  /// The bindings that other shells have made habits, which the user's `.editrc` may take back.
  static let preferred =
    all(["^W"], call: "ed-delete-prev-word") + all(unused, call: "ed-unassigned")

  /// The bindings that no `.editrc` may break. Terminals disagree about what these keys send:
  /// besides the sequences that terminfo knows there are those of xterm, the Linux console, tmux
  /// and rxvt.
  static let required: [KeyBinding] =
    all(["\\e[H", "\\eOH", "\\e[1~", "\\e[7~"], call: "ed-move-to-beg")
    + all(["\\e[F", "\\eOF", "\\e[4~", "\\e[8~"], call: "ed-move-to-end")
    + all(["\\e[3~"], call: "ed-delete-next-char")
    + all(["\\e[1;5D", "\\e[1;3D", "\\e[5D", "\\eOd"], call: "ed-prev-word")
    + all(["\\e[1;5C", "\\e[1;3C", "\\e[5C", "\\eOc"], call: "em-next-word")
    + all(["\\e[A", "\\eOA", "^P"], call: "tapscope-older")
    + all(["\\e[B", "\\eOB", "^N"], call: "tapscope-newer")
    + all(["^R"], call: "tapscope-search")
    + all(["\\e[6~"], call: "tapscope-page-down") + all(["\\e[5~"], call: "tapscope-page-up")
    + all(["^C"], call: "tapscope-interrupt") + all(["^Z"], call: "tapscope-suspend")
    + all(["\\e[200~"], call: "tapscope-paste")
    + all(["\\e[C", "\\eOC", "^F"], call: "tapscope-right", isForCommandMode: false)
    + all(
      ["\\e[F", "\\eOF", "\\e[4~", "\\e[8~", "^E"], call: "tapscope-end", isForCommandMode: false)
    + all(
      ["\\e[1;5C", "\\e[1;3C", "\\e[5C", "\\eOc", "\\ef"], call: "tapscope-word",
      isForCommandMode: false)
    + [KeyBinding(key: "^I", function: "tapscope-complete", isForCommandMode: false)]

  /// The keys without a function: Insert, Shift-Tab and the function keys. If they were left
  /// unbound, they would type the end of what the terminal sends for them.
  private static let unused =
    ["\\e[Z", "\\eOP", "\\eOQ", "\\eOR", "\\eOS"]
    + [2, 11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 23, 24].map { "\\e[\($0)~" }

  /// The character for an Escape that nothing follows: once a longer key begins with Escape,
  /// libedit no longer hears the short one.
  static let loneEscapeCharacter: Int32 = 0x80
  static let loneEscape = KeyBinding(
    key: "\\200", function: "vi-command-mode", isForCommandMode: false)

  private static func all(
    _ keys: [String], call function: String, isForCommandMode: Bool = true
  ) -> [KeyBinding] {
    keys.map { KeyBinding(key: $0, function: function, isForCommandMode: isForCommandMode) }
  }
}

/// A key pressed outside the line editor.
enum Key: Equatable {
  case enter, space, backspace, escape
  case character(Character)
  case up, down, left, right
  case pageUp, pageDown, home, end
  /// Ctrl-C.
  case interrupt
  /// No key: the screen has another size, or another program has used it.
  case redraw
  /// No key: somebody else than the terminal wants something.
  case visitor
  /// Ctrl-D, or the terminal went away.
  case endOfInput
}

/// A decoder that makes keys of the bytes that a terminal sends.
struct KeyDecoder {
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
    var number = 0
    repeat {
      guard case .byte(let byte) = next(true) else { return nil }
      final = byte
      if (0x30...0x39).contains(byte) { number = min(number, 99) * 10 + Int(byte) - 0x30 }
    } while !(0x40...0x7E).contains(final)
    switch final {
    case UInt8(ascii: "~"):
      return [1: .home, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end][number]
    case UInt8(ascii: "H"): return .home
    case UInt8(ascii: "F"): return .end
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
