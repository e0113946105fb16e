extension Int {
  /// Returns the number with its noun: `1 view`, `2 views`.
  package func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}

extension [String] {
  /// Returns the texts as a list in a sentence: `a`, `a and b`, `a, b and c`.
  package func listed(_ conjunction: String = "and") -> String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " \(conjunction) \(last)"
  }
}

extension Double {
  /// The part of a whole in percent, with one decimal. A part that would round to zero is `<0.1%`.
  package var percentText: String {
    if self > 0, self < 0.0005 { return "<0.1%" }
    return "\(((self * 1000).rounded() / 10).shortText)%"
  }
}
