import Code
import ResponderKit

extension Checker {
  func prefix(
    _ sign: String, _ inner: CodeExpression, _ expression: CodeExpression,
    expecting expected: ValueType?, in scope: Scope
  ) throws(CodeFault) -> Checked {
    switch sign {
    case "!":
      let test = try condition(inner, in: scope)
      return Checked(.bool) { frame throws(CodeStop) in .bool(!(try test(frame))) }
    case "&": return try self.expression(inner, expecting: expected, in: scope)
    default:
      var checked = try self.expression(
        unwrapping(inner, in: scope), expecting: expected, in: scope)
      if isC, checked.type == .bool { checked = converted(checked, to: .int) ?? checked }
      if isC, checked.type == .unsigned, sign == "-" {
        let run = checked.run
        return Checked(.unsigned) { frame throws(CodeStop) in .int(0 &- (try run(frame).wholeOfC)) }
      }
      guard checked.type == .int || checked.type == .real else {
        throw CodeFault(.wrongOperands(sign, checked.type.text, ""), at: expression.range)
      }
      let run = checked.run
      if sign == "+" { return checked }
      if sign == "~" {
        return Checked(.int) { frame throws(CodeStop) in
          if case .int(let value) = try run(frame) { .int(~value) } else { .none }
        }
      }
      return Checked(checked.type) { frame throws(CodeStop) in
        switch try run(frame) {
        case .int(let value):
          let (result, overflows) = Int(0).subtractingReportingOverflow(value)
          if overflows { throw CodeStop(.overflow) }
          return .int(result)
        case let value: return .real(-(value.number ?? 0))
        }
      }
    }
  }

  func binary(
    _ sign: String, _ left: CodeExpression, _ right: CodeExpression, _ expression: CodeExpression,
    expecting expected: ValueType?, in scope: Scope
  ) throws(CodeFault) -> Checked {
    if isC, let checked = try calculationOfC(sign, left, right, in: scope) { return checked }
    switch sign {
    case "&&", "||":
      let (one, other) = (try condition(left, in: scope), try condition(right, in: scope))
      let endsWith = sign == "||"
      return Checked(.bool) { frame throws(CodeStop) in
        try one(frame) == endsWith ? .bool(endsWith) : .bool(try other(frame))
      }
    case "??": return try coalescing(left, right, expecting: expected, in: scope)
    case "==", "!=", "===", "!==":
      return try comparison(sign, left, right, expression, in: scope)
    case "..<", "...":
      return try range(sign, left, right, expression, expecting: expected, in: scope)
    case "~=": return try matching(left, right, expression, in: scope)
    default: break
    }
    let isComparison = ["<", ">", "<=", ">="].contains(sign)
    let wanted = isComparison ? nil : expected?.unwrapped
    let (one, other) = try operands(
      unwrapping(left, in: scope), unwrapping(right, in: scope), expecting: wanted, in: scope)
    return try calculation(sign, one, other, expression)
  }

  /// Checks two values of which each may tell the type of the other.
  private func operands(
    _ left: CodeExpression, _ right: CodeExpression, expecting expected: ValueType?, in scope: Scope
  ) throws(CodeFault) -> (Checked, Checked) {
    if let one = try askedOperand(left, beside: right, in: scope) {
      return (one, try expression(right, expecting: one.type, in: scope))
    }
    if let other = try askedOperand(right, beside: left, in: scope) {
      return (try expression(left, expecting: other.type, in: scope), other)
    }
    let number = expected == .real || expected == .int ? expected : nil
    if isLiteral(left), !isLiteral(right) {
      let other = try expression(right, expecting: number, in: scope)
      return (try expression(left, expecting: other.type.unwrapped, in: scope), other)
    }
    let isTold = number == .real && isImplicit(left) || !needsContext(left)
    let one = try expression(left, expecting: isTold ? number : nil, in: scope)
    let other = try expression(right, expecting: one.type.unwrapped, in: scope)
    if one.type != other.type, isLiteral(left) {
      return (try expression(left, expecting: other.type.unwrapped, in: scope), other)
    }
    return (one, other)
  }

  /// Returns whether it is `.pi` or `.now()`.
  private func isImplicit(_ expression: CodeExpression) -> Bool {
    switch expression.kind {
    case .implicitMember: true
    case .call(let callee, _): isImplicit(callee)
    default: false
    }
  }

  private func needsContext(_ expression: CodeExpression) -> Bool {
    switch expression.kind {
    case .implicitMember: true
    case .call(let callee, _): needsContext(callee)
    case .member(let base, _): needsContext(base)
    case .array(let values): values.first.map(needsContext) ?? true
    default: false
    }
  }

  private func calculation(
    _ sign: String, _ one: Checked, _ other: Checked, _ expression: CodeExpression
  ) throws(CodeFault) -> Checked {
    let (left, right) = (one.run, other.run)
    let mistake = CodeFault(
      .wrongOperands(sign, one.type.text, other.type.text), at: expression.range)
    switch (one.type, other.type) {
    case (.int, .int), (.string, .string):
      if let compare = Calculation.comparison(sign) {
        return Checked(.bool) { frame throws(CodeStop) in
          .bool(compare(try left(frame), try right(frame)))
        }
      }
      if one.type == .string { break }
      guard let calculate = Calculation.ofIntegers(sign) else { throw mistake }
      return Checked(.int) { frame throws(CodeStop) in
        guard case .int(let a) = try left(frame), case .int(let b) = try right(frame) else {
          return .none
        }
        return .int(try calculate(a, b))
      }
    case (.real, .real):
      if let compare = Calculation.comparison(sign) {
        return Checked(.bool) { frame throws(CodeStop) in
          .bool(compare(try left(frame), try right(frame)))
        }
      }
      guard let calculate = Calculation.ofReals(sign) else { throw mistake }
      return Checked(.real) { frame throws(CodeStop) in
        .real(calculate(try left(frame).number ?? 0, try right(frame).number ?? 0))
      }
    default: break
    }
    switch (one.type, other.type) {
    case (.string, .string):
      if sign == "+" {
        return Checked(.string) { frame throws(CodeStop) in
          guard case .string(let a) = try left(frame), case .string(let b) = try right(frame)
          else { return .none }
          guard a.utf8.count + b.utf8.count <= CodeBudget.mostBytesOfText else {
            throw CodeStop(.tooManyElements(CodeBudget.mostBytesOfText))
          }
          return .string(a + b)
        }
      }
    case (.array(let a), .array(let b)) where sign == "+":
      guard let type = common(a, b) else { throw mistake }
      return Checked(.array(type)) { frame throws(CodeStop) in
        guard case .array(let a) = try left(frame).contents,
          case .array(let b) = try right(frame).contents
        else {
          return .none
        }
        guard a.count + b.count <= CodeBudget.mostElements else {
          throw CodeStop(.tooManyElements(CodeBudget.mostElements))
        }
        return .array(a + b)
      }
    default: break
    }
    throw mistake
  }

  private func coalescing(
    _ left: CodeExpression, _ right: CodeExpression, expecting expected: ValueType?, in scope: Scope
  ) throws(CodeFault) -> Checked {
    let one = try expression(left, expecting: expected.map(\.orNil), in: scope)
    let inner = one.type.unwrapped
    let other = try expression(
      right,
      expecting: inner == .nothing
        ? expected : expected.map { fits(inner, $0) ? $0 : inner } ?? inner,
      in: scope)
    guard let type = common(inner, other.type) else {
      throw mismatch(other.type, inner, at: right.range)
    }
    let (first, second) = (one.run, other.run)
    return Checked(type) { frame throws(CodeStop) in
      let value = try first(frame)
      return value.isNone ? try second(frame) : value
    }
  }

  private func comparison(
    _ sign: String, _ left: CodeExpression, _ right: CodeExpression, _ expression: CodeExpression,
    in scope: Scope
  ) throws(CodeFault) -> Checked {
    let (one, other): (Checked, Checked)
    if needsContext(left), !needsContext(right) {
      let asked = try askedOperand(right, beside: left, in: scope)
      other = if let asked { asked } else { try self.expression(right, in: scope) }
      one = try self.expression(left, expecting: other.type.unwrapped, in: scope)
    } else {
      (one, other) = try operands(left, right, expecting: nil, in: scope)
    }
    let areComparable =
      one.type == .nothing || other.type == .nothing
      || common(one.type.unwrapped, other.type.unwrapped) != nil
      || (one.type.unwrapped.isReference && other.type.unwrapped.isReference)
    let isNumberMix =
      [ValueType.int, .real].contains(one.type.unwrapped)
      && [ValueType.int, .real].contains(other.type.unwrapped)
      && one.type.unwrapped != other.type.unwrapped
    guard areComparable, !isNumberMix else {
      throw CodeFault(
        .wrongOperands(sign, one.type.text, other.type.text), at: expression.range)
    }
    let (first, second, isEquality) = (one.run, other.run, sign.hasPrefix("="))
    let types = [one.type.unwrapped, other.type.unwrapped]
    // Responders have no equality of their own.
    let isIdentity = sign.count == 3 || types.contains { fits($0, .object("UIResponder")) }
    if isIdentity, types.allSatisfy(\.isReference) {
      return Checked(.bool) { frame throws(CodeStop) in
        .bool((try first(frame).object === (try second(frame).object)) == isEquality)
      }
    }
    return Checked(.bool) { frame throws(CodeStop) in
      let (a, b) = (try first(frame), try second(frame))
      return .bool(CodeValue.areEqual(a, b) == isEquality)
    }
  }

  private func range(
    _ sign: String, _ left: CodeExpression, _ right: CodeExpression, _ expression: CodeExpression,
    expecting expected: ValueType?, in scope: Scope
  ) throws(CodeFault) -> Checked {
    let bound: ValueType? = if case .range(let bound)? = expected { bound } else { nil }
    let (one, other) = try operands(left, right, expecting: bound, in: scope)
    guard one.type == other.type, one.type == .int || one.type == .real else {
      throw CodeFault(
        .wrongOperands(sign, one.type.text, other.type.text), at: expression.range)
    }
    let (first, second, isClosed) = (one.run, other.run, sign == "...")
    return Checked(.range(one.type)) { frame throws(CodeStop) in
      let (lower, upper) = (try first(frame), try second(frame))
      guard !CodeValue.isLess(upper, lower) else { throw CodeStop(.invalidRange) }
      if case .int(let lower) = lower, case .int(let upper) = upper {
        return .range(CodeValue.RangeValue(bounds: .whole(lower, upper), isClosed: isClosed))
      }
      guard let lower = lower.number, let upper = upper.number, lower <= upper else {
        throw CodeStop(.invalidRange)
      }
      return .range(CodeValue.RangeValue(bounds: .real(lower, upper), isClosed: isClosed))
    }
  }

  /// Checks `0...1 ~= value`, or a value that equals another one.
  private func matching(
    _ left: CodeExpression, _ right: CodeExpression, _ expression: CodeExpression, in scope: Scope
  ) throws(CodeFault) -> Checked {
    let value = try self.expression(right, in: scope)
    let pattern = try self.expression(left, expecting: .range(value.type), in: scope)
    guard pattern.type == .range(value.type) else {
      return try comparison("==", left, right, expression, in: scope)
    }
    let (test, run) = (pattern.run, value.run)
    return Checked(.bool) { frame throws(CodeStop) in
      guard case .range(let range) = try test(frame) else { return .bool(false) }
      return .bool(CodeSequence.contains(range, try run(frame)))
    }
  }
}

/// Calculations with numbers, as Swift does them.
enum Calculation {
  static func ofIntegers(_ sign: String) -> ((Int, Int) throws(CodeStop) -> Int)? {
    func checked(_ result: (partialValue: Int, overflow: Bool)) throws(CodeStop) -> Int {
      if result.overflow { throw CodeStop(.overflow) }
      return result.partialValue
    }
    switch sign {
    case "+": return { a, b throws(CodeStop) in try checked(a.addingReportingOverflow(b)) }
    case "-": return { a, b throws(CodeStop) in try checked(a.subtractingReportingOverflow(b)) }
    case "*": return { a, b throws(CodeStop) in try checked(a.multipliedReportingOverflow(by: b)) }
    case "/":
      return { a, b throws(CodeStop) in
        if b == 0 { throw CodeStop(.divisionByZero) }
        return try checked(a.dividedReportingOverflow(by: b))
      }
    case "%":
      return { a, b throws(CodeStop) in
        if b == 0 { throw CodeStop(.divisionByZero) }
        return try checked(a.remainderReportingOverflow(dividingBy: b))
      }
    case "&": return { a, b throws(CodeStop) in a & b }
    case "|": return { a, b throws(CodeStop) in a | b }
    case "^": return { a, b throws(CodeStop) in a ^ b }
    case "&+": return { a, b throws(CodeStop) in a &+ b }
    case "&-": return { a, b throws(CodeStop) in a &- b }
    case "&*": return { a, b throws(CodeStop) in a &* b }
    case "<<": return { a, b throws(CodeStop) in a << b }
    case ">>": return { a, b throws(CodeStop) in a >> b }
    default: return nil
    }
  }

  static func ofReals(_ sign: String) -> ((Double, Double) -> Double)? {
    switch sign {
    case "+": { $0 + $1 }
    case "-": { $0 - $1 }
    case "*": { $0 * $1 }
    case "/": { $0 / $1 }
    default: nil
    }
  }

  static func comparison(_ sign: String) -> ((CodeValue, CodeValue) -> Bool)? {
    // A number that is none is neither less nor more.
    func isNumber(_ a: CodeValue, _ b: CodeValue) -> Bool {
      !(a.number?.isNaN ?? false) && !(b.number?.isNaN ?? false)
    }
    return switch sign {
    case "<": { CodeValue.isLess($0, $1) }
    case ">": { CodeValue.isLess($1, $0) }
    case "<=": { isNumber($0, $1) && !CodeValue.isLess($1, $0) }
    case ">=": { isNumber($0, $1) && !CodeValue.isLess($0, $1) }
    default: nil
    }
  }
}
