import ResponderKit
import Text

extension Property {
  /// Returns a value of the property as a script writes it: exactly, in as few digits as that takes.
  package func scriptText(of value: PropertyValue) -> String {
    guard isFloat, case .number(let number) = value else { return value.scriptText }
    return number == number.rounded() ? number.exactText : "\(Float(number))"
  }
}

extension PropertyValue {
  /// The value as a script writes it, exactly.
  package var scriptText: String {
    switch self {
    case .bool(let isOn): isOn ? "on" : "off"
    case .number(let number): number.exactText
    case .integer(let integer): String(integer)
    case .point(let point): point.exactText
    case .size(let size): size.exactText
    case .rect(let rect): rect.exactText
    case .transform(let transform): transform.exactText
    case .insets(let i):
      [i.top, i.left, i.bottom, i.right].map { Double($0).exactText }.joined(separator: ",")
    case .text(let text): text.map(\.quotedText) ?? "none"
    case .mask(let mask): mask.text
    case .word(let word): word
    case .options: text { _ in "nil" }
    case .responder: "nil"
    case .views: "none"
    }
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
