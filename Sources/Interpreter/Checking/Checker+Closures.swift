import Code

extension Checker {
  func closure(
    _ closure: CodeClosure, _ expression: CodeExpression, expecting expected: ValueType?,
    in scope: Scope
  ) throws(CodeFault) -> Checked {
    var (wanted, wantedResult): ([ValueType]?, ValueType?)
    if case .function(let parameters, let result)? = expected?.unwrapped {
      (wanted, wantedResult) = (parameters, result)
    }
    // Two names for one pair take it apart.
    var takesApart = false
    if let first = wanted?.first, wanted?.count == 1, case .tuple(let elements) = first {
      takesApart =
        closure.parameters.map { $0.count == elements.count }
        ?? source.text(expression.range).contains("$1")
      if takesApart { wanted = elements.map(\.type) }
    }
    var types: [ValueType] = []
    if let parameters = closure.parameters {
      for (index, parameter) in parameters.enumerated() {
        if let written = parameter.type {
          types.append(try type(written))
        } else if let wanted, wanted.indices.contains(index) {
          types.append(wanted[index])
        } else {
          throw CodeFault(.unknownContext(parameter.name ?? "_"), at: expression.range)
        }
      }
    } else {
      types = wanted ?? []
    }
    let declared = try closure.result.map { type throws(CodeFault) in try self.type(type) }
    let result = declared ?? (wantedResult == .any ? nil : wantedResult)
    let function = Scope.Function(
      me: scope.function.me, owner: scope.function.owner, isStatic: scope.function.isStatic,
      result: result)
    function.name = scope.function.name
    let inner = Scope(function, in: scope)
    for (index, type) in types.enumerated() {
      let name = closure.parameters?[index].name
      _ = inner.declare(name ?? "$\(index)", type, isConstant: true)
    }
    if closure.parameters == nil { function.shorthand = types }
    let captures = try self.captures(closure, expression, from: scope, in: inner)
    let (step, found) = try body(closure, result, in: inner)
    let kind = ValueType.function(
      takesApart ? [.tuple(types.map { ValueType.TupleElement(nil, $0) })] : types,
      result ?? found)
    let (program, machine, count, splits) = (program, machine, types.count, takesApart)
    return Checked(kind) { frame throws(CodeStop) in
      var captured: [(slot: Int, value: CodeValue)] = []
      for (slot, run) in captures { captured.append((slot, try run(frame))) }
      let kept = captured
      return .function(
        FunctionValue(of: program, in: frame.me) { given throws(CodeStop) in
          var arguments = given
          if splits, case .tuple(let values)? = given.first { arguments = values }
          if arguments.count > count { arguments.removeLast(arguments.count - count) }
          let inner = Frame(count: function.slots, me: frame.me, arguments, outer: frame)
          for (slot, value) in kept { inner[slot] = value }
          return try machine.call { () throws(CodeStop) in
            if case .returned = try step(inner) { inner.result } else { .void }
          }
        })
    }
  }

  private func captures(
    _ closure: CodeClosure, _ expression: CodeExpression, from scope: Scope, in inner: Scope
  ) throws(CodeFault) -> [(slot: Int, run: Run)] {
    var captures: [(slot: Int, run: Run)] = []
    for capture in closure.captures {
      let value = capture.value ?? CodeExpression(.name(capture.name), at: expression.range)
      let checked = try self.expression(value, in: scope)
      let type = capture.hold == "weak" ? checked.type.orNil : checked.type
      captures.append((inner.declare(capture.name, type, isConstant: true), checked.run))
    }
    return captures
  }

  /// Checks the statements of a closure. One expression alone is its result.
  private func body(
    _ closure: CodeClosure, _ result: ValueType?, in scope: Scope
  ) throws(CodeFault) -> (Step, ValueType) {
    if closure.body.count == 1, case .expression(let expression) = closure.body[0].kind {
      let (source, machine) = (source, machine)
      let offset = expression.range.lowerBound
      let checked: Checked
      if let result, result != .void {
        checked = try value(expression, as: result, in: scope)
      } else {
        checked = try self.expression(expression, in: scope)
      }
      let run = checked.run
      return (
        { frame throws(CodeStop) in
          try machine.step(source, offset)
          frame.result = try run(frame)
          return .returned
        }, checked.type
      )
    }
    let step = try statements(closure.body, in: scope)
    let found = scope.function.found
    let type = found.dropFirst().reduce(found.first ?? .void) { common($0, $1) ?? $0 }
    return (step, type)
  }
}
