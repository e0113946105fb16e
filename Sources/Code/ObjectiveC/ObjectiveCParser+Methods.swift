extension ObjectiveCParser {
  /// Reads a member of an implementation; nil of one that says nothing.
  mutating func member(of owner: String) throws(CodeProblem) -> CodeMember? {
    if token.isMark("@") {
      // `@synthesize`, `@dynamic`, and properties, which belong to the interface.
      while !token.isMark(";"), token.kind != .end { advance() }
      return nil
    }
    if case .directive(let word) = token.kind {
      itemsOfClass += try directive(word)
      return nil
    }
    guard token.isSign("-") || token.isSign("+") else {
      if let items = try itemsOfC() {
        itemsOfClass += items
      } else if beginsDeclaration {
        itemsOfClass += try declaration().map { .statement($0) }
      } else {
        throw unexpected(.declaration)
      }
      return nil
    }
    return .function(try method(of: owner))
  }

  private mutating func method(of owner: String) throws(CodeProblem) -> CodeFunction {
    let start = index
    let isStatic = token.isSign("+")
    advance()
    let result = token.isMark("(") ? try typeInBrackets() : nil
    let nameRange = token.range
    var parts: [String] = []
    var parameters: [(name: String, type: CodeType)] = []
    while let part = selectorPart() {
      parts.append(part)
      guard takeMark(":") else { break }
      let any = CodeType(
        .optional(CodeType(.name("AnyObject", []), at: token.range)), at: token.range)
      let type = token.isMark("(") ? try typeInBrackets() : any
      parameters.append((try requireName(), type))
    }
    guard !parts.isEmpty || !parameters.isEmpty else { throw unexpected(.name) }
    let selector = ObjectiveCNames.selector(parts, arguments: parameters.count)
    nameOfMethod = "\(isStatic ? "+" : "-")[\(owner) \(selector)]"
    let name = ObjectiveCNames.method(parts, arguments: parameters.count)
    isInInitializer = name.base == "init" && !isStatic
    var function = CodeFunction(
      name: name.base,
      parameters: zip(parameters, name.labels).map {
        CodeParameter(label: $1, name: $0.name, type: $0.type)
      }, result: isInInitializer || result?.name == "Void" ? nil : result,
      range: range(from: start),
      nameRange: nameRange)
    if isStatic { function.modifiers.insert("static") }
    if ObjectiveCNames.overrides(selector), !isStatic {
      function.modifiers.insert("override")
      // What old code calls an NSSet is one of touches.
      if name.base.hasPrefix("touches"), !function.parameters.isEmpty {
        let touch = CodeType(.name("UITouch", []), at: nameRange)
        function.parameters[0].type = CodeType(.name("Set", [touch]), at: nameRange)
      }
    }
    _ = takeMark(";")
    function.body = try body(of: parameters.map(\.name))
    function.range = range(from: start)
    return function
  }

  /// Takes a part of a selector, which any word may be.
  mutating func selectorPart() -> String? {
    if token.isMark(":") { return "" }
    guard let name = token.name else { return nil }
    advance()
    return name
  }

  /// Returns the variables of a class. Methods that get or set a property become its accessors, and its
  /// instance variable is one of its own, which a category has none of.
  static func stored(
    _ variables: [CodeVariable], _ members: inout [CodeMember], isCategory: Bool
  ) -> [CodeMember] {
    func take(_ name: String, _ count: Int) -> CodeFunction? {
      let index = members.firstIndex { member in
        guard case .function(let one) = member else { return false }
        return one.name == name && one.parameters.count == count
          && !one.modifiers.contains("static")
      }
      guard let index, case .function(let found) = members.remove(at: index) else { return nil }
      return found
    }
    var found: [CodeMember] = []
    for variable in variables {
      guard let name = variable.name, !name.hasPrefix("_") else {
        if !isCategory { found.append(.variable(variable)) }
        continue
      }
      let setter = take("set" + name.prefix(1).uppercased() + name.dropFirst(), 1)
      let getter = take(name, 0) ?? take("is" + name.prefix(1).uppercased() + name.dropFirst(), 0)
      guard getter != nil || setter != nil else {
        if !isCategory { found.append(.variable(variable)) }
        continue
      }
      var (kept, property) = (variable, variable)
      (kept.pattern, property.value) = (.binding("_\(name)", isVariable: true), nil)
      let isKept = variables.contains { $0.name == "_\(name)" }
      if !isCategory, !isKept { found.append(.variable(kept)) }
      let place = variable.range.lowerBound..<variable.range.lowerBound
      let own = CodeExpression(.name("_\(name)"), at: place)
      property.getter =
        getter?.body ?? [CodeStatement(.returning(own), at: place)]
      let value = CodeExpression(.name("newValue"), at: place)
      property.setter =
        setter.map { CodeAccessor(parameter: $0.parameters.first?.name, body: $0.body ?? []) }
        ?? CodeAccessor(
          parameter: nil, body: [CodeStatement(.assignment(own, sign: nil, value), at: place)])
      // A category that only gets cannot set.
      if isCategory, setter == nil { property.setter = nil }
      property.range = getter?.range ?? setter?.range ?? variable.range
      found.append(.variable(property))
    }
    return found
  }
}
