extension SwiftCodeParser {
  /// Returns the first word behind attributes and modifiers, without reading them.
  func wordBehindModifiers() -> String? {
    var ahead = self
    guard (try? ahead.modifiers()) != nil else { return nil }
    return ahead.token.name
  }

  /// Reads attributes and modifiers.
  mutating func modifiers() throws(CodeProblem) -> Set<String> {
    var modifiers: Set<String> = []
    while true {
      if token.isMark("@") {
        modifiers.insert(try attribute())
        continue
      }
      guard case .name(let word) = token.kind else { break }
      // `class func` is a modifier, `class Name` is not.
      if word == "class" {
        guard let next = token(behind: 1).name,
          ["func", "var", "let", "override", "subscript"].contains(next)
            || SwiftWords.modifiers.contains(next)
        else { break }
        modifiers.insert("static")
        advance()
        continue
      }
      guard SwiftWords.modifiers.contains(word), isModifier else { break }
      advance()
      if token.isMark("("), word != "init" {
        try skipBrackets()
        if word == "private" || word == "fileprivate" || word == "public" { continue }
      }
      modifiers.insert(word)
    }
    return modifiers
  }

  /// Indicates whether the word that stands next is a modifier, and not a name such as `optional`.
  private var isModifier: Bool {
    let next = token(behind: 1)
    if next.isMark("@") || next.isMark("(") { return true }
    guard case .name(let word) = next.kind else { return false }
    return SwiftWords.naming.contains(word) || SwiftWords.modifiers.contains(word)
      || ["init", "deinit", "subscript", "operator"].contains(word)
  }

  /// Reads a type with its members.
  mutating func typeDeclaration() throws(CodeProblem) -> CodeTypeDeclaration {
    let start = index
    let modifiers = try modifiers()
    guard let word = token.name else { throw unexpected(.declaration) }
    guard let kind = CodeTypeDeclaration.Kind(rawValue: word) else {
      throw CodeProblem(.notRead(.actor), at: token.range)
    }
    advance()
    let nameRange = token.range
    var name = try requireName()
    while kind == .extension, takeMark(".") { name += "." + (try requireName()) }
    if token.isSign("<") { throw CodeProblem(.notRead(.generics), at: token.range) }
    var inherited: [CodeType] = []
    if takeMark(":") {
      repeat {
        // `class`, as old protocols have it.
        if takeWord("class") { continue }
        inherited.append(try type())
      } while takeMark(",")
    }
    if token.isWord("where") { throw CodeProblem(.notRead(.generics), at: token.range) }
    let opening = token
    try require("{")
    let members = try nested { parser throws(CodeProblem) in
      try parser.members(of: kind, named: name)
    }
    guard takeMark("}") else {
      // A comment or a text that is never closed has taken the brace.
      throw unclosedText ?? CodeProblem(.unclosed("{"), at: opening.range)
    }
    return CodeTypeDeclaration(
      kind: kind, name: name, inherited: inherited, members: members, modifiers: modifiers,
      range: range(from: start), nameRange: nameRange)
  }

  private mutating func members(
    of kind: CodeTypeDeclaration.Kind, named name: String
  ) throws(CodeProblem) -> [CodeMember] {
    var members: [CodeMember] = []
    while token.kind != .end, !token.isMark("}") {
      let start = index
      do throws(CodeProblem) {
        if takeMark(";") { continue }
        members += try member(of: kind)
      } catch {
        let name = nameOfMember(from: start)
        skipMember(from: start)
        members.append(
          .unread(UnreadMember(name: name, problem: error, range: range(from: start))))
      }
    }
    return members
  }

  private mutating func member(
    of kind: CodeTypeDeclaration.Kind
  ) throws(CodeProblem) -> [CodeMember] {
    let start = index
    let word = wordBehindModifiers()
    if let word, SwiftWords.types.contains(word) { return [.type(try typeDeclaration())] }
    let modifiers = try modifiers()
    switch word {
    case "var", "let":
      return try variables(modifiers, from: start, isInProtocol: kind == .protocol)
        .map { .variable($0) }
    case "func": return [.function(try function(modifiers, from: start))]
    case "init", "deinit": return [.function(try initializer(modifiers, from: start))]
    case "subscript": throw CodeProblem(.notRead(.subscriptDeclaration), at: token.range)
    case "case" where kind == .enum: return try enumCases().map { .enumCase($0) }
    case "typealias", "associatedtype":
      advance()
      let name = try requireName()
      guard takeSign("=") else { throw CodeProblem(.notRead(.generics), at: range(from: start)) }
      return [.alias(name, try type())]
    default: throw unexpected(.declaration)
    }
  }

  private mutating func enumCases() throws(CodeProblem) -> [CodeEnumCase] {
    advance()
    var cases: [CodeEnumCase] = []
    repeat {
      let start = index
      var found = CodeEnumCase(name: try requireName(), values: [], range: range(from: start))
      if token.isMark("("), !token.hasSpaceBefore {
        advance()
        while !token.isMark(")") {
          var label: String?
          if token.name != nil, token(behind: 1).isMark(":") {
            label = token.name
            advance()
            advance()
          }
          found.values.append((label, try type()))
          if !takeMark(",") { break }
        }
        try require(")")
      }
      if takeSign("=") { found.rawValue = try expression() }
      found.range = range(from: start)
      cases.append(found)
    } while takeMark(",")
    return cases
  }

  // MARK: Functions

  /// Reads a function from `func` on.
  mutating func function(
    _ modifiers: Set<String>, from start: Int
  ) throws(CodeProblem) -> CodeFunction {
    advance()
    let nameRange = token.range
    if case .sign = token.kind {
      throw CodeProblem(.notRead(.operatorDeclaration), at: token.range)
    }
    let name = try requireName()
    if token.isSign("<") { throw CodeProblem(.notRead(.generics), at: token.range) }
    let parameters = try parameters()
    try refuseEffects()
    let result = takeSign("->") ? try type() : nil
    if token.isWord("where") { throw CodeProblem(.notRead(.generics), at: token.range) }
    let body = token.isMark("{") ? try block() : nil
    return CodeFunction(
      name: name, parameters: parameters, result: result, modifiers: modifiers, body: body,
      range: range(from: start), nameRange: nameRange)
  }

  private mutating func initializer(
    _ modifiers: Set<String>, from start: Int
  ) throws(CodeProblem) -> CodeFunction {
    let nameRange = token.range
    let isInitializer = token.isWord("init")
    advance()
    let isFailable = isInitializer && (takeSign("?") || takeSign("!"))
    if token.isSign("<") { throw CodeProblem(.notRead(.generics), at: token.range) }
    let parameters = isInitializer ? try parameters() : []
    try refuseEffects()
    let body = token.isMark("{") ? try block() : nil
    return CodeFunction(
      name: isInitializer ? "init" : "deinit", parameters: parameters, modifiers: modifiers,
      isFailable: isFailable, body: body, range: range(from: start), nameRange: nameRange)
  }

  private mutating func refuseEffects() throws(CodeProblem) {
    if token.isWord("async") { throw CodeProblem(.notRead(.concurrency), at: token.range) }
    if token.isWord("throws") || token.isWord("rethrows") {
      throw CodeProblem(.notRead(.throwing), at: token.range)
    }
  }

  private mutating func parameters() throws(CodeProblem) -> [CodeParameter] {
    try require("(")
    var parameters: [CodeParameter] = []
    while !token.isMark(")") {
      try skipAttributes()
      let isUnlabelled = token.isMark("_")
      guard let first = isUnlabelled ? "_" : token.name else { throw unexpected(.name) }
      advance()
      var name = first
      if let second = token.name {
        name = second
        advance()
      } else if token.isMark("_") {
        name = "_"
        advance()
      }
      try require(":")
      try skipAttributes()
      let isInOut = token.isWord("inout")
      let type = try type()
      var parameter = CodeParameter(
        label: isUnlabelled ? nil : first, name: name, type: type, isInOut: isInOut)
      parameter.isVariadic = takeSign("...")
      if takeSign("=") { parameter.value = try expression() }
      parameters.append(parameter)
      if !takeMark(",") { break }
    }
    try require(")")
    return parameters
  }

  // MARK: Variables

  /// Reads `let` or `var` with what it declares.
  mutating func variables(
    _ modifiers: Set<String>, from start: Int, isInProtocol: Bool = false
  ) throws(CodeProblem) -> [CodeVariable] {
    let isConstant = token.isWord("let")
    advance()
    var variables: [CodeVariable] = []
    repeat {
      let first = variables.isEmpty ? start : index
      let pattern = try bindingPattern(isVariable: !isConstant)
      var variable = CodeVariable(
        pattern: pattern, isConstant: isConstant, modifiers: modifiers, range: range(from: first))
      if takeMark(":") { variable.type = try type() }
      if takeSign("=") { variable.value = try expression() }
      if token.isMark("{"), !endsAtBrace || !token.isFirstOnLine {
        if isInProtocol {
          try skipBrackets()
        } else if !isConstant {
          try accessors(of: &variable)
        }
      }
      variable.range = range(from: first)
      variables.append(variable)
    } while takeMark(",")
    return variables
  }

  /// Reads the pattern of a declaration: a name, `_`, or a tuple of them.
  mutating func bindingPattern(isVariable: Bool) throws(CodeProblem) -> CodePattern {
    if takeMark("_") { return .anything }
    if takeMark("(") {
      var elements: [(label: String?, pattern: CodePattern)] = []
      repeat {
        var label: String?
        if token.name != nil, token(behind: 1).isMark(":") {
          label = token.name
          advance()
          advance()
        }
        let element = try nested { parser throws(CodeProblem) in
          try parser.bindingPattern(isVariable: isVariable)
        }
        elements.append((label, element))
      } while takeMark(",")
      try require(")")
      return .tuple(elements)
    }
    return .binding(try requireName(), isVariable: isVariable)
  }

  private mutating func accessors(of variable: inout CodeVariable) throws(CodeProblem) {
    // Only accessors begin so; anything else is the statements of a getter.
    var ahead = self
    ahead.advance()
    try ahead.skipAttributes()
    while ahead.token.isWord("mutating") || ahead.token.isWord("nonmutating") { ahead.advance() }
    let words = ["get", "set", "willSet", "didSet"]
    let isList =
      words.contains { ahead.token.isWord($0) }
      && (ahead.token(behind: 1).isMark("{") || ahead.token(behind: 1).isMark("("))
    guard isList else {
      variable.getter = try block()
      return
    }
    try require("{")
    while !token.isMark("}") {
      try skipAttributes()
      while takeWord("mutating") || takeWord("nonmutating") {}
      guard let word = token.name, words.contains(word) else {
        throw unexpected(.sign("get"))
      }
      advance()
      var parameter: String?
      if takeMark("(") {
        parameter = try requireName()
        try require(")")
      }
      try refuseEffects()
      let accessor = CodeAccessor(parameter: parameter, body: try block())
      switch word {
      case "get": variable.getter = accessor.body
      case "set": variable.setter = accessor
      case "willSet": variable.willSet = accessor
      default: variable.didSet = accessor
      }
    }
    try require("}")
  }
}
