import ResponderKit
import Text

extension Property {
  /// Returns a value of the property as a script writes it: an alpha in the fewest digits that read back,
  /// also just below the threshold.
  package func scriptText(of value: PropertyValue) -> String {
    guard name == "alpha", case .number(let number) = value.content else { return value.scriptText }
    return Float(number).shortest.exactText
  }
}

extension CGPoint {
  /// The point as a script writes it.
  package var exactText: String { "\(Double(x).exactText),\(Double(y).exactText)" }
}

extension CGSize {
  /// The size as a script writes it.
  package var exactText: String { "\(Double(width).exactText)x\(Double(height).exactText)" }
}

extension CGRect {
  /// The rectangle as a script writes it.
  package var exactText: String { "\(origin.exactText) \(size.exactText)" }
}

extension CGAffineTransform {
  /// The six numbers as a script writes them.
  package var exactText: String {
    [a, b, c, d, tx, ty].map { Double($0).exactText }.joined(separator: " ")
  }
}

extension String {
  /// The text as one word, quoted only if it must be.
  package var quotedWord: String {
    allSatisfy { $0.isLetter || $0.isNumber || "._:".contains($0) } && !isEmpty ? self : quotedText
  }
}
