import CEditLine
import Platform
import Text

/// The input from the terminal at the prompt, for the line editor and all that reads single keys.
///
/// Once the terminal was asked for its background, its answer may stand anywhere between what is
/// typed; it is taken out, and everything else comes in order.
final class TerminalInput {
  /// The time that the prompt waits for the answer, in milliseconds.
  private static let patience = Duration.milliseconds(50)
  private static let interruptKey: UInt8 = 0x03

  /// The bytes that were read and have not been used yet.
  var ahead: ArraySlice<UInt8> = []
  /// A closure that receives the colour of the background.
  var tell: (TerminalColor) -> Void = { _ in }
  /// Returns a descriptor that can be read while somebody else than the terminal wants something;
  /// nil for nobody.
  var visitors: () -> Int32? = { nil }
  private var answer = BackgroundAnswer()
  private var isAsking = false

  /// Asks the terminal for its background, and waits a moment for the answer.
  func askForBackground() {
    var found = termios()
    guard tcgetattr(STDIN_FILENO, &found) == 0 else { return }
    var mode = found
    // The answer ends no line, and is not to be seen.
    mode.c_lflag &= ~tcflag_t(ICANON | ECHO)
    withUnsafeMutableBytes(of: &mode.c_cc) { characters in
      characters[Int(VMIN)] = 1
      characters[Int(VTIME)] = 0
    }
    guard tcsetattr(STDIN_FILENO, TCSANOW, &mode) == 0 else { return }
    defer { tcsetattr(STDIN_FILENO, TCSANOW, &found) }
    cel_write(BackgroundAnswer.question)
    isAsking = true
    let end = ContinuousClock.now + Self.patience
    while isAsking {
      let left = (end - .now) / .milliseconds(1)
      guard left > 0, cel_wait(STDIN_FILENO, Int32(left.rounded(.up))) == CEL_READY else { return }
      guard readAhead(most: 1 << 16) else { return }
    }
  }

  /// Indicates whether somebody has typed something that was not read yet.
  var hasInput: Bool {
    var state = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return !ahead.isEmpty || poll(&state, 1, 0) > 0
  }

  /// Waits for input or a signal.
  ///
  /// - Parameters:
  ///   - most: The bytes that may be read ahead while the answer is expected. What is not read
  ///     stays for a pager.
  ///   - endsWithAnswer: Indicates whether the answer counts as the end of the time.
  ///   - admitsVisitors: Indicates whether somebody else than the terminal may end the wait.
  func wait(
    _ milliseconds: Int32, most: Int = 1, endsWithAnswer: Bool = false, admitsVisitors: Bool = false
  ) -> cel_event {
    let visitor = admitsVisitors ? visitors() ?? -1 : -1
    while ahead.isEmpty {
      let isShort = answer.isHolding && (milliseconds < 0 || answer.patience < milliseconds)
      let event = cel_wait_with(
        STDIN_FILENO, visitor, isShort ? answer.patience : milliseconds)
      switch event {
      case CEL_TIMEOUT where isShort: ahead += answer.release()
      case CEL_READY where isAsking:
        // The end of input is told by the one who reads.
        guard readAhead(most: most) else { return CEL_READY }
        if !isAsking, ahead.isEmpty, endsWithAnswer { return CEL_TIMEOUT }
      default: return event
      }
    }
    return CEL_READY
  }

  /// Reads all bytes that are there; nil once the terminal has gone away.
  func read(most: Int = 1 << 16) -> ArraySlice<UInt8>? {
    guard !ahead.isEmpty else { return Terminal.read(most: most) }
    defer { ahead = ahead.dropFirst(most) }
    return ahead.prefix(most)
  }

  /// Takes a Ctrl-C that was typed before the terminal made a signal of it again.
  ///
  /// - Returns: True if it was the only key. More than one key is left to whoever reads next, which may
  ///   be another program.
  func takeInterrupt() -> Bool {
    guard ahead.isEmpty, cel_waiting_count(STDIN_FILENO) == 1, readAhead(most: 1),
      ahead.first == Self.interruptKey
    else { return false }
    ahead.removeFirst()
    return true
  }

  /// Takes the first character that was read ahead; nil if there is none.
  func takeCharacter() -> Unicode.Scalar? {
    guard let first = ahead.first else { return nil }
    // The rest of a character is on its way.
    let length = first < 0xC0 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    while ahead.count < length, cel_wait(STDIN_FILENO, 50) == CEL_READY,
      readAhead(most: length - ahead.count)
    {}
    guard let scalar = String(decoding: ahead.prefix(4), as: UTF8.self).unicodeScalars.first else {
      return nil
    }
    // A byte that is no character is read as U+FFFD, which may also have been typed.
    let isTyped = scalar != "\u{FFFD}" || ahead.starts(with: "\u{FFFD}".utf8)
    ahead.removeFirst(isTyped ? UTF8.width(scalar) : 1)
    return scalar
  }

  private func readAhead(most: Int) -> Bool {
    guard let bytes = Terminal.read(most: most) else {
      isAsking = false
      return false
    }
    ahead += answer.take(bytes)
    if isAsking, answer.hasCome {
      isAsking = false
      if let color = answer.color { tell(color) }
    }
    return true
  }
}
