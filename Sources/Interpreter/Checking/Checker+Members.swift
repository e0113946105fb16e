import Code
import ResponderKit

extension Checker {
  /// Something that has a value, and may get another one.
  struct Place {
    var type: ValueType
    var get: Run
    /// Sets it; nil if it cannot be set.
    var set: ((Frame, CodeValue) throws(CodeStop) -> Void)?
    /// Takes the value out, which is then set; nil where only a copy can be had.
    var take: Run?
    /// Returns whether the objects before each `?` are there; nil if there is none.
    var exists: ((Frame) throws(CodeStop) -> Bool)?
    /// Indicates whether a `?` before it may have ended the whole of it.
    var isChained = false
  }

  /// Checks `base.name` that is no call.
  func member(
    _ name: String, of base: CodeExpression, _ expression: CodeExpression, in scope: Scope
  ) throws(CodeFault) -> Checked {
    if name == "self" { return try self.part(base, expecting: nil, in: scope) }
    if base.name == "super", scope.function.me != nil {
      let me = Place(type: scope.function.me ?? .any, get: { frame in frame.me }, set: nil)
      if let place = try inheritedProperty(name, of: me, in: scope, at: expression.range) {
        return Checked(place.type, place.get)
      }
    }
    if let type = try typeName(expression, in: scope) {
      return Checked(.metatype(type)) { _ in .type(type) }
    }
    if let object = memberOfTop(name, of: base, in: scope) { return object }
    if dotted(expression) == "UIScreen.main.bounds" {
      let program = program
      return Checked(.value("CGRect")) { _ in .rect(program.screenBounds()) }
    }
    let base = unwrapping(base, in: scope)
    let checked = try part(base, expecting: nil, in: scope)
    if case .metatype(let type) = checked.type {
      if let shared = sharedObject(name, of: type) { return shared }
      if let place = try staticProperty(name, of: type, at: expression.range) {
        return Checked(place.type, place.get)
      }
      throw unknownMember(name, of: type, isStatic: true, at: expression.range)
    }
    let owner = Place(type: checked.type, get: checked.run, set: nil, isChained: checked.isChained)
    guard let place = try property(name, of: owner, at: expression.range) else {
      if case .optional(let inner) = checked.type,
        try property(name, of: Place(type: inner, get: checked.run, set: nil), at: expression.range)
          != nil
      {
        throw CodeFault(.mayBeNil(source.text(base.range)), at: base.range)
      }
      if isC, !candidates(name, of: checked.type, isStatic: false).isEmpty {
        return try call(expression, [], expression, expecting: nil, in: scope)
      }
      if let message = try messageToAny(name, base, checked, [], expression, in: scope) {
        return message
      }
      if let message = try messageOfFoundation(
        name, base, checked.type, [], expression, in: scope)
      {
        return message
      }
      if let method = try methodValue(name, of: checked) { return method }
      throw unknownMember(name, of: checked.type, at: expression.range)
    }
    return Checked(place.type, isChained: checked.isChained, place.get)
  }

  /// Returns a method as a value: `views.forEach(view.addSubview)`.
  func methodValue(
    _ name: String, of base: Checked
  ) throws(CodeFault) -> Checked? {
    let run = base.run
    if case .own(let own) = base.type, let method = own.methods(named: name).first {
      let program = program
      return Checked(.function(method.parameters, method.result)) { frame throws(CodeStop) in
        let me = try run(frame)
        return .function(
          FunctionValue(of: program, in: me) { arguments throws(CodeStop) in
            try program.call(method, on: me, arguments)
          })
      }
    }
    guard let member = library.members(name, of: base.type).first,
      case .method(let call) = member.kind
    else { return nil }
    let program = program
    return Checked(.function(member.parameters, member.type)) { frame throws(CodeStop) in
      let me = try run(frame)
      return .function(
        FunctionValue(of: program, in: me) { arguments throws(CodeStop) in
          try call(me, arguments)
        })
    }
  }

  func unknownMember(
    _ name: String, of type: ValueType, isStatic: Bool = false, at range: Range<Int>
  ) -> CodeFault {
    let near = Spelling.near(name, in: names(of: type, isStatic: isStatic))
    return CodeFault(.unknownMember(name, of: type.text, suggestions: near), at: range)
  }

  /// Returns the type that names with dots stand for: `UIControl.State`; nil if they stand for none.
  func typeName(_ expression: CodeExpression, in scope: Scope) throws(CodeFault) -> ValueType? {
    guard let name = dotted(expression), name.first?.isUppercase == true,
      scope.find(String(name.prefix { $0 != "." })) == nil
    else { return nil }
    return program.type(named: name, in: scope.function.owner) ?? library.type(named: name)
  }

  private func dotted(_ expression: CodeExpression) -> String? {
    switch expression.kind {
    case .name(let name): name
    case .member(let base, let name): dotted(base).map { "\($0).\(name)" }
    default: nil
    }
  }

  // MARK: Properties

  /// Returns a property of a value; nil if there is none.
  func property(
    _ name: String, of base: Place, at range: Range<Int>
  ) throws(CodeFault) -> Place? {
    let base = contents(base)
    if case .tuple(let elements) = base.type {
      let index = elements.firstIndex { $0.label == name } ?? Int(name)
      guard let index, elements.indices.contains(index) else { return nil }
      return tupleElement(index, elements[index].type, of: base)
    }
    if case .own(let own) = base.type {
      if let place = ownProperty(name, own, of: base) { return place }
    }
    if let found = CodeSequence.property(name, of: base.type) {
      let get = base.get
      return Place(
        type: isC && found.type == .int ? .unsigned : found.type,
        get: chained(base) { frame throws(CodeStop) in try found.get(try get(frame)) }, set: nil,
        isChained: base.isChained)
    }
    if let member = library.members(name, of: base.type).first(where: \.isProperty),
      case .property(let read, let write) = member.kind
    {
      return place(member.type, of: base, read: read, write: write)
    }
    for other in program.extensions(of: base.type) {
      if let place = ownProperty(name, other, of: base) { return place }
    }
    return try propertyOfC(name, of: base, at: range)
  }

  /// Makes the place of a part of another place.
  func place(
    _ type: ValueType, of base: Place, read: @escaping (CodeValue) throws(CodeStop) -> CodeValue,
    take: ((CodeValue) throws(CodeStop) -> CodeValue)? = nil,
    write: ((CodeValue, CodeValue) throws(CodeStop) -> CodeValue)?
  ) -> Place {
    let get = base.get
    var place = Place(
      type: type, get: chained(base) { frame throws(CodeStop) in try read(try get(frame)) },
      set: nil, exists: base.exists, isChained: base.isChained)
    guard let write else { return place }
    if base.type.isReference {
      if let take { place.take = { frame throws(CodeStop) in try take(try get(frame)) } }
      let set = base.set
      place.set = { frame, value throws(CodeStop) in
        let object = try get(frame)
        if object.isNone { return }
        let changed = try write(object, value)
        // What a protocol names may be a structure.
        if changed.object == nil { try set?(frame, changed) }
      }
    } else if let set = base.set {
      place.set = { frame, value throws(CodeStop) in
        try set(frame, try write(try get(frame), value))
      }
    }
    return place
  }

  /// Lets what follows a `?` end with nil.
  private func chained(_ base: Place, _ run: @escaping Run) -> Run {
    guard base.isChained else { return run }
    let get = base.get
    return { frame throws(CodeStop) in try get(frame).isNone ? .none : try run(frame) }
  }

  private func tupleElement(_ index: Int, _ type: ValueType, of base: Place) -> Place {
    place(
      type, of: base,
      read: { value throws(CodeStop) in
        guard case .tuple(let values) = value, values.indices.contains(index) else { return .none }
        return values[index]
      },
      write: { value, new throws(CodeStop) in
        guard case .tuple(var values) = value, values.indices.contains(index) else { return value }
        values[index] = new
        return .tuple(values)
      })
  }

  private func ownProperty(_ name: String, _ own: OwnType, of base: Place) -> Place? {
    let program = program
    if own.kind == .protocol, let required = own.stored.first(where: { $0.name == name }) {
      return place(
        required.type, of: base,
        read: { value throws(CodeStop) in try program.required(name, of: value) },
        write: { value, new throws(CodeStop) in
          try program.setRequired(name, of: value, to: new)
        })
    }
    if let index = own.stored.firstIndex(where: { $0.name == name }) {
      let stored = own.stored[index]
      let isObject = own.kind == .class
      return place(
        stored.type, of: base,
        read: { value throws(CodeStop) in
          if isObject { return try program.storedValue(index, of: value) }
          guard case .structure(_, let values) = value, values.indices.contains(index) else {
            return .none
          }
          return values[index]
        },
        take: { value throws(CodeStop) in try program.takeStored(index, of: value) },
        write: { value, new throws(CodeStop) in
          if isObject {
            try program.setStored(index, of: value, to: new)
            return value
          }
          return try program.setStored(index, ofStructure: value, to: new)
        })
    }
    if let computed = own.computedProperty(named: name, isStatic: false)
      ?? program.property(name, ofProtocolsOf: own),
      computed.getter != nil || computed.declaration.getter != nil
    {
      return place(
        computed.type, of: base,
        read: { value throws(CodeStop) in
          try program.run(program.computed(name, of: value, or: computed).getter, me: value)
        },
        write: computed.declaration.setter == nil
          ? nil
          : { value, new throws(CodeStop) in
            try program.set(computed, of: value, to: new)
          })
    }
    if own.kind == .enum, name == "rawValue", let raw = own.rawType {
      return place(
        raw, of: base,
        read: { value throws(CodeStop) in
          guard case .enumCase(let type, let index, _) = value, type.cases.indices.contains(index)
          else { return .none }
          return type.cases[index].rawValue ?? .none
        }, write: nil)
    }
    // An observer of an inherited property runs round it.
    if let observed = own.computedProperty(named: name, isStatic: false),
      !CodedProperty.settable.contains(name),
      let member = library.members(name, of: base.type).first(where: \.isProperty),
      case .property(let read, let write?) = member.kind
    {
      return place(
        member.type, of: base, read: read,
        write: { value, new throws(CodeStop) in
          try program.observing(observed, of: value, read, new) { () throws(CodeStop) in
            try write(value, new)
          }
        })
    }
    return nil
  }

  /// Returns a property of `super`.
  func inheritedProperty(
    _ name: String, of me: Place, in scope: Scope, at range: Range<Int>
  ) throws(CodeFault) -> Place? {
    guard let owner = scope.function.owner else { return nil }
    if let parent = owner.ownSuperclass {
      return try property(
        name, of: Place(type: .own(parent), get: me.get, set: nil), at: range)
    }
    guard case .object(let base)? = owner.superclass,
      var place = try property(
        name, of: Place(type: .object(base), get: me.get, set: nil), at: range)
    else { return nil }
    // UIKit's own, as the object's own accessors would be asked again.
    let (get, set, machine) = (place.get, place.set, machine)
    place.get = { frame throws(CodeStop) in
      try machine.callingSuper(name, frame.me) { () throws(CodeStop) in try get(frame) }
    }
    if let set {
      place.set = { frame, value throws(CodeStop) in
        _ = try machine.callingSuper("set \(name)", frame.me) { () throws(CodeStop) in
          try set(frame, value)
          return .void
        }
      }
    }
    return place
  }

  // MARK: Elements

  /// Checks `base[index]`.
  func element(
    of base: CodeExpression, _ arguments: [CodeArgument], _ expression: CodeExpression,
    in scope: Scope
  ) throws(CodeFault) -> Checked {
    let checked = try part(unwrapping(base, in: scope), expecting: nil, in: scope)
    let owner = Place(type: checked.type, get: checked.run, set: nil, isChained: checked.isChained)
    let place = try elementPlace(of: owner, arguments, expression, in: scope)
    return Checked(place.type, isChained: checked.isChained, place.get)
  }

  /// Returns the place of an element of a list or a dictionary.
  func elementPlace(
    of base: Place, _ arguments: [CodeArgument], _ expression: CodeExpression, in scope: Scope
  ) throws(CodeFault) -> Place {
    guard let first = arguments.first else {
      throw CodeFault(.missingValue(expected: "Int"), at: expression.range)
    }
    let base = contents(base)
    let get = base.get
    let beyond = isC ? CodeStop.rangeException : CodeStop.beyondBounds
    var place: Place
    switch base.type {
    case .array(let type):
      let checked = try self.expression(first.value, expecting: .int, in: scope)
      let index = checked.run
      if case .range = checked.type {
        return Place(
          type: base.type,
          get: { frame throws(CodeStop) in
            try CodeSequence.slice(try get(frame), try index(frame))
          }, set: nil)
      }
      guard checked.type == .int || isC && checked.type == .unsigned else {
        throw mismatch(checked.type, .int, at: first.value.range)
      }
      place = Place(
        type: type,
        get: chained(base) { frame throws(CodeStop) in
          guard case .array(let values) = try get(frame).contents,
            case .int(let index) = try index(frame)
          else { return .none }
          guard values.indices.contains(index) else { throw beyond(index, values.count) }
          return values[index]
        }, set: nil, exists: base.exists, isChained: base.isChained)
      if let set = base.set {
        place.set = { frame, value throws(CodeStop) in
          guard case .array(var values) = try get(frame), case .int(let index) = try index(frame)
          else { return }
          guard values.indices.contains(index) else { throw beyond(index, values.count) }
          values[index] = value
          try set(frame, .array(values))
        }
      }
    case .dictionary(let keyType, let valueType):
      let key = try self.value(first.value, as: keyType, in: scope).run
      let fallback =
        try arguments.first { $0.label == "default" }.map { argument throws(CodeFault) in
          try self.value(argument.value, as: valueType, in: scope).run
        }
      place = Place(
        type: fallback == nil ? valueType.orNil : valueType,
        get: chained(base) { frame throws(CodeStop) in
          let key = try key(frame)
          guard case .dictionary(let pairs) = try get(frame).contents else { return .none }
          if let found = pairs.first(where: { CodeValue.areEqual($0.key, key) }) {
            return found.value
          }
          return try fallback?(frame) ?? .none
        }, set: nil, exists: base.exists, isChained: base.isChained)
      if let set = base.set {
        place.set = { frame, value throws(CodeStop) in
          let key = try key(frame)
          guard case .dictionary(var pairs) = try get(frame) else { return }
          let index = pairs.firstIndex { CodeValue.areEqual($0.key, key) }
          if let index {
            if value.isNone { pairs.remove(at: index) } else { pairs[index].value = value }
          } else if !value.isNone {
            pairs.append(CodeValue.Pair(key: key, value: value))
          }
          guard pairs.count <= CodeBudget.mostElements else {
            throw CodeStop(.tooManyElements(CodeBudget.mostElements))
          }
          try set(frame, .dictionary(pairs))
        }
      }
    case .optional:
      throw CodeFault(.mayBeNil(source.text(expression.range)), at: expression.range)
    default:
      throw CodeFault(
        .unknownMember("subscript", of: base.type.text, suggestions: []), at: expression.range)
    }
    return place
  }
}
