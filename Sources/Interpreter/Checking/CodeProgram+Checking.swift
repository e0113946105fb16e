import Code

extension CodeProgram {
  func checkedMembers(_ type: OwnType, _ checker: Checker) -> [Finding] {
    var findings: [Finding] = []
    func attempt(_ name: String, _ body: () throws(CodeFault) -> Void) {
      checker.begin()
      do { try body() } catch { findings.append(finding(error, type, name)) }
    }
    (checker.source, checker.owner) = (type.source, type)
    defer { checker.owner = nil }
    for property in type.stored where property.initial == nil {
      attempt("\(type.name).\(property.name)") { () throws(CodeFault) in
        try check(property, of: type, checker)
      }
    }
    for property in type.statics.values {
      guard let value = property.declaration.value else { continue }
      attempt("\(type.name).\(property.name)") { () throws(CodeFault) in
        let function = Scope.Function(me: type.selfType, owner: type, isStatic: true, result: nil)
        let checked = try checker.value(value, as: property.type, in: Scope(function))
        (property.initial, property.initialSlots) = (checked.run, function.slots)
      }
    }
    for property in type.computed.values {
      attempt("\(type.name).\(property.name)") { () throws(CodeFault) in
        try check(property, of: type, checker)
      }
    }
    for method in type.methods.values.flatMap({ $0 }) + type.initializers
    where method.body == nil && method.declaration.body != nil {
      let name = "\(type.name).\(method.declaration.fullName)"
      checker.source = method.source
      checker.begin()
      do throws(CodeFault) {
        try check(method, checker, me: type.selfType)
      } catch {
        method.mistake = error
        findings.append(
          Finding(source: method.source, name: name, mistake: error.fact, range: error.range))
      }
      checker.source = type.source
    }
    return findings.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private func check(
    _ property: OwnType.StoredProperty, of type: OwnType, _ checker: Checker
  ) throws(CodeFault) {
    let me = property.isLazy ? ValueType.own(type) : nil
    if let value = property.declaration.value {
      let function = Scope.Function(me: me, owner: type, result: nil)
      let checked = try checker.value(value, as: property.type, in: Scope(function))
      (property.initial, property.initialSlots) = (checked.run, function.slots)
    } else if property.beginsAsNil || type.source.language == .objectiveC && !property.isOutlet {
      property.initial = { _ in .none }
    }
    property.willSet = try accessor(
      property.declaration.willSet, "newValue", property.type, of: type, checker,
      observing: property.name)
    property.didSet = try accessor(
      property.declaration.didSet, "oldValue", property.type, of: type, checker,
      observing: property.name)
  }

  private func accessor(
    _ accessor: CodeAccessor?, _ usual: String, _ type: ValueType, of owner: OwnType,
    _ checker: Checker, observing property: String? = nil
  ) throws(CodeFault) -> OwnType.Accessor? {
    guard let accessor else { return nil }
    let function = Scope.Function(me: owner.selfType, owner: owner, result: .void)
    function.observed = property
    function.mayChangeMe = owner.kind != .class
    let scope = Scope(function)
    _ = scope.declare(accessor.parameter ?? usual, type, isConstant: true)
    let step = try checker.statements(accessor.body, in: scope)
    return OwnType.Accessor(slots: function.slots) { frame throws(CodeStop) in
      _ = try step(frame)
    }
  }

  private func check(
    _ property: OwnType.ComputedProperty, of type: OwnType, _ checker: Checker
  ) throws(CodeFault) {
    let declaration = property.declaration
    if let getter = declaration.getter {
      let function = Scope.Function(
        me: type.selfType, owner: type, isStatic: property.isStatic, result: property.type)
      function.name = property.name
      property.getter = try checker.functionBody(getter, in: Scope(function))
    }
    property.setter = try accessor(declaration.setter, "newValue", property.type, of: type, checker)
    property.willSet = try accessor(
      declaration.willSet, "newValue", property.type, of: type, checker)
    property.didSet = try accessor(declaration.didSet, "oldValue", property.type, of: type, checker)
  }

  func check(
    _ method: OwnType.Method, _ checker: Checker, me: ValueType?
  ) throws(CodeFault) {
    let declaration = method.declaration
    if method.owner.changesValues, declaration.modifiers.contains("mutating") {
      throw CodeFault(.notRun("mutating func \(declaration.name)"), at: declaration.range)
    }
    let function = Scope.Function(
      me: me, owner: me == nil ? nil : method.owner, method: method, isStatic: method.isStatic,
      result: declaration.name == "init" ? nil : method.result)
    function.name = declaration.fullName
    function.mayChangeMe =
      method.owner.kind != .class
      && (declaration.modifiers.contains("mutating") || declaration.name == "init")
    let scope = Scope(function)
    for (parameter, type) in zip(declaration.parameters, method.parameters) {
      let declared = parameter.isVariadic ? ValueType.array(type) : type
      _ = scope.declare(
        parameter.name, declared, isConstant: !parameter.isInOut && !checker.isC)
    }
    var defaults: [Run?] = []
    for (parameter, type) in zip(declaration.parameters, method.parameters) {
      let scope = Scope(Scope.Function(me: nil, owner: nil, result: nil))
      defaults.append(
        try parameter.value.map { value throws(CodeFault) in
          try checker.value(value, as: type, in: scope).run
        })
    }
    method.defaults = defaults.contains { $0 != nil } ? defaults : []
    if declaration.name == "init" {
      let step = try checker.statements(declaration.body ?? [], in: scope)
      method.body = OwnType.Body(slots: function.slots) { frame throws(CodeStop) in
        if case .returned = try step(frame) { frame.result } else { .void }
      }
    } else {
      method.body = try checker.functionBody(declaration.body ?? [], in: scope)
    }
  }
}

/// Whether statements always end with a value.
enum Ending {
  static func always(_ statements: [CodeStatement]) -> Bool {
    guard let last = statements.last else { return false }
    switch last.kind {
    case .returning: return true
    case .condition(_, let then, let otherwise):
      return always(then) && (otherwise.map(always) ?? false)
    case .selection(_, let cases): return cases.allSatisfy { always($0.body) || $0.endsOtherwise }
    case .block(let body, _): return always(body)
    case .labelled(_, let inner): return always([inner])
    case .whileLoop(let conditions, _):
      // `while true` ends with `return` only, as `while (1)` of C does.
      guard conditions.count == 1, case .expression(let one) = conditions[0] else { return false }
      switch one.kind {
      case .boolean(true): return true
      case .integer(let number): return number != 0
      default: return false
      }
    case .countingLoop(_, let condition, _, _): return condition == nil
    case .expression(let expression):
      if case .call(let callee, _) = expression.kind, let name = callee.name {
        return ["fatalError", "preconditionFailure"].contains(name)
      }
      return false
    default: return false
    }
  }
}

extension CodeCase {
  /// Indicates whether the statements go on to the next case.
  fileprivate var endsOtherwise: Bool {
    if case .fallingThrough? = body.last?.kind { true } else { false }
  }
}
