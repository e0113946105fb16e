/// What overrides wrote down, in order.
final class CallLog {
  private(set) var lines: [String] = []

  func write(_ line: String) {
    lines.append(line)
  }

  /// Returns the lines and starts anew.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
