import Code
import ResponderKit

extension Checker {
  /// Checks a name that stands for a value or a type.
  func named(
    _ name: String, _ expression: CodeExpression, in scope: Scope
  ) throws(CodeFault) -> Checked {
    if let (local, levels) = scope.find(name) {
      let slot = local.slot
      if local.isFunction {
        return Checked(local.type) { frame in
          let home = frame.up(levels)
          guard case .function(let function) = home[slot] else { return home[slot] }
          return .function(function.keeping(home))
        }
      }
      if levels == 0 { return Checked(local.type) { frame in frame[slot] } }
      return Checked(local.type) { frame in frame.up(levels)[slot] }
    }
    if let global = scope.findStatic(name) { return value(of: global) }
    if let shorthand = try self.shorthand(name, expression, in: scope) { return shorthand }
    switch name {
    case "self":
      guard let me = scope.function.me else { break }
      if scope.function.isStatic { return Checked(.metatype(me)) { _ in .type(me) } }
      return Checked(me) { frame in frame.me }
    case "super": throw CodeFault(.noSuper, at: expression.range)
    case "Self":
      guard let me = scope.function.me else { break }
      return Checked(.metatype(me)) { _ in .type(me) }
    default: break
    }
    if let place = try ownProperty(name, expression, in: scope) {
      return Checked(place.type, place.get)
    }
    if let method = try ownMethodValue(name, in: scope) { return method }
    if let type = program.type(named: name, in: scope.function.owner) ?? library.type(named: name) {
      return Checked(.metatype(type)) { _ in .type(type) }
    }
    if let global = program.globals[name], !global.isAsked { return value(of: global) }
    if let object = sceneObject(name, in: scope) { return object }
    if let place = try propertyOfTop(name, expression, in: scope) {
      return Checked(place.type, place.get)
    }
    if let number = Self.numbersOfC[name] { return Checked(.real) { _ in .real(number) } }
    throw CodeFault(
      .unknownName(name, suggestions: suggestions(for: name, in: scope)), at: expression.range)
  }

  private func value(of global: CodeProgram.Global) -> Checked {
    let program = program
    return Checked(global.type) { _ throws(CodeStop) in try program.value(of: global) }
  }

  private static let numbersOfC: [String: Double] = [
    "M_PI": .pi, "M_PI_2": .pi / 2, "M_PI_4": .pi / 4, "M_SQRT2": 2.squareRoot(),
    "FLT_MAX": Double(Float.greatestFiniteMagnitude), "DBL_MAX": .greatestFiniteMagnitude,
    "FLT_EPSILON": Double(Float.ulpOfOne), "DBL_EPSILON": .ulpOfOne,
    "CGFLOAT_MIN": .leastNormalMagnitude, "INFINITY": .infinity, "HUGE_VALF": .infinity,
  ]

  func suggestions(for name: String, in scope: Scope) -> [String] {
    var names = scope.names + program.names + Array(library.functions.keys)
    if name.first?.isUppercase == true { names += Array(library.classes.keys) }
    if let me = scope.function.me { names += self.names(of: me) }
    return Spelling.near(name, in: names)
  }

  func names(of type: ValueType, isStatic: Bool = false) -> [String] {
    var names = library.names(of: type, isStatic: isStatic)
    if case .own(let own) = type { names += own.memberNames(isStatic: isStatic) }
    return names
  }

  /// Checks `$0`.
  private func shorthand(
    _ name: String, _ expression: CodeExpression, in scope: Scope
  ) throws(CodeFault) -> Checked? {
    guard name.hasPrefix("$"), let index = Int(name.dropFirst()) else { return nil }
    guard let types = scope.function.shorthand, types.indices.contains(index) else {
      throw CodeFault(.unknownName(name, suggestions: []), at: expression.range)
    }
    return Checked(types[index]) { frame in frame[index] }
  }

  /// Finds a property of `self` that is written without it.
  func ownProperty(
    _ name: String, _ expression: CodeExpression, in scope: Scope
  ) throws(CodeFault) -> Place? {
    guard let me = scope.function.me else { return nil }
    if scope.function.isStatic {
      return try staticProperty(name, of: me, at: expression.range)
    }
    let base = Place(type: me, get: { frame in frame.me }, set: changeOfMe(scope))
    if let place = try property(name, of: base, at: expression.range) { return place }
    // The instance variable of a property.
    guard isC, name.hasPrefix("_") else { return nil }
    return try property(String(name.dropFirst()), of: base, at: expression.range)
  }

  /// Returns what sets `self`, of a structure in a method that may change it.
  func changeOfMe(_ scope: Scope) -> ((Frame, CodeValue) throws(CodeStop) -> Void)? {
    guard scope.function.mayChangeMe else { return nil }
    return { frame, value throws(CodeStop) in frame.me = value }
  }

  /// Returns a method of `self` as a value: `views.forEach(addSubview)`.
  private func ownMethodValue(
    _ name: String, in scope: Scope
  ) throws(CodeFault) -> Checked? {
    guard let me = scope.function.me, !scope.function.isStatic else { return nil }
    return try methodValue(name, of: Checked(me) { frame in frame.me })
  }

  // MARK: Members of types

  /// Checks `.red` and the like, whose type its place tells.
  func implicitMember(
    _ name: String, _ expression: CodeExpression, expecting expected: ValueType?, in scope: Scope
  ) throws(CodeFault) -> Checked {
    guard let type = expected?.unwrapped, type != .any else {
      throw CodeFault(.unknownContext(".\(name)"), at: expression.range)
    }
    if expected?.isOptional == true, name == "none" {
      return Checked(expected ?? .nothing) { _ in .none }
    }
    if let place = try staticProperty(name, of: type, at: expression.range) {
      return Checked(place.type, place.get)
    }
    throw CodeFault(
      .unknownMember(
        name, of: type.text, suggestions: Spelling.near(name, in: names(of: type, isStatic: true))),
      at: expression.range)
  }

  /// Returns a property or a case of a type itself; nil if there is none.
  func staticProperty(
    _ name: String, of type: ValueType, at range: Range<Int>
  ) throws(CodeFault) -> Place? {
    if case .own(let own) = type {
      own.addCase(name)
      if let index = own.cases.firstIndex(where: { $0.name == name }) {
        guard own.cases[index].values.isEmpty else { return nil }
        return Place(type: type, get: { _ in .enumCase(own, index, []) }, set: nil)
      }
      if name == "allCases", own.kind == .enum {
        let all = own.cases.indices.filter { own.cases[$0].values.isEmpty }
        return Place(
          type: .array(type), get: { _ in .array(all.map { .enumCase(own, $0, []) }) }, set: nil)
      }
      if let place = staticProperty(name, of: own, as: type) { return place }
    }
    for other in program.extensions(of: type) {
      if let place = staticProperty(name, of: other, as: type) { return place }
    }
    guard let member = library.members(name, of: type, isStatic: true).first(where: \.isProperty),
      case .property(let get, _) = member.kind
    else { return nil }
    return Place(type: member.type, get: { _ throws(CodeStop) in try get(.none) }, set: nil)
  }

  /// Returns a static property of a type or an extension of the code.
  private func staticProperty(_ name: String, of own: OwnType, as type: ValueType) -> Place? {
    let program = program
    if let known = own.staticProperty(named: name) {
      return Place(
        type: known.type, get: { _ throws(CodeStop) in try program.value(of: known) },
        set: known.declaration.isConstant
          ? nil : { _, value throws(CodeStop) in program.heap[known.fullName] = value })
    }
    guard let known = own.computedProperty(named: name, isStatic: true) else { return nil }
    return Place(
      type: known.type,
      get: { _ throws(CodeStop) in try program.run(known.getter, me: .type(type)) }, set: nil)
  }
}
