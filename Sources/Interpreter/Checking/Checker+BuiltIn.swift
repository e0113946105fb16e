import Code
import ResponderKit

extension Checker {
  /// Checks a call of a function of the standard library whose type depends on its arguments.
  func builtIn(
    _ name: String, _ arguments: [CodeArgument], _ expression: CodeExpression,
    _ expected: ValueType?, in scope: Scope
  ) throws(CodeFault) -> Checked? {
    switch name {
    case "print", "debugPrint", "NSLog", "dump", "os_log":
      return try printing(name, arguments, in: scope)
    case "min", "max":
      if let checked = try extremeOfC(name, arguments, in: scope) { return checked }
      return try extreme(name, arguments, expression, expected, in: scope)
    case "abs":
      guard let first = arguments.first, arguments.count == 1 else { return nil }
      let checked = try self.expression(first.value, expecting: expected, in: scope)
      let run = checked.run
      switch checked.type {
      case .int:
        return Checked(.int) { frame throws(CodeStop) in
          guard case .int(let value) = try run(frame) else { return .none }
          if value == .min { throw CodeStop(.overflow) }
          return .int(abs(value))
        }
      case .real:
        return Checked(.real) { frame throws(CodeStop) in .real(abs(try run(frame).number ?? 0)) }
      default: throw mismatch(checked.type, .real, at: first.value.range)
      }
    case "type":
      guard let first = arguments.first, first.label == "of" else { return nil }
      let checked = try self.expression(first.value, in: scope)
      let (run, program) = (checked.run, program)
      if isC {
        // The class of nil is nil.
        return Checked(.metatype(checked.type.unwrapped)) { frame throws(CodeStop) in
          let value = try run(frame)
          return value.isNone ? .none : .type(program.dynamicType(of: value, or: checked.type))
        }
      }
      return Checked(.metatype(checked.type)) { frame throws(CodeStop) in
        .type(program.dynamicType(of: try run(frame), or: checked.type))
      }
    case "fatalError", "preconditionFailure", "assertionFailure":
      let message = try arguments.first.map { argument throws(CodeFault) in
        try value(argument.value, as: .string, in: scope).run
      }
      let machine = machine
      return Checked(.never) { frame throws(CodeStop) in
        let text = try message?(frame)
        throw CodeStop(.ended(text.map { machine.printed($0) } ?? name))
      }
    case "assert", "precondition":
      guard let first = arguments.first else { return nil }
      let test = try condition(first.value, in: scope)
      let text = source.text(first.value.range)
      return Checked(.void) { frame throws(CodeStop) in
        guard try test(frame) else { throw CodeStop(.ended(text)) }
        return .void
      }
    case "stride": return try stride(arguments, expression, expected, in: scope)
    case "zip":
      guard arguments.count == 2 else { return nil }
      let (one, other) = (
        try self.expression(arguments[0].value, in: scope),
        try self.expression(arguments[1].value, in: scope)
      )
      guard let a = CodeSequence.element(of: one.type), let b = CodeSequence.element(of: other.type)
      else { throw CodeFault(.notASequence(one.type.text), at: expression.range) }
      let (first, second) = (one.run, other.run)
      let pair = ValueType.tuple([ValueType.TupleElement(nil, a), ValueType.TupleElement(nil, b)])
      return Checked(.array(pair)) { frame throws(CodeStop) in
        let (a, b) = (
          try CodeSequence.elements(of: try first(frame)),
          try CodeSequence.elements(of: try second(frame))
        )
        return .array(zip(a, b).map { .tuple([$0, $1]) })
      }
    case "Dictionary" where arguments.first?.label == "grouping" && arguments.count == 2:
      return try grouping(arguments[0].value, arguments[1].value, expression, in: scope)
    case "String" where arguments.first?.label == "format":
      return try formatted(arguments, in: scope)
    case "NSStringFromClass", "NSStringFromCGPoint", "NSStringFromCGSize", "NSStringFromCGRect":
      return try text(name, arguments, in: scope)
    case "NSClassFromString":
      guard let first = arguments.first else { return nil }
      let run = try value(first.value, as: .string, in: scope).run
      let program = program
      return Checked(.optional(.metatype(.object("AnyObject")))) { frame throws(CodeStop) in
        guard case .string(let name) = try run(frame) else { return .none }
        let type = program.type(named: name) ?? Library.shared.type(named: name)
        return type.map { .type($0) } ?? .none
      }
    default: return try associated(name, arguments, in: scope)
    }
  }

  /// Checks a function that gives a text for a class or a structure, as NSLog is often given it.
  private func text(
    _ name: String, _ arguments: [CodeArgument], in scope: Scope
  ) throws(CodeFault) -> Checked? {
    guard let first = arguments.first, arguments.count == 1 else { return nil }
    let run = try expression(first.value, in: scope).run
    return Checked(.string) { frame throws(CodeStop) in
      switch try run(frame) {
      case .type(let type): .string(type.text)
      case .point(let point): .string(LogFormat.text(point))
      case .size(let size): .string(LogFormat.text(size))
      case .rect(let rect):
        .string("{\(LogFormat.text(rect.origin)), \(LogFormat.text(rect.size))}")
      default: throw CodeStop(.wrongValue(name.replacing("NSStringFrom", with: "")))
      }
    }
  }

  /// Checks `Dictionary(grouping: views) { $0.tag }`.
  private func grouping(
    _ list: CodeExpression, _ key: CodeExpression, _ expression: CodeExpression, in scope: Scope
  ) throws(CodeFault) -> Checked {
    let values = try self.expression(list, in: scope)
    guard let element = CodeSequence.element(of: values.type) else {
      throw CodeFault(.notASequence(values.type.text), at: list.range)
    }
    let function = try self.expression(key, expecting: .function([element], .any), in: scope)
    guard case .function(_, let keyType) = function.type else {
      throw CodeFault(.notAFunction(source.text(key.range)), at: key.range)
    }
    let (run, test) = (values.run, function.run)
    return Checked(.dictionary(keyType, .array(element))) { frame throws(CodeStop) in
      let elements = try CodeSequence.elements(of: try run(frame))
      guard case .function(let function) = try test(frame) else { return .dictionary([]) }
      var groups: [(key: CodeValue, values: [CodeValue])] = []
      for element in elements {
        let key = try function.call([element])
        if let index = groups.firstIndex(where: { CodeValue.areEqual($0.key, key) }) {
          groups[index].values.append(element)
        } else {
          groups.append((key, [element]))
        }
      }
      return .dictionary(groups.map { CodeValue.Pair(key: $0.key, value: .array($0.values)) })
    }
  }

  /// Checks `String(format:)`.
  private func formatted(
    _ arguments: [CodeArgument], in scope: Scope
  ) throws(CodeFault) -> Checked {
    let format = try value(arguments[0].value, as: .string, in: scope).run
    var given: [Checked] = []
    for argument in arguments.dropFirst() {
      given.append(try expression(argument.value, in: scope))
    }
    let (values, machine) = (Evaluation.values(of: given), machine)
    return Checked(.string) { frame throws(CodeStop) in
      guard case .string(let format) = try format(frame) else { return .none }
      let text = LogFormat.text(format, try values(frame)) { machine.printed($0) }
      return .string(text)
    }
  }

  private func printing(
    _ name: String, _ arguments: [CodeArgument], in scope: Scope
  ) throws(CodeFault) -> Checked {
    var given: [Checked] = []
    for argument in arguments where argument.label == nil {
      given.append(try expression(argument.value, in: scope))
    }
    let (values, machine, isFormat) = (Evaluation.values(of: given), machine, name == "NSLog")
    // Objective-C has no optionals.
    let types = given.map { isC ? .any : $0.type }
    return Checked(.void) { frame throws(CodeStop) in
      let values = try values(frame)
      if isFormat, case .string(let format)? = values.first {
        machine.print(LogFormat.text(format, values.dropFirst()) { machine.printed($0) })
      } else {
        machine.print(zip(values, types).map(machine.printed).joined(separator: " "))
      }
      return .void
    }
  }

  private func extreme(
    _ name: String, _ arguments: [CodeArgument], _ expression: CodeExpression,
    _ expected: ValueType?, in scope: Scope
  ) throws(CodeFault) -> Checked {
    guard arguments.count >= 2 else {
      throw CodeFault(.missingValue(expected: "\(name)(_:_:)"), at: expression.range)
    }
    var type: ValueType?
    for argument in arguments where !isLiteral(argument.value) {
      type = try self.expression(argument.value, expecting: expected, in: scope).type
      break
    }
    let wanted = type ?? expected?.unwrapped ?? .int
    guard wanted == .int || wanted == .real else {
      throw mismatch(wanted, .real, at: expression.range)
    }
    var runs: [Run] = []
    for argument in arguments { runs.append(try value(argument.value, as: wanted, in: scope).run) }
    let (found, isMax) = (runs, name == "max")
    return Checked(wanted) { frame throws(CodeStop) in
      var best = try found[0](frame)
      for run in found.dropFirst() {
        let value = try run(frame)
        if isMax ? !CodeValue.isLess(value, best) : CodeValue.isLess(value, best) { best = value }
      }
      return best
    }
  }

  private func stride(
    _ arguments: [CodeArgument], _ expression: CodeExpression, _ expected: ValueType?,
    in scope: Scope
  ) throws(CodeFault) -> Checked? {
    guard arguments.count == 3, let end = arguments[1].label, ["to", "through"].contains(end) else {
      return nil
    }
    var type = ValueType.int
    for argument in arguments where !isLiteral(argument.value) {
      type = try self.expression(argument.value, in: scope).type
    }
    var given: [Checked] = []
    for argument in arguments { given.append(try value(argument.value, as: type, in: scope)) }
    let (values, isInt, isClosed) = (Evaluation.values(of: given), type == .int, end == "through")
    return Checked(.array(type)) { frame throws(CodeStop) in
      let bounds = try values(frame)
      return .array(
        try isInt
          ? Self.wholeSteps(bounds, isClosed: isClosed) : Self.realSteps(bounds, isClosed: isClosed)
      )
    }
  }

  private static func wholeSteps(
    _ bounds: [CodeValue], isClosed: Bool
  ) throws(CodeStop) -> [CodeValue] {
    guard case .int(var next) = bounds[0], case .int(let end) = bounds[1],
      case .int(let by) = bounds[2], by != 0
    else { throw CodeStop(.invalidRange) }
    var values: [CodeValue] = []
    while by > 0 ? next < end : next > end {
      try add(.int(next), to: &values)
      let (sum, overflows) = next.addingReportingOverflow(by)
      if overflows { return values }
      next = sum
    }
    if isClosed, next == end { try add(.int(next), to: &values) }
    return values
  }

  private static func realSteps(
    _ bounds: [CodeValue], isClosed: Bool
  ) throws(CodeStop) -> [CodeValue] {
    guard let from = bounds[0].number, let end = bounds[1].number, let by = bounds[2].number,
      by != 0, !by.isNaN
    else { throw CodeStop(.invalidRange) }
    var (values, k): ([CodeValue], Double) = ([], 0)
    while true {
      let next = from + k * by
      let isWithin = by > 0 ? next < end : next > end
      guard isWithin || (isClosed && next == end) else { return values }
      try add(.real(next), to: &values)
      k += 1
    }
  }

  private static func add(_ value: CodeValue, to values: inout [CodeValue]) throws(CodeStop) {
    guard values.count < CodeBudget.mostElements else {
      throw CodeStop(.tooManyElements(CodeBudget.mostElements))
    }
    values.append(value)
  }
}
