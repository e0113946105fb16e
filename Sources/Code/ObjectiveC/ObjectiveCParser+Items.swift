/// What stands beside classes: constants, functions, enums and structures of C.
extension ObjectiveCParser {
  /// Reads a declaration of C; nil if a statement stands there.
  mutating func itemsOfC() throws(CodeProblem) -> [CodeTree.Item]? {
    switch token.name {
    case "typedef":
      advance()
      return try typeDefinition()
    case "enum": return try enumeration()
    case "extern", "FOUNDATION_EXPORT", "FOUNDATION_EXTERN", "UIKIT_EXTERN":
      // Another text declares it.
      while !token.isMark(";"), token.kind != .end { advance() }
      return []
    default: return beginsFunction ? try function() : nil
    }
  }

  /// Reads a line of the preprocessor: `#define` of a value declares a constant.
  mutating func directive(_ word: String) throws(CodeProblem) -> [CodeTree.Item] {
    let start = index
    advance()
    defer { while token.kind != .end, !token.isFirstOnLine { advance() } }
    guard word == "#define", let name = token.name else { return [] }
    advance()
    let value = try expression()
    guard token.isFirstOnLine || token.kind == .end else { throw unexpected(.endOfStatement) }
    return [constant(name, value, from: start)]
  }

  private func constant(
    _ name: String, _ value: CodeExpression, as type: CodeType? = nil, from start: Int
  ) -> CodeTree.Item {
    let variable = CodeVariable(
      pattern: .binding(name, isVariable: false), type: type, value: value, isConstant: true,
      range: range(from: start))
    return .statement(CodeStatement(.variable(variable), at: range(from: start)))
  }

  // MARK: Types

  private mutating func typeDefinition() throws(CodeProblem) -> [CodeTree.Item] {
    switch token.name {
    case "NS_ENUM", "NS_OPTIONS", "NS_CLOSED_ENUM", "enum": return try enumeration()
    case "struct": return try structure()
    default:
      let (type, name) = try typeAndName()
      alias(name, as: type)
      return []
    }
  }

  private mutating func alias(_ name: String, as type: CodeType) {
    known.types[name] = type
    declared.types[name] = type
  }

  /// Reads `NS_ENUM(NSInteger, Mode) { ModeOpen, ModeClosed = 3 };` or `enum { … } Mode;`, whose cases
  /// are numbers.
  private mutating func enumeration() throws(CodeProblem) -> [CodeTree.Item] {
    let number = CodeType(.name("Int", []), at: token.range)
    if takeWord("enum") {
      if !token.isMark("{"), !token.isMark(":") { alias(try requireName(), as: number) }
      if takeMark(":") { _ = try type() }
    } else {
      advance()
      try require("(")
      _ = try type()
      try require(",")
      alias(try requireName(), as: number)
      try require(")")
    }
    try require("{")
    var items: [CodeTree.Item] = []
    var value = CodeExpression(.integer(0), at: token.range)
    while !takeMark("}") {
      let start = index
      let name = try requireName()
      if takeSign("=") { value = try expression() }
      items.append(constant(name, value, as: number, from: start))
      let one = CodeExpression(.integer(1), at: range(from: start))
      value = CodeExpression(
        .binary("+", CodeExpression(.name(name), at: one.range), one), at: one.range)
      if !takeMark(",") {
        try require("}")
        break
      }
    }
    if !token.isMark(";"), token.name != nil { alias(try requireName(), as: number) }
    _ = takeMark(";")
    return items
  }

  /// Reads `struct { CGFloat width; } Zone;`, whose members are 0 in the beginning.
  private mutating func structure() throws(CodeProblem) -> [CodeTree.Item] {
    let start = index
    advance()
    if !token.isMark("{") { advance() }
    let members = try instanceVariables()
    let nameRange = token.range
    let name = try requireName()
    let names = members.compactMap(\.name)
    known.structures[name] = names
    declared.structures[name] = names
    return [
      .type(
        CodeTypeDeclaration(
          kind: .struct, name: name, members: members.map { .variable($0) },
          range: range(from: start), nameRange: nameRange))
    ]
  }

  // MARK: Functions

  /// Indicates whether a function of C stands next: a type, a name and a bracket.
  var beginsFunction: Bool {
    var ahead = self
    guard (try? ahead.type()) != nil, let name = ahead.token.name,
      !ObjectiveCNames.reserved.contains(name)
    else { return false }
    return ahead.token(behind: 1).isMark("(")
  }

  /// Reads a function of C; nothing of one that is only declared.
  mutating func function() throws(CodeProblem) -> [CodeTree.Item] {
    let start = index
    let result = try type()
    let nameRange = token.range
    let name = try requireName()
    try require("(")
    var parameters: [CodeParameter] = []
    while !token.isMark(")") {
      if token.isWord("void"), token(behind: 1).isMark(")") {
        advance()
        break
      }
      let type = try type()
      // A declaration may leave the name out.
      let name = token.name == nil ? "" : try requireName()
      parameters.append(CodeParameter(label: nil, name: name, type: type))
      if !takeMark(",") { break }
    }
    try require(")")
    guard token.isMark("{") else {
      while !token.isMark(";"), token.kind != .end { advance() }
      return []
    }
    (nameOfMethod, isInInitializer) = (name, false)
    let body = try body(of: parameters.map(\.name))
    var function = CodeFunction(
      name: name, parameters: parameters, result: result.name == "Void" ? nil : result,
      range: range(from: start), nameRange: nameRange)
    function.body = body
    return [.function(function)]
  }

  /// Reads the statements of a function or a method.
  mutating func body(of parameters: [String]) throws(CodeProblem) -> [CodeStatement] {
    (locals, isInFunction) = (Set(parameters), true)
    defer { isInFunction = false }
    return try block()
  }

  // MARK: Values of structures

  /// Reads `{x, y}` as a value of a structure.
  mutating func structureValue(of type: CodeType) throws(CodeProblem) -> CodeExpression {
    try nested { parser throws(CodeProblem) in try parser.anyStructureValue(of: type) }
  }

  private mutating func anyStructureValue(of type: CodeType) throws(CodeProblem) -> CodeExpression {
    let start = index
    if case .array(let element) = type.kind { return try listValue(of: element) }
    guard let name = type.name, let members = members(ofStructure: name) else {
      throw unexpected(.expression)
    }
    try require("{")
    var arguments: [CodeArgument] = []
    // The members of the inner structures may stand in it, too.
    let isFlat = name == "CGRect" && !token.isMark("{") && !token.isMark(".") && beginsFourValues
    let names = isFlat ? ["x", "y", "width", "height"] : members
    while !token.isMark("}") {
      guard arguments.count < names.count else { throw unexpected(.sign("}")) }
      var member = names[arguments.count]
      if token.isMark("."), let next = token(behind: 1).name {
        advance()
        advance()
        try requireSign("=")
        member = next
      }
      let inner: CodeType? =
        switch (name, member) {
        case ("CGRect", "origin"): CodeType(.name("CGPoint", []), at: token.range)
        case ("CGRect", "size"): CodeType(.name("CGSize", []), at: token.range)
        default: nil
        }
      let value =
        if token.isMark("{"), let inner { try structureValue(of: inner) } else { try expression() }
      arguments.append(CodeArgument(member, value))
      if !takeMark(",") { break }
    }
    try require("}")
    // What is not given is 0.
    let given = Dictionary(
      arguments.map { ($0.label ?? "", $0.value) }, uniquingKeysWith: { $1 })
    let place = range(from: start)
    let all = names.compactMap { name in
      (given[name] ?? Self.zero(ofMember: name, at: place)).map { CodeArgument(name, $0) }
    }
    return CodeExpression(.call(CodeExpression(.name(name), at: place), all), at: place)
  }

  /// Reads `{a, b}` as the elements of an array of C.
  private mutating func listValue(of element: CodeType) throws(CodeProblem) -> CodeExpression {
    let start = index
    try require("{")
    var values: [CodeExpression] = []
    while !token.isMark("}") {
      values.append(
        token.isMark("{") ? try structureValue(of: element) : try expression())
      if !takeMark(",") { break }
    }
    try require("}")
    return CodeExpression(.array(values), at: range(from: start))
  }

  /// Takes `[4]` behind the name of an array of C; nil if nothing of the kind stands there.
  mutating func lengthOfArray() throws(CodeProblem) -> CodeExpression? {
    let start = index
    guard takeMark("[") else { return nil }
    let length =
      token.isMark("]") ? CodeExpression(.integer(0), at: range(from: start)) : try expression()
    try require("]")
    return length
  }

  /// Returns the value of an array of C that is not given any.
  func zeros(_ count: CodeExpression, of element: CodeType) -> CodeExpression? {
    guard let zero = variable("", element, range: count.range).value else { return nil }
    let list = CodeExpression(.name("Array"), at: count.range)
    return CodeExpression(
      .call(list, [CodeArgument("repeating", zero), CodeArgument("count", count)]), at: count.range)
  }

  /// Indicates whether two numbers with a comma between them, and no point or size, stand first.
  private var beginsFourValues: Bool {
    var (ahead, open, commas) = (index, 0, 0)
    while ahead < tokens.count, tokens[ahead].kind != .end {
      if case .mark(let mark) = tokens[ahead].kind {
        if "([{".contains(mark) { open += 1 }
        if ")]}".contains(mark) { open -= 1 }
        if open < 0 { break }
        if mark == ",", open == 0 { commas += 1 }
      }
      ahead += 1
    }
    return commas >= 2
  }

  /// Returns the zero of a member of a structure of UIKit's; nil of other members, which have their own.
  private static func zero(ofMember name: String, at range: Range<Int>) -> CodeExpression? {
    switch name {
    case "origin": zero(of: CodeType(.name("CGPoint", []), at: range))
    case "size": zero(of: CodeType(.name("CGSize", []), at: range))
    case "x", "y", "width", "height", "top", "left", "bottom", "right":
      CodeExpression(.integer(0), at: range)
    default: nil
    }
  }

  private func members(ofStructure name: String) -> [String]? {
    switch name {
    case "CGPoint": ["x", "y"]
    case "CGSize": ["width", "height"]
    case "CGRect": ["origin", "size"]
    case "UIEdgeInsets": ["top", "left", "bottom", "right"]
    default: known.structures[name]
    }
  }
}
