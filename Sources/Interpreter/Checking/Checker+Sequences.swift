import Code

extension Checker {
  /// Checks a call of a method of a list, a set, a dictionary or a range.
  func sequenceCall(
    _ name: String, of base: Checked, _ place: Place?, _ arguments: [CodeArgument],
    _ expression: CodeExpression, in scope: Scope
  ) throws(CodeFault) -> Checked? {
    let (base, place) = (contents(base), place.map { contents($0) })
    if case .range(let bound) = base.type, name == "contains", let argument = arguments.first {
      let (run, value) = (base.run, try self.value(argument.value, as: bound, in: scope).run)
      return Checked(.bool) { frame throws(CodeStop) in
        guard case .range(let range) = try run(frame) else { return .bool(false) }
        return .bool(CodeSequence.contains(range, try value(frame)))
      }
    }
    guard CodeSequence.knows(name, base.type), let element = CodeSequence.element(of: base.type)
    else { return nil }
    let call = SequenceCall(
      name: name, element: element, base: base, arguments: arguments, expression: expression,
      scope: scope)
    if let changed = try change(call, place) { return changed }
    if let asked = try question(call) { return asked }
    return try transformation(call)
  }

  struct SequenceCall {
    var name: String
    var element: ValueType
    var base: Checked
    var arguments: [CodeArgument]
    var expression: CodeExpression
    var scope: Scope

    var label: String? { arguments.first?.label }
    var isTrailing: Bool { arguments.first?.isTrailing ?? false }
    /// Indicates whether the first argument is a function, as behind `while:`.
    var takesFunction: Bool { label == "while" || isTrailing }
  }

  /// Makes the call of what gives the elements, and nil behind a `?` that found nothing.
  private func result(
    _ call: SequenceCall, _ type: ValueType,
    _ body: @escaping (Frame, [CodeValue]) throws(CodeStop) -> CodeValue
  ) -> Checked {
    let (run, isChained) = (call.base.run, call.base.isChained)
    return Checked(type, isChained: isChained) { frame throws(CodeStop) in
      let value = try run(frame)
      if isChained, value.isNone { return .none }
      let elements = try CodeSequence.elements(of: value)
      return try body(frame, elements)
    }
  }

  /// Checks the function that a call is given.
  private func function(
    _ call: SequenceCall, _ parameters: [ValueType], _ result: ValueType, at index: Int = 0
  ) throws(CodeFault) -> (type: ValueType, run: Run) {
    guard call.arguments.indices.contains(index) else {
      throw CodeFault(.missingValue(expected: "{ … }"), at: call.expression.range)
    }
    let argument = call.arguments[index]
    // An operator alone compares.
    if case .name(let sign) = argument.value.kind, let compare = Calculation.comparison(sign) {
      let function = FunctionValue(of: nil) { values throws(CodeStop) in
        .bool(values.count == 2 && compare(values[0], values[1]))
      }
      return (.bool, { _ in .function(function) })
    }
    let type = ValueType.function(parameters, result)
    let checked = try self.expression(argument.value, expecting: type, in: call.scope)
    guard case .function(let found, let value) = checked.type, found.count <= parameters.count,
      result == .any || fits(value, result) || result == .void
    else { throw mismatch(checked.type, type, at: argument.value.range) }
    return (value, checked.run)
  }

  // MARK: Changes

  private func change(
    _ call: SequenceCall, _ place: Place?
  ) throws(CodeFault) -> Checked? {
    let (element, scope, first) = (call.element, call.scope, call.arguments.first)
    let isList = if case .array = call.base.type { true } else { false }
    let isSet = if case .set = call.base.type { true } else { false }
    guard isList || isSet else { return nil }
    switch call.name {
    case "append":
      guard let first, isList else { return nil }
      if first.label == "contentsOf" {
        let other = try expression(first.value, in: scope)
        guard let found = CodeSequence.element(of: other.type), fits(found, element) else {
          throw mismatch(other.type, call.base.type, at: first.value.range)
        }
        return try changing(call, place, .void, [other.run]) { values, given throws(CodeStop) in
          values += try CodeSequence.elements(of: given[0])
          return .void
        }
      }
      let run = try value(first.value, as: element, in: scope).run
      return try changing(call, place, .void, [run]) { values, given in
        values.append(given[0])
        return .void
      }
    case "insert":
      guard let first else { return nil }
      let run = try value(first.value, as: element, in: scope).run
      guard call.arguments.count == 2 else {
        return try changing(call, place, .void, [run]) { values, given in
          if !values.contains(where: { CodeValue.areEqual($0, given[0]) }) { values += given }
          return .void
        }
      }
      let index = try value(call.arguments[1].value, as: .int, in: scope).run
      return try changing(call, place, .void, [run, index]) {
        values, given throws(CodeStop) in
        guard case .int(let index) = given[1] else { return .void }
        guard (0...values.count).contains(index) else {
          throw CodeStop(.indexOutOfRange(index, count: values.count))
        }
        values.insert(given[0], at: index)
        return .void
      }
    case "remove" where call.label == "at" && isList:
      let index = try value(call.arguments[0].value, as: .int, in: scope).run
      return try changing(call, place, element, [index]) {
        values, given throws(CodeStop) in
        guard case .int(let index) = given[0] else { return .none }
        guard values.indices.contains(index) else {
          throw CodeStop(.indexOutOfRange(index, count: values.count))
        }
        return values.remove(at: index)
      }
    case "remove" where isSet && call.arguments.count == 1:
      let run = try value(call.arguments[0].value, as: element, in: scope).run
      return try changing(call, place, element.orNil, [run]) { values, given in
        let index = values.firstIndex { CodeValue.areEqual($0, given[0]) }
        return index.map { values.remove(at: $0) } ?? .none
      }
    case "removeAll" where call.arguments.isEmpty || call.label == "keepingCapacity":
      return try changing(call, place, .void, []) { values, _ in
        values = []
        return .void
      }
    case "removeAll" where isList:
      let run = try function(call, [element], .bool).run
      return try changing(call, place, .void, [run]) {
        values, given throws(CodeStop) in
        var kept: [CodeValue] = []
        for value in values where !(try Self.call(given[0], [value]).isTrue) { kept.append(value) }
        values = kept
        return .void
      }
    case "removeLast", "removeFirst":
      guard isList, call.arguments.isEmpty else { return nil }
      let isLast = call.name == "removeLast"
      return try changing(call, place, element, []) {
        values, _ throws(CodeStop) in
        guard !values.isEmpty else { throw CodeStop(.indexOutOfRange(0, count: 0)) }
        return isLast ? values.removeLast() : values.removeFirst()
      }
    case "popLast" where isList:
      return try changing(call, place, element.orNil, []) { values, _ in
        values.popLast() ?? .none
      }
    default: return nil
    }
  }

  /// Checks a call that changes a list or a set where it is. The arguments have their values before
  /// the list is taken out of its place, so that it is changed and not copied.
  private func changing(
    _ call: SequenceCall, _ place: Place?, _ type: ValueType, _ arguments: [Run],
    _ body: @escaping (inout [CodeValue], [CodeValue]) throws(CodeStop) -> CodeValue
  ) throws(CodeFault) -> Checked {
    guard let place, let set = place.set else {
      throw CodeFault(.isConstant(source.text(call.expression.range)), at: call.expression.range)
    }
    let (take, exists) = (place.take ?? place.get, place.exists)
    let isSet = if case .set = call.base.type { true } else { false }
    return Checked(type, isChained: call.base.isChained) { frame throws(CodeStop) in
      if let exists, !(try exists(frame)) { return .none }
      var given: [CodeValue] = []
      for run in arguments { given.append(try run(frame)) }
      var values = try CodeSequence.elements(of: try take(frame))
      let result: CodeValue
      do throws(CodeStop) {
        result = try body(&values, given)
        guard values.count <= CodeBudget.mostElements else {
          throw CodeStop(.tooManyElements(CodeBudget.mostElements))
        }
      } catch {
        try set(frame, isSet ? .set(values) : .array(values))
        throw error
      }
      try set(frame, isSet ? .set(values) : .array(values))
      return result
    }
  }

  static func call(_ function: CodeValue, _ values: [CodeValue]) throws(CodeStop) -> CodeValue {
    guard case .function(let function) = function else { throw CodeStop(.wrongValue("function")) }
    return try function.call(values)
  }

  // MARK: Questions

  private func question(_ call: SequenceCall) throws(CodeFault) -> Checked? {
    let (element, scope) = (call.element, call.scope)
    let hasFunction = call.label == "where" || call.isTrailing
    switch call.name {
    case "contains" where !hasFunction:
      guard let argument = call.arguments.first else { return nil }
      let other = try expression(argument.value, expecting: element, in: scope)
      guard common(other.type.unwrapped, element.unwrapped) != nil else {
        throw mismatch(other.type, element, at: argument.value.range)
      }
      let run = other.run
      return result(call, .bool) { frame, values throws(CodeStop) in
        let wanted = try run(frame)
        return .bool(values.contains { CodeValue.areEqual($0, wanted) })
      }
    case "firstIndex" where call.label == "of", "lastIndex" where call.label == "of",
      "index" where call.label == "of":
      let run = try value(call.arguments[0].value, as: element, in: scope).run
      let isLast = call.name == "lastIndex"
      return result(call, .optional(.int)) { frame, values throws(CodeStop) in
        let wanted = try run(frame)
        let index =
          isLast
          ? values.lastIndex { CodeValue.areEqual($0, wanted) }
          : values.firstIndex { CodeValue.areEqual($0, wanted) }
        return index.map { .int($0) } ?? .none
      }
    case "contains", "allSatisfy", "first", "last", "firstIndex", "lastIndex":
      if !hasFunction, call.name != "allSatisfy" { return nil }
      let (name, run) = (call.name, try function(call, [element], .bool).run)
      let type: ValueType =
        switch name {
        case "contains", "allSatisfy": .bool
        case "first", "last": element.orNil
        default: .optional(.int)
        }
      return result(call, type) { frame, values throws(CodeStop) in
        let test = try run(frame)
        let isBackwards = name.hasPrefix("last")
        for index in isBackwards ? Array(values.indices.reversed()) : Array(values.indices) {
          let holds = try Self.call(test, [values[index]]).isTrue
          switch name {
          case "contains": if holds { return .bool(true) }
          case "allSatisfy": if !holds { return .bool(false) }
          case "first", "last": if holds { return values[index] }
          default: if holds { return .int(index) }
          }
        }
        return name == "contains" ? .bool(false) : name == "allSatisfy" ? .bool(true) : .none
      }
    case "min", "max":
      if hasFunction || call.label == "by" {
        let run = try function(call, [element, element], .bool).run
        let isMax = call.name == "max"
        return result(call, element.orNil) { frame, values throws(CodeStop) in
          let isLess = try run(frame)
          guard var best = values.first else { return .none }
          for value in values.dropFirst() {
            let pair = isMax ? [best, value] : [value, best]
            if try Self.call(isLess, pair).isTrue { best = value }
          }
          return best
        }
      }
      guard call.arguments.isEmpty, [.int, .real, .string].contains(element) else { return nil }
      let isMax = call.name == "max"
      return result(call, element.orNil) { _, values in
        (isMax ? values.max(by: CodeValue.isLess) : values.min(by: CodeValue.isLess)) ?? .none
      }
    default: return nil
    }
  }

  // MARK: Other sequences

  private func transformation(_ call: SequenceCall) throws(CodeFault) -> Checked? {
    let (element, scope) = (call.element, call.scope)
    let isSet = if case .set = call.base.type { true } else { false }
    switch call.name {
    case "map", "compactMap", "flatMap":
      let (type, run) = try function(call, [element], .any)
      let name = call.name
      var found = type
      if name == "compactMap" { found = type.unwrapped }
      if name == "flatMap" {
        guard let inner = CodeSequence.element(of: type) else {
          throw CodeFault(.notASequence(type.text), at: call.expression.range)
        }
        found = inner
      }
      return result(call, .array(found)) { frame, values throws(CodeStop) in
        let function = try run(frame)
        var result: [CodeValue] = []
        for value in values {
          let value = try Self.call(function, [value])
          switch name {
          case "compactMap": if !value.isNone { result.append(value) }
          case "flatMap": result += try CodeSequence.elements(of: value)
          default: result.append(value)
          }
          guard result.count <= CodeBudget.mostElements else {
            throw CodeStop(.tooManyElements(CodeBudget.mostElements))
          }
        }
        return .array(result)
      }
    case "filter":
      let run = try function(call, [element], .bool).run
      return result(call, isSet ? .set(element) : .array(element)) {
        frame, values throws(CodeStop) in
        let test = try run(frame)
        var kept: [CodeValue] = []
        for value in values where try Self.call(test, [value]).isTrue { kept.append(value) }
        return isSet ? .set(kept) : .array(kept)
      }
    case "forEach":
      let run = try function(call, [element], .void).run
      return result(call, .void) { frame, values throws(CodeStop) in
        let function = try run(frame)
        for value in values { _ = try Self.call(function, [value]) }
        return .void
      }
    case "reduce":
      guard let first = call.arguments.first, call.arguments.count == 2, first.label == nil else {
        return nil
      }
      var start = try expression(first.value, in: scope)
      var run: Run
      do { run = try function(call, [start.type, element], start.type, at: 1).run } catch {
        // What the closure gives may tell that a whole number is meant as a CGFloat.
        guard case .integer = first.value.kind else { throw error }
        start = try value(first.value, as: .real, in: scope)
        run = try function(call, [.real, element], .real, at: 1).run
      }
      let (begin, step) = (start.run, run)
      return result(call, start.type) { frame, values throws(CodeStop) in
        var sum = try begin(frame)
        let function = try step(frame)
        for value in values { sum = try Self.call(function, [sum, value]) }
        return sum
      }
    case "sorted":
      guard !call.arguments.isEmpty else {
        guard [.int, .real, .string].contains(element) else { return nil }
        return result(call, .array(element)) { _, values in
          .array(values.sorted(by: CodeValue.isLess))
        }
      }
      let run = try function(call, [element, element], .bool).run
      return result(call, .array(element)) { frame, values throws(CodeStop) in
        .array(try Self.sorted(values, by: try run(frame)))
      }
    case "reversed":
      return result(call, .array(element)) { _, values in .array(values.reversed()) }
    case "enumerated":
      let pair = ValueType.tuple([
        ValueType.TupleElement("offset", .int), ValueType.TupleElement("element", element),
      ])
      return result(call, .array(pair)) { _, values in
        .array(values.enumerated().map { .tuple([.int($0.offset), $0.element]) })
      }
    case "prefix" where call.takesFunction, "drop":
      let test = try function(call, [element], .bool).run
      let keeps = call.name == "prefix"
      return result(call, .array(element)) { frame, values throws(CodeStop) in
        let test = try test(frame)
        var count = 0
        while count < values.count, try Self.call(test, [values[count]]).isTrue { count += 1 }
        return .array(keeps ? Array(values[..<count]) : Array(values[count...]))
      }
    case "dropFirst", "dropLast", "prefix", "suffix":
      let count =
        try call.arguments.first.map { argument throws(CodeFault) in
          try value(argument.value, as: .int, in: scope).run
        } ?? { _ in .int(1) }
      let name = call.name
      return result(call, .array(element)) { frame, values throws(CodeStop) in
        guard case .int(let count) = try count(frame), count >= 0 else {
          throw CodeStop(.invalidRange)
        }
        switch name {
        case "dropFirst": return .array(Array(values.dropFirst(count)))
        case "dropLast": return .array(Array(values.dropLast(count)))
        case "prefix": return .array(Array(values.prefix(count)))
        default: return .array(Array(values.suffix(count)))
        }
      }
    case "joined" where element == .string:
      let separator = try call.arguments.first.map { argument throws(CodeFault) in
        try value(argument.value, as: .string, in: scope).run
      }
      let machine = machine
      return result(call, .string) { frame, values throws(CodeStop) in
        let between = try separator?(frame) ?? .string("")
        guard !CodeValue.array(values).isVast else {
          throw CodeStop(.tooManyElements(CodeBudget.mostBytesOfText))
        }
        return .string(
          values.map { machine.printed($0) }.joined(separator: machine.printed(between)))
      }
    default: return nil
    }
  }

  private static func sorted(
    _ values: [CodeValue], by isLess: CodeValue
  ) throws(CodeStop) -> [CodeValue] {
    guard values.count > 1 else { return values }
    let middle = values.count / 2
    let left = try sorted(Array(values[..<middle]), by: isLess)
    let right = try sorted(Array(values[middle...]), by: isLess)
    var (i, j, result) = (0, 0, [CodeValue]())
    while i < left.count, j < right.count {
      if try call(isLess, [right[j], left[i]]).isTrue {
        result.append(right[j])
        j += 1
      } else {
        result.append(left[i])
        i += 1
      }
    }
    return result + left[i...] + right[j...]
  }
}
