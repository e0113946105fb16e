import CEditLine

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Reads single keys, for a mode that goes on at the press of one.
///
/// The terminal is raw only while a key is awaited.
final class KeyReader {
  /// How long the rest of an escape sequence may take.
  private static let pauseInMilliseconds: Int32 = 50
  private static let suspendKey: UInt8 = 0x1A

  /// The terminal's mode outside of a read.
  private var foundMode = termios()
  private var isInterrupted = false

  /// - Returns: Nil when standard input is no terminal.
  init?() {
    guard Terminal.isTerminal(STDIN_FILENO) else { return nil }
  }

  /// Waits for a key; keys without a name are passed over.
  ///
  /// - Returns: Nil when the terminal cannot be switched to single keys.
  func readKey() -> Key? {
    guard tcgetattr(STDIN_FILENO, &foundMode) == 0 else { return nil }
    cel_signals_begin("")
    defer { cel_signals_end() }
    guard startRawMode() else { return nil }
    defer { restoreMode() }
    isInterrupted = false
    while true {
      let key = KeyDecoder.decode(nextInput)
      if isInterrupted { return .interrupt }
      if let key { return key }
    }
  }

  private func nextInput(briefly: Bool) -> KeyDecoder.Input {
    while true {
      switch cel_wait(STDIN_FILENO, briefly ? Self.pauseInMilliseconds : -1) {
      case CEL_READY:
        var byte: UInt8 = 0
        let count = read(STDIN_FILENO, &byte, 1)
        if count < 0 && errno == EINTR { continue }
        guard count == 1 else { return .end }
        if byte == Self.suspendKey { suspend() } else { return .byte(byte) }
      case CEL_TIMEOUT: return .pause
      case CEL_INTERRUPT:
        isInterrupted = true
        return .end
      case CEL_SUSPEND: suspend()
      case CEL_CONTINUE: _ = startRawMode()
      case CEL_RESIZE: continue
      default: return .end
      }
    }
  }

  private func suspend() {
    restoreMode()
    cel_stop()
    _ = startRawMode()
  }

  /// Hands over each byte at once and unchanged, and leaves output as it is.
  private func startRawMode() -> Bool {
    var mode = foundMode
    mode.c_lflag &= ~tcflag_t(ICANON | ECHO | IEXTEN | ISIG)
    mode.c_iflag &= ~tcflag_t(IXON | ICRNL | INLCR | IGNCR)
    withUnsafeMutableBytes(of: &mode.c_cc) { characters in
      characters[Int(VMIN)] = 1
      characters[Int(VTIME)] = 0
    }
    return tcsetattr(STDIN_FILENO, TCSADRAIN, &mode) == 0
  }

  private func restoreMode() {
    tcsetattr(STDIN_FILENO, TCSADRAIN, &foundMode)
  }
}
