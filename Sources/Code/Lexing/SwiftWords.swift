enum SwiftWords {
  static let types: Set = ["class", "struct", "enum", "extension", "protocol", "actor"]
  static let modifiers: Set = [
    "public", "private", "fileprivate", "internal", "open", "package", "final", "static",
    "override",
    "weak", "unowned", "lazy", "required", "convenience", "mutating", "nonmutating", "dynamic",
    "optional", "indirect", "nonisolated", "prefix", "postfix", "infix", "isolated",
  ]
  /// The words behind which a name stands.
  static let naming: Set = types.union(["func", "var", "let", "case", "typealias"])
  /// The words that are no names.
  static let reserved: Set = [
    "class", "struct", "enum", "extension", "protocol", "func", "var", "let", "import", "init",
    "deinit", "subscript", "typealias", "if", "else", "guard", "for", "in", "while", "repeat",
    "switch", "case", "default", "return", "break", "continue", "fallthrough", "defer", "do",
    "catch", "throw", "throws", "rethrows", "try", "is", "as", "true", "false", "nil", "where",
    "static", "public", "private", "fileprivate", "internal", "operator", "inout",
  ]
  /// All words behind which another one may stand.
  static let all = reserved.union(modifiers).union(naming).union([
    "some", "any", "await", "get", "set", "willSet", "didSet", "associatedtype", "unowned", "macro",
    "borrowing", "consuming", "async", "precedencegroup", "each", "repeat", "sending", "copy",
    "consume", "distributed", "actor", "yield", "discard", "unsafe",
  ])
}
