import Code
import ResponderKit

/// What is otherwise in Objective-C than in Swift: numbers and objects stand where truths and other
/// numbers do, a message to nil gives zero, and types of objects are not checked.
extension Checker {
  /// Indicates whether the text that is checked is one of Objective-C.
  var isC: Bool { source.language == .objectiveC }

  // MARK: Conversions

  /// Returns a value as one of another type, as C converts it; nil if C does not.
  func converted(_ checked: Checked, to expected: ValueType) -> Checked? {
    let run = checked.run
    if checked.type == expected { return checked }
    switch (checked.type, expected) {
    case (_, .any): return Checked(expected, run)
    case (.string, NotificationName.codeType), (NotificationName.codeType, .string):
      return Checked(expected, run)
    case (_, .bool):
      guard let test = truth(checked) else { return nil }
      return Checked(.bool) { frame throws(CodeStop) in .bool(try test(frame)) }
    case (.any, .real), (.optional(.any), .real):
      return Checked(.real) { frame throws(CodeStop) in .real(try run(frame).realOfC(.int)) }
    case (.any, .int), (.optional(.any), .int), (.any, .unsigned), (.optional(.any), .unsigned):
      return Checked(expected) { frame throws(CodeStop) in .int(try run(frame).wholeOfC) }
    case (let type, .real) where type.isNumberOfC:
      return Checked(.real) { frame throws(CodeStop) in .real(try run(frame).realOfC(type)) }
    case (let type, .int) where type.isNumberOfC, (let type, .unsigned) where type.isNumberOfC:
      return Checked(expected) { frame throws(CodeStop) in .int(try run(frame).wholeOfC) }
    case (.nothing, _), (.any, _), (.optional(.any), _):
      let zero = zero(of: expected)
      return Checked(expected) { frame throws(CodeStop) in
        let value = try run(frame)
        return value.isNone ? try zero() : value
      }
    case (_, .optional(let inner)):
      if checked.type.unwrapped.isObjectOfC, inner.isObjectOfC { return Checked(expected, run) }
      if let whole = converted(checked, to: inner) { return Checked(expected, whole.run) }
    case (.optional(let inner), _):
      if inner.isObjectOfC, expected.isObjectOfC { return Checked(expected, run) }
      let zero = zero(of: inner)
      let known = Checked(inner) { frame throws(CodeStop) in
        let value = try run(frame)
        return value.isNone ? try zero() : value
      }
      return fits(inner, expected) ? Checked(expected, known.run) : converted(known, to: expected)
    default: break
    }
    if checked.type.isObjectOfC, expected.isObjectOfC { return Checked(expected, run) }
    return nil
  }

  /// Returns whether a value counts as true: a number that is not zero, an object that is there.
  func truth(_ checked: Checked) -> ((Frame) throws(CodeStop) -> Bool)? {
    let run = checked.run
    switch checked.type {
    case .bool: return { frame throws(CodeStop) in try run(frame).isTrue }
    case .int, .unsigned, .real:
      return { frame throws(CodeStop) in try run(frame).number ?? 0 != 0 }
    case .optional, .nothing, .object, .own, .array, .set, .dictionary, .mutable, .string,
      .function, .any, .metatype:
      return { frame throws(CodeStop) in !(try run(frame).isNone) }
    case let type where OptionSets.isOne(type):
      return { frame throws(CodeStop) in !OptionSets.isEmpty(try run(frame), type) }
    default: return nil
    }
  }

  /// Returns what gives the zero of a type, as a message to nil does.
  private func zero(of type: ValueType) -> () throws(CodeStop) -> CodeValue {
    switch type {
    case .bool: return { .bool(false) }
    case .int, .unsigned: return { .int(0) }
    case .real: return { .real(0) }
    case .value:
      let zero = library.members("zero", of: type, isStatic: true).first(where: \.isProperty)
      guard case .property(let get, _)? = zero?.kind else { return { .none } }
      return { () throws(CodeStop) in try get(.none) }
    default: return { .none }
    }
  }

  /// Returns the answer to a message, which is zero where the object is nil.
  func answer(_ checked: Checked) -> Checked {
    guard checked.isChained else { return checked }
    let (type, run) = (checked.type, checked.run)
    if type == .void { return Checked(.void, run) }
    if type.isObjectOfC || type.isOptional { return Checked(type.orNil, run) }
    let zero = zero(of: type)
    return Checked(type) { frame throws(CodeStop) in
      let value = try run(frame)
      return value.isNone ? try zero() : value
    }
  }

  // MARK: Calculations

  /// Returns the type as which C calculates with two values; nil if one of them is no number.
  func numberOfC(_ one: ValueType, _ other: ValueType) -> ValueType? {
    guard let a = one.numberOfC, let b = other.numberOfC else { return nil }
    return a == .real || b == .real ? .real : a == .unsigned || b == .unsigned ? .unsigned : .int
  }

  /// Checks `MAX(a, b)` or `MIN(a, b)`, whose type is that of a calculation with both.
  func extremeOfC(
    _ name: String, _ arguments: [CodeArgument], in scope: Scope
  ) throws(CodeFault) -> Checked? {
    guard isC, arguments.count == 2 else { return nil }
    let one = try expression(arguments[0].value, in: scope)
    let other = try expression(arguments[1].value, in: scope)
    guard let type = numberOfC(one.type, other.type), let first = converted(one, to: type)?.run,
      let second = converted(other, to: type)?.run,
      let isLess = CalculationOfC.comparison("<", of: type)
    else { return nil }
    let isMax = name == "max"
    return Checked(type) { frame throws(CodeStop) in
      let (a, b) = (try first(frame), try second(frame))
      return isLess(a, b) == isMax ? b : a
    }
  }

  /// Checks a calculation or a comparison as C does it; nil if Swift's is the same.
  func calculationOfC(
    _ sign: String, _ left: CodeExpression, _ right: CodeExpression, in scope: Scope
  ) throws(CodeFault) -> Checked? {
    guard !["&&", "||"].contains(sign) else { return nil }
    let one = try expression(left, in: scope)
    let other = try expression(right, in: scope)
    if sign == "&" || sign == "|", OptionSets.isOne(one.type.unwrapped), one.type == other.type {
      let (type, first, second) = (one.type, one.run, other.run)
      return Checked(type) { frame throws(CodeStop) in
        let values = [try first(frame), try second(frame)]
        return sign == "|"
          ? OptionSets.union(values, type) ?? .none : OptionSets.intersection(values, type) ?? .none
      }
    }
    let isEquality = sign == "==" || sign == "!="
    guard let type = numberOfC(one.type, other.type) else {
      guard isEquality, one.type.unwrapped.isObjectOfC || one.type == .nothing,
        other.type.unwrapped.isObjectOfC || other.type == .nothing
      else { return nil }
      let (first, second) = (one.run, other.run)
      return Checked(.bool) { frame throws(CodeStop) in
        .bool(CodeValue.areEqual(try first(frame), try second(frame)) == (sign == "=="))
      }
    }
    guard let first = converted(one, to: type)?.run, let second = converted(other, to: type)?.run
    else { return nil }
    if let compare = CalculationOfC.comparison(sign, of: type) {
      return Checked(.bool) { frame throws(CodeStop) in
        .bool(compare(try first(frame), try second(frame)))
      }
    }
    if type == .real {
      guard let calculate = Calculation.ofReals(sign) else { return nil }
      return Checked(.real) { frame throws(CodeStop) in
        .real(calculate(try first(frame).number ?? 0, try second(frame).number ?? 0))
      }
    }
    guard let calculate = CalculationOfC.ofWhole(sign, of: type) else { return nil }
    return Checked(type) { frame throws(CodeStop) in
      .int(try calculate(try first(frame).wholeOfC, try second(frame).wholeOfC))
    }
  }

  // MARK: Members

  /// Returns a property under the other name that Objective-C gives it: `hidden` for `isHidden`.
  func propertyOfC(
    _ name: String, of base: Place, at range: Range<Int>
  ) throws(CodeFault) -> Place? {
    guard isC, let first = name.first else { return nil }
    let other =
      name.hasPrefix("is")
      ? name.dropFirst(2).prefix(1).lowercased() + name.dropFirst(3)
      : "is" + first.uppercased() + name.dropFirst()
    // Each is the other's other.
    guard !other.isEmpty, hasProperty(other, base.type) else { return nil }
    return try property(other, of: base, at: range)
  }

  private func hasProperty(_ name: String, _ type: ValueType) -> Bool {
    names(of: type).contains(name)
      || program.extensions(of: type).contains { $0.memberNames(isStatic: false).contains(name) }
  }

  /// Checks a message for which there is no method: it gets a property, or sets one.
  func accessOfC(
    _ name: String, of base: CodeExpression, _ arguments: [CodeArgument], at range: Range<Int>,
    in scope: Scope
  ) throws(CodeFault) -> Checked? {
    guard isC else { return nil }
    let owner = try place(base, in: scope)
    if arguments.isEmpty {
      // A copy of a text is the text.
      if ["copy", "mutableCopy"].contains(name), owner.type == .string {
        return Checked(.string, isChained: owner.isChained, owner.get)
      }
      guard let place = try property(name, of: owner, at: range) else { return nil }
      return Checked(place.type, isChained: place.isChained, place.get)
    }
    guard arguments.count == 1, name.hasPrefix("set"), name.count > 3 else { return nil }
    let property = name.dropFirst(3).prefix(1).lowercased() + name.dropFirst(4)
    guard let place = try self.property(property, of: owner, at: range), let set = place.set else {
      return nil
    }
    let (run, exists) = (
      try value(arguments[0].value, as: place.type, in: scope).run, place.exists
    )
    return Checked(.void) { frame throws(CodeStop) in
      if let exists, !(try exists(frame)) { return .void }
      try set(frame, try run(frame))
      return .void
    }
  }

  /// Checks a function of the runtime that keeps a value with an object, or gives it back.
  func associated(
    _ name: String, _ arguments: [CodeArgument], in scope: Scope
  ) throws(CodeFault) -> Checked? {
    let isSetter = name == "objc_setAssociatedObject"
    guard isC, isSetter || name == "objc_getAssociatedObject",
      arguments.count == (isSetter ? 4 : 2)
    else { return nil }
    let object = try expression(arguments[0].value, in: scope).run
    // The key is an address, which the name of the variable stands for.
    let key =
      if case .selector(let name) = arguments[1].value.kind { name } else {
        source.text(arguments[1].value.range)
      }
    let program = program
    guard isSetter else {
      return Checked(.optional(.any)) { frame throws(CodeStop) in
        try object(frame).object.flatMap { program.heap.value(of: key, with: $0) } ?? .none
      }
    }
    let value = try expression(arguments[2].value, in: scope).run
    return Checked(.void) { frame throws(CodeStop) in
      guard let object = try object(frame).object else { return .void }
      program.heap.keep(try value(frame), of: key, with: object)
      return .void
    }
  }

  // MARK: Loops

  /// Checks `for (int i = 0; i < n; i++)`.
  func countingLoop(
    _ initial: [CodeStatement], _ condition: CodeExpression?, _ after: [CodeStatement],
    _ body: [CodeStatement], _ statement: CodeStatement, in scope: Scope
  ) throws(CodeFault) -> Step {
    let (inner, label) = (scope.nested(), takeLabel())
    let begin = try statements(initial, in: inner)
    let test = try condition.map { condition throws(CodeFault) in
      try conditions([.expression(condition)], in: inner)
    }
    let step = try block(body, in: inner)
    let next = try statements(after, in: inner)
    let (machine, source, offset) = (machine, source, statement.range.lowerBound)
    return { frame throws(CodeStop) in
      _ = try begin(frame)
      while try test?(frame) ?? true {
        try machine.step(source, offset)
        switch try step(frame) {
        case .next, .continued(nil), .fallenThrough: _ = try next(frame)
        case .continued(let other?) where other == label: _ = try next(frame)
        case .broken(nil): return .next
        case let flow: return flow
        }
      }
      return .next
    }
  }
}

/// Calculations with whole numbers, as C does them.
private enum CalculationOfC {
  static func ofWhole(
    _ sign: String, of type: ValueType
  ) -> ((Int, Int) throws(CodeStop) -> Int)? {
    switch sign {
    case "+": return { a, b throws(CodeStop) in a &+ b }
    case "-": return { a, b throws(CodeStop) in a &- b }
    case "*": return { a, b throws(CodeStop) in a &* b }
    case "<<": return { a, b throws(CodeStop) in a << b }
    case ">>" where type == .unsigned:
      return { a, b throws(CodeStop) in Int(bitPattern: UInt(bitPattern: a) >> b) }
    case "/" where type == .unsigned:
      return { a, b throws(CodeStop) in
        if b == 0 { throw CodeStop(.divisionByZero) }
        return Int(bitPattern: UInt(bitPattern: a) / UInt(bitPattern: b))
      }
    case "%" where type == .unsigned:
      return { a, b throws(CodeStop) in
        if b == 0 { throw CodeStop(.divisionByZero) }
        return Int(bitPattern: UInt(bitPattern: a) % UInt(bitPattern: b))
      }
    default: return Calculation.ofIntegers(sign)
    }
  }

  static func comparison(
    _ sign: String, of type: ValueType
  ) -> ((CodeValue, CodeValue) -> Bool)? {
    if type == .unsigned {
      func unsigned(_ value: CodeValue) -> UInt { UInt(bitPattern: value.wholeOfC) }
      switch sign {
      case "<": return { unsigned($0) < unsigned($1) }
      case ">": return { unsigned($0) > unsigned($1) }
      case "<=": return { unsigned($0) <= unsigned($1) }
      case ">=": return { unsigned($0) >= unsigned($1) }
      default: break
      }
    }
    switch sign {
    case "==": return { CodeValue.areEqual($0, $1) }
    case "!=": return { !CodeValue.areEqual($0, $1) }
    default: return Calculation.comparison(sign)
    }
  }
}

extension ValueType {
  /// The type as which C calculates with it; nil if it is no number.
  fileprivate var numberOfC: ValueType? {
    switch self {
    case .bool: .int
    case .int, .unsigned, .real: self
    case .optional(let inner): inner.numberOfC
    default: nil
    }
  }

  fileprivate var isNumberOfC: Bool { !isOptional && numberOfC != nil }

  /// Indicates whether values are objects in Objective-C, lists and texts, too.
  fileprivate var isObjectOfC: Bool {
    switch self {
    case .array, .set, .dictionary, .string, .metatype, .function: true
    default: isReference
    }
  }
}

extension CodeStop {
  /// What Swift says of an element that is not there.
  static func beyondBounds(_ index: Int, _ count: Int) -> CodeStop {
    CodeStop(.indexOutOfRange(index, count: count))
  }

  /// What an array of Foundation's says of an element that is not there: its index is never below
  /// zero.
  static func rangeException(_ index: Int, _ count: Int) -> CodeStop {
    let bounds = count == 0 ? "empty array" : "[0 .. \(count - 1)]"
    return CodeStop(
      .misuse("NSRangeException: index \(UInt(bitPattern: index)) beyond bounds \(bounds)"))
  }
}

extension Checker {
  /// Checks `[super setHighlighted:on]` and `[super canBecomeFirstResponder]`, which set and read a
  /// property of the superclass; nil if it has none.
  func superAccess(
    _ name: String, _ arguments: [CodeArgument], _ expression: CodeExpression, in scope: Scope
  ) throws(CodeFault) -> Checked? {
    guard isC else { return nil }
    let me = Place(type: scope.function.me ?? .any, get: { frame in frame.me }, set: nil)
    let isSetter = arguments.count == 1 && name.hasPrefix("set") && name.count > 3
    guard isSetter || arguments.isEmpty else { return nil }
    let base = isSetter ? name.dropFirst(3).prefix(1).lowercased() + name.dropFirst(4) : name
    // The name that UIKit's class has in Swift counts, as that is what its accessor is asked by.
    let owner = scope.function.owner
    let known = ValueType.object(owner?.baseClass ?? owner?.name ?? "")
    for property in ["is" + base.prefix(1).uppercased() + base.dropFirst(), base] {
      guard library.members(property, of: known).contains(where: \.isProperty),
        let place = try inheritedProperty(property, of: me, in: scope, at: expression.range)
      else { continue }
      guard isSetter else { return Checked(place.type, place.get) }
      guard let set = place.set else { continue }
      let value = try self.value(arguments[0].value, as: place.type, in: scope).run
      return Checked(.void) { frame throws(CodeStop) in
        try set(frame, try value(frame))
        return .void
      }
    }
    return nil
  }
}
