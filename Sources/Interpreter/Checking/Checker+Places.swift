import Code

/// The places that an assignment sets: variables, properties, elements, tuples of them.
extension Checker {
  /// Checks the left side of an assignment.
  func place(
    _ expression: CodeExpression, in scope: Scope
  ) throws(CodeFault) -> Place {
    switch expression.kind {
    case .name(let name):
      if let (local, levels) = scope.find(name) {
        let (slot, heap) = (local.slot, program.heap)
        var place = Place(
          type: local.type, get: { frame in frame.up(levels)[slot] },
          set: local.isConstant
            ? nil
            : { frame, value throws(CodeStop) in
              frame.changing(levels, heap.changeObserver)[slot] = value
            })
        place.take = { frame in
          let owner = frame.changing(levels, heap.changeObserver)
          defer { owner[slot] = .none }
          return owner[slot]
        }
        return place
      }
      if name == "self", let me = scope.function.me {
        return Place(type: me, get: { frame in frame.me }, set: changeOfMe(scope))
      }
      if scope.findStatic(name) == nil, let place = try ownProperty(name, expression, in: scope) {
        return try settableDirectly(place, name, in: scope)
      }
      if let global = scope.findStatic(name) ?? program.globals[name] {
        let program = program
        return Place(
          type: global.type, get: { _ throws(CodeStop) in try program.value(of: global) },
          set: global.isConstant
            ? nil : { _, value throws(CodeStop) in program.heap[global.name] = value })
      }
      if let place = try propertyOfTop(name, expression, in: scope) { return place }
      let checked = try named(name, expression, in: scope)
      return Place(type: checked.type, get: checked.run, set: nil)
    case .member(let base, let name):
      if base.name == "super" { return try superPlace(name, expression, in: scope) }
      if let object = memberOfTop(name, of: base, in: scope) {
        return Place(type: object.type, get: object.run, set: nil)
      }
      if let type = try metatype(base, in: scope) {
        guard let place = try staticProperty(name, of: type, at: expression.range) else {
          throw unknownMember(name, of: type, isStatic: true, at: expression.range)
        }
        return place
      }
      let owner = try place(unwrapping(base, in: scope), in: scope)
      guard let place = try property(name, of: owner, at: expression.range) else {
        if owner.type.isOptional {
          throw CodeFault(.mayBeNil(source.text(base.range)), at: base.range)
        }
        throw unknownMember(name, of: owner.type, at: expression.range)
      }
      return base.name == "self" ? try settableDirectly(place, name, in: scope) : place
    case .element(let base, let arguments):
      return try elementPlace(
        of: try place(unwrapping(base, in: scope), in: scope), arguments, expression, in: scope)
    case .optionalChain(let base):
      var place = try self.place(base, in: scope)
      guard case .optional(let inner) = place.type else { return place }
      let (get, outer) = (place.get, place.exists)
      (place.type, place.isChained) = (inner, true)
      place.exists = { frame throws(CodeStop) in
        if let outer, !(try outer(frame)) { return false }
        return !(try get(frame)).isNone
      }
      return place
    case .forced(let base):
      var place = try self.place(base, in: scope)
      guard case .optional(let inner) = place.type else { return place }
      let (get, name) = (place.get, source.text(base.range))
      place.type = inner
      place.get = { frame throws(CodeStop) in
        let value = try get(frame)
        if value.isNone { throw CodeStop(.isNil(name)) }
        return value
      }
      return place
    case .tuple(let elements): return try tuplePlace(elements, in: scope)
    default:
      let checked = try part(expression, expecting: nil, in: scope)
      let run = checked.run
      return Place(
        type: checked.type, get: run, set: nil,
        exists: checked.isChained
          ? { frame throws(CodeStop) in !(try run(frame)).isNone } : nil,
        isChained: checked.isChained)
    }
  }

  /// Checks `(a, b)` on the left side of an assignment.
  private func tuplePlace(
    _ elements: [CodeArgument], in scope: Scope
  ) throws(CodeFault) -> Place {
    var places: [Place] = []
    for element in elements { places.append(try place(element.value, in: scope)) }
    let (gets, sets) = (places.map(\.get), places.compactMap(\.set))
    var whole = Place(
      type: .tuple(places.map { ValueType.TupleElement(nil, $0.type) }),
      get: { frame throws(CodeStop) in
        var values: [CodeValue] = []
        for get in gets { values.append(try get(frame)) }
        return .tuple(values)
      }, set: nil)
    if sets.count == places.count {
      whole.set = { frame, value throws(CodeStop) in
        guard case .tuple(let values) = value else { return }
        for (set, value) in zip(sets, values) { try set(frame, value) }
      }
    }
    return whole
  }

  private func metatype(
    _ expression: CodeExpression, in scope: Scope
  ) throws(CodeFault) -> ValueType? {
    if let type = try typeName(expression, in: scope) { return type }
    guard expression.name == "Self" else { return nil }
    return scope.function.me
  }

  private func superPlace(
    _ name: String, _ expression: CodeExpression, in scope: Scope
  ) throws(CodeFault) -> Place {
    let me = Place(type: scope.function.me ?? .any, get: { frame in frame.me }, set: nil)
    guard let place = try inheritedProperty(name, of: me, in: scope, at: expression.range) else {
      throw CodeFault(.noSuper, at: expression.range)
    }
    return place
  }

  /// Lets an initializer set properties of its own object, constants, too, and an observer its own
  /// property: directly, without observers.
  private func settableDirectly(
    _ place: Place, _ name: String, in scope: Scope
  ) throws(CodeFault) -> Place {
    let function = scope.function
    guard let owner = function.owner,
      let index = owner.stored.firstIndex(where: { $0.name == name }),
      function.method?.declaration.name == "init" || function.observed == name
    else { return place }
    var place = place
    if owner.kind == .class {
      let program = program
      place.set = { frame, value throws(CodeStop) in
        program.initialize(index, of: frame.me, to: value)
      }
    } else if place.set != nil {
      place.set = { frame, value in
        frame.me = frame.me.settingProperty(index, value)
      }
    }
    return place
  }

  /// Checks what an assignment gives a place.
  func newValue(
    of place: Place, _ target: CodeExpression, _ sign: String?, _ value: CodeExpression,
    _ range: Range<Int>, in scope: Scope
  ) throws(CodeFault) -> Checked {
    guard let sign else { return try self.value(value, as: place.type, in: scope) }
    var (left, inner, slot) = (target, scope, Int?.none)
    if place.exists != nil, !place.type.isOptional {
      // Behind a `?` the value is there when it is read.
      (left, inner) = (CodeExpression(.name("old value"), at: target.range), scope.nested())
      slot = inner.declare("old value", place.type, isConstant: true)
    }
    let sum = CodeExpression(.binary(sign, left, value), at: range)
    var checked = try binary(sign, left, value, sum, expecting: place.type, in: inner)
    if let slot {
      let (run, get) = (checked.run, place.get)
      checked.run = { frame throws(CodeStop) in
        frame[slot] = try get(frame)
        return try run(frame)
      }
    }
    if fits(checked.type, place.type) { return checked }
    if isC, let converted = converted(checked, to: place.type) { return converted }
    throw mismatch(checked.type, place.type, at: value.range)
  }
}
