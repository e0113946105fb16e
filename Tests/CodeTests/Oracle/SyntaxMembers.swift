import SwiftSyntax

/// The members that declarations of Swift's own parser make, each with a key that tells it from its
/// neighbours, and its text.
enum SyntaxMembers {
  typealias Member = (key: String, text: String)

  /// Returns the members of a declaration that is no type.
  static func texts(of declaration: DeclSyntax) -> [Member] {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .variableDecl(let variable):
      return variable.bindings.map { binding in
        (SyntaxText.of(binding.pattern), text(of: binding, variable))
      }
    case .functionDecl(let function):
      let name = function.name.plain
      let text = signature(name, function.signature) + body(function.body)
      return [(fullName(name, function.signature), text)]
    case .initializerDecl(let function):
      return [
        (
          fullName("init", function.signature),
          signature("init", function.signature) + body(function.body)
        )
      ]
    case .deinitializerDecl(let function): return [("deinit()", "deinit()" + body(function.body))]
    case .enumCaseDecl(let cases):
      return cases.elements.map { ("case \($0.name.plain)", "case \($0.name.plain)") }
    case .typeAliasDecl(let alias):
      let text = "typealias \(alias.name.text) = \(SyntaxText.of(alias.initializer.value))"
      return [(text, text)]
    default: return []
    }
  }

  private static func text(
    of binding: PatternBindingSyntax, _ variable: VariableDeclSyntax
  ) -> String {
    var text = "\(variable.bindingSpecifier.text) \(SyntaxText.of(binding.pattern))"
    // `var a, b: Int`: the last one has the type of all.
    if let type = binding.typeAnnotation { text += ": \(SyntaxText.of(type.type))" }
    if let value = binding.initializer { text += " = \(SyntaxText.of(value.value))" }
    switch binding.accessorBlock?.accessors {
    case .getter(let statements): text += " get{\(SyntaxText.of(statements))}"
    case .accessors(let accessors):
      for name in ["get", "set", "willSet", "didSet"] {
        guard let accessor = accessors.first(where: { $0.accessorSpecifier.text == name }) else {
          continue
        }
        // What a protocol requires is not told.
        guard let body = accessor.body else { continue }
        text += " \(name){\(SyntaxText.of(body.statements))}"
      }
    case nil: break
    }
    return text
  }

  private static func fullName(_ name: String, _ signature: FunctionSignatureSyntax) -> String {
    let labels = signature.parameterClause.parameters.map { $0.firstName.plain + ":" }
    return "\(name)(\(labels.joined()))"
  }

  private static func signature(_ name: String, _ signature: FunctionSignatureSyntax) -> String {
    let result = signature.returnClause.map { " -> \(SyntaxText.of($0.type))" } ?? ""
    return fullName(name, signature) + result
  }

  private static func body(_ block: CodeBlockSyntax?) -> String {
    block.map { " {\(SyntaxText.of($0.statements))}" } ?? ""
  }
}
