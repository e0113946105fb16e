/// What overrides wrote down, in order.
final class CallLog {
  private(set) var lines: [String] = []

  func write(_ line: String) {
    lines.append(line)
  }

  /// Writes a line before others that were written in the meantime.
  func insert(_ line: String, at place: Int) {
    lines.insert(line, at: place)
  }

  /// Returns the lines and starts anew.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
