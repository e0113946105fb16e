import Platform

private let systemRead = read

enum Terminal {
  /// A size in character cells.
  struct Size: Equatable {
    var columns: Int
    var rows: Int
  }

  static func isTerminal(_ descriptor: Int32) -> Bool {
    isatty(descriptor) == 1
  }

  /// The largest size that output is made for. `--width` takes as many columns.
  static let largest = Size(columns: 1000, rows: 1000)

  /// The size of the terminal on standard output, or else the one in COLUMNS and LINES, or else
  /// 80 by 24; at most the largest, whatever the terminal claims.
  static var size: Size {
    let claimed = claimedSize
    return Size(
      columns: min(claimed.columns, largest.columns), rows: min(claimed.rows, largest.rows))
  }

  private static var claimedSize: Size {
    var window = winsize()
    let isKnown = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window) == 0
    return Size(
      columns: isKnown && window.ws_col > 0
        ? Int(window.ws_col) : positive(environment("COLUMNS")) ?? 80,
      rows: isKnown && window.ws_row > 0 ? Int(window.ws_row) : positive(environment("LINES")) ?? 24
    )
  }

  /// Indicates whether the terminal has a size that somebody can look at. libedit keeps every
  /// character of the screen twice, and asks for the size itself.
  static var hasUsualSize: Bool { claimedSize == size }

  /// Reads the bytes that the terminal has waiting, up to a number; nil once it has gone away.
  static func read(most: Int = 1 << 16) -> ArraySlice<UInt8>? {
    var count = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: most) { buffer, filled in
      // A signal that comes in between is the next wait's.
      repeat {
        count = systemRead(STDIN_FILENO, buffer.baseAddress, buffer.count)
      } while count < 0 && errno == EINTR
      filled = max(0, count)
    }
    return count > 0 ? bytes[...] : nil
  }

  /// Runs a body while what is typed is neither shown nor edited, but kept as it is for the reader
  /// behind it. Ctrl-C stays a signal; the keys that would stop or kill the process are kept, too.
  static func keepingInput(_ body: () -> Void) {
    var found = termios()
    guard tcgetattr(STDIN_FILENO, &found) == 0 else { return body() }
    let none = UInt8(truncatingIfNeeded: fpathconf(STDIN_FILENO, Int32(_PC_VDISABLE)))
    var mode = found
    mode.c_lflag &= ~tcflag_t(ICANON | ECHO | IEXTEN)
    withUnsafeMutableBytes(of: &mode.c_cc) { characters in
      characters[Int(VMIN)] = 1
      characters[Int(VTIME)] = 0
      for key in [VQUIT, VSUSP] { characters[Int(key)] = none }
    }
    tcsetattr(STDIN_FILENO, TCSADRAIN, &mode)
    body()
    tcsetattr(STDIN_FILENO, TCSADRAIN, &found)
  }

  /// Indicates whether the cursor can be moved freely: standard input and output are terminals of a
  /// usual size, and TERM names one that is not dumb.
  static var canEditLines: Bool {
    let name = environment("TERM") ?? ""
    return isTerminal(STDIN_FILENO) && isTerminal(STDOUT_FILENO) && !name.isEmpty && name != "dumb"
      && hasUsualSize
  }

  /// Indicates whether nobody answers, as on a build server.
  static var isOfBuildServer: Bool { !(environment("CI") ?? "").isEmpty }

  /// Returns the value of a variable; all of them together take a twentieth of a start to read.
  static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  private static func positive(_ text: String?) -> Int? {
    text.flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
  }
}
