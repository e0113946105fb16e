import Code

/// The members of types and the free functions, before their statements are checked.
extension CodeProgram {
  /// Takes note of the members of types. One whose type follows from the value of another waits for
  /// that one.
  func collect(_ types: [OwnType], _ checker: Checker) -> [Finding] {
    for type in types { type.stored = type.ownSuperclass?.stored ?? [] }
    var waiting = types.flatMap { type in type.declaration.members.map { (type, $0) } }
    // Cases and written types tell those of values.
    waiting.sort { Self.rank($0.1) < Self.rank($1.1) }
    while true {
      var findings: [Finding] = []
      let open = waiting.filter { type, member in
        let found = outline(member, of: type, in: type.source, checker)
        findings += found
        return !found.isEmpty
      }
      if open.count == waiting.count || open.isEmpty { return findings }
      waiting = open
    }
  }

  /// Puts the stored properties of superclasses before a class's own, however they were declared.
  ///
  /// - Parameter done: The types that have them already.
  func inheritStored(_ type: OwnType, _ done: inout Set<ObjectIdentifier>) {
    guard done.insert(ObjectIdentifier(type)).inserted, let parent = type.ownSuperclass else {
      return
    }
    inheritStored(parent, &done)
    let names = Set(parent.stored.map(\.name))
    type.stored = parent.stored + type.stored.filter { !names.contains($0.name) }
  }

  private static func rank(_ member: CodeMember) -> Int {
    switch member {
    case .enumCase: 0
    case .variable(let variable): variable.type == nil ? 2 : 1
    default: 1
    }
  }

  /// Takes note of a member's name and types; its statements are checked later.
  func outline(
    _ member: CodeMember, of type: OwnType, in source: CodeSource, _ checker: Checker
  ) -> [Finding] {
    (checker.source, checker.owner) = (source, type)
    checker.begin()
    defer { checker.owner = nil }
    do throws(CodeFault) {
      switch member {
      case .variable(let variable): try outline(variable, of: type, checker)
      case .function(let function):
        guard function.body != nil || type.kind == .protocol, function.name != "deinit" else {
          break
        }
        type.unread.removeAll { $0.range == function.range }
        let method = try method(function, of: type, in: source, checker)
        // An extension of the protocol has it for all.
        if function.body == nil, type.method(function.fullName) != nil { break }
        if function.name == "init" {
          type.initializers.removeAll { $0.declaration.fullName == function.fullName }
          type.initializers.append(method)
        } else {
          type.methods[function.name]?.removeAll {
            $0.declaration.fullName == function.fullName && $0.parameters == method.parameters
          }
          type.methods[function.name, default: []].append(method)
        }
      case .enumCase(let one): try outline(one, of: type, checker)
      case .unread(let unread):
        type.unread.append(
          OwnType.Unread(
            name: unread.name, place: unread.problem.range.lowerBound, range: unread.range,
            source: source))
      case .type, .alias: break
      }
      return []
    } catch {
      if case .function(let function) = member {
        let isC = source.language == .objectiveC
        let name = isC ? ObjectiveCNames.selector(ofSwift: function.fullName) : function.name
        type.unread.append(
          OwnType.Unread(
            name: String(name.prefix { $0 != ":" }), place: error.range.lowerBound,
            range: function.range, source: source))
      }
      // What only changes the looks of a screen need not be understood.
      if let name = member.name, type.baseClass != nil,
        Library.shared.isInert(name, of: .own(type))
      {
        return []
      }
      return [finding(error, type, member.name.map { "\(type.name).\($0)" } ?? type.name)]
    }
  }

  private func outline(
    _ variable: CodeVariable, of type: OwnType, _ checker: Checker
  ) throws(CodeFault) {
    guard let name = variable.name else { return }
    if let base = type.baseClass, !variable.modifiers.contains("override"),
      !variable.modifiers.contains("static"),
      Library.shared.members(name, of: .object(base)).contains(where: \.isProperty)
    {
      throw CodeFault(.inherited(name, from: base), at: variable.range)
    }
    let isStatic = variable.modifiers.contains("static")
    let overrides = variable.modifiers.contains("override")
    if variable.isComputed || overrides {
      let known = variable.type
      let valueType: ValueType
      if let known {
        valueType = try checker.type(known)
      } else if let base = type.baseClass,
        let member = Library.shared.members(name, of: .object(base)).first
      {
        valueType = member.type
      } else {
        valueType = .any
      }
      type.computed[name] = OwnType.ComputedProperty(name, valueType, variable)
      return
    }
    let valueType: ValueType
    if let written = variable.type {
      valueType = try checker.type(written)
    } else if let value = variable.value {
      let scope = Scope(
        Scope.Function(me: nil, owner: type, isStatic: true, result: nil))
      valueType = try checker.expression(value, in: scope).type
    } else {
      valueType = .any
    }
    if isStatic {
      type.statics[name] = OwnType.StaticProperty(name, valueType, variable, of: type)
    } else {
      let property = OwnType.StoredProperty(name, valueType, variable)
      if let index = type.stored.firstIndex(where: { $0.name == name }) {
        type.stored[index] = property
      } else {
        type.stored.append(property)
      }
    }
  }

  private func outline(
    _ one: CodeEnumCase, of type: OwnType, _ checker: Checker
  ) throws(CodeFault) {
    guard !type.cases.contains(where: { $0.name == one.name }) else { return }
    var values: [ValueType.TupleElement] = []
    for value in one.values {
      values.append(ValueType.TupleElement(value.label, try checker.type(value.type)))
    }
    var raw: CodeValue?
    switch type.rawType {
    case .int:
      if let written = one.rawValue, case .integer(let value) = written.kind {
        raw = .int(value)
      } else if case .int(let last)? = type.cases.last?.rawValue {
        raw = .int(last &+ 1)
      } else {
        raw = .int(0)
      }
    case .string:
      if let written = one.rawValue, case .text(let pieces) = written.kind,
        case .letters(let letters)? = pieces.first
      {
        raw = .string(letters)
      } else {
        raw = .string(one.name)
      }
    default: break
    }
    type.cases.append(OwnType.EnumCase(name: one.name, values: values, rawValue: raw))
  }

  func method(
    _ function: CodeFunction, of type: OwnType, in source: CodeSource, _ checker: Checker
  ) throws(CodeFault) -> OwnType.Method {
    var parameters: [ValueType] = []
    for parameter in function.parameters {
      if parameter.type.name == "NSCoder" {
        parameters.append(.any)
      } else {
        parameters.append(try checker.type(parameter.type))
      }
    }
    let result = try function.result.map { type throws(CodeFault) in try checker.type(type) }
    return OwnType.Method(function, parameters, result ?? .void, of: type, in: source)
  }
}
