import Foundation
import Language
import Scenes
import Text

extension Session {
  /// Returns the words with the values of the variables in place of their names.
  ///
  /// A bare word that is nothing but a variable becomes all the words of its value; within a word
  /// the value is text.
  func expanded(_ words: [Word]) throws(CommandError) -> [Word] {
    var result: [Word] = []
    result.reserveCapacity(words.count)
    for word in words {
      guard word.hasVariables else {
        result.append(word)
        continue
      }
      let pieces = word.pieces
      if word.quoting == .bare, pieces.count == 1, case .variable(let name) = pieces[0] {
        result += try value(of: name, at: word.range).map { Word($0, at: word.range) }
      } else {
        var text = ""
        for piece in pieces {
          switch piece {
          case .text(let part): text += part
          case .variable(let name):
            text += try value(of: name, at: word.range).map(\.text).joined(separator: " ")
          }
          guard text.utf8.count <= Self.mostBytes else {
            throw CommandError(
              .refused("a word is too long after its variables are replaced"), at: word.range)
          }
        }
        var expanded = word
        expanded.text = text
        expanded.hasVariables = false
        result.append(expanded)
      }
      guard result.count <= Self.mostWords else {
        throw CommandError(
          .refused("a line has too many words after its variables are replaced"), at: word.range)
      }
    }
    return result
  }

  /// The number of words that variables may make of a command at most.
  private static let mostWords = 10_000
  /// The length of a word that variables may make at most, in bytes: one that doubles itself in a
  /// 'repeat' would fill the memory.
  private static let mostBytes = 1 << 16

  private func value(of name: String, at range: Range<Int>) throws(CommandError) -> [Word] {
    if let value = variables[name] { return value }
    throw CommandError(
      .unknownVariable(name, suggestions: name.nearest(in: Array(variables.keys))), at: range)
  }
}

/// A part of a word's text.
private enum Piece {
  case text(String)
  case variable(String)
}

extension [Word] {
  /// Indicates whether any word holds variables. The loop copies no word, as a closure would.
  var haveVariables: Bool {
    for k in indices where self[k].hasVariables { return true }
    return false
  }
}

extension Word {
  /// The names of the variables in it.
  var variableNames: [String] {
    pieces.compactMap { if case .variable(let name) = $0 { name } else { nil } }
  }

  fileprivate var pieces: [Piece] {
    var pieces: [Piece] = []
    var rest = Substring(text).utf8
    while let start = rest.firstIndex(of: VariableMark.begin),
      let end = rest[start...].firstIndex(of: VariableMark.end)
    {
      if start > rest.startIndex { pieces.append(.text(String(Substring(rest[..<start])))) }
      pieces.append(.variable(String(Substring(rest[rest.index(after: start)..<end]))))
      rest = rest[rest.index(after: end)...]
    }
    if !rest.isEmpty { pieces.append(.text(String(Substring(rest)))) }
    return pieces
  }
}

extension Word {
  /// Creates the same word at another place.
  fileprivate init(_ word: Word, at range: Range<Int>) {
    self = word
    self.range = range
  }
}

/// A calculation such as `$x * 10 + 5`: numbers with operators between them, products first.
struct Arithmetic {
  private static let operators: Set<String> = ["+", "-", "*", "/", "%"]
  private var rest: ArraySlice<Word>

  /// Creates the calculation that some words are; nil if no operator stands between them.
  init?(_ words: [Word]) {
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
  mutating func result() throws -> String {
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
