import Code
import ResponderKit

extension Checker {
  /// Checks conditions all of which must hold.
  func conditions(
    _ conditions: [CodeCondition], in scope: Scope
  ) throws(CodeFault) -> (Frame) throws(CodeStop) -> Bool {
    var tests: [(Frame) throws(CodeStop) -> Bool] = []
    for condition in conditions { tests.append(try test(condition, in: scope)) }
    let found = tests
    if found.count == 1 { return found[0] }
    return { frame throws(CodeStop) in
      for test in found { guard try test(frame) else { return false } }
      return true
    }
  }

  private func test(
    _ condition: CodeCondition, in scope: Scope
  ) throws(CodeFault) -> (Frame) throws(CodeStop) -> Bool {
    let machine = machine
    switch condition {
    case .expression(let expression):
      let test = try self.condition(expression, in: scope)
      let line = line(.condition, expression.range)
      return { frame throws(CodeStop) in
        let holds = try test(frame)
        machine.tell(line, .bool(holds))
        return holds
      }
    case .binding(let name, let isVariable, let type, let value, let range):
      let expression = value ?? CodeExpression(.name(name), at: range)
      let declared = try type.map { type throws(CodeFault) in try self.type(type) }
      let checked = try self.expression(expression, expecting: declared?.orNil, in: scope)
      guard checked.type.isOptional else {
        throw CodeFault(
          .wrongType(checked.type.text, expected: checked.type.orNil.text), at: expression.range)
      }
      let slot = scope.declare(
        name, declared?.unwrapped ?? checked.type.unwrapped, isConstant: !isVariable)
      let (run, line) = (checked.run, line(.condition, range, name))
      return { frame throws(CodeStop) in
        let value = try run(frame)
        frame[slot] = value
        machine.tell(line, value)
        return !value.isNone
      }
    case .matching(let pattern, let expression):
      let checked = try self.expression(expression, in: scope)
      let match = try self.pattern(pattern, checked.type, in: scope, at: expression.range)
      let (run, line) = (checked.run, line(.condition, expression.range))
      return { frame throws(CodeStop) in
        let value = try run(frame)
        machine.tell(line, value)
        return try match(frame, value)
      }
    }
  }
}
