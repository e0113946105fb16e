import Code
import ResponderKit

extension Checker {
  /// Checks statements in a scope of their own.
  func block(_ statements: [CodeStatement], in scope: Scope) throws(CodeFault) -> Step {
    try self.statements(statements, in: scope.nested())
  }

  /// Checks statements that follow each other.
  func statements(_ statements: [CodeStatement], in scope: Scope) throws(CodeFault) -> Step {
    var steps: [CheckedStep] = []
    var deferred: [(after: Int, step: Step)] = []
    for statement in statements {
      if case .deferring(let body) = statement.kind {
        deferred.append((steps.count, try block(body, in: scope)))
        continue
      }
      steps.append(CheckedStep(run: try self.statement(statement, in: scope)))
    }
    let found = steps
    if deferred.isEmpty { return Evaluation.sequence(found[...]) }
    let last = deferred
    return { frame throws(CodeStop) in
      var (flow, reached) = (Flow.next, 0)
      while reached < found.count {
        flow = try found[reached].run(frame)
        reached += 1
        guard case .next = flow else { break }
      }
      // Those that were reached run, the last first.
      let end = reached
      for (after, step) in last.reversed() where after < end || (after == end && end == found.count)
      {
        _ = try step(frame)
      }
      return flow
    }
  }

  func statement(_ statement: CodeStatement, in scope: Scope) throws(CodeFault) -> Step {
    let (source, machine, offset) = (source, machine, statement.range.lowerBound)
    let step = try body(of: statement, in: scope)
    return { frame throws(CodeStop) in
      try machine.step(source, offset)
      return try step(frame)
    }
  }

  private func body(of statement: CodeStatement, in scope: Scope) throws(CodeFault) -> Step {
    switch statement.kind {
    case .expression(let expression): return try expressionStep(expression, in: scope)
    case .assignment(let target, let sign, let value):
      return try assignment(target, sign, value, statement, in: scope)
    case .variable(let variable): return try self.variable(variable, in: scope)
    case .function(let function): return try localFunction(function, in: scope)
    case .type(let type):
      throw CodeFault(.notHere("\(type.kind.rawValue) \(type.name)"), at: type.nameRange)
    case .condition(let conditions, let then, let otherwise):
      let inner = scope.nested()
      let test = try self.conditions(conditions, in: inner)
      let body = try block(then, in: inner)
      let other = try otherwise.map { statements throws(CodeFault) in
        try block(statements, in: scope)
      }
      return { frame throws(CodeStop) in
        try test(frame) ? try body(frame) : try other?(frame) ?? .next
      }
    case .guarding(let conditions, let otherwise):
      let body = try block(otherwise, in: scope)
      let test = try self.conditions(conditions, in: scope)
      return { frame throws(CodeStop) in try test(frame) ? .next : try body(frame) }
    case .whileLoop(let conditions, let body):
      let (inner, label) = (scope.nested(), takeLabel())
      let test = try self.conditions(conditions, in: inner)
      return loop(try block(body, in: inner), statement, label, while: test)
    case .repeatLoop(let body, let condition):
      let label = takeLabel()
      let step = try block(body, in: scope)
      let test = try self.conditions([.expression(condition)], in: scope)
      return repeating(step, statement, label, while: test)
    case .forLoop(let pattern, let sequence, let condition, let body):
      return try forLoop(pattern, sequence, condition, body, statement, in: scope)
    case .countingLoop(let initial, let condition, let after, let body):
      return try countingLoop(initial, condition, after, body, statement, in: scope)
    case .selection(let subject, let cases): return try selection(subject, cases, in: scope)
    case .returning(let value): return try returning(value, statement, in: scope)
    case .breaking(let name):
      let label = name.map(self.label)
      return { _ in .broken(label) }
    case .continuing(let name):
      let label = name.map(self.label)
      return { _ in .continued(label) }
    case .fallingThrough: return { _ in .fallenThrough }
    case .deferring(let body): return try block(body, in: scope)
    case .block(let body, let isTransparent):
      return isTransparent ? try statements(body, in: scope) : try block(body, in: scope)
    case .labelled(let name, let inner):
      let label = self.label(name)
      nextLabel = label
      let step = try self.statement(inner, in: scope)
      return { frame throws(CodeStop) in
        let flow = try step(frame)
        if case .broken(let other?) = flow, other == label { return .next }
        return flow
      }
    }
  }

  /// Returns the line of code that a statement or condition is told as.
  func line(_ role: CodeLine.Role, _ range: Range<Int>, _ name: String? = nil) -> CodeLine {
    var text = source.line(ofText: range)
    if text.hasSuffix(" {") { text.removeLast(2) }
    return CodeLine(
      source: source.name, line: source.line(of: range.lowerBound), role: role, text: text,
      name: name)
  }

  // MARK: Simple statements

  private func expressionStep(
    _ expression: CodeExpression, in scope: Scope
  ) throws(CodeFault) -> Step {
    let checked: Checked
    do { checked = try self.expression(expression, in: scope) } catch {
      return try leftOut(expression, expression.range, for: error, in: scope)
    }
    let (run, machine, line) = (checked.run, machine, line(.statement, expression.range))
    let tells = checked.type != .void && checked.type != .optional(.void)
    return { frame throws(CodeStop) in
      let value = try run(frame)
      machine.tell(line, tells ? value : nil)
      return .next
    }
  }

  private func assignment(
    _ target: CodeExpression, _ sign: String?, _ value: CodeExpression, _ statement: CodeStatement,
    in scope: Scope
  ) throws(CodeFault) -> Step {
    let place: Place
    do { place = try self.place(target, in: scope) } catch {
      // At the top of a text all variables are known.
      if target.name != nil, scope.knowsScene { throw error }
      return try leftOut(target, statement.range, for: error, in: scope)
    }
    let name = source.text(target.range)
    guard let set = place.set else {
      throw CodeFault(.isConstant(name), at: target.range)
    }
    let checked = try newValue(of: place, target, sign, value, statement.range, in: scope)
    let (run, machine, line) = (checked.run, machine, line(.assignment, statement.range, name))
    let exists = place.exists
    return { frame throws(CodeStop) in
      // Behind a `?` that finds nothing, Swift does not even look at the value.
      if let exists, !(try exists(frame)) { return .next }
      let value = try run(frame)
      try set(frame, value)
      machine.tell(line, value)
      return .next
    }
  }

  private func variable(_ variable: CodeVariable, in scope: Scope) throws(CodeFault) -> Step {
    if isC, variable.modifiers.contains("static"), let name = variable.name {
      return try staticVariable(name, variable, in: scope)
    }
    if variable.isComputed || variable.didSet != nil || variable.willSet != nil {
      throw CodeFault(.notHere("var \(variable.name ?? "")"), at: variable.range)
    }
    let declared = try variable.type.map { type throws(CodeFault) in try self.type(type) }
    guard let value = variable.value else {
      guard let name = variable.name, let declared else {
        throw CodeFault(.missingValue(expected: "="), at: variable.range)
      }
      let slot = scope.declare(name, declared, isConstant: false)
      return { frame in
        frame[slot] = .none
        return .next
      }
    }
    let checked: Checked
    if let declared {
      checked = try self.value(value, as: declared, in: scope)
    } else {
      checked = try expression(value, in: scope)
    }
    if checked.type == .nothing {
      throw CodeFault(.unknownContext("nil"), at: value.range)
    }
    let (run, machine, type) = (checked.run, machine, declared ?? checked.type)
    let line = line(.assignment, variable.range, variable.name)
    if let name = variable.name {
      let slot = scope.declare(name, type, isConstant: variable.isConstant)
      return { frame throws(CodeStop) in
        let value = try run(frame)
        machine.tell(line, value)
        frame[slot] = value
        return .next
      }
    }
    let bind = try binding(variable.pattern, type, isConstant: variable.isConstant, in: scope)
    return { frame throws(CodeStop) in
      let value = try run(frame)
      bind(frame, value)
      machine.tell(line, value)
      return .next
    }
  }

  /// Declares the names of a pattern; returns what gives them their values.
  func binding(
    _ pattern: CodePattern, _ type: ValueType, isConstant: Bool, in scope: Scope
  ) throws(CodeFault) -> (Frame, CodeValue) -> Void {
    switch pattern {
    case .binding(let name, _):
      let slot = scope.declare(name, type, isConstant: isConstant)
      return { frame, value in frame[slot] = value }
    case .tuple(let elements):
      guard case .tuple(let types) = type, types.count == elements.count else { return { _, _ in } }
      var binds: [(Frame, CodeValue) -> Void] = []
      for (element, type) in zip(elements, types) {
        binds.append(
          try binding(element.pattern, type.type, isConstant: isConstant, in: scope))
      }
      let found = binds
      return { frame, value in
        guard case .tuple(let values) = value else { return }
        for (bind, value) in zip(found, values) { bind(frame, value) }
      }
    default: return { _, _ in }
    }
  }

  private func localFunction(
    _ function: CodeFunction, in scope: Scope
  ) throws(CodeFault) -> Step {
    var types: [ValueType] = []
    for parameter in function.parameters { types.append(try type(parameter.type)) }
    let result =
      try function.result.map { type throws(CodeFault) in try self.type(type) } ?? .void
    let slot = scope.declare(
      function.name, .function(types, result), isConstant: true, isFunction: true)
    let inner = Scope.Function(
      me: scope.function.me, owner: scope.function.owner, isStatic: scope.function.isStatic,
      result: result)
    let body = Scope(inner, in: scope)
    for (parameter, type) in zip(function.parameters, types) {
      _ = body.declare(parameter.name, type, isConstant: true)
    }
    let code = try functionBody(function.body ?? [], in: body)
    let (count, program, machine) = (types.count, program, machine)
    return { frame in
      // The frame has the function; whoever reads its name keeps the frame, too.
      frame[slot] = .function(
        FunctionValue(of: program, in: frame.me) { [unowned frame] arguments throws(CodeStop) in
          let inner = Frame(
            count: code.slots, me: frame.me, Array(arguments.prefix(count)), outer: frame)
          return try machine.call { () throws(CodeStop) in try code.run(inner) }
        })
      return .next
    }
  }

  /// Checks the statements of a function. One expression alone is its result.
  func functionBody(
    _ statements: [CodeStatement], in scope: Scope
  ) throws(CodeFault) -> OwnType.Body {
    let function = scope.function
    if statements.count == 1, case .expression(let expression) = statements[0].kind,
      let result = function.result, result != .void
    {
      let checked = try value(expression, as: result, in: scope)
      let (run, machine, source) = (checked.run, machine, source)
      let (offset, line) = (expression.range.lowerBound, line(.result, expression.range))
      return OwnType.Body(slots: function.slots) { frame throws(CodeStop) in
        try machine.step(source, offset)
        let value = try run(frame)
        machine.tell(line, value)
        return value
      }
    }
    let step = try self.statements(statements, in: scope)
    if let result = function.result, result != .void, !Ending.always(statements) {
      throw CodeFault(
        .missingReturn(expected: result.text),
        at: statements.last?.range ?? function.method?.declaration.nameRange ?? 0..<0)
    }
    return OwnType.Body(slots: function.slots) { frame throws(CodeStop) in
      if case .returned = try step(frame) { frame.result } else { .void }
    }
  }

  private func returning(
    _ value: CodeExpression?, _ statement: CodeStatement, in scope: Scope
  ) throws(CodeFault) -> Step {
    let (machine, line) = (machine, line(.result, statement.range))
    guard let value else {
      return { frame in
        machine.tell(line, nil)
        frame.result = .void
        return .returned
      }
    }
    let checked: Checked
    if let result = scope.function.result, result != .void {
      checked = try self.value(value, as: result, in: scope)
    } else {
      checked = try expression(value, in: scope)
      scope.function.found.append(checked.type)
    }
    let run = checked.run
    return { frame throws(CodeStop) in
      let value = try run(frame)
      machine.tell(line, value)
      frame.result = value
      return .returned
    }
  }

  // MARK: Loops

  func takeLabel() -> LoopLabel? {
    defer { nextLabel = nil }
    return nextLabel
  }

  private func label(_ name: String) -> LoopLabel {
    let label = labels[name] ?? LoopLabel(number: labels.count)
    labels[name] = label
    return label
  }

  private func loop(
    _ body: @escaping Step, _ statement: CodeStatement, _ label: LoopLabel?,
    while test: @escaping (Frame) throws(CodeStop) -> Bool
  ) -> Step {
    let (machine, source, offset) = (machine, source, statement.range.lowerBound)
    return { frame throws(CodeStop) in
      while try test(frame) {
        try machine.step(source, offset)
        switch try body(frame) {
        case .next, .continued(nil), .fallenThrough: continue
        case .broken(nil): return .next
        case .continued(let other?) where other == label: continue
        case let flow: return flow
        }
      }
      return .next
    }
  }

  private func repeating(
    _ body: @escaping Step, _ statement: CodeStatement, _ label: LoopLabel?,
    while test: @escaping (Frame) throws(CodeStop) -> Bool
  ) -> Step {
    let (machine, source, offset) = (machine, source, statement.range.lowerBound)
    return { frame throws(CodeStop) in
      repeat {
        try machine.step(source, offset)
        switch try body(frame) {
        case .next, .continued(nil), .fallenThrough: continue
        case .broken(nil): return .next
        case .continued(let other?) where other == label: continue
        case let flow: return flow
        }
      } while try test(frame)
      return .next
    }
  }

  private func forLoop(
    _ pattern: CodePattern, _ sequence: CodeExpression, _ condition: CodeExpression?,
    _ body: [CodeStatement], _ statement: CodeStatement, in scope: Scope
  ) throws(CodeFault) -> Step {
    let label = takeLabel()
    var checked = try expression(unwrapping(sequence, in: scope), in: scope)
    if isC, let list = converted(checked, to: checked.type.unwrapped) { checked = list }
    guard let type = CodeSequence.element(of: checked.type) else {
      throw checked.type.isOptional
        ? CodeFault(.mayBeNil(source.text(sequence.range)), at: sequence.range)
        : CodeFault(.notASequence(checked.type.text), at: sequence.range)
    }
    let inner = scope.nested()
    let match: Match
    switch pattern {
    case .anything: match = { _, _ in true }
    case .binding, .tuple:
      let bind = try binding(pattern, type, isConstant: true, in: inner)
      match = { frame, value in
        bind(frame, value)
        return true
      }
    case .cast(.binding, let written) where isC:
      guard case .cast(let name, _) = pattern else { fallthrough }
      let bind = try binding(name, try self.type(written), isConstant: false, in: inner)
      match = { frame, value in
        bind(frame, value)
        return true
      }
    default: match = try self.pattern(pattern, type, in: inner, at: sequence.range)
    }
    let test = try condition.map { condition throws(CodeFault) in
      try self.condition(condition, in: inner)
    }
    let step = try block(body, in: inner)
    let (run, machine, source, offset) = (checked.run, machine, source, statement.range.lowerBound)
    let name: String? = if case .binding(let name, _) = pattern { name } else { nil }
    let line = line(.element, statement.range, name)
    return { frame throws(CodeStop) in
      for value in try CodeSequence.elements(of: try run(frame)) {
        try machine.step(source, offset)
        guard try match(frame, value) else { continue }
        if let test, !(try test(frame)) { continue }
        machine.tell(line, value)
        switch try step(frame) {
        case .next, .continued(nil), .fallenThrough: continue
        case .broken(nil): return .next
        case .continued(let other?) where other == label: continue
        case let flow: return flow
        }
      }
      return .next
    }
  }
}
