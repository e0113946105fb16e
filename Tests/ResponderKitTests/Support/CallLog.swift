/// What overrides wrote down, in order.
final class CallLog {
  private(set) var lines: [String] = []
  /// The tags of the views whose methods have not returned, for code that says who asks.
  var running: [Int] = []

  func write(_ line: String) {
    lines.append(line)
  }

  /// Returns the lines and starts anew.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
