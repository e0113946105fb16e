import Code

/// Assignments of C that are values, and variables of a function that keep their values.
extension Checker {
  /// Checks `hit = view` within an expression, whose value is the new one.
  func assignmentOfC(
    _ target: CodeExpression, _ sign: String?, _ value: CodeExpression, _ range: Range<Int>,
    in scope: Scope
  ) throws(CodeFault) -> Checked {
    // `self = [super init]` only calls it.
    if target.name == "self" { return try expression(value, in: scope) }
    let (place, set) = try settable(target, in: scope)
    let run = try newValue(of: place, target, sign, value, range, in: scope).run
    return Checked(place.type) { frame throws(CodeStop) in
      let value = try run(frame)
      try set(frame, value)
      return value
    }
  }

  /// Checks `++i` or `i--` within an expression.
  func stepOfC(
    _ target: CodeExpression, _ sign: String, isBefore: Bool, _ range: Range<Int>, in scope: Scope
  ) throws(CodeFault) -> Checked {
    let (place, set) = try settable(target, in: scope)
    let one = CodeExpression(.integer(1), at: range)
    let run = try newValue(of: place, target, sign, one, range, in: scope).run
    let get = place.get
    return Checked(place.type) { frame throws(CodeStop) in
      let (old, new) = (try get(frame), try run(frame))
      try set(frame, new)
      return isBefore ? new : old
    }
  }

  private func settable(
    _ target: CodeExpression, in scope: Scope
  ) throws(CodeFault) -> (Place, (Frame, CodeValue) throws(CodeStop) -> Void) {
    let place = try place(target, in: scope)
    guard let set = place.set else {
      throw CodeFault(.isConstant(source.text(target.range)), at: target.range)
    }
    return (place, set)
  }

  /// Checks `static NSInteger count = 0;` in a function: the variable gets its value once.
  func staticVariable(
    _ name: String, _ variable: CodeVariable, in scope: Scope
  ) throws(CodeFault) -> Step {
    let declared = try variable.type.map { type throws(CodeFault) in try self.type(type) }
    let function = Scope.Function(me: nil, owner: nil, result: nil)
    let checked =
      if let value = variable.value {
        if let declared {
          try self.value(value, as: declared, in: Scope(function))
        } else {
          try expression(value, in: Scope(function))
        }
      } else {
        Checked(declared ?? .any) { _ in .none }
      }
    let owner = scope.function.owner.map { $0.name + "." } ?? ""
    let global = CodeProgram.Global(
      "\(owner)\(scope.function.name).\(name)", declared ?? checked.type,
      isConstant: variable.isConstant, OwnType.Body(slots: function.slots, run: checked.run))
    program.globals[global.name] = global
    scope.declare(name, keptAs: global)
    return { _ in .next }
  }
}
