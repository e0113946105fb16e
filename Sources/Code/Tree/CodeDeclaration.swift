/// A declaration of variables or constants, with or without accessors.
package struct CodeVariable: Sendable {
  /// The name; nil for `_`. Of a tuple each name is a variable of its own.
  package var pattern: CodePattern
  /// The type, if it is written.
  package var type: CodeType?
  /// The first value, if it is written.
  package var value: CodeExpression?
  /// Indicates whether it is a constant.
  package var isConstant: Bool
  /// The words before it: `static`, `weak`, `lazy`, `override`, `@IBOutlet`.
  package var modifiers: Set<String> = []
  /// The accessors of a computed property.
  package var getter: [CodeStatement]?
  /// The setter's statements, and the name of the new value.
  package var setter: CodeAccessor?
  /// The statements before a change.
  package var willSet: CodeAccessor?
  /// The statements behind a change.
  package var didSet: CodeAccessor?
  /// The place in the text, as offsets into its UTF-8.
  package var range: Range<Int>

  /// The one name that it declares; nil if it declares several.
  package var name: String? {
    if case .binding(let name, _) = pattern { name } else { nil }
  }

  /// Indicates whether it is computed.
  package var isComputed: Bool { getter != nil }
}

/// An accessor that gets a value under a name.
package struct CodeAccessor: Sendable {
  /// The name of the value; nil for the usual one, `newValue` or `oldValue`.
  package var parameter: String?
  /// The statements.
  package var body: [CodeStatement]
}

/// A parameter of a function.
package struct CodeParameter: Sendable {
  /// The label in calls; nil for `_`.
  package var label: String?
  /// The name in the function.
  package var name: String
  /// The type.
  package var type: CodeType
  /// The value if none is given.
  package var value: CodeExpression?
  /// Indicates whether it takes any number of values.
  package var isVariadic = false
  /// Indicates whether the function writes into it.
  package var isInOut = false
}

/// A function, a method or an initializer.
package struct CodeFunction: Sendable {
  /// The name; `init` of an initializer, `deinit` of its counterpart.
  package var name: String
  /// The parameters.
  package var parameters: [CodeParameter]
  /// The type of the result; nil if there is none.
  package var result: CodeType?
  /// The words before it: `static`, `override`, `@objc`.
  package var modifiers: Set<String> = []
  /// Indicates whether an initializer may give nil.
  package var isFailable = false
  /// The statements; nil for a requirement of a protocol.
  package var body: [CodeStatement]?
  /// The place in the text, as offsets into its UTF-8.
  package var range: Range<Int>
  /// The place of the name.
  package var nameRange: Range<Int>

  /// The name with the labels, as in `hitTest(_:with:)`.
  package var fullName: String {
    "\(name)(\(parameters.map { ($0.label ?? "_") + ":" }.joined()))"
  }
}

/// A declaration of a type, or an extension of one.
package struct CodeTypeDeclaration: Sendable {
  /// What is declared.
  package enum Kind: String, Sendable {
    case `class`, `struct`, `enum`, `extension`, `protocol`
  }

  /// What it is.
  package var kind: Kind
  /// The name; of an extension that of the type, which may have dots.
  package var name: String
  /// The superclass and the protocols, or the raw type of an enum.
  package var inherited: [CodeType]
  /// The members.
  package var members: [CodeMember]
  /// The words before it.
  package var modifiers: Set<String> = []
  /// The place in the text, as offsets into its UTF-8.
  package var range: Range<Int>
  /// The place of the name.
  package var nameRange: Range<Int>

  /// Creates a declaration.
  package init(
    kind: Kind, name: String, inherited: [CodeType] = [], members: [CodeMember] = [],
    modifiers: Set<String> = [], range: Range<Int>, nameRange: Range<Int>
  ) {
    (self.kind, self.name, self.inherited) = (kind, name, inherited)
    (self.members, self.modifiers) = (members, modifiers)
    (self.range, self.nameRange) = (range, nameRange)
  }
}

/// A member of a type.
package enum CodeMember: Sendable {
  case variable(CodeVariable)
  case function(CodeFunction)
  case enumCase(CodeEnumCase)
  case type(CodeTypeDeclaration)
  /// `typealias Name = Type`.
  case alias(String, CodeType)
  case unread(UnreadMember)

  /// The name, of a function with its labels; nil of several names, or if it is not known.
  package var name: String? {
    switch self {
    case .variable(let variable): variable.name
    case .function(let function): function.fullName
    case .enumCase(let one): one.name
    case .type(let type): type.name
    case .alias(let name, _): name
    case .unread(let unread): unread.name
    }
  }
}

/// A case of an enum.
package struct CodeEnumCase: Sendable {
  /// The name.
  package var name: String
  /// The values that it holds.
  package var values: [(label: String?, type: CodeType)]
  /// The raw value, if it is written.
  package var rawValue: CodeExpression?
  /// The place in the text, as offsets into its UTF-8.
  package var range: Range<Int>
}

/// A member that cannot be read; the rest of its type can.
package struct UnreadMember: Sendable {
  /// The name, as far as it is known.
  package var name: String?
  /// Why it cannot be read, and where.
  package var problem: CodeProblem
  /// The place in the text, as offsets into its UTF-8.
  package var range: Range<Int>
}

/// A text of code as it was read.
package struct CodeTree: Sendable {
  /// An item at the top of a text.
  package enum Item: Sendable {
    case type(CodeTypeDeclaration)
    case function(CodeFunction)
    case statement(CodeStatement)
    case unread(UnreadMember)

    /// The item, or of `let a = 1, b = 2` an item for each variable.
    var declaringOneEach: [Item] {
      guard case .statement(let statement) = self,
        case .block(let parts, isTransparent: true) = statement.kind,
        parts.allSatisfy({ $0.topVariable != nil })
      else { return [self] }
      return parts.map(Item.statement)
    }
  }

  /// The text.
  package var source: CodeSource
  /// The items, in their order.
  package var items: [Item]
  /// What a text of Objective-C declares for those behind it.
  package var ofHeader = ObjectiveCDeclarations()

  init(source: CodeSource, items: [Item]) { (self.source, self.items) = (source, items) }

  /// The types, without those within others.
  package var types: [CodeTypeDeclaration] {
    items.compactMap { if case .type(let type) = $0 { type } else { nil } }
  }

  /// The statements at the top.
  package var statements: [CodeStatement] {
    items.compactMap { if case .statement(let statement) = $0 { statement } else { nil } }
  }

  /// Returns whether something that cannot be read stands at the top, and in no type.
  package func isAtTop(_ unread: UnreadMember) -> Bool {
    items.contains {
      if case .unread(let other) = $0 { other.range == unread.range } else { false }
    }
  }

  /// What cannot be read, in all types.
  package var problems: [UnreadMember] {
    items.flatMap { item -> [UnreadMember] in
      switch item {
      case .unread(let unread): [unread]
      case .type(let type): type.problems
      case .function, .statement: []
      }
    }
  }
}

extension CodeTypeDeclaration {
  /// What cannot be read of the type, and of those within it.
  package var problems: [UnreadMember] {
    members.flatMap { member -> [UnreadMember] in
      switch member {
      case .unread(let unread): [unread]
      case .type(let type): type.problems
      default: []
      }
    }
  }
}

extension CodeTree {
  /// The names that the text declares, at the top and in types, as far as they are known.
  package var declaredNames: [String] {
    items.flatMap { item -> [String] in
      switch item {
      case .type(let type): type.declaredNames
      case .function(let function): [function.name]
      case .statement(let statement):
        if case .variable(let variable) = statement.kind {
          [variable.name].compactMap { $0 }
        } else {
          []
        }
      case .unread(let unread): [unread.name].compactMap { $0 }
      }
    }
  }
}

extension CodeTypeDeclaration {
  /// The names of the type and of its members.
  package var declaredNames: [String] {
    [name]
      + members.flatMap { member -> [String] in
        switch member {
        case .variable(let variable): [variable.name].compactMap { $0 }
        case .function(let function): [function.name]
        case .enumCase(let one): [one.name]
        case .type(let type): type.declaredNames
        case .alias(let name, _): [name]
        case .unread(let unread): [unread.name].compactMap { $0 }
        }
      }
  }
}
