extension String {
  /// The text in double quotes with the escapes of the command language, which reads it back.
  ///
  /// The language has no escape for the control characters of ASCII besides line feed and tab:
  /// they become U+FFFD.
  package var quotedText: String {
    var result = "\""
    var rest = unicodeScalars[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      // Before anything but a name a dollar is itself.
      case "$": result += rest.first?.beginsVariable == true ? "\\$" : "$"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20: result += "\u{FFFD}"
      case _ where scalar.isTerminalControl: result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

extension Unicode.Scalar {
  /// Indicates whether a dollar and the scalar begin a variable: `$name` or `${name}`.
  fileprivate var beginsVariable: Bool {
    self == "_" || self == "{" || !isASCII || properties.isAlphabetic
  }
}
