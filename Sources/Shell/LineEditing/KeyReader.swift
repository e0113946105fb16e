import CEditLine
import Platform

/// A reader of single keys, for a mode in which each press has an effect at once.
///
/// The terminal is raw as long as keys are read, so that keys typed ahead do not show.
final class KeyReader {
  /// The time that the rest of an escape sequence may take, in milliseconds.
  private static let pauseInMilliseconds: Int32 = 50
  private static let suspendKey: UInt8 = 0x1A

  /// A closure called before another program gets the terminal.
  var willSuspend: () -> Void = {}
  /// A closure called when the terminal is back.
  var didResume: () -> Void = {}
  /// The terminal's mode outside of the reads.
  private var foundMode = termios()
  private var isInterrupted = false
  private var needsRedraw = false
  private var hasVisitor = false
  /// Indicates whether somebody else than the terminal is told of, too.
  var admitsVisitors = false

  private let input: TerminalInput

  /// - Returns: Nil when standard input is no terminal.
  init?(_ input: TerminalInput) {
    guard Terminal.isTerminal(STDIN_FILENO) else { return nil }
    self.input = input
  }

  /// Switches the terminal to single keys while a body runs.
  ///
  /// - Parameter farewell: The text that restores the screen if a signal ends the process; it must
  ///   live as long as the process.
  /// - Returns: True if the terminal could be switched.
  func run(farewell: StaticString, _ body: () -> Void) -> Bool {
    guard tcgetattr(STDIN_FILENO, &foundMode) == 0 else { return false }
    farewell.withUTF8Buffer { text in
      text.withMemoryRebound(to: CChar.self) { cel_signals_begin($0.baseAddress) }
    }
    defer { cel_signals_end() }
    guard startRawMode() else { return false }
    defer { restoreMode() }
    body()
    return true
  }

  /// Waits for a key; keys without a name are skipped. To be called in the body of
  /// ``run(farewell:_:)``.
  func readKey() -> Key {
    isInterrupted = false
    while true {
      let key = needsRedraw ? nil : KeyDecoder.decode(nextInput)
      if isInterrupted { return .interrupt }
      if hasVisitor {
        hasVisitor = false
        return .visitor
      }
      if needsRedraw {
        needsRedraw = false
        return .redraw
      }
      if let key { return key }
    }
  }

  private func nextInput(briefly: Bool) -> KeyDecoder.Input {
    let event =
      briefly
      ? input.wait(Self.pauseInMilliseconds) : input.wait(-1, admitsVisitors: admitsVisitors)
    switch event {
    case CEL_READY:
      guard let byte = input.read(most: 1)?.first else { return .end }
      guard byte == Self.suspendKey else { return .byte(byte) }
      suspend()
      return .end
    case CEL_TIMEOUT: return .pause
    case CEL_INTERRUPT:
      isInterrupted = true
      return .end
    case CEL_SUSPEND:
      suspend()
      return .end
    case CEL_CONTINUE:
      _ = startRawMode()
      needsRedraw = true
      return .end
    case CEL_RESIZE:
      needsRedraw = true
      return .end
    case CEL_VISITOR:
      hasVisitor = true
      return .end
    default: return .end
    }
  }

  private func suspend() {
    willSuspend()
    restoreMode()
    cel_stop()
    _ = startRawMode()
    didResume()
    needsRedraw = true
  }

  /// Lets the terminal hand over each byte at once and unchanged, and leave output as it is.
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
