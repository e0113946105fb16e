/// The form of a history entry in a line of the file: a newline is `\n`, a backslash is `\\`.
enum HistoryLine {
  static func encode(_ entry: String) -> String {
    var line = String.UnicodeScalarView()
    for scalar in entry.unicodeScalars {
      switch scalar {
      case "\\": line.append(contentsOf: "\\\\".unicodeScalars)
      case "\n": line.append(contentsOf: "\\n".unicodeScalars)
      default: line.append(scalar)
      }
    }
    return String(line)
  }

  /// Reads a line leniently: an unknown escape stands for itself.
  static func decode(_ line: some StringProtocol) -> String {
    var entry = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in line.unicodeScalars {
      switch (isEscaped, scalar) {
      case (false, "\\"):
        isEscaped = true
        continue
      case (true, "n"): entry.append("\n")
      case (true, "\\"), (false, _): entry.append(scalar)
      case (true, _): entry.append(contentsOf: ["\\", scalar])
      }
      isEscaped = false
    }
    if isEscaped { entry.append("\\") }
    return String(entry)
  }
}
