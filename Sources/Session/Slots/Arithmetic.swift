import Language
import ResponderKit
import Scenes

/// A calculation such as `$x * 10 + 5`: numbers with operators between them, products first.
package struct Arithmetic {
  private static let operators: Set<String> = ["+", "-", "*", "/", "%"]
  private var rest: ArraySlice<Word>

  /// Creates the calculation that some words are; nil if no operator stands between them.
  package init?(_ words: [Word]) {
    guard words.count >= 3,
      words.contains(where: { $0.quoting == .bare && Self.operators.contains($0.text) })
    else { return nil }
    rest = words[...]
  }

  /// Throws an error for words that look like a calculation and would be stored as text.
  static func checkSpelling(_ words: [Word]) throws {
    guard let first = words.first, let last = words.last, first.quoting == .bare else { return }
    if first.text == "=" {
      throw CommandError(.refused("'let NAME VALUE' needs no '='"), at: first.range)
    }
    if words.count > 1, last.quoting == .bare, operators.contains(last.text) {
      throw CommandError(
        .language(.missing("a number after '\(last.text)'", usage: "let NAME A + B * C")),
        at: last.range.upperBound..<last.range.upperBound)
    }
    for word in words where word.quoting == .bare && hasOperatorInside(word.text) {
      throw CommandError(
        .refused("'\(word.text)' is not a number; a calculation needs spaces around + - * / %"),
        at: word.range)
    }
    if first.text.hasPrefix("("), words.contains(where: { operators.contains($0.text) }) {
      throw CommandError(
        .refused("a calculation cannot have brackets; use 'let' for the inner part first"),
        at: first.range)
    }
  }

  /// Returns whether a word is numbers with operators between them, as in `5*2`.
  private static func hasOperatorInside(_ text: String) -> Bool {
    guard text.allSatisfy({ $0.isASCII && ($0.isNumber || ".+-*/%".contains($0)) }),
      Double(text) == nil
    else { return false }
    return text.dropFirst().contains { "+-*/%".contains($0) } && text.last?.isNumber == true
      && text.contains(where: \.isNumber)
  }

  /// Returns the result as a script writes it.
  package mutating func result() throws -> String {
    var sum = try product()
    while let sign = rest.first {
      guard ["+", "-"].contains(sign.text) else { throw missingOperator(sign) }
      rest.removeFirst()
      let next = try product(after: sign)
      sum += sign.text == "+" ? next : -next
    }
    return String(format: "%.12g", sum)
  }

  private mutating func product(after sign: Word? = nil) throws -> Double {
    var value = try operand(after: sign)
    while let sign = rest.first, ["*", "/", "%"].contains(sign.text) {
      rest.removeFirst()
      let next = try operand(after: sign)
      guard sign.text == "*" || next != 0 else {
        throw CommandError(.refused("division by 0"), at: sign.range)
      }
      switch sign.text {
      case "*": value *= next
      case "/": value /= next
      default: value.formTruncatingRemainder(dividingBy: next)
      }
      guard value.magnitude <= NumberRule.largest else {
        throw CommandError(.hugeNumber(String(value)), at: sign.range)
      }
    }
    return value
  }

  private mutating func operand(after sign: Word?) throws -> Double {
    guard let word = rest.popFirst() else {
      throw CommandError(
        .language(.missing("a number", usage: "let NAME A + B * C")), at: sign.map { $0.range })
    }
    return try Reader.number(word.text, at: word.range)
  }

  private func missingOperator(_ word: Word) -> CommandError {
    CommandError(
      .language(
        .wrongKind(
          word.text, expected: "an operator: + - * / or %", usage: "let NAME A + B * C")),
      at: word.range)
  }
}

extension [Word] {
  /// Returns the words that a variable gets: those of a calculation become their result.
  package func variableValue() throws -> [Word] {
    if let heredoc = first(where: { $0.quoting == .heredoc }) {
      throw CommandError(.refused("'<<' works with 'verify' only"), at: heredoc.range)
    }
    guard var arithmetic = Arithmetic(self) else { return self }
    return [Word(text: try arithmetic.result(), range: self[0].range, quoting: .bare)]
  }
}
