import Code

extension Checker {
  func selection(
    _ subject: CodeExpression, _ cases: [CodeCase], in scope: Scope
  ) throws(CodeFault) -> Step {
    let asked = askedSubject(subject, in: scope)
    let checked = if let asked { asked } else { try expression(subject, in: scope) }
    var arms: [(tests: [Match], body: Step)] = []
    for one in cases {
      let inner = scope.nested()
      var tests: [Match] = []
      for (pattern, condition) in one.patterns {
        let match = try self.pattern(pattern, checked.type, in: inner, at: one.range)
        guard let condition else {
          tests.append(match)
          continue
        }
        let test = try self.condition(condition, in: inner)
        tests.append(Self.both(match, test))
      }
      arms.append((tests, try block(one.body, in: inner)))
    }
    let (run, found) = (checked.run, arms)
    let isDefault = cases.map(\.patterns.isEmpty)
    return { frame throws(CodeStop) in
      let value = try run(frame)
      var chosen: Int?
      search: for (index, arm) in found.enumerated() {
        if isDefault[index] {
          chosen = index
          break
        }
        for test in arm.tests where try test(frame, value) {
          chosen = index
          break search
        }
      }
      guard var index = chosen else { return .next }
      while index < found.count {
        switch try found[index].body(frame) {
        case .fallenThrough: index += 1
        case .broken(nil): return .next
        case let flow: return flow
        }
      }
      return .next
    }
  }

  private static func both(
    _ match: @escaping Match, _ test: @escaping (Frame) throws(CodeStop) -> Bool
  ) -> Match {
    { frame, value throws(CodeStop) in
      guard try match(frame, value) else { return false }
      return try test(frame)
    }
  }

  /// Checks a pattern; returns what matches a value with it and gives its names their values.
  func pattern(
    _ pattern: CodePattern, _ type: ValueType, in scope: Scope, at range: Range<Int>
  ) throws(CodeFault) -> Match {
    switch pattern {
    case .anything: return { _, _ in true }
    case .binding(let name, let isVariable):
      let slot = scope.declare(name, type, isConstant: !isVariable)
      return { frame, value in
        frame[slot] = value
        return true
      }
    case .some(let inner):
      let match = try self.pattern(inner, type.unwrapped, in: scope, at: range)
      return { frame, value throws(CodeStop) in
        value.isNone ? false : try match(frame, value)
      }
    case .isType(let written):
      let (type, program) = (try self.type(written), program)
      return { _, value in program.isValue(value, type) }
    case .cast(let inner, let written):
      let (type, program) = (try self.type(written), program)
      let match = try self.pattern(inner, type, in: scope, at: range)
      return { frame, value throws(CodeStop) in
        program.isValue(value, type) ? try match(frame, value) : false
      }
    case .tuple(let elements):
      guard case .tuple(let types) = type, types.count == elements.count else {
        // `case let (x)` of one value.
        if elements.count == 1 {
          return try self.pattern(elements[0].pattern, type, in: scope, at: range)
        }
        throw CodeFault(.wrongType("(…)", expected: type.text), at: range)
      }
      var matches: [Match] = []
      for (element, type) in zip(elements, types) {
        matches.append(try self.pattern(element.pattern, type.type, in: scope, at: range))
      }
      return all(matches) { value in
        if case .tuple(let values) = value { values } else { nil }
      }
    case .enumCase(let name, let elements, let range):
      return try enumPattern(name, elements, type, in: scope, at: range)
    case .expression(let expression):
      if case .binary(let sign, _, _) = expression.kind, sign == "..<" || sign == "..." {
        let run = try self.expression(expression, in: scope).run
        return { frame, value throws(CodeStop) in
          guard case .range(let range) = try run(frame) else { return false }
          return CodeSequence.contains(range, value)
        }
      }
      let checked = try self.expression(expression, expecting: type, in: scope)
      guard common(checked.type.unwrapped, type.unwrapped) != nil || checked.type == .nothing else {
        throw mismatch(checked.type, type, at: expression.range)
      }
      let run = checked.run
      return { frame, value throws(CodeStop) in CodeValue.areEqual(try run(frame), value) }
    }
  }

  private func all(
    _ matches: [Match],
    _ values: @escaping (CodeValue) -> [CodeValue]?
  ) -> Match {
    { frame, value throws(CodeStop) in
      guard let values = values(value), values.count >= matches.count else { return false }
      for (match, value) in zip(matches, values) {
        guard try match(frame, value) else { return false }
      }
      return true
    }
  }

  private func enumPattern(
    _ name: String, _ elements: [(label: String?, pattern: CodePattern)], _ type: ValueType,
    in scope: Scope, at range: Range<Int>
  ) throws(CodeFault) -> Match {
    if type.isOptional, name == "none" { return { _, value in value.isNone } }
    if type.isOptional, name == "some", let element = elements.first {
      return try pattern(.some(element.pattern), type, in: scope, at: range)
    }
    if case .own(let own) = type.unwrapped,
      let index = own.cases.firstIndex(where: { $0.name == name })
    {
      let types = own.cases[index].values
      var matches: [Match] = []
      for (element, type) in zip(elements, types) {
        matches.append(try pattern(element.pattern, type.type, in: scope, at: range))
      }
      return all(matches) { value in
        guard case .enumCase(_, let found, let values) = value, found == index else { return nil }
        return values
      }
    }
    guard let place = try staticProperty(name, of: type.unwrapped, at: range) else {
      throw unknownMember(name, of: type.unwrapped, isStatic: true, at: range)
    }
    let get = place.get
    return { frame, value throws(CodeStop) in CodeValue.areEqual(try get(frame), value) }
  }
}
