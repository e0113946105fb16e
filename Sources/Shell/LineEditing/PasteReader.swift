/// Collects the characters of a bracketed paste.
struct PasteReader {
  private static let end: [Unicode.Scalar] = ["\u{1B}", "[", "2", "0", "1", "~"]
  private var scalars: [Unicode.Scalar] = []

  /// Takes the next character.
  ///
  /// - Returns: Whether the paste goes on.
  mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    scalars.append(scalar)
    guard scalar == "~", scalars.suffix(Self.end.count).elementsEqual(Self.end) else {
      return true
    }
    scalars.removeLast(Self.end.count)
    return false
  }

  /// The pasted text with `\n` between its lines, and without characters that are commands to a
  /// terminal.
  var text: String {
    var result = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in scalars {
      switch scalar {
      // Terminals send a carriage return for a newline.
      case "\r": result.append("\n")
      case "\n": if previous != "\r" { result.append("\n") }
      case "\t": result.append(scalar)
      default: if scalar.properties.generalCategory != .control { result.append(scalar) }
      }
      previous = scalar
    }
    return String(result)
  }
}
