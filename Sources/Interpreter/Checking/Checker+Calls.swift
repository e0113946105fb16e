import Code
import ResponderKit

extension Checker {
  func call(
    _ callee: CodeExpression, _ arguments: [CodeArgument], _ expression: CodeExpression,
    expecting expected: ValueType?, in scope: Scope
  ) throws(CodeFault) -> Checked {
    switch callee.kind {
    case .name(let name):
      if scope.find(name) == nil,
        let checked = try freeCall(name, callee, arguments, expression, expected, in: scope)
      {
        return checked
      }
    case .member(let base, let name):
      if let checked = try memberCall(
        name, base, callee, arguments, expression, expected, in: scope)
      {
        return checked
      }
    case .implicitMember(let name):
      guard let type = expected?.unwrapped else {
        throw CodeFault(.unknownContext(".\(name)(…)"), at: callee.range)
      }
      return try staticCall(name, of: type, arguments, expression, in: scope)
    case .type(let type):
      return try make(try self.type(type), arguments, expression, in: scope)
    default: break
    }
    // A function as a value.
    let function = try part(callee, expecting: nil, in: scope)
    if case .metatype(let type) = function.type {
      return try make(type, arguments, expression, in: scope)
    }
    return try valueCall(function, callee, arguments, in: scope)
  }

  private func valueCall(
    _ function: Checked, _ callee: CodeExpression, _ arguments: [CodeArgument], in scope: Scope
  ) throws(CodeFault) -> Checked {
    guard case .function(let parameters, let result) = isC ? function.type.unwrapped : function.type
    else {
      throw function.type.isOptional
        ? CodeFault(.mayBeNil(source.text(callee.range)), at: callee.range)
        : CodeFault(.notAFunction(source.text(callee.range)), at: callee.range)
    }
    guard parameters.count == arguments.count else {
      let name = source.text(callee.range)
      throw CodeFault(
        .unknownLabel(name, of: name, forms: [function.type.text]), at: callee.range)
    }
    var given: [Checked] = []
    for (argument, type) in zip(arguments, parameters) {
      given.append(try value(argument.value, as: type, in: scope))
    }
    let (run, values) = (function.run, Evaluation.values(of: given))
    let (isChained, name) = (function.isChained, source.text(callee.range))
    return Checked(result, isChained: isChained) { frame throws(CodeStop) in
      let function = try run(frame)
      if isChained, function.isNone { return .none }
      let values = try values(frame)
      guard case .function(let function) = function else {
        throw function.isNone ? CodeStop(.isNil(name)) : CodeStop(.wrongValue("function"))
      }
      return try function.call(values)
    }
  }

  // MARK: Calls by name

  private func freeCall(
    _ name: String, _ callee: CodeExpression, _ arguments: [CodeArgument],
    _ expression: CodeExpression, _ expected: ValueType?, in scope: Scope
  ) throws(CodeFault) -> Checked? {
    if let me = scope.function.me {
      // A method of `self`.
      let isStatic = scope.function.isStatic
      let found = candidates(name, of: me, isStatic: isStatic)
      if !found.isEmpty || CodeSequence.knows(name, me) {
        let base = Checked(me) { frame in frame.me }
        let place = Place(type: me, get: base.run, set: changeOfMe(scope))
        if let checked = try methodCall(
          name, of: base, place, arguments, expression, isStatic: isStatic, in: scope)
        {
          return checked
        }
      }
    }
    if name == "String", let text = try builtIn(name, arguments, expression, expected, in: scope) {
      return text
    }
    if let type = program.type(named: name, in: scope.function.owner) ?? library.type(named: name) {
      return try make(type, arguments, expression, in: scope)
    }
    if let made = try makingMutable(name, arguments, expected, in: scope) { return made }
    if let type = collection(name, expected) {
      return try make(type, arguments, expression, in: scope)
    }
    if let function = program.functions[name] {
      let program = program
      let candidates = function.map { method in
        Candidate(method) { _, values throws(CodeStop) in
          try program.call(method, on: .none, values)
        }
      }
      return try resolved(
        candidates, name, arguments, expression, base: { _ in .none }, in: scope)
    }
    if let checked = try builtIn(name, arguments, expression, expected, in: scope) {
      return checked
    }
    guard let functions = library.functions[name] else {
      guard let me = meOfTop(in: scope) else { return nil }
      return try methodCall(name, of: me, nil, arguments, expression, isStatic: false, in: scope)
    }
    return try resolved(
      functions.compactMap(candidate), name, arguments, expression, base: { _ in .bool(true) },
      in: scope)
  }

  /// Returns the type of a collection that is named without that of its elements.
  private func collection(_ name: String, _ expected: ValueType?) -> ValueType? {
    switch (name, expected?.unwrapped) {
    case ("Array", .array(let element)): .array(element)
    case ("Array", _): .array(.any)
    case ("Set", .set(let element)): .set(element)
    case ("Set", _): .set(.any)
    default: nil
    }
  }

  private func candidate(_ member: Member) -> Candidate? {
    guard case .method(let call) = member.kind else { return nil }
    return Candidate(signature: Signature(member)) { me, values throws(CodeStop) in
      try call(me, values)
    }
  }

  func candidates(_ name: String, of type: ValueType, isStatic: Bool) -> [Candidate] {
    let program = program
    var found: [Candidate] = []
    if case .own(let own) = type {
      for method in own.methods(named: name) + program.methods(named: name, ofProtocolsOf: own)
      where method.isStatic == isStatic {
        // What UIKit calls is called as UIKit calls it, so that the record sees it.
        let fullName = method.declaration.fullName
        if CodeProgram.asked.contains(fullName), let base = own.baseClass,
          library.members(name, of: .object(base)).contains(where: { $0.fullName == fullName })
        {
          continue
        }
        found.append(
          Candidate(method) { me, values throws(CodeStop) in
            try program.call(
              program.actual(method, of: me), on: me, values, declaredBy: method)
          })
      }
    }
    found += library.members(name, of: type, isStatic: isStatic).compactMap(candidate)
    if !isStatic { found += animatorMethods(name, of: type) }
    for other in program.extensions(of: type) {
      for method in other.methods(named: name)
      where method.isStatic == isStatic && !CodeProgram.asked.contains(method.declaration.fullName)
      {
        found.append(
          Candidate(method) { me, values throws(CodeStop) in
            try program.call(method, on: me, values)
          })
      }
    }
    return found
  }

  // MARK: Calls of members

  private func memberCall(
    _ name: String, _ base: CodeExpression, _ callee: CodeExpression, _ arguments: [CodeArgument],
    _ expression: CodeExpression, _ expected: ValueType?, in scope: Scope
  ) throws(CodeFault) -> Checked? {
    if base.name == "self", name == "init", let method = scope.function.method,
      method.declaration.name == "init", let owner = scope.function.owner
    {
      return try selfInit(owner, method, arguments, expression, in: scope)
    }
    if base.name == "super" { return try superCall(name, callee, arguments, expression, in: scope) }
    if let type = try typeName(callee, in: scope) {
      return try make(type, arguments, expression, in: scope)
    }
    if ["Swift", "UIKit", "CoreGraphics", "Foundation"].contains(base.name) {
      let inner = CodeExpression(.name(name), at: callee.range)
      return try call(inner, arguments, expression, expecting: expected, in: scope)
    }
    let base = unwrapping(base, in: scope)
    let checked = try part(base, expecting: nil, in: scope)
    if case .metatype(let type) = checked.type {
      if let animation = try animation(name, of: type, arguments, in: scope) { return animation }
      return name == "init"
        ? try make(type, arguments, expression, in: scope)
        : try staticCall(name, of: type, arguments, expression, in: scope)
    }
    let place = try? self.place(base, in: scope)
    if let message = try messageOfFoundation(
      name, base, checked.type, arguments, expression, in: scope)
    {
      return message
    }
    if let call = try methodCall(
      name, of: checked, place, arguments, expression, isStatic: false, in: scope)
    {
      return call
    }
    if let message = try messageToAny(name, base, checked, arguments, expression, in: scope) {
      return message
    }
    if case .optional(let inner) = checked.type {
      let isMember =
        !candidates(name, of: inner, isStatic: false).isEmpty || CodeSequence.knows(name, inner)
      if isMember { throw CodeFault(.mayBeNil(source.text(base.range)), at: base.range) }
    }
    if let access = try accessOfC(name, of: base, arguments, at: callee.range, in: scope) {
      return access
    }
    // A property that holds a function.
    let owner = Place(type: checked.type, get: checked.run, set: nil, isChained: checked.isChained)
    if try property(name, of: owner, at: callee.range) != nil { return nil }
    throw unknownMember(name, of: checked.type, at: callee.range)
  }

  private func methodCall(
    _ name: String, of base: Checked, _ place: Place?, _ arguments: [CodeArgument],
    _ expression: CodeExpression, isStatic: Bool, in scope: Scope
  ) throws(CodeFault) -> Checked? {
    if !isStatic,
      let checked = try sequenceCall(name, of: base, place, arguments, expression, in: scope)
    {
      return checked
    }
    if !isStatic, let checked = try classCall(name, of: base, arguments, in: scope) {
      return checked
    }
    if !isStatic, case .optional(let inner) = base.type, name == "map" || name == "flatMap" {
      return try optionalMap(name, inner, base, arguments, expression, in: scope)
    }
    if !isStatic, base.type == .bool, name == "toggle", arguments.isEmpty {
      return try toggle(place, expression)
    }
    let found = candidates(name, of: base.type, isStatic: isStatic)
    if found.isEmpty { return nil }
    if !isStatic, case .own(let own) = base.type, own.kind != .class,
      let method = own.methods(named: name).first,
      method.declaration.modifiers.contains("mutating")
    {
      return try mutatingCall(own, name, place, arguments, expression, in: scope)
    }
    return try resolved(
      found, name, arguments, expression, base: base.run, isChained: base.isChained, in: scope)
  }

  private func mutatingCall(
    _ own: OwnType, _ name: String, _ place: Place?, _ arguments: [CodeArgument],
    _ expression: CodeExpression, in scope: Scope
  ) throws(CodeFault) -> Checked {
    guard let place, let set = place.set else {
      throw CodeFault(.notAssignable(source.text(expression.range)), at: expression.range)
    }
    let program = program
    let changed = Changed()
    let candidates = own.methods(named: name).map { method in
      Candidate(method) { me, values throws(CodeStop) in
        let (result, value) = try program.callMutating(method, on: me, values)
        changed.value = value
        return result
      }
    }
    let checked = try resolved(
      candidates, name, arguments, expression, base: place.get, in: scope)
    let run = checked.run
    return Checked(checked.type) { frame throws(CodeStop) in
      let result = try run(frame)
      if let value = changed.value { try set(frame, value) }
      return result
    }
  }

  private final class Changed { var value: CodeValue? }

  private func superCall(
    _ name: String, _ callee: CodeExpression, _ arguments: [CodeArgument],
    _ expression: CodeExpression, in scope: Scope
  ) throws(CodeFault) -> Checked {
    guard let owner = scope.function.owner else { throw CodeFault(.noSuper, at: callee.range) }
    if name == "init" { return try superInit(owner, arguments, expression, in: scope) }
    let (program, machine) = (program, machine)
    var found: [Candidate] = []
    for method in owner.ownSuperclass?.methods(named: name) ?? [] {
      found.append(
        Candidate(method) { me, values throws(CodeStop) in
          try program.call(method, on: me, values)
        })
    }
    // An extension of UIKit's class overrides in it; what is super there is the compiled method.
    if found.isEmpty {
      let base = owner.baseClass ?? owner.name
      for member in library.members(name, of: .object(base)) {
        guard case .method(let call) = member.kind else { continue }
        let fullName = member.fullName
        let asked = AskedMethod(rawValue: fullName)
        found.append(
          Candidate(signature: Signature(member)) { me, values throws(CodeStop) in
            if let asked, let answer = asked.inherited(me, values) {
              machine.keepAnswer(answer, ofSuper: asked, me, values)
              return answer
            }
            return try machine.callingSuper(fullName, me) { () throws(CodeStop) in
              try call(me, values)
            }
          })
      }
    }
    if found.isEmpty, let access = try superAccess(name, arguments, expression, in: scope) {
      return access
    }
    guard !found.isEmpty else {
      throw unknownMember(
        name, of: .object(owner.baseClass ?? "AnyObject"), at: callee.range)
    }
    return try resolved(
      found, name, arguments, expression, base: { frame in frame.me }, in: scope)
  }

  // MARK: Resolving

  /// Chooses the function that a call means, by its labels and the types of its arguments.
  func resolved(
    _ candidates: [Candidate], _ name: String, _ arguments: [CodeArgument],
    _ expression: CodeExpression, base: @escaping Run, isChained: Bool = false, in scope: Scope
  ) throws(CodeFault) -> Checked {
    var first: CodeFault?
    for candidate in candidates {
      guard let matched = candidate.signature.matched(arguments) else { continue }
      do throws(CodeFault) {
        let runs = try self.arguments(matched, of: candidate, in: scope)
        return calling(candidate, runs, base, isChained)
      } catch {
        // The mistake that lies furthest is the nearest to what was meant.
        if first.map({ $0.range.lowerBound < error.range.lowerBound }) ?? true { first = error }
      }
    }
    if let first { throw first }
    let call = "\(name)(\(arguments.map { ($0.label ?? "_") + ":" }.joined()))"
    var (written, forms) = (call, candidates.map(\.signature.name))
    if isC {
      let isMaking = name.first?.isUppercase == true
      written = ObjectiveCNames.selector(
        ofSwift: isMaking ? "init" + call.dropFirst(name.count) : call)
      forms = forms.map(ObjectiveCNames.selector)
    }
    throw CodeFault(.unknownLabel(written, of: name, forms: forms), at: expression.range)
  }

  /// Checks the arguments of a call.
  private func arguments(
    _ matched: [[CodeArgument]], of candidate: Candidate, in scope: Scope
  ) throws(CodeFault) -> [Checked] {
    let (signature, leftOut) = (candidate.signature, candidate.leftOut)
    var found: [Checked] = []
    for (index, given) in matched.enumerated() {
      let type = signature.parameters[index]
      if signature.variadic == index {
        var elements: [Checked] = []
        for argument in given { elements.append(try value(argument.value, as: type, in: scope)) }
        let values = Evaluation.values(of: elements)
        found.append(Checked(type) { frame throws(CodeStop) in .array(try values(frame)) })
      } else if let argument = given.first {
        found.append(try value(argument.value, as: type, in: scope))
      } else {
        found.append(Checked(type) { _ in leftOut })
      }
    }
    return found
  }

  private func calling(
    _ candidate: Candidate, _ arguments: [Checked], _ base: @escaping Run, _ isChained: Bool
  ) -> Checked {
    let (call, values) = (candidate.call, Evaluation.values(of: arguments))
    let result = candidate.signature.result
    if isChained {
      return Checked(result, isChained: true) { frame throws(CodeStop) in
        let me = try base(frame)
        return me.isNone ? .none : try call(me, try values(frame))
      }
    }
    return Checked(result) { frame throws(CodeStop) in
      try call(try base(frame), try values(frame))
    }
  }
}
