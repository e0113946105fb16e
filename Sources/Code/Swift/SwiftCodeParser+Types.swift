extension SwiftCodeParser {
  mutating func type() throws(CodeProblem) -> CodeType {
    try nested { parser throws(CodeProblem) in try parser.anyType() }
  }

  private mutating func anyType() throws(CodeProblem) -> CodeType {
    let start = index
    try skipAttributes()
    while ["any", "some", "inout", "borrowing", "consuming", "__owned", "isolated", "sending"]
      .contains(where: { token.isWord($0) })
    {
      advance()
    }
    var type = try simpleType()
    while true {
      if token.isSign("?") || token.isSign("!"), !token.hasSpaceBefore {
        let isImplicit = token.isSign("!")
        advance()
        type = CodeType(.optional(type), at: range(from: start))
        type.isImplicitlyUnwrapped = isImplicit
      } else if token.isSign("??"), !token.hasSpaceBefore {
        advance()
        let inner = CodeType(.optional(type), at: range(from: start))
        type = CodeType(.optional(inner), at: range(from: start))
      } else if token.isSign("&") {
        advance()
        // A class with protocols is told by the class.
        _ = try simpleType()
      } else {
        break
      }
    }
    while takeWord("async") || takeWord("throws") || takeWord("rethrows") {
      // The type of what is thrown.
      if token.isMark("("), !token.hasSpaceBefore { try skipBrackets() }
    }
    if takeSign("->") {
      let result = try self.type()
      let parameters: [CodeType]
      if case .tuple(let elements) = type.kind {
        parameters = elements.map(\.type)
      } else {
        parameters = [type]
      }
      return CodeType(.function(parameters, result), at: range(from: start))
    }
    return type
  }

  private mutating func simpleType() throws(CodeProblem) -> CodeType {
    let start = index
    if takeMark("(") {
      var elements: [(label: String?, type: CodeType)] = []
      while !token.isMark(")") {
        var label: String?
        if token.name != nil || token.isMark("_"), token(behind: 1).isMark(":") {
          label = token.name
          advance()
          advance()
        } else if token.name != nil || token.isMark("_"), token(behind: 1).name != nil,
          token(behind: 2).isMark(":")
        {
          label = token.name
          advance()
          advance()
          advance()
        }
        elements.append((label, try type()))
        _ = takeSign("...")
        if !takeMark(",") { break }
      }
      try require(")")
      // Brackets round one type are brackets, except before an arrow.
      if elements.count == 1, elements[0].label == nil, !token.isSign("->"),
        !token.isWord("throws"), !token.isWord("async")
      {
        return elements[0].type
      }
      return CodeType(.tuple(elements), at: range(from: start))
    }
    if takeMark("[") {
      let element = try type()
      if takeMark(":") {
        let value = try type()
        try require("]")
        return CodeType(.dictionary(element, value), at: range(from: start))
      }
      try require("]")
      return CodeType(.array(element), at: range(from: start))
    }
    guard case .name(let first) = token.kind, !SwiftWords.reserved.contains(first) else {
      throw unexpected(.type)
    }
    advance()
    var name = first
    var arguments = try genericArguments()
    while token.isMark("."), let next = token(behind: 1).name {
      advance()
      advance()
      if next == "Protocol" { return CodeType(.name(name, []), at: range(from: start)) }
      name += "." + next
      arguments = try genericArguments()
    }
    return CodeType(.name(name, arguments), at: range(from: start))
  }

  /// Reads the types between `<` and `>`, if they stand next.
  mutating func genericArguments() throws(CodeProblem) -> [CodeType] {
    guard token.isSign("<"), !token.hasSpaceBefore || token.hasSpaceBehind == false else {
      return []
    }
    advance()
    var arguments: [CodeType] = []
    repeat { arguments.append(try type()) } while takeMark(",")
    // `>>` closes two of them, `>?` one and makes it optional.
    guard case .sign(let sign) = token.kind, sign.hasPrefix(">") else {
      throw unexpected(.sign(">"))
    }
    splitSign(after: 1)
    advance()
    return arguments
  }

  /// Cuts the operator that stands next in two.
  mutating func splitSign(after count: Int) {
    guard case .sign(let sign) = token.kind, sign.count > count else { return }
    let middle = token.range.lowerBound + count
    var rest = token
    rest.kind = .sign(String(sign.dropFirst(count)))
    rest.range = middle..<token.range.upperBound
    (rest.hasSpaceBefore, rest.isFirstOnLine) = (false, false)
    tokens[index].kind = .sign(String(sign.prefix(count)))
    tokens[index].range = token.range.lowerBound..<middle
    tokens[index].hasSpaceBehind = false
    tokens.insert(rest, at: index + 1)
  }

  /// Skips attributes such as `@objc(name)`.
  mutating func skipAttributes() throws(CodeProblem) {
    while token.isMark("@") { _ = try attribute() }
  }

  /// Reads an attribute; returns its name with `@`.
  mutating func attribute() throws(CodeProblem) -> String {
    try require("@")
    guard let name = token.name else { throw unexpected(.name) }
    advance()
    while token.isMark("."), token(behind: 1).name != nil {
      advance()
      advance()
    }
    // Of a type, brackets behind a space are a tuple.
    if token.isMark("("),
      !token.hasSpaceBefore || token.range.lowerBound == tokens[index - 1].range.upperBound
    {
      try skipBrackets()
    }
    return "@" + name
  }
}
