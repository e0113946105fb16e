/// A parser of a text of Objective-C, which makes the tree that Swift's makes, under Swift's names. What
/// it cannot read of a class it leaves out, with the reason.
package struct ObjectiveCParser: TokenReader {
  let source: CodeSource
  let tokens: [CodeToken]
  var index = 0
  var depth = 0
  let steps: ParsingSteps
  /// What the text and earlier ones declare.
  var known: ObjectiveCDeclarations
  /// The same without what only earlier texts declare.
  var declared = ObjectiveCDeclarations()
  /// The class and the selector of the method that is being read, as `__func__` names them.
  var nameOfMethod = ""
  /// The variables of the method that is being read of which a block keeps the values, so those
  /// without `__block`.
  var locals: Set<String> = []
  /// Indicates whether a function or a method is being read.
  var isInFunction = false
  /// The variables and functions of C among the methods of the class that is being read.
  var itemsOfClass: [CodeTree.Item] = []
  /// Indicates whether the method that is being read is an initializer.
  var isInInitializer = false

  /// Creates a parser of a text.
  package init(_ source: CodeSource, knowing known: ObjectiveCDeclarations = .init()) {
    self.source = source
    self.known = known
    var lexer = CodeLexer(source)
    tokens = self.known.macros.expanded(
      ConditionalCode.active(lexer.tokens()), declaring: &declared.macros)
    steps = ParsingSteps(for: tokens.count)
  }

  /// Reads the text.
  package mutating func tree() -> CodeTree {
    var items: [CodeTree.Item] = []
    while token.kind != .end {
      let start = index
      do throws(CodeProblem) {
        if takeMark(";") { continue }
        items += try self.items()
      } catch {
        skipItem(from: start)
        items.append(
          .unread(UnreadMember(name: nil, problem: error, range: range(from: start))))
      }
    }
    if steps.left <= 0 {
      let problem = CodeProblem(.tooDeep, at: tokens[0].range)
      items = [.unread(UnreadMember(name: nil, problem: problem, range: tokens[0].range))]
    }
    var tree = CodeTree(source: source, items: items)
    tree.ofHeader = declared
    return tree
  }

  private mutating func items() throws(CodeProblem) -> [CodeTree.Item] {
    if case .directive(let word) = token.kind { return try directive(word) }
    guard token.isMark("@"), let word = token(behind: 1).name else {
      if Self.ignoredWords.contains(token.name ?? "") {
        advance()
        if token.isMark("(") { try skipBrackets() }
        return []
      }
      if let items = try itemsOfC() { return items }
      return try statement().map { .statement($0) }
    }
    switch word {
    case "interface":
      try interface()
      return []
    case "implementation":
      itemsOfClass = []
      let type = try implementation()
      return itemsOfClass + [.type(type)]
    case "protocol":
      skip(behind: "end")
      return []
    case "class", "import":
      while !token.isMark(";"), token.kind != .end { advance() }
      return []
    case "end":
      throw unexpected(.declaration)
    default: return try statement().map { .statement($0) }
    }
  }

  private static let ignoredWords: Set = [
    "NS_ASSUME_NONNULL_BEGIN", "NS_ASSUME_NONNULL_END", "NS_HEADER_AUDIT_BEGIN",
    "NS_HEADER_AUDIT_END", "IB_DESIGNABLE",
  ]

  // MARK: Classes

  /// Reads `@interface Card : UIView … @end`, or what a class extension adds to it.
  private mutating func interface() throws(CodeProblem) {
    let opening = token.range.lowerBound..<token(behind: 1).range.upperBound
    advance()
    advance()
    let name = try requireName()
    var found = known.interfaces[name] ?? .init()
    if takeMark(":") { found.superclass = try requireName() }
    if token.isMark("(") { try skipBrackets() }
    if token.isSign("<") { skipAngles() }
    if token.isMark("{") {
      let start = index
      do throws(CodeProblem) { found.variables += try instanceVariables() } catch {
        index = start
        try skipBrackets()
      }
    }
    while !takeEnd() {
      let start = index
      guard token.kind != .end else { throw CodeProblem(.unclosed("@interface"), at: opening) }
      do throws(CodeProblem) {
        if token.isMark("@"), token(behind: 1).isWord("property") {
          let property = try property()
          found.variables.removeAll { $0.name == property.name }
          found.variables.append(property)
        } else {
          skipLine()
        }
      } catch {
        index = start
        skipLine()
      }
    }
    known.interfaces[name] = found
    declared.interfaces[name] = found
  }

  /// Reads `@implementation Card … @end`, or a category, which is an extension of the class.
  private mutating func implementation() throws(CodeProblem) -> CodeTypeDeclaration {
    let start = index
    let opening = token.range.lowerBound..<token(behind: 1).range.upperBound
    advance()
    advance()
    let nameRange = token.range
    let name = try requireName()
    var isCategory = false
    if token.isMark("(") {
      isCategory = true
      try skipBrackets()
    }
    if takeMark(":") { _ = try requireName() }
    let interface = known.interfaces[name] ?? .init()
    var variables = isCategory ? [] : interface.variables
    if token.isMark("{") { variables += try instanceVariables() }
    var members: [CodeMember] = []
    while !takeEnd() {
      let start = index
      guard token.kind != .end, !beginsItem else {
        throw CodeProblem(.unclosed("@implementation"), at: opening)
      }
      do throws(CodeProblem) {
        if takeMark(";") { continue }
        if let member = try member(of: name) { members.append(member) }
      } catch {
        let name = nameOfMember(from: start)
        skipItem(from: start)
        members.append(
          .unread(UnreadMember(name: name, problem: error, range: range(from: start))))
      }
    }
    if isCategory { variables = interface.variables }
    members = Self.stored(variables, &members, isCategory: isCategory) + members
    let superclass = CodeType(.name(interface.superclass ?? "UIView", []), at: nameRange)
    return CodeTypeDeclaration(
      kind: isCategory ? .extension : .class, name: name,
      inherited: isCategory ? [] : [superclass], members: members, range: range(from: start),
      nameRange: nameRange)
  }

  mutating func instanceVariables() throws(CodeProblem) -> [CodeVariable] {
    try require("{")
    var variables: [CodeVariable] = []
    while !takeMark("}") {
      if token.kind == .end { throw CodeProblem(.unclosed("{"), at: token.range) }
      // `@private`
      if takeMark("@") {
        advance()
        continue
      }
      let start = index
      for statement in try declaration() {
        guard case .variable(var variable) = statement.kind else { continue }
        if hasOutlet(from: start) { variable.modifiers.insert("@IBOutlet") }
        variables.append(variable)
      }
    }
    return variables
  }

  private mutating func property() throws(CodeProblem) -> CodeVariable {
    let start = index
    advance()
    advance()
    var words: Set<String> = []
    if takeMark("(") {
      while !takeMark(")") {
        if token.kind == .end { throw CodeProblem(.unclosed("("), at: tokens[start].range) }
        if let word = token.name { words.insert(word) }
        advance()
      }
    }
    if takeWord("IBOutletCollection") { try skipBrackets() }
    let (type, name) = try typeAndName()
    while !takeMark(";") {
      guard token.kind != .end, !token.isMark("@") else { throw unexpected(.sign(";")) }
      advance()
    }
    var modifiers = words.intersection(["weak"])
    if hasOutlet(from: start) { modifiers.insert("@IBOutlet") }
    return variable(name, type, modifiers: modifiers, range: range(from: start))
  }

  /// Returns whether a declaration that was read says that an archive sets it.
  private func hasOutlet(from start: Int) -> Bool {
    tokens[start..<index].contains { $0.isWord("IBOutlet") || $0.isWord("IBOutletCollection") }
  }

  /// Returns a variable that has the value of C in the beginning: 0, NO or nil.
  func variable(
    _ name: String, _ type: CodeType, modifiers: Set<String> = [], range: Range<Int>
  ) -> CodeVariable {
    CodeVariable(
      pattern: .binding(name, isVariable: true), type: type,
      value: known.structures[type.name ?? ""] == nil
        ? Self.zero(of: type)
        : CodeExpression(.call(CodeExpression(.name(type.name ?? ""), at: range), []), at: range),
      isConstant: false, modifiers: modifiers, range: range)
  }

  /// Returns the expression of a type's zero; nil where no value is nil already.
  static func zero(of type: CodeType) -> CodeExpression? {
    switch type.name {
    case "CGFloat", "Int", "NSUInteger": CodeExpression(.integer(0), at: type.range)
    case "Bool": CodeExpression(.boolean(false), at: type.range)
    case let name? where ["CGPoint", "CGSize", "CGRect", "UIEdgeInsets"].contains(name):
      CodeExpression(.member(CodeExpression(.name(name), at: type.range), "zero"), at: type.range)
    default: nil
    }
  }

  // MARK: Tokens

  mutating func requireName() throws(CodeProblem) -> String {
    guard let name = token.name, !ObjectiveCNames.reserved.contains(name) else {
      throw unexpected(.name)
    }
    advance()
    return name
  }

  /// Indicates whether the end of a class, or another one, stands next.
  var beginsItem: Bool {
    token.isMark("@")
      && ["end", "implementation", "interface"].contains(token(behind: 1).name)
  }

  private mutating func takeEnd() -> Bool {
    guard token.isMark("@"), token(behind: 1).isWord("end") else { return false }
    advance()
    advance()
    return true
  }

  /// Skips protocols between `<` and `>`.
  mutating func skipAngles() {
    var open = 0
    repeat {
      if token.isSign("<") { open += 1 }
      if token.isSign(">") { open -= 1 }
      if token.isSign(">>") { open -= 2 }
      advance()
    } while open > 0 && token.kind != .end
  }

  private mutating func skip(behind word: String) {
    advance()
    // A protocol that is only named ends with a semicolon.
    while token.kind != .end, !(token.isMark("@") && token(behind: 1).isWord(word)) {
      if token.isMark(";"), tokens[max(0, index - 2)].isWord("protocol") { return }
      advance()
    }
    _ = takeEnd()
  }

  private mutating func skipLine() {
    repeat {
      if takeMark(";") { return }
      if token.isMark("@"), token(behind: 1).isWord("end") { return }
      advance()
    } while token.kind != .end
  }

  private func nameOfMember(from start: Int) -> String? {
    guard tokens[start].isSign("-") || tokens[start].isSign("+") else { return nil }
    var index = start + 1
    while index < tokens.count, tokens[index].isMark("(") || tokens[index].isSign("*") {
      while index < tokens.count, !tokens[index].isMark(")") { index += 1 }
      index += 1
    }
    return index < tokens.count ? tokens[index].name : nil
  }

  /// Goes behind what begins at a token and cannot be read: a method with its braces, or a statement.
  private mutating func skipItem(from start: Int) {
    index = start
    var open = 0
    while token.kind != .end {
      if index > start, beginsItem { return }
      switch token.kind {
      case .mark("{"): open += 1
      case .mark("}"):
        open -= 1
        if open <= 0 {
          advance()
          return
        }
      case .mark(";") where open == 0:
        advance()
        return
      case .sign("-"), .sign("+"):
        if open == 0, index > start, token.isFirstOnLine, token(behind: 1).isMark("(") { return }
      default: break
      }
      advance()
    }
  }
}
