import Code
import ResponderKit

extension Checker {
  /// Checks an expression.
  ///
  /// - Parameter expected: The type that its place has, if it has one. The type of the result may
  ///   differ.
  func expression(
    _ expression: CodeExpression, expecting expected: ValueType? = nil, in scope: Scope
  ) throws(CodeFault) -> Checked {
    var checked = try part(expression, expecting: expected, in: scope)
    if checked.isChained {
      checked.type = checked.type == .void ? .optional(.void) : checked.type.orNil
      checked.isChained = false
    }
    return checked
  }

  /// Checks an expression that was not checked before; ``part(_:expecting:in:)`` calls it.
  func newPart(
    _ expression: CodeExpression, expecting expected: ValueType?, in scope: Scope
  ) throws(CodeFault) -> Checked {
    switch expression.kind {
    case .integer(let value):
      if expected?.unwrapped == .real { return Checked(.real) { _ in .real(Double(value)) } }
      return Checked(.int) { _ in .int(value) }
    case .real(let value): return Checked(.real) { _ in .real(value) }
    case .boolean(let value): return Checked(.bool) { _ in .bool(value) }
    case .nothing:
      return Checked(expected?.isOptional == true ? expected ?? .nothing : .nothing) { _ in .none }
    case .text(let pieces): return try text(pieces, in: scope)
    case .place(let word): return place(word, expression, in: scope)
    case .available(let version, let isNegated):
      let machine = machine
      return Checked(.bool) { _ in
        .bool((version.map { machine.systemVersion() >= $0 } ?? true) != isNegated)
      }
    case .selector(let name):
      let selector = selector(named: name, in: scope)
      return Checked(.value("Selector")) { _ in selector.codeValue }
    case .name(let name):
      return try orAsked(expression, expecting: expected, in: scope) { () throws(CodeFault) in
        try named(name, expression, in: scope)
      }
    case .type(let type):
      let type = try self.type(type)
      return Checked(.metatype(type)) { _ in .type(type) }
    case .implicitMember(let name):
      return try implicitMember(name, expression, expecting: expected, in: scope)
    case .member(let base, let name):
      return try orAsked(expression, expecting: expected, in: scope) { () throws(CodeFault) in
        let checked = try member(name, of: base, expression, in: scope)
        return isC ? answer(checked) : checked
      }
    case .optionalChain(let base):
      var checked = try part(base, expecting: nil, in: scope)
      guard case .optional(let inner) = checked.type else { return checked }
      (checked.type, checked.isChained) = (inner, true)
      return checked
    case .forced(let base):
      let checked = try part(base, expecting: expected.map(\.orNil), in: scope)
      if isC { return object(checked) }
      guard case .optional(let inner) = checked.type else { return checked }
      let (run, name) = (checked.run, source.text(base.range))
      return Checked(inner, isChained: checked.isChained) { frame throws(CodeStop) in
        let value = try run(frame)
        if value.isNone { throw CodeStop(.isNil(name)) }
        return value
      }
    case .call(let callee, let arguments):
      guard isC else {
        return try call(callee, arguments, expression, expecting: expected, in: scope)
      }
      return try orAsked(expression, expecting: expected, in: scope) { () throws(CodeFault) in
        answer(try call(callee, arguments, expression, expecting: expected, in: scope))
      }
    case .element(let base, let arguments):
      let checked = try element(of: base, arguments, expression, in: scope)
      return isC ? answer(checked) : checked
    case .array(let values): return try array(values, expression, expecting: expected, in: scope)
    case .dictionary(let pairs):
      return try dictionary(pairs, expression, expecting: expected, in: scope)
    case .tuple(let elements): return try tuple(elements, expecting: expected, in: scope)
    case .closure(let closure):
      return try self.closure(closure, expression, expecting: expected, in: scope)
    case .prefix(let sign, let inner):
      return try prefix(sign, inner, expression, expecting: expected, in: scope)
    case .binary(let sign, let left, let right):
      return try binary(sign, left, right, expression, expecting: expected, in: scope)
    case .conditional(let condition, let first, let second):
      return try conditional(condition, first, second, expecting: expected, in: scope)
    case .assignment(let target, let sign, let value):
      return try assignmentOfC(target, sign, value, expression.range, in: scope)
    case .step(let target, let sign, let isBefore):
      return try stepOfC(target, sign, isBefore: isBefore, expression.range, in: scope)
    case .isType(let value, let type):
      let (checked, type) = (try self.expression(value, in: scope), try self.type(type))
      let (run, program) = (checked.run, program)
      return Checked(.bool) { frame throws(CodeStop) in .bool(program.isValue(try run(frame), type))
      }
    case .cast(let value, let cast, let type): return try self.cast(value, cast, type, in: scope)
    }
  }

  // MARK: Values

  private func text(
    _ pieces: [CodeExpression.TextPiece], in scope: Scope
  ) throws(CodeFault) -> Checked {
    var runs: [(run: Run, type: ValueType)] = []
    for piece in pieces {
      switch piece {
      case .letters(let letters): runs.append(({ _ in .string(letters) }, .string))
      case .value(let value):
        let checked = try expression(value, in: scope)
        runs.append((checked.run, checked.type))
      }
    }
    let (found, machine) = (runs, machine)
    if found.isEmpty { return Checked(.string) { _ in .string("") } }
    return Checked(.string) { frame throws(CodeStop) in
      var text = ""
      for (run, type) in found { text += machine.printed(try run(frame), as: type) }
      guard text.utf8.count <= CodeBudget.mostBytesOfText else {
        throw CodeStop(.tooManyElements(CodeBudget.mostBytesOfText))
      }
      return .string(text)
    }
  }

  private func place(_ word: String, _ expression: CodeExpression, in scope: Scope) -> Checked {
    let line = source.line(of: expression.range.lowerBound)
    switch word {
    case "#line": return Checked(.int) { _ in .int(line) }
    case "#column":
      let column = source.column(of: expression.range.lowerBound)
      return Checked(.int) { _ in .int(column) }
    case "#function":
      let name = scope.function.name
      return Checked(.string) { _ in .string(name) }
    default:
      let name = source.name
      return Checked(.string) { _ in .string(name) }
    }
  }

  private func array(
    _ values: [CodeExpression], _ expression: CodeExpression, expecting expected: ValueType?,
    in scope: Scope
  ) throws(CodeFault) -> Checked {
    var element: ValueType?
    var isSet = false
    switch expected?.unwrapped {
    case .array(let type): element = type
    case .set(let type): (element, isSet) = (type, true)
    case .dictionary(let key, let value) where values.isEmpty:
      return Checked(.dictionary(key, value)) { _ in .dictionary([]) }
    // A set of options.
    case .value(let name)?
    where values.allSatisfy({ if case .implicitMember = $0.kind { true } else { false } }):
      return try options(values, .value(name), in: scope)
    default: break
    }
    var elements: [Checked] = []
    for value in values {
      let checked: Checked
      if let element, element != .any, expected != nil {
        checked = try self.value(value, as: element, in: scope)
      } else {
        checked = try self.expression(value, expecting: element, in: scope)
      }
      elements.append(isCollectionOfFoundation(expression) ? object(checked) : checked)
      if let known = element {
        if known != .any, !fits(checked.type, known) {
          element = common(known, checked.type) ?? .any
        }
      } else {
        element = checked.type
      }
    }
    guard let element = element ?? (isC ? .any : nil) else {
      throw CodeFault(.unknownContext(source.text(expression.range)), at: expression.range)
    }
    // Numbers with and without a point are numbers with one.
    if expected == nil, element == .int, values.contains(where: isReal) {
      return try array(values, expression, expecting: .array(.real), in: scope)
    }
    let found = Evaluation.values(of: elements)
    return Checked(isSet ? .set(element) : .array(element)) { frame throws(CodeStop) in
      let values = try found(frame)
      return isSet ? .set(CodeSequence.withoutDoubles(values)) : .array(values)
    }
  }

  private func options(
    _ values: [CodeExpression], _ type: ValueType, in scope: Scope
  ) throws(CodeFault) -> Checked {
    var options: [Checked] = []
    for value in values { options.append(try self.value(value, as: type, in: scope)) }
    let found = Evaluation.values(of: options)
    return Checked(type) { frame throws(CodeStop) in
      OptionSets.union(try found(frame), type) ?? .none
    }
  }

  private func dictionary(
    _ pairs: [(key: CodeExpression, value: CodeExpression)], _ expression: CodeExpression,
    expecting expected: ValueType?, in scope: Scope
  ) throws(CodeFault) -> Checked {
    var types: (key: ValueType, value: ValueType)?
    if case .dictionary(let key, let value)? = expected?.unwrapped { types = (key, value) }
    var runs: [(key: Run, value: Run)] = []
    for pair in pairs {
      let key: Checked
      let value: Checked
      if let types {
        key = try self.value(pair.key, as: types.key, in: scope)
        value = try self.value(pair.value, as: types.value, in: scope)
      } else {
        key = try self.expression(pair.key, in: scope)
        value = try self.expression(pair.value, in: scope)
        types = (key.type, value.type)
      }
      runs.append(
        isCollectionOfFoundation(expression)
          ? (object(key).run, object(value).run) : (key.run, value.run))
    }
    guard let types = types ?? (isC ? (.any, .any) : nil) else {
      throw CodeFault(.unknownContext(source.text(expression.range)), at: expression.range)
    }
    let found = runs
    return Checked(.dictionary(types.key, types.value)) { frame throws(CodeStop) in
      var result: [CodeValue.Pair] = []
      for (key, value) in found {
        result.append(CodeValue.Pair(key: try key(frame), value: try value(frame)))
      }
      return .dictionary(result)
    }
  }

  private func tuple(
    _ elements: [CodeArgument], expecting expected: ValueType?, in scope: Scope
  ) throws(CodeFault) -> Checked {
    if elements.isEmpty { return Checked(.void) { _ in .void } }
    var wanted: [ValueType.TupleElement]?
    if case .tuple(let types)? = expected?.unwrapped, types.count == elements.count {
      wanted = types
    }
    var (types, parts): ([ValueType.TupleElement], [Checked]) = ([], [])
    for (index, element) in elements.enumerated() {
      let checked = try self.expression(
        element.value, expecting: wanted?[index].type, in: scope)
      types.append(ValueType.TupleElement(element.label, checked.type))
      parts.append(checked)
    }
    let values = Evaluation.values(of: parts)
    return Checked(.tuple(types)) { frame throws(CodeStop) in .tuple(try values(frame)) }
  }

  private func conditional(
    _ condition: CodeExpression, _ first: CodeExpression, _ second: CodeExpression,
    expecting expected: ValueType?, in scope: Scope
  ) throws(CodeFault) -> Checked {
    let test = try self.condition(condition, in: scope)
    var one = try expression(first, expecting: expected, in: scope)
    var other = try expression(second, expecting: expected, in: scope)
    if isC, let number = numberOfC(one.type, other.type) {
      one = converted(one, to: number) ?? one
      other = converted(other, to: number) ?? other
    } else if expected == nil, one.type != other.type {
      // A number without a point is one with a point beside another one.
      if one.type == .real, isLiteral(second) {
        other = try expression(second, expecting: .real, in: scope)
      } else if other.type == .real, isLiteral(first) {
        one = try expression(first, expecting: .real, in: scope)
      } else if isC, let same = converted(other, to: one.type) {
        other = same
      }
    }
    let type: ValueType
    if let expected, fits(one.type, expected), fits(other.type, expected) {
      type = expected
    } else if let common = common(one.type, other.type) {
      type = common
    } else {
      throw CodeFault(.wrongType(other.type.text, expected: one.type.text), at: second.range)
    }
    let (yes, no) = (one.run, other.run)
    return Checked(type) { frame throws(CodeStop) in
      try test(frame) ? try yes(frame) : try no(frame)
    }
  }

  private func cast(
    _ value: CodeExpression, _ cast: CodeExpression.Cast, _ written: CodeType, in scope: Scope
  ) throws(CodeFault) -> Checked {
    let type = try self.type(written)
    let checked = try expression(value, expecting: cast == .plain ? type : nil, in: scope)
    let (program, machine) = (program, machine)
    let run = written.name == "NSNumber" ? asNumber(checked.run) : checked.run
    switch cast {
    case .plain:
      if isC, let converted = converted(checked, to: type) { return converted }
      guard fits(checked.type, type) else { throw mismatch(checked.type, type, at: value.range) }
      return Checked(type, run)
    case .conditional:
      return Checked(type.orNil) { frame throws(CodeStop) in
        let value = try run(frame)
        return program.isValue(value, type) ? value : .none
      }
    case .forced:
      return Checked(type) { frame throws(CodeStop) in
        let value = try run(frame)
        guard program.isValue(value, type) else {
          throw CodeStop(.castFails(machine.texts.short(value), to: type.text))
        }
        return value
      }
    }
  }

  /// Returns a whole number or a truth as NSNumber holds it; anything else as it is.
  private func asNumber(_ run: @escaping Run) -> Run {
    { frame throws(CodeStop) in
      let value = try run(frame)
      return switch value {
      case .int, .bool: .real(value.realOfC(.int))
      default: value
      }
    }
  }

  /// Checks an expression that must be true or false.
  func condition(
    _ expression: CodeExpression, in scope: Scope
  ) throws(CodeFault) -> (Frame) throws(CodeStop) -> Bool {
    let checked = try self.expression(
      unwrapping(expression, in: scope), expecting: .bool, in: scope)
    if isC, let test = truth(checked) { return test }
    guard checked.type == .bool else {
      throw checked.type.unwrapped == .bool
        ? CodeFault(.mayBeNil(source.text(expression.range)), at: expression.range)
        : CodeFault(.notABool(checked.type.text), at: expression.range)
    }
    let run = checked.run
    return { frame throws(CodeStop) in try run(frame).isTrue }
  }

  /// Returns whether an expression is made of numbers without a point only.
  func isLiteral(_ expression: CodeExpression) -> Bool {
    switch expression.kind {
    case .integer: true
    case .prefix("-", let inner), .prefix("+", let inner): isLiteral(inner)
    case .binary(let sign, let left, let right):
      ["+", "-", "*", "/"].contains(sign) && isLiteral(left) && isLiteral(right)
    default: false
    }
  }

  private func isReal(_ expression: CodeExpression) -> Bool {
    switch expression.kind {
    case .real: true
    case .prefix(_, let inner): isReal(inner)
    case .binary(_, let left, let right): isReal(left) || isReal(right)
    default: false
    }
  }
}
