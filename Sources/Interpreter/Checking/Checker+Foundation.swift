import Code

/// Collections and texts of Foundation's, as Objective-C names what they do.
extension Checker {
  /// Returns the type of a collection that changes where it is; nil if a name means none.
  func mutableCollection(_ name: String, _ arguments: [ValueType]) -> ValueType? {
    switch name {
    case "NSMutableArray": .mutable(.array(arguments.first ?? .any))
    case "NSMutableSet", "NSHashTable", "NSMutableOrderedSet":
      .mutable(.set(arguments.first ?? .any))
    case "NSMutableDictionary", "NSMapTable":
      .mutable(.dictionary(arguments.first ?? .any, arguments.dropFirst().first ?? .any))
    default: nil
    }
  }

  /// Checks the making of a collection that changes where it is, of nothing or of what another holds.
  func makingMutable(
    _ name: String, _ arguments: [CodeArgument], _ expected: ValueType?, in scope: Scope
  ) throws(CodeFault) -> Checked? {
    guard isC, var type = mutableCollection(name, []), case .mutable(var inner) = type else {
      return nil
    }
    if case .mutable(let wanted)? = expected?.unwrapped {
      (type, inner) = (.mutable(wanted), wanted)
    }
    let run = try arguments.first.map { argument throws(CodeFault) in
      try expression(argument.value, expecting: inner, in: scope).run
    }
    let (empty, heap) = (Self.empty(inner), program.heap)
    return Checked(type) { frame throws(CodeStop) in
      let value = try run?(frame).contents ?? empty
      return .object(
        MutableCollection(value.isNone ? empty : value.asKind(of: empty), heap.changeObserver))
    }
  }

  private static func empty(_ type: ValueType) -> CodeValue {
    switch type {
    case .set: .set([])
    case .dictionary: .dictionary([])
    default: .array([])
    }
  }

  /// Returns the place of what a collection holds that changes where it is; any other place as it is.
  func contents(_ place: Place) -> Place {
    guard case .mutable(let inner) = place.type else { return place }
    let get = place.get
    var contents = place
    contents.type = inner
    contents.get = { frame throws(CodeStop) in try get(frame).contents }
    func collection(_ frame: Frame) throws(CodeStop) -> MutableCollection {
      let value = try get(frame)
      guard let found = value.object as? MutableCollection else {
        throw CodeStop(.misuse("NSInvalidArgumentException: the collection cannot change"))
      }
      return found
    }
    contents.set = { frame, value throws(CodeStop) in try collection(frame).set(value) }
    contents.take = { frame throws(CodeStop) in try collection(frame).take() }
    return contents
  }

  /// Returns what a collection holds that changes where it is; anything else as it is.
  func contents(_ checked: Checked) -> Checked {
    guard case .mutable(let inner) = checked.type else { return checked }
    let run = checked.run
    return Checked(inner, isChained: checked.isChained) { frame throws(CodeStop) in
      try run(frame).contents
    }
  }

  /// Returns a value that goes into a collection of Foundation's, which holds no nil.
  func object(_ checked: Checked) -> Checked {
    let run = checked.run
    return Checked(checked.type) { frame throws(CodeStop) in
      let value = try run(frame)
      if value.isNone {
        throw CodeStop(.misuse("NSInvalidArgumentException: a collection cannot hold nil"))
      }
      return value
    }
  }

  /// Indicates whether an expression is `@[…]` or `@{…}`, and no list of C's.
  func isCollectionOfFoundation(_ expression: CodeExpression) -> Bool {
    isC && source.text(expression.range).hasPrefix("@")
  }

  /// Checks a message to a collection under the name that Foundation gives it; nil of other messages.
  func messageOfFoundation(
    _ name: String, _ base: CodeExpression, _ type: ValueType, _ arguments: [CodeArgument],
    _ expression: CodeExpression, in scope: Scope
  ) throws(CodeFault) -> Checked? {
    var type = type
    if case .mutable(let inner) = type { type = inner }
    guard isC, CodeSequence.element(of: type) != nil, type != .string else { return nil }
    var values = arguments.map(\.value)
    if let index = FoundationMessage.objects[name], values.indices.contains(index) {
      values[index] = CodeExpression(.forced(values[index]), at: values[index].range)
    }
    let message = FoundationMessage(
      base: base, type: type, arguments: values, range: expression.range)
    if name == "copy", arguments.isEmpty {
      // A copy of what changes does not change with it.
      return contents(try part(base, expecting: nil, in: scope))
    }
    guard
      let meaning = foundation[ObjectIdentifier(expression)]
        ?? message.meaning(name, arguments.map(\.label))
    else { return nil }
    // One meaning, so that what it is made of is checked once.
    foundation[ObjectIdentifier(expression)] = meaning
    return try part(meaning, expecting: nil, in: scope)
  }
}

private struct FoundationMessage {
  /// The messages that put an object into a collection, with the index of its argument.
  static let objects = [
    "addObject": 0, "insertObject": 0, "replaceObjectAtIndex": 1, "setObject": 0,
    "arrayByAddingObject": 0,
  ]

  let base: CodeExpression
  let type: ValueType
  let arguments: [CodeExpression]
  let range: Range<Int>

  /// What nobody wrote has no text, and is not told.
  private var place: Range<Int> { range.lowerBound..<range.lowerBound }

  /// The type of a list of any objects.
  private var list: CodeType {
    CodeType(.array(CodeType(.name("Any", []), at: place)), at: place)
  }

  private var isSet: Bool { if case .set = type { true } else { false } }
  private var isDictionary: Bool { if case .dictionary = type { true } else { false } }

  private func made(_ kind: CodeExpression.Kind) -> CodeExpression {
    CodeExpression(kind, at: range)
  }

  private func call(_ name: String, _ arguments: [CodeArgument] = []) -> CodeExpression {
    made(.call(made(.member(base, name)), arguments))
  }

  private func element(_ key: CodeExpression) -> CodeExpression {
    made(.element(base, [CodeArgument(nil, key)]))
  }

  private func closure(_ body: (CodeExpression) -> CodeExpression) -> CodeExpression {
    let body = body(CodeExpression(.name("$0"), at: place))
    let statement = CodeStatement(.expression(body), at: place)
    return CodeExpression(.closure(CodeClosure(parameters: nil, body: [statement])), at: place)
  }

  /// Returns what the message is in Swift; nil if it is none of those that Swift names otherwise.
  func meaning(_ name: String, _ labels: [String?]) -> CodeExpression? {
    switch (name, arguments.count) {
    case ("addObject", 1):
      call(isSet ? "insert" : "append", [CodeArgument(nil, arguments[0])])
    case ("addObjectsFromArray", 1), ("unionSet", 1):
      isSet
        ? made(
          .assignment(base, sign: nil, call("union", [CodeArgument(nil, arguments[0])])))
        : call("append", [CodeArgument("contentsOf", arguments[0])])
    case ("insertObject", 2):
      call("insert", [CodeArgument(nil, arguments[0]), CodeArgument("at", arguments[1])])
    case ("removeObject", 1):
      isSet
        ? call("remove", [CodeArgument(nil, arguments[0])])
        : call(
          "removeAll",
          [
            CodeArgument(
              "where", closure { CodeExpression(.binary("==", $0, arguments[0]), at: place) })
          ])
    case ("removeObjectAtIndex", 1): call("remove", [CodeArgument("at", arguments[0])])
    case ("removeLastObject", 0): call("removeLast")
    case ("removeAllObjects", 0):
      isDictionary
        ? made(.assignment(base, sign: nil, made(.dictionary([])))) : call("removeAll")
    case ("replaceObjectAtIndex", 2):
      made(.assignment(element(arguments[0]), sign: nil, arguments[1]))
    case ("setObject", 2), ("setValue", 2):
      isDictionary ? made(.assignment(element(arguments[1]), sign: nil, arguments[0])) : nil
    case ("objectForKey", 1), ("valueForKey", 1), ("objectForKeyedSubscript", 1):
      isDictionary ? element(arguments[0]) : nil
    case ("removeObjectForKey", 1):
      made(.assignment(element(arguments[0]), sign: nil, made(.nothing)))
    case ("allKeys", 0): made(.member(base, "keys"))
    case ("allValues", 0): made(.member(base, "values"))
    case ("indexOfObject", 1):
      made(
        .binary(
          "??", call("firstIndex", [CodeArgument("of", arguments[0])]),
          made(.member(made(.name("Int")), "max"))))
    case ("arrayByAddingObject", 1):
      made(.binary("+", made(.cast(base, .plain, list)), made(.array([arguments[0]]))))
    case ("isEqualToArray", 1), ("isEqualToSet", 1), ("isEqualToDictionary", 1):
      made(.binary("==", base, arguments[0]))
    case ("makeObjectsPerformSelector", 1):
      if case .selector(let selector) = arguments[0].kind, !selector.contains(":") {
        call(
          "forEach",
          [
            CodeArgument(
              nil,
              closure { object in
                CodeExpression(
                  .call(CodeExpression(.member(object, selector), at: place), []), at: place)
              }, isTrailing: true)
          ])
      } else {
        nil
      }
    case ("sortedArrayUsingComparator", 1):
      call(
        "sorted",
        [
          CodeArgument(
            "by",
            closure { object in
              let other = CodeExpression(.name("$1"), at: place)
              let order = CodeExpression(
                .call(arguments[0], [CodeArgument(nil, object), CodeArgument(nil, other)]),
                at: place)
              return CodeExpression(
                .binary("<", order, CodeExpression(.integer(0), at: place)), at: place)
            })
        ])
    case ("mutableCopy", 0):
      made(
        .call(
          made(
            .name(isSet ? "NSMutableSet" : isDictionary ? "NSMutableDictionary" : "NSMutableArray")),
          [CodeArgument(nil, base)]))
    default: nil
    }
  }
}

extension CodeValue {
  /// Returns the elements of a list or a set as the other of the two, if that is another value's kind.
  fileprivate func asKind(of other: CodeValue) -> CodeValue {
    switch (self, other) {
    case (.array(let values), .set): .set(CodeSequence.withoutDoubles(values))
    case (.set(let values), .array): .array(values)
    default: self
    }
  }
}
