import Code
import ResponderKit

extension Checker {
  /// Checks a call of a member of a type itself: a case with values, a static method.
  func staticCall(
    _ name: String, of type: ValueType, _ arguments: [CodeArgument], _ expression: CodeExpression,
    in scope: Scope
  ) throws(CodeFault) -> Checked {
    if name == "init" { return try make(type, arguments, expression, in: scope) }
    if arguments.isEmpty, let shared = sharedObject(name, of: type) { return shared }
    let program = program
    var found: [Candidate] = []
    if case .own(let own) = type {
      if let index = own.cases.firstIndex(where: { $0.name == name }),
        !own.cases[index].values.isEmpty
      {
        let values = own.cases[index].values
        found.append(
          Candidate(signature: Signature(name, values.map(\.label), values.map(\.type), type)) {
            _, values in .enumCase(own, index, values)
          })
      }
      for method in own.methods(named: name) where method.isStatic {
        found.append(
          Candidate(method) { _, values throws(CodeStop) in
            try program.call(method, on: .type(type), values)
          })
      }
    }
    for member in library.members(name, of: type, isStatic: true) {
      guard case .method(let call) = member.kind else { continue }
      found.append(
        Candidate(signature: Signature(member)) { me, values throws(CodeStop) in
          try call(me, values)
        })
    }
    for other in program.extensions(of: type) {
      for method in other.methods(named: name) where method.isStatic {
        found.append(
          Candidate(method) { _, values throws(CodeStop) in
            try program.call(method, on: .type(type), values)
          })
      }
    }
    guard !found.isEmpty else {
      throw unknownMember(name, of: type, isStatic: true, at: expression.range)
    }
    return try resolved(found, name, arguments, expression, base: { _ in .none }, in: scope)
  }

  /// Checks a call of an initializer.
  func make(
    _ type: ValueType, _ arguments: [CodeArgument], _ expression: CodeExpression, in scope: Scope
  ) throws(CodeFault) -> Checked {
    let machine = machine
    switch type {
    case .string where arguments.count == 1 && arguments[0].label == "describing":
      let value = try self.expression(arguments[0].value, in: scope).run
      return Checked(.string) { frame throws(CodeStop) in
        .string(machine.printed(try value(frame)))
      }
    case .array(let element):
      guard let first = arguments.first else { return Checked(type) { _ in .array([]) } }
      if first.label == "repeating", arguments.count == 2 {
        let checked =
          element == .any
          ? try self.expression(first.value, in: scope)
          : try self.value(first.value, as: element, in: scope)
        let value = checked.run
        let count = try self.value(arguments[1].value, as: .int, in: scope).run
        return Checked(element == .any ? .array(checked.type) : type) { frame throws(CodeStop) in
          guard case .int(let count) = try count(frame), count >= 0 else {
            throw CodeStop(.invalidRange)
          }
          guard count <= CodeBudget.mostElements else {
            throw CodeStop(.tooManyElements(CodeBudget.mostElements))
          }
          let value = try value(frame)
          return .array(Array(repeating: value, count: count))
        }
      }
      return try converted(first, to: type, in: scope) { .array($0) }
    case .set(_):
      guard let first = arguments.first else { return Checked(type) { _ in .set([]) } }
      return try converted(first, to: type, in: scope) { .set(CodeSequence.withoutDoubles($0)) }
    case .dictionary: return Checked(type) { _ in .dictionary([]) }
    case .int: return try toInt(arguments, expression, in: scope)
    case .own(let own): return try make(own, arguments, expression, in: scope)
    case .object(let name): return try make(object: name, arguments, expression, in: scope)
    default:
      let found = library.members("init", of: type, isStatic: true).compactMap {
        member -> Candidate? in
        guard case .method(let call) = member.kind else { return nil }
        return Candidate(signature: Signature(member)) { _, values throws(CodeStop) in
          try call(.none, values)
        }
      }
      guard !found.isEmpty else {
        throw unknownMember("init", of: type, isStatic: true, at: expression.range)
      }
      return try resolved(
        found, type.text, arguments, expression, base: { _ in .none }, in: scope)
    }
  }

  private func converted(
    _ argument: CodeArgument, to type: ValueType, in scope: Scope,
    _ make: @escaping ([CodeValue]) -> CodeValue
  ) throws(CodeFault) -> Checked {
    let checked = try expression(argument.value, in: scope)
    guard let element = CodeSequence.element(of: checked.type) else {
      throw CodeFault(.notASequence(checked.type.text), at: argument.value.range)
    }
    let run = checked.run
    let result: ValueType
    switch type {
    case .set: result = .set(element)
    default: result = .array(element)
    }
    return Checked(result) { frame throws(CodeStop) in
      let elements = try CodeSequence.elements(of: try run(frame))
      return make(elements)
    }
  }

  private func toInt(
    _ arguments: [CodeArgument], _ expression: CodeExpression, in scope: Scope
  ) throws(CodeFault) -> Checked {
    guard let first = arguments.first, arguments.count == 1 else {
      throw CodeFault(.missingValue(expected: "Int"), at: expression.range)
    }
    let checked = try self.expression(first.value, in: scope)
    let run = checked.run
    switch checked.type {
    case .int: return checked
    case .real:
      return Checked(.int) { frame throws(CodeStop) in
        let value = try run(frame).number ?? 0
        guard let whole = Int(exactly: value.rounded(.towardZero)) else {
          throw CodeStop(.overflow)
        }
        return .int(whole)
      }
    case .string:
      return Checked(.optional(.int)) { frame throws(CodeStop) in
        guard case .string(let text) = try run(frame), let value = Int(text) else { return .none }
        return .int(value)
      }
    default: throw mismatch(checked.type, .int, at: first.value.range)
    }
  }

  private func make(
    _ own: OwnType, _ arguments: [CodeArgument], _ expression: CodeExpression, in scope: Scope
  ) throws(CodeFault) -> Checked {
    let (program, type) = (program, ValueType.own(own))
    var found: [Candidate] = []
    if own.kind == .enum, let raw = own.rawType {
      found.append(
        Candidate(signature: Signature("init(rawValue:)", ["rawValue"], [raw], type.orNil)) {
          _, values throws(CodeStop) in
          let value = values.first ?? .none
          let index = own.cases.firstIndex { one in
            one.rawValue.map { CodeValue.areEqual($0, value) } ?? false
          }
          return index.map { .enumCase(own, $0, []) } ?? .none
        })
    }
    for method in own.allInitializers {
      var signature = Signature(method)
      signature.result = method.declaration.isFailable ? type.orNil : type
      found.append(
        Candidate(signature: signature, leftOut: .unset) { _, values throws(CodeStop) in
          try program.make(own, by: method, values)
        })
    }
    // UIView's own `init()` calls `init(frame:)`, a controller's `init(nibName:bundle:)`.
    if !own.allInitializers.contains(where: \.parameters.isEmpty),
      let other = own.initializerWithFrame ?? own.initializerWithNib
    {
      let values = other.parameters.map { $0.isOptional ? .none : CGRect.zero.codeValue }
      found.append(
        Candidate(signature: Signature("init()", [], [], type)) { _, _ throws(CodeStop) in
          try program.make(own, by: other, values)
        })
    }
    if own.kind == .struct, own.initializers.isEmpty {
      let stored = own.stored
      found.append(
        Candidate(
          signature: Signature(
            own.name, stored.map(\.name), stored.map(\.type),
            mayOmit: stored.map { $0.declaration.value != nil || $0.type.isOptional }, type),
          leftOut: .unset
        ) { _, values throws(CodeStop) in
          try program.makeStructure(own, values)
        })
    }
    if own.kind == .class, own.allInitializers.isEmpty {
      found.append(
        Candidate(signature: Signature("init()", [], [], type)) { _, _ throws(CodeStop) in
          try program.makeObject(own, frame: .zero)
        })
      if own.baseClass.map({ library.inherits($0, from: "UIGestureRecognizer") }) ?? false {
        found[found.count - 1] = Candidate(signature: .ofRecognizer(type)) {
          _, values throws(CodeStop) in
          let made = try program.makeObject(own, frame: .zero)
          if let recognizer = made.object as? UIGestureRecognizer {
            Self.target(recognizer, values)
          }
          return made
        }
      }
      found += controllerInitializers(of: own).map { initializer in
        Candidate(signature: initializer.signature(type)) { _, values throws(CodeStop) in
          let made = try program.makeObject(own, frame: .zero)
          initializer.apply(made, values)
          return made
        }
      }
      found += controlInitializers(of: own.baseClass ?? "", type) { frame throws(CodeStop) in
        try program.makeObject(own, frame: frame)
      }
      if own.baseClass.map({ library.inherits($0, from: "UIView") }) ?? false {
        found.append(
          Candidate(
            signature: Signature("init(frame:)", ["frame"], [.value("CGRect")], type)
          ) { _, values throws(CodeStop) in
            let value = values.first ?? .none
            return try program.makeObject(own, frame: CGRect.from(value) ?? .zero)
          })
      }
    }
    return try resolved(
      found, own.name, arguments, expression, base: { _ in .none }, in: scope)
  }

  private func make(
    object name: String, _ arguments: [CodeArgument], _ expression: CodeExpression, in scope: Scope
  ) throws(CodeFault) -> Checked {
    let type = ValueType.object(name)
    let program = program
    if library.inherits(name, from: "UIGestureRecognizer") {
      let signature = Signature.ofRecognizer(type)
      let candidate = Candidate(signature: signature) { _, values throws(CodeStop) in
        let recognizer = try program.makeRecognizer(name)
        Self.target(recognizer, values)
        return .object(recognizer)
      }
      return try resolved(
        [candidate], name, arguments, expression, base: { _ in .none }, in: scope)
    }
    if name == "UIViewPropertyAnimator" {
      return try resolved(
        animatorInitializers, name, arguments, expression, base: { _ in .none }, in: scope)
    }
    if name == "UIAction" { return try action(arguments, expression, in: scope) }
    var found = controlInitializers(of: name, type) { frame throws(CodeStop) in
      .object(try program.makeHost(name, frame: frame))
    }
    for member in library.statics[name]?["init"] ?? [] {
      guard case .method(let call) = member.kind else { continue }
      found.append(
        Candidate(signature: Signature(member)) { _, values throws(CodeStop) in
          let made = try call(.none, values)
          if let object = made.object as? StatefulObject {
            try program.machine.countObject()
            program.didMakeObject?(object)
          }
          return made
        })
    }
    if library.inherits(name, from: "UIView"), name != "UIWindow" {
      for hasFrame in [true, false] {
        found.append(
          Candidate(
            signature: hasFrame
              ? Signature("init(frame:)", ["frame"], [.value("CGRect")], type)
              : Signature("init()", [], [], type)
          ) { _, values throws(CodeStop) in
            let frame = hasFrame ? values.first.flatMap { CGRect.from($0) } : nil
            return .object(try program.makeHost(name, frame: frame ?? .zero))
          })
      }
    }
    if let own = Library.ownInitializer(of: name) {
      found.append(
        Candidate(signature: Signature("init(\(own.label):)", [own.label], [own.type], type)) {
          _, values throws(CodeStop) in
          let view = try program.makeHost(name, frame: .zero)
          own.apply(view, values.first ?? .none)
          return .object(view)
        })
    }
    guard !found.isEmpty else {
      throw CodeFault(.notRun("\(name)(…)"), at: expression.range)
    }
    return try resolved(found, name, arguments, expression, base: { _ in .none }, in: scope)
  }
}
