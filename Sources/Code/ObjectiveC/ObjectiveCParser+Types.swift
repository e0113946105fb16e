extension ObjectiveCParser {
  /// Reads `(UIView *)`.
  mutating func typeInBrackets() throws(CodeProblem) -> CodeType {
    try require("(")
    let start = index - 1
    var type = try type()
    // `(void (^)(BOOL))`
    if token.isMark("("), token(behind: 1).isSign("^") {
      try skipBrackets()
      let block = CodeType(.function(try blockParameters(), type), at: range(from: start))
      type = CodeType(.optional(block), at: block.range)
    }
    try require(")")
    return type
  }

  /// Reads a type with the name of what has it: `UIView *card`, `void (^done)(BOOL)`.
  mutating func typeAndName() throws(CodeProblem) -> (CodeType, String) {
    let start = index
    let type = try type()
    if token.isMark("("), token(behind: 1).isSign("^") {
      advance()
      advance()
      while let word = token.name, ObjectiveCNames.qualifiers.contains(word) { advance() }
      let name = try requireName()
      try require(")")
      let block = CodeType(.function(try blockParameters(), type), at: range(from: start))
      return (CodeType(.optional(block), at: block.range), name)
    }
    return (type, try requireName())
  }

  private mutating func blockParameters() throws(CodeProblem) -> [CodeType] {
    try require("(")
    var types: [CodeType] = []
    while !token.isMark(")") {
      let type = try type()
      if type.name != "Void" { types.append(type) }
      if token.name != nil { advance() }
      if !takeMark(",") { break }
    }
    try require(")")
    return types
  }

  /// Reads a type with the stars behind it.
  mutating func type() throws(CodeProblem) -> CodeType {
    try nested { parser throws(CodeProblem) in try parser.anyType() }
  }

  private mutating func anyType() throws(CodeProblem) -> CodeType {
    let start = index
    while let word = token.name, ObjectiveCNames.qualifiers.contains(word) { advance() }
    let word = try requireName()
    func named(_ name: String) -> CodeType { CodeType(.name(name, []), at: range(from: start)) }
    if ["typeof", "__typeof", "__typeof__"].contains(word) {
      try skipBrackets()
      _ = takeSign("*")
      return named("typeof")
    }
    if let number = ObjectiveCNames.numberTypes[word] {
      var name = number
      while let next = token.name, let other = ObjectiveCNames.numberTypes[next] {
        // `unsigned int`, `long double`.
        if other == "CGFloat" { name = other }
        advance()
      }
      while let word = token.name, ObjectiveCNames.qualifiers.contains(word) { advance() }
      guard takeSign("*") else { return named(name) }
      // An address, which only stands for itself.
      guard name == "Void" else { throw unexpected(.type) }
      while let word = token.name, ObjectiveCNames.qualifiers.contains(word) { advance() }
      return optional(named("Any"))
    }
    if let type = known.types[word], !token.isSign("*") {
      return CodeType(type.kind, at: range(from: start))
    }
    var elements: [CodeType] = []
    if takeSign("<") {
      repeat {
        if let type = try? self.type() { elements.append(type) } else { advance() }
      } while takeMark(",")
      guard takeSign(">") else { throw unexpected(.sign(">")) }
    }
    var stars = 0
    while true {
      if takeSign("*") {
        stars += 1
      } else if let word = token.name,
        ObjectiveCNames.qualifiers.contains(word)
      {
        advance()
      } else {
        break
      }
    }
    switch (word, stars) {
    case ("id", 0): return optional(named("AnyObject"))
    case ("instancetype", 0): return optional(named("AnyObject"))
    case ("Class", 0): return named("AnyObject.Type")
    case ("SEL", 0): return named("Selector")
    case ("dispatch_block_t", 0):
      return optional(
        CodeType(.function([], named("Void")), at: range(from: start)))
    case (_, 0): return named(ObjectiveCNames.structures[word] ?? word)
    case (_, 1): break
    default: throw unexpected(.type)
    }
    // Elements are objects, which a list never holds as nil.
    let element = elements.first.map(\.unwrapped) ?? named("Any")
    let object: CodeType =
      switch word {
      case "NSArray": CodeType(.array(element), at: range(from: start))
      case "NSDictionary":
        CodeType(
          .dictionary(element, elements.dropFirst().first?.unwrapped ?? named("Any")),
          at: range(from: start))
      case "NSMutableArray", "NSMutableSet", "NSHashTable", "NSMutableOrderedSet",
        "NSMutableDictionary", "NSMapTable":
        CodeType(.name(word, elements.map(\.unwrapped)), at: range(from: start))
      case "NSSet", "NSOrderedSet":
        CodeType(.name("Set", [element]), at: range(from: start))
      case "NSString", "NSMutableString": named("String")
      case "NSNumber": named("CGFloat")
      case "NSValue", "NSCoder": named("Any")
      default: named(word)
      }
    return optional(object)
  }

  private func optional(_ type: CodeType) -> CodeType {
    CodeType(.optional(type), at: type.range)
  }
}

extension CodeType {
  /// The type without nil.
  var unwrapped: CodeType { if case .optional(let inner) = kind { inner } else { self } }

  /// Indicates whether it is a pointer to an object.
  var isReference: Bool { if case .optional = kind { true } else { false } }

  /// Indicates whether it is `id`.
  var isAnyObject: Bool { unwrapped.name == "AnyObject" }
}
