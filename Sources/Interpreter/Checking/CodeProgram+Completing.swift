import Code

/// A name that may stand at a place of code that is being typed.
package struct CodeCompletion: Sendable {
  /// The name.
  package var name: String
  /// What it is: a type, or the labels of a method.
  package var detail: String
  /// What follows the name: brackets of a method, or nothing.
  package var suffix: String

  /// Creates a completion.
  package init(name: String, detail: String, suffix: String) {
    (self.name, self.detail, self.suffix) = (name, detail, suffix)
  }
}

extension CodeProgram {
  /// Returns the members that may stand behind the dot behind an expression; none if it cannot be told
  /// what the expression is.
  ///
  /// - Parameter text: The code that is being typed, up to it. The class around it and the types
  ///   that are written in it tell what names are.
  package func members(behind expression: CodeSource, in text: String) -> [CodeCompletion] {
    var parser = SwiftCodeParser(expression)
    guard case .expression(let parsed)? = (try? parser.onlyStatement())?.kind else { return [] }
    let checker = Checker(self, expression)
    checker.begin()
    let scope = typedScope(text, checker)
    if parsed.name == "super", let me = scope.function.me {
      return members(of: me, isStatic: false)
    }
    guard let type = try? checker.expression(parsed, in: scope).type else { return [] }
    if case .metatype(let type) = type { return members(of: type, isStatic: true) }
    return members(of: type.unwrapped, isStatic: false)
  }

  /// Returns the names that may stand alone in code that is being typed.
  package func names(in text: String) -> [CodeCompletion] {
    let checker = Checker(self, CodeSource(name: "", text: ""))
    let scope = typedScope(text, checker)
    var found = scope.names.map { CodeCompletion(name: $0, detail: "", suffix: "") }
    if let me = scope.function.me { found += members(of: me, isStatic: false) }
    found += variables.filter { !$0.name.contains(".") }.map {
      CodeCompletion(name: $0.name, detail: $0.type.text, suffix: "")
    }
    found += functions.values.joined().map { completion(of: $0) }
    found += (Array(types.keys) + Array(Library.shared.classes.keys)).map {
      CodeCompletion(name: $0, detail: "a type", suffix: "")
    }
    return found.sorted { $0.name < $1.name }
  }

  /// Returns what names mean at the end of a text: the members of the class whose text it is, and
  /// variables whose types are written.
  private func typedScope(_ text: String, _ checker: Checker) -> Scope {
    var lexer = CodeLexer(CodeSource(name: "", text: text))
    let tokens = lexer.tokens()
    var me: ValueType?
    var variables: [(name: String, type: ValueType)] = []
    for index in tokens.indices.dropFirst().dropLast() where tokens[index].isMark(":") {
      guard let name = tokens[index - 1].name, let written = tokens[index + 1].name,
        let type = self.type(named: written) ?? checker.library.type(named: written)
      else { continue }
      if index > 1, tokens[index - 2].isWord("class") { me = type }
      let isOptional = index + 2 < tokens.count && tokens[index + 2].isSign("?")
      variables.append((name, isOptional ? type.orNil : type))
    }
    let function = Scope.Function(me: me, owner: nil, result: nil)
    function.knowsScene = me == nil
    let scope = Scope(function)
    for (name, type) in variables { _ = scope.declare(name, type, isConstant: true) }
    return scope
  }

  private func members(of type: ValueType, isStatic: Bool) -> [CodeCompletion] {
    var found: [CodeCompletion] = []
    if case .own(let own) = type {
      found += own.memberNames(isStatic: isStatic).map { name in
        if let method = own.methods(named: name).first { return completion(of: method) }
        let stored = own.stored.first { $0.name == name }?.type
        let computed = own.computedProperty(named: name, isStatic: isStatic)?.type
        return CodeCompletion(name: name, detail: (stored ?? computed)?.text ?? "", suffix: "")
      }
    }
    for name in Library.shared.names(of: type, isStatic: isStatic) where name != "init" {
      guard let member = Library.shared.members(name, of: type, isStatic: isStatic).first else {
        continue
      }
      let suffix = member.isProperty ? "" : member.parameters.isEmpty ? "()" : "("
      found.append(
        CodeCompletion(
          name: name, detail: member.isProperty ? member.type.text : member.fullName,
          suffix: suffix))
    }
    if CodeSequence.element(of: type) != nil {
      found += CodeSequence.memberNames.map {
        CodeCompletion(name: $0.name, detail: $0.detail, suffix: $0.suffix)
      }
    }
    var seen: Set<String> = []
    return found.filter { seen.insert($0.name).inserted }.sorted { $0.name < $1.name }
  }

  private func completion(of method: OwnType.Method) -> CodeCompletion {
    CodeCompletion(
      name: method.declaration.name, detail: method.declaration.fullName,
      suffix: method.parameters.isEmpty ? "()" : "(")
  }
}
