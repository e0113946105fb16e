import Code

/// Messages to an object of which only the running code knows the class, as to an `id`.
extension Checker {
  /// Checks a message to an object that may be of any class; nil if no class has the method.
  ///
  /// Each class that has it is checked for itself. As it runs, the first that the object is of counts;
  /// where there is none, the app would end.
  func messageToAny(
    _ name: String, _ base: CodeExpression, _ receiver: Checked, _ arguments: [CodeArgument],
    _ expression: CodeExpression, in scope: Scope
  ) throws(CodeFault) -> Checked? {
    guard isC, receiver.type.unwrapped.isAnyOfC else { return nil }
    let types = receivers(of: name)
    if types.isEmpty { return nil }
    // Each argument is checked and has its value once, whatever the classes make of it.
    let outer = scope.nested()
    var given: [(slot: Int, run: Run)] = []
    let arguments = try arguments.enumerated().map { index, argument throws(CodeFault) in
      let checked = try self.expression(argument.value, in: scope)
      let name = "id \(index)"
      given.append((outer.declare(name, checked.type, isConstant: true), checked.run))
      return CodeArgument(argument.label, CodeExpression(.name(name), at: argument.value.range))
    }
    var found: [(type: ValueType, slot: Int, checked: Checked)] = []
    var fault: CodeFault?
    for type in types {
      let inner = outer.nested()
      let slot = inner.declare("id", type, isConstant: true)
      let object = CodeExpression(.name("id"), at: base.range)
      let callee = CodeExpression(.member(object, name), at: expression.range)
      do throws(CodeFault) {
        let call = CodeExpression(.call(callee, arguments), at: expression.range)
        found.append((type, slot, try self.expression(call, in: inner)))
      } catch {
        fault = fault ?? error
      }
    }
    guard let first = found.first else {
      if let fault { throw fault }
      return nil
    }
    let type = found.dropFirst().reduce(first.checked.type) { common($0, $1.checked.type) ?? .any }
    let (all, values, run, program) = (found, given, receiver.run, program)
    return Checked(type, isChained: true) { frame throws(CodeStop) in
      let value = try run(frame).contents
      if value.isNone { return .none }
      for (slot, run) in values { frame[slot] = try run(frame) }
      for candidate in all where program.isValue(value, candidate.type) {
        frame[candidate.slot] = value
        return try candidate.checked.run(frame)
      }
      let kind = program.dynamicType(of: value, or: .any).text
      throw CodeStop(
        .misuse("NSInvalidArgumentException: -[\(kind) \(name)]: unrecognized selector"))
    }
  }

  /// Returns the types whose objects understand a message, the special ones first.
  private func receivers(of name: String) -> [ValueType] {
    var names: Set = [name]
    if name.hasPrefix("set"), name.count > 3 {
      names.insert(name.dropFirst(3).prefix(1).lowercased() + name.dropFirst(4))
    }
    for name in names { names.insert("is" + name.prefix(1).uppercased() + name.dropFirst()) }
    let own = program.types.values.filter { type in
      type.kind == .class && !names.isDisjoint(with: type.memberNames(isStatic: false))
    }
    .sorted { ($0.depth, $1.name) > ($1.depth, $0.name) }
    let classes = library.classes.keys.filter { owner in
      let type = ValueType.object(owner)
      return library.members[owner].map { !names.isDisjoint(with: $0.keys) } ?? false
        || program.extensions(of: type).contains {
          $0.name == owner && !names.isDisjoint(with: $0.memberNames(isStatic: false))
        }
    }
    .sorted { (library.lineage(ofClass: $0).count, $1) > (library.lineage(ofClass: $1).count, $0) }
    let values: [ValueType] = [.array(.any), .set(.any), .dictionary(.any, .any), .string, .real]
    return own.map { .own($0) } + classes.map { .object($0) }
      + values.filter { type in
        names.contains { name in
          CodeSequence.knows(name, type) || CodeSequence.property(name, of: type) != nil
            || !library.members(name, of: type).isEmpty
        }
      }
  }
}

extension OwnType {
  /// The number of classes of the code that it inherits from.
  fileprivate var depth: Int {
    var (depth, type) = (0, ownSuperclass)
    while let current = type, depth < 100 { (depth, type) = (depth + 1, current.ownSuperclass) }
    return depth
  }
}

extension ValueType {
  /// Indicates whether it says nothing of the class of an object, as `id`.
  fileprivate var isAnyOfC: Bool { self == .any || self == .object("AnyObject") }
}
