import Code
import Language
import ResponderKit
import Scenes
import Session

/// Whole numbers, which are exact where those with a fraction are not.
extension SwiftReader {
  /// Returns the whole number that an expression is, within a range; nil if it is none.
  func integer(
    _ expression: CodeExpression, in range: ClosedRange<Int>
  ) throws(CommandError) -> Int? {
    guard let number = try exactInteger(expression) else { return nil }
    guard range.contains(number) else {
      throw CommandError(.hugeInteger(source(of: expression), range), at: expression.range)
    }
    return number
  }

  /// Returns the whole number that an expression is.
  func integer(_ expression: CodeExpression) throws(CommandError) -> Int {
    if let number = try exactInteger(expression) { return number }
    throw CommandError(
      .swift(.wrongArgument(source(of: expression), expected: "a whole number")),
      at: expression.range)
  }

  private func exactInteger(_ expression: CodeExpression) throws(CommandError) -> Int? {
    switch expression.kind {
    case .integer(let number): return number
    case .real(let number): return Int(exactly: number)
    case .prefix("-", let inner):
      guard let number = try exactInteger(inner) else { return nil }
      return try Self.calculated(0, "-", number, at: expression.range)
    case .binary(let sign, let left, let right):
      guard let left = try exactInteger(left), let right = try exactInteger(right) else {
        return nil
      }
      return try Self.calculated(left, sign, right, at: expression.range)
    default: break
    }
    switch try value(expression) {
    case .plain(let plain):
      return plain.as(.integer) ?? plain.as(.number).flatMap { Int(exactly: $0) }
    case .words(let words) where words.count == 1: return Int(words[0].text)
    default: return nil
    }
  }

  /// Returns the result of a calculation with whole numbers, as Swift has it.
  static func calculated(
    _ left: Int, _ sign: String, _ right: Int, at range: Range<Int>
  ) throws(CommandError) -> Int {
    guard right != 0 || !["/", "%"].contains(sign) else {
      throw CommandError(.refused("division by 0"), at: range)
    }
    let result =
      switch sign {
      case "+": left.addingReportingOverflow(right)
      case "-": left.subtractingReportingOverflow(right)
      case "*": left.multipliedReportingOverflow(by: right)
      case "/": left.dividedReportingOverflow(by: right)
      default: left.remainderReportingOverflow(dividingBy: right)
      }
    guard !result.overflow else {
      let text = "\(left) \(sign) \(right)"
      throw CommandError(.hugeInteger(text, NumberRule.integers), at: range)
    }
    return result.partialValue
  }
}
