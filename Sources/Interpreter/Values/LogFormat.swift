import Foundation

/// The texts that NSLog makes of a format and values.
enum LogFormat {
  /// Returns a text with the values in it.
  ///
  /// - Parameters:
  ///   - format: The text, in which `%@`, `%d`, `%.1f` and the like stand for values.
  ///   - values: The values, in their order.
  ///   - printed: Returns the text of an object.
  static func text(
    _ format: String, _ values: some Sequence<CodeValue>, _ printed: (CodeValue) -> String
  ) -> String {
    var (text, rest, letters) = ("", Array(values)[...], format[...])
    while let letter = letters.popFirst() {
      guard letter == "%" else {
        text.append(letter)
        continue
      }
      if letters.first == "%" {
        text.append("%")
        letters.removeFirst()
        continue
      }
      // Up to the letter that says what the value is.
      let size = letters.prefix { !$0.isLetter && $0 != "@" }
      letters = letters.dropFirst(size.count).drop { "hlzqLt".contains($0) }
      guard let kind = letters.popFirst() else { return text }
      guard let value = rest.popFirst() else { continue }
      text += self.text(value, kind, size, printed)
    }
    return text
  }

  private static func text(
    _ value: CodeValue, _ kind: Character, _ size: Substring, _ printed: (CodeValue) -> String
  ) -> String {
    switch kind {
    case "d", "i", "c": return padded("\(value.wholeOfC)", size)
    case "u": return padded("\(UInt(bitPattern: value.wholeOfC))", size)
    case "x", "X":
      let digits = String(UInt(bitPattern: value.wholeOfC), radix: 16, uppercase: kind == "X")
      return padded(digits, size)
    case "f", "F", "g", "e":
      let digits = size.split(separator: ".", omittingEmptySubsequences: false).dropFirst().first
      let count = min(Int(digits ?? "6") ?? 6, 20)
      let number = value.number ?? Double(value.wholeOfC)
      if kind == "e" { return padded(String(format: "%.\(count)e", number), size) }
      return kind == "g" && digits == nil
        ? String(format: "%g", number) : padded(String(format: "%.\(count)f", number), size)
    default:
      switch value {
      case .none: return kind == "@" ? "(null)" : "(nil)"
      case .bool(let isTrue): return isTrue ? "1" : "0"
      default:
        return kind == "@" && !value.isVast ? description(value, "", printed) : printed(value)
      }
    }
  }

  /// Returns a value as Foundation describes it: a list has a line for each element.
  private static func description(
    _ value: CodeValue, _ indent: String, _ printed: (CodeValue) -> String
  ) -> String {
    let inner = indent + "    "
    func element(_ value: CodeValue) -> String {
      let text = description(value, inner, printed)
      let isList =
        switch value.contents {
        case .array, .set, .dictionary: true
        default: false
        }
      let isWord = !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
      return isList || isWord ? text : "\"\(text)\""
    }
    func lines(_ values: [CodeValue]) -> String {
      values.map { inner + element($0) }.joined(separator: ",\n") + (values.isEmpty ? "" : "\n")
    }
    // Values that share parts may be larger than anybody reads.
    guard indent.count < 32 else { return "…" }
    switch value.contents {
    case .array(let values): return "(\n\(lines(values))\(indent))"
    case .set(let values): return "{(\n\(lines(values))\(indent))}"
    case .dictionary(let pairs):
      let lines = pairs.map { "\(inner)\(element($0.key)) = \(element($0.value));\n" }
      return "{\n\(lines.joined())\(indent)}"
    case .real(let number):
      let text = "\(number)"
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    default: return printed(value)
    }
  }

  /// Returns a number in the width that stands before the point of a format: `%5.1f`, `%02d`.
  private static func padded(_ number: String, _ size: Substring) -> String {
    let width = min(Int(size.prefix { $0 != "." }.filter(\.isNumber)) ?? 0, 100)
    guard number.count < width else { return number }
    let filling = String(repeating: size.hasPrefix("0") ? "0" : " ", count: width - number.count)
    return size.hasPrefix("-") ? number + filling : filling + number
  }

  /// A point as `NSStringFromCGPoint` writes it.
  static func text(_ point: CGPoint) -> String {
    "{\(String(format: "%g", point.x)), \(String(format: "%g", point.y))}"
  }

  /// A size as `NSStringFromCGSize` writes it.
  static func text(_ size: CGSize) -> String {
    "{\(String(format: "%g", size.width)), \(String(format: "%g", size.height))}"
  }
}
