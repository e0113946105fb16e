import Code
import ResponderKit

/// Values that the code needs and that neither its texts nor the scene give: `engine.isOpen` of an app's
/// own model. A person may give them; until then what depends on them is open.
extension Checker {
  /// Checks a name, or names with dots, that may stand for such a value.
  func orAsked(
    _ expression: CodeExpression, expecting expected: ValueType?, in scope: Scope,
    _ check: () throws(CodeFault) -> Checked
  ) throws(CodeFault) -> Checked {
    do throws(CodeFault) { return try check() } catch {
      guard let asked = asked(expression, for: error, as: expected, in: scope) else { throw error }
      return asked
    }
  }

  /// Checks the name of a notification that another text declares: all that matters is that it is a name
  /// of its own.
  ///
  /// - Returns: Nil if it is something else.
  func notificationName(
    _ expression: CodeExpression, as expected: ValueType, in scope: Scope
  ) -> Checked? {
    guard expected.unwrapped == NotificationName.codeType else { return nil }
    do throws(CodeFault) {
      _ = try self.expression(expression, expecting: expected, in: scope)
    } catch {
      switch error.fact {
      case .unknownName(let name, []),
        .unknownMember(let name, of: NotificationName.codeType.text, []):
        return Checked(expected) { _ in .string(name) }
      default: break
      }
    }
    return nil
  }

  /// Checks an operand that may be such a value, whose type the other one tells: `engine.depth > 3`,
  /// `engine.tool == .pen`.
  ///
  /// - Returns: Nil if it is not such a value.
  func askedOperand(
    _ operand: CodeExpression, beside other: CodeExpression, in scope: Scope
  ) throws(CodeFault) -> Checked? {
    do throws(CodeFault) {
      _ = try expression(operand, in: scope)
      return nil
    } catch {
      guard path(of: operand, for: error, in: scope) != nil else { return nil }
      if case .implicitMember = other.kind { return askedChoice(operand, for: error, in: scope) }
      guard let type = try? expression(other, in: scope).type.unwrapped else { return nil }
      return asked(operand, for: error, as: type, in: scope)
    }
  }

  /// Checks the value of a `switch` that may be such a value: its cases are those that the code names.
  func askedSubject(_ value: CodeExpression, in scope: Scope) -> Checked? {
    do throws(CodeFault) {
      _ = try expression(value, in: scope)
      return nil
    } catch {
      return askedChoice(value, for: error, in: scope)
    }
  }

  private func askedChoice(
    _ expression: CodeExpression, for fault: CodeFault, in scope: Scope
  ) -> Checked? {
    guard let path = path(of: expression, for: fault, in: scope) else { return nil }
    return program.ask(path, as: nil, at: expression.range, of: source)
  }

  private func asked(
    _ expression: CodeExpression, for fault: CodeFault, as expected: ValueType?, in scope: Scope
  ) -> Checked? {
    guard let expected, expected.unwrapped.canBeAsked,
      expected.unwrapped != NotificationName.codeType,
      let path = path(of: expression, for: fault, in: scope),
      var checked = program.ask(path, as: expected.unwrapped, at: expression.range, of: source)
    else { return nil }
    checked.type = expected
    return checked
  }

  /// Returns the names of an expression, without `self`; nil if it is more than names, or if a mistake
  /// is about something else than that the first of them is unknown.
  private func path(
    of expression: CodeExpression, for fault: CodeFault, in scope: Scope
  ) -> String? {
    guard scope.function.me != nil, var names = expression.namesOfPath(isC: isC) else { return nil }
    if names.first == "self" { names.removeFirst() }
    guard let root = names.first, root.first?.isLetter == true || root.first == "_",
      !["super", "Self", "self"].contains(root), program.sceneObject(root) == nil
    else { return nil }
    switch fault.fact {
    case .unknownName(root, suggestions: []) where !root.isOfSystem: break
    // A property of the class itself whose type is not known.
    case .unknownMember(root, of: _, suggestions: _) where isUnloaded(root, in: scope): break
    default: return nil
    }
    guard !program.declaredNames.contains(root) || isUnloaded(root, in: scope) else { return nil }
    return names.joined(separator: ".")
  }

  /// Returns whether the class declares a property of a name whose type is not known.
  private func isUnloaded(_ name: String, in scope: Scope) -> Bool {
    var type = scope.function.owner
    while let current = type {
      let declares = current.declaration.members.contains { member in
        if case .variable(let variable) = member { variable.name == name } else { false }
      }
      if declares { return !current.stored.contains { $0.name == name } }
      type = current.ownSuperclass
    }
    return false
  }
}

extension CodeProgram {
  /// Returns a value that has to be given, which is one of a type; nil if it was needed as another one.
  ///
  /// - Parameter type: The type; nil for a choice between cases that the code names.
  fileprivate func ask(
    _ name: String, as type: ValueType?, at range: Range<Int>, of source: CodeSource
  ) -> Checker.Checked? {
    let known = globals[name]
    if let known, !known.isAsked { return nil }
    let needed = type ?? known?.type ?? .own(OwnType(choice: name, in: source))
    if let known, known.type != needed { return nil }
    let global = known ?? Global(asked: name, needed)
    globals[name] = global
    if known == nil { asked.append(AskedValue(name: name, source: source, range: range)) }
    return Checker.Checked(global.type) { [unowned self] _ throws(CodeStop) in
      try value(of: global)
    }
  }

  /// A value that the code needs and that has to be given.
  package struct AskedValue {
    /// The name: `engine.isOpen`.
    package let name: String
    /// The text in which it is needed first.
    package let source: CodeSource
    /// The place there.
    package let range: Range<Int>
  }

  /// Returns a case of the enum that a variable is of; nil if there is none.
  package func enumCase(named name: String, of variable: Variable) -> CodeValue? {
    guard case .own(let own) = variable.type.unwrapped,
      let index = own.cases.firstIndex(where: { $0.name == name && $0.values.isEmpty })
    else { return nil }
    return .enumCase(own, index, [])
  }

  /// Returns the values that something may have, one for each that makes a difference; none where
  /// there are too many.
  package func choices(of name: String) -> [CodeValue] {
    guard let global = globals[name], global.isAsked else { return [] }
    switch global.type {
    case .bool: return [.bool(true), .bool(false)]
    case .own(let own) where own.kind == .enum && own.plainCases != nil:
      let all = own.cases.indices.map { CodeValue.enumCase(own, $0, []) }
      // What stands for all others comes last.
      return own.isChoice ? Array(all.dropFirst() + all.prefix(1)) : all
    default: return []
    }
  }
}

extension OwnType {
  /// Creates the type of a value of which only the cases are known that the code names. Its first case
  /// stands for all others.
  fileprivate convenience init(choice name: String, in source: CodeSource) {
    self.init(
      CodeTypeDeclaration(kind: .enum, name: name, range: 0..<0, nameRange: 0..<0),
      named: name, in: source)
    isChoice = true
    cases = [EnumCase(name: Self.otherCase, values: [], rawValue: nil)]
  }

  /// The name of the case for all that the code does not name.
  private static let otherCase = "another"

  /// Adds a case that the code names to a choice.
  func addCase(_ name: String) {
    guard isChoice, !cases.contains(where: { $0.name == name }) else { return }
    cases.append(EnumCase(name: name, values: [], rawValue: nil))
  }
}

extension CodeValue {
  /// Indicates whether it stands for all cases that the code does not name.
  package var isOtherCase: Bool {
    if case .enumCase(let type, 0, _) = self { type.isChoice } else { false }
  }
}

extension ValueType {
  /// Indicates whether a command can give a value of the type.
  fileprivate var canBeAsked: Bool {
    switch self {
    case .bool, .int, .real, .string, .unsigned: true
    case .value(let name): ["CGPoint", "CGSize", "CGRect", "UIEdgeInsets"].contains(name)
    case .object(let name): name != "AnyObject"
    case .own(let own): own.kind == .class || own.kind == .enum && own.plainCases != nil
    default: false
    }
  }
}

extension CodeExpression {
  /// Returns the names that it consists of, without the marks between them: `engine?.isOpen`, and in
  /// Objective-C `[Engine shared].isOpen`; nil if it is more.
  fileprivate func namesOfPath(isC: Bool) -> [String]? {
    switch kind {
    case .name(let name): [name]
    case .member(let base, let name): base.namesOfPath(isC: isC).map { $0 + [name] }
    case .optionalChain(let base), .forced(let base): base.namesOfPath(isC: isC)
    case .call(let callee, let arguments) where isC && arguments.isEmpty:
      if case .member = callee.kind { callee.namesOfPath(isC: isC) } else { nil }
    default: nil
    }
  }
}

extension String {
  /// Indicates whether a name can only be one of Apple's frameworks, whose text nobody can paste.
  package var isOfSystem: Bool {
    let known = [
      "Bundle", "CommandLine", "Data", "Date", "FileManager", "JSONDecoder",
      "Locale", "Method", "Ivar", "NotificationCenter", "ProcessInfo", "RunLoop", "Task", "Thread",
      "Timer", "URL",
      "URLRequest", "URLSession", "UserDefaults",
    ]
    let prefixes = ["UI", "NS", "CA", "CF", "CG", "AV", "CI", "CM", "MK", "SK", "WK"]
    let isPrefixed = prefixes.contains { hasPrefix($0) && dropFirst(2).first?.isUppercase == true }
    // Functions of C.
    let families = ["dispatch_", "class_", "method_", "objc_", "sel_"]
    return isPrefixed || families.contains(where: hasPrefix) || known.contains(self)
  }
}
