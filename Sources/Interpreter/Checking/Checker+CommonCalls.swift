import Code
import ResponderKit

/// Calls that values of many types understand.
extension Checker {
  /// Checks `toggle()` of a Bool that can be set.
  func toggle(
    _ place: Place?, _ expression: CodeExpression
  ) throws(CodeFault) -> Checked {
    guard let place, let set = place.set else {
      throw CodeFault(.notAssignable(source.text(expression.range)), at: expression.range)
    }
    let get = place.get
    return Checked(.void) { frame throws(CodeStop) in
      guard case .bool(let value) = try get(frame) else { return .void }
      try set(frame, .bool(!value))
      return .void
    }
  }

  /// Checks `map` and `flatMap` of a value that may be nil.
  func optionalMap(
    _ name: String, _ inner: ValueType, _ base: Checked, _ arguments: [CodeArgument],
    _ expression: CodeExpression, in scope: Scope
  ) throws(CodeFault) -> Checked? {
    guard let argument = arguments.first, arguments.count == 1 else { return nil }
    let function = try self.expression(
      argument.value, expecting: .function([inner], .any), in: scope)
    guard case .function(_, let result) = function.type else {
      throw CodeFault(.notAFunction(source.text(argument.value.range)), at: argument.value.range)
    }
    let (value, call) = (base.run, function.run)
    return Checked(result.orNil) { frame throws(CodeStop) in
      let value = try value(frame)
      return value.isNone ? .none : try Self.call(try call(frame), [value])
    }
  }

  /// Checks `isKind(of:)` and its kin, which every object has.
  func classCall(
    _ name: String, of base: Checked, _ arguments: [CodeArgument], in scope: Scope
  ) throws(CodeFault) -> Checked? {
    guard base.type.isReference || isC && base.type == .any,
      ["isKind", "isMember", "isEqual", "responds"].contains(name),
      let argument = arguments.first, arguments.count == 1
    else { return nil }
    let (run, program, isChained) = (base.run, program, base.isChained)
    let other = try expression(argument.value, in: scope).run
    if name == "responds" {
      return Checked(.bool, isChained: isChained) { frame throws(CodeStop) in
        let object = try run(frame)
        if isChained, object.isNone { return .none }
        guard let selector = Selector.from(try other(frame)) else { return .bool(false) }
        return .bool(try program.responds(object, to: selector))
      }
    }
    return Checked(.bool, isChained: isChained) { frame throws(CodeStop) in
      let (object, other) = (try run(frame), try other(frame))
      if isChained, object.isNone { return .none }
      guard case .type(let type) = other else { return .bool(CodeValue.areEqual(object, other)) }
      return .bool(
        name == "isMember"
          ? program.isExactly(object, type) : program.isValue(object, type))
    }
  }
}
