import Code
import ResponderKit

/// What stands at the top of texts: functions, variables, and statements that run once, as the text
/// is read.
extension CodeProgram {
  /// A variable at the top of a text.
  final class Global {
    let name: String
    let type: ValueType
    let isConstant: Bool
    /// Gives the first value, when the variable is read or its statement is reached; nil if an earlier
    /// reading did.
    let initial: OwnType.Body?

    /// Indicates whether it stands for a value that the code needs and that has to be given.
    let isAsked: Bool

    init(_ name: String, _ type: ValueType, isConstant: Bool, _ initial: OwnType.Body?) {
      (self.name, self.type, self.isConstant, self.initial) = (name, type, isConstant, initial)
      isAsked = false
    }

    init(asked name: String, _ type: ValueType) {
      (self.name, self.type, isConstant, initial, isAsked) = (name, type, false, nil, true)
    }
  }

  /// Returns the value of a variable at the top, which gets it when it is read first.
  func value(of global: Global) throws(CodeStop) -> CodeValue {
    if let value = heap[global.name] { return value }
    if global.isAsked {
      guard let value = machine.trial[global.name] else {
        throw CodeStop(.unknownValue(global.name))
      }
      return value
    }
    guard let initial = global.initial else { return .none }
    let value = try machine.call { () throws(CodeStop) in
      try initial.run(Frame(count: initial.slots))
    }
    heap[global.name] = value
    return value
  }

  /// Adds the functions and variables at the top of a text, and of the new text the statements.
  ///
  /// - Parameter known: The variables of the text, if it was read before; nil of a new one.
  func addTop(
    of tree: CodeTree, _ checker: Checker, known: [String: Global]?, _ findings: inout [Finding]
  ) {
    checker.source = tree.source
    let holder = OwnType(
      CodeTypeDeclaration(kind: .struct, name: "", range: 0..<0, nameRange: 0..<0),
      named: "", in: tree.source)
    keptHolders.append(holder)
    var methods: [OwnType.Method] = []
    func attempt(
      _ name: String, isAtTop: Bool = false, _ body: () throws(CodeFault) -> Void
    ) {
      checker.begin()
      do { try body() } catch {
        findings.append(
          Finding(
            source: tree.source, name: name, mistake: error.fact, range: error.range,
            isAtTop: isAtTop))
      }
    }
    for case .function(let function) in tree.items {
      attempt(function.fullName) { () throws(CodeFault) in
        if function.modifiers.contains("override") {
          throw CodeFault(.needsClass("override func \(function.fullName)"), at: function.range)
        }
        let method = try method(function, of: holder, in: tree.source, checker)
        functions[function.name] = [method]
        methods.append(method)
      }
    }
    let function = Scope.Function(me: nil, owner: nil, result: .void)
    function.knowsScene = true
    let scope = Scope(function)
    var (steps, deferred): ([Step], [Step]) = ([], [])
    for case .statement(let statement) in tree.items {
      attempt("", isAtTop: true) { () throws(CodeFault) in
        if let variable = statement.topVariable {
          steps.append(try self.global(variable, statement, checker, known))
        } else if known == nil {
          let step = try checker.statement(statement, in: scope)
          if case .deferring = statement.kind { deferred.append(step) } else { steps.append(step) }
        }
      }
    }
    for method in methods {
      attempt(method.declaration.fullName) { () throws(CodeFault) in
        try check(method, checker, me: nil)
      }
    }
    guard known == nil else { return }
    let (found, last) = (steps, Array(deferred.reversed()))
    top = OwnType.Body(slots: function.slots) { frame throws(CodeStop) in
      for step in found {
        // A `return` ends the text.
        guard case .next = try step(frame) else { break }
      }
      for step in last { _ = try step(frame) }
      return .void
    }
  }

  /// Adds a variable; returns what gives it its value.
  private func global(
    _ variable: CodeVariable, _ statement: CodeStatement, _ checker: Checker,
    _ known: [String: Global]?
  ) throws(CodeFault) -> Step {
    let name = variable.name ?? ""
    if let known = known?[name], heap[name] != nil, let type = renewed(known.type) {
      globals[name] = Global(name, type, isConstant: known.isConstant, nil)
      return { _ in .next }
    }
    guard !variable.isComputed, variable.didSet == nil, variable.willSet == nil else {
      throw CodeFault(.notRun(checker.source.line(ofText: statement.range)), at: statement.range)
    }
    let type = try variable.type.map { type throws(CodeFault) in try checker.type(type) }
    let function = Scope.Function(me: nil, owner: nil, result: nil)
    function.knowsScene = true
    let checked: Checker.Checked
    if let value = variable.value {
      checked =
        if let type {
          try checker.value(value, as: type, in: Scope(function))
        } else {
          try checker.expression(value, in: Scope(function))
        }
    } else if let type, type.isOptional {
      checked = Checker.Checked(type) { _ in .none }
    } else {
      throw CodeFault(.missingValue(expected: "="), at: variable.range)
    }
    guard type != nil || checked.type != .nothing else {
      throw CodeFault(.unknownContext("nil"), at: variable.value?.range ?? variable.range)
    }
    let global = Global(
      name, type ?? checked.type, isConstant: variable.isConstant,
      OwnType.Body(slots: function.slots, run: checked.run))
    globals[name] = global
    let (machine, source, offset) = (machine, checker.source, statement.range.lowerBound)
    let line = checker.line(.assignment, statement.range, name)
    return { [unowned self] _ throws(CodeStop) in
      try machine.step(source, offset)
      machine.tell(line, try self.value(of: global))
      return .next
    }
  }

  /// Runs the statements at the top of the text that was read last, once.
  package func runTop() throws(CodeStop) {
    guard let body = top else { return }
    top = nil
    machine.begin()
    machine.keepsLines = true
    defer { machine.keepsLines = false }
    _ = try machine.call { () throws(CodeStop) in try body.run(Frame(count: body.slots)) }
  }

  /// Gives a variable at the top or a static one a value, as a change that can be undone.
  ///
  /// - Returns: Whether there is such a variable, and the value is one of its type.
  package func setVariable(_ name: String, to value: CodeValue) -> Bool {
    guard let known = variables.first(where: { $0.name == name }), isValue(value, ofVariable: known)
    else { return false }
    heap[name] = value
    return true
  }

  /// Returns whether a value is one of the type of a variable.
  package func isValue(_ value: CodeValue, ofVariable variable: Variable) -> Bool {
    isValue(value, variable.type)
  }

  /// A variable that belongs to no object and no call.
  package struct Variable {
    /// The name, with that of its type before it: `Card.count`.
    package var name: String
    /// The type.
    package var type: ValueType
    /// Indicates whether it cannot change.
    package var isConstant: Bool
    /// The value; nil if it was not read yet.
    package var value: CodeValue?
    /// Indicates whether the code needs it and does not declare it, so that it has to be given.
    package var isAsked = false
  }

  /// Returns the variable of a name at the top; nil if there is none.
  package func variable(_ name: String) -> Variable? {
    globals[name].map {
      Variable(
        name: name, type: $0.type, isConstant: $0.isConstant, value: heap[name],
        isAsked: $0.isAsked)
    }
  }

  /// The variables at the top of texts and the static ones, by name.
  package var variables: [Variable] {
    let top = globals.keys.compactMap(variable)
    let own = (Array(types.values) + Array(extensions.values)).flatMap(\.statics.values).map {
      Variable(
        name: $0.fullName, type: $0.type, isConstant: $0.declaration.isConstant,
        value: heap[$0.fullName])
    }
    return (top + own).sorted { $0.name < $1.name }
  }
}

extension Checker {
  /// Checks the name of an object of the scene, which statements at the top of a text may use.
  func sceneObject(_ name: String, in scope: Scope) -> Checked? {
    guard scope.knowsScene, let object = program.sceneObject(name) else { return nil }
    // Statements that never run must not keep the scene.
    return Checked(program.type(of: object)) { [weak object] _ in
      object.map { .object($0) } ?? .none
    }
  }

  /// Checks `self.view`, which at the top of a text is the view of the scene's controller, and
  /// `self.card`, which is the object of that name.
  func memberOfTop(_ name: String, of base: CodeExpression, in scope: Scope) -> Checked? {
    guard base.name == "self", scope.function.me == nil, let me = sceneObject("self", in: scope),
      ["view", "window"].contains(name) || candidates(name, of: me.type, isStatic: false).isEmpty
    else { return nil }
    return sceneObject(name, in: scope)
  }

  /// The scene's controller, whose members statements at the top of a text name without `self.`, too.
  func meOfTop(in scope: Scope) -> Checked? {
    scope.function.me == nil ? sceneObject("self", in: scope) : nil
  }

  /// Finds a property of the scene's controller that is written at the top without `self.`.
  func propertyOfTop(
    _ name: String, _ expression: CodeExpression, in scope: Scope
  ) throws(CodeFault) -> Place? {
    guard sceneObject(name, in: scope) == nil, let me = meOfTop(in: scope) else { return nil }
    return try property(
      name, of: Place(type: me.type, get: me.run, set: nil), at: expression.range)
  }
}

extension CodeProgram {
  /// Returns the type of an object: a class of the code, or the nearest of UIKit's that code knows.
  func type(of object: AnyObject) -> ValueType {
    if let name = instance(of: object)?.type.name, let own = types[name] { return .own(own) }
    var type: AnyClass? = Swift.type(of: object)
    while let current = type {
      let name = String(describing: current)
      if Library.shared.classes[name] == current { return .object(name) }
      type = _getSuperclass(current)
    }
    return .object("AnyObject")
  }
}
