import Code
import ResponderKit

/// The code that was read so far: its types and functions, checked, and the objects of its classes.
package final class CodeProgram {
  /// What its code shares while it runs.
  package let machine = CodeMachine()
  /// The types, by their names.
  package private(set) var types: [String: OwnType] = [:]
  /// The free functions.
  private(set) var functions: [String: [OwnType.Method]] = [:]
  /// The free variables.
  private(set) var globals: [String: Global] = [:]
  /// The members that extensions of UIKit's classes add or override, by the name of the class.
  package private(set) var extensions: [String: OwnType] = [:]
  /// The parts that objects of the code's classes have, by the objects of UIKit's.
  private var instances: [ObjectIdentifier: CodeInstance] = [:]
  /// Makes an object of UIKit's, by the name of its class, in the scene.
  package var makeView: ((String, CGRect) -> UIView?)?
  /// Is called for each new object of a class of the code, to give its view the class's methods.
  package var didMake: ((CodeInstance, UIView) -> Void)?

  /// Indicates whether extensions change classes of UIKit's.
  package var hasExtensions: Bool { !extensions.isEmpty }

  /// The methods that UIKit asks, and that code calls through UIKit's own.
  static let asked = Set(["hitTest(_:with:)", "point(inside:with:)"]).union(lifeMethods)

  /// The methods that UIKit calls when a view is laid out, moves in the tree, or gets touches.
  static let lifeMethods: Set = [
    "layoutSubviews()", "didMoveToWindow()", "didMoveToSuperview()", "didAddSubview(_:)",
    "touchesBegan(_:with:)", "touchesMoved(_:with:)", "touchesEnded(_:with:)",
    "touchesCancelled(_:with:)",
  ]

  /// A variable outside of types.
  final class Global {
    let type: ValueType
    let isConstant: Bool
    private var current: CodeValue?
    private let initial: () throws(CodeStop) -> CodeValue

    init(_ type: ValueType, isConstant: Bool, _ initial: @escaping () throws(CodeStop) -> CodeValue)
    {
      (self.type, self.isConstant, self.initial) = (type, isConstant, initial)
    }

    func value() throws(CodeStop) -> CodeValue {
      if let current { return current }
      let value = try initial()
      current = value
      return value
    }

    func set(_ value: CodeValue) { current = value }
  }

  /// What was found wrong in a text.
  package struct Finding: Sendable {
    /// The text.
    package var source: CodeSource
    /// The type or the method that cannot run, as people write it.
    package var name: String
    /// What is wrong: something that cannot be read, or that cannot run.
    package var problem: CodeProblem.Fact?
    /// What is wrong with what was read.
    package var mistake: CodeFault.Fact?
    /// The place.
    package var range: Range<Int>
  }

  /// Creates a program without code.
  package init() {}

  // MARK: Reading

  /// Adds the types and functions of a text. A type of a name that is known replaces it.
  ///
  /// - Returns: The types, and what was found wrong in the text.
  package func add(_ tree: CodeTree) -> (types: [OwnType], findings: [Finding]) {
    var (added, findings): ([OwnType], [Finding]) = ([], [])
    for unread in tree.problems {
      findings.append(
        Finding(
          source: tree.source, name: unread.name ?? "", problem: unread.problem.fact,
          range: unread.problem.range))
    }
    for declaration in tree.types where declaration.kind != .extension {
      added += declare(declaration, tree.source)
    }
    let checker = Checker(self, tree.source)
    for type in added { findings += outlined(type, checker) }
    for declaration in tree.types where declaration.kind == .extension {
      let (type, found) = extend(declaration, tree.source, checker)
      findings += found
      if let type, !added.contains(type) { added.append(type) }
    }
    findings += collect(added, checker)
    for type in added { inheritStored(type) }
    addGlobals(tree, checker, &findings)
    for type in added { findings += checkedMembers(type, checker) }
    return (added, findings)
  }

  private func declare(
    _ declaration: CodeTypeDeclaration, _ source: CodeSource, in outer: String? = nil
  ) -> [OwnType] {
    let name = outer.map { "\($0).\(declaration.name)" } ?? declaration.name
    let type = OwnType(declaration, named: name, in: source)
    types[name] = type
    var found = [type]
    for case .type(let inner) in declaration.members {
      found += declare(inner, source, in: name)
    }
    return found
  }

  private func outlined(_ type: OwnType, _ checker: Checker) -> [Finding] {
    var findings: [Finding] = []
    checker.source = type.source
    for written in type.declaration.inherited {
      do throws(CodeFault) {
        let known = try checker.type(written)
        switch known {
        case .object(let name) where type.kind == .class && name != "AnyObject":
          type.superclass = known
        case .own(let other) where other.kind == .class && type.kind == .class:
          type.superclass = known
        case .own(let other): type.protocols.append(other.name)
        default: if type.kind == .enum { type.rawType = known }
        }
      } catch {
        // A protocol of UIKit's or of the standard library has nothing to do with touches.
        if let name = written.name,
          Self.protocols.contains(name) || name.hasSuffix("Delegate")
            || name.hasSuffix("DataSource")
        {
          type.protocols.append(name)
        } else {
          findings.append(finding(error, type, type.name))
        }
      }
    }
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(type)]
    var next = type.ownSuperclass
    while let current = next {
      guard seen.insert(ObjectIdentifier(current)).inserted else {
        type.superclass = nil
        let mistake = CodeFault(.circularClass(type.name), at: type.declaration.nameRange)
        findings.append(finding(mistake, type, type.name))
        break
      }
      next = current.ownSuperclass
    }
    return findings
  }

  /// The protocols that say nothing about touches.
  private static let protocols: Set = [
    "Equatable", "Hashable", "Comparable", "Codable", "Sendable", "CaseIterable", "Identifiable",
    "CustomStringConvertible", "Error", "NSCopying", "NSCoding", "Decodable", "Encodable",
    "ObservableObject", "UIInputViewAudioFeedback",
  ]

  func finding(_ mistake: CodeFault, _ type: OwnType, _ name: String) -> Finding {
    Finding(source: type.source, name: name, mistake: mistake.fact, range: mistake.range)
  }

  private func extend(
    _ declaration: CodeTypeDeclaration, _ source: CodeSource, _ checker: Checker
  ) -> (OwnType?, [Finding]) {
    if let type = types[declaration.name] {
      var findings: [Finding] = []
      for member in declaration.members {
        findings += outline(member, of: type, in: source, checker)
      }
      return (type, findings)
    }
    guard let known = Library.shared.type(named: declaration.name), case .object(let name) = known
    else {
      let fact = CodeFault.Fact.unknownType(
        declaration.name, suggestions: typeNames(near: declaration.name))
      return (
        nil,
        [
          Finding(
            source: source, name: "extension \(declaration.name)", mistake: fact,
            range: declaration.nameRange)
        ]
      )
    }
    let type = OwnType(declaration, named: name, in: source)
    type.superclass = known
    extensions[name] = type
    return (type, [])
  }

  // MARK: Members

  /// Takes note of the members of types. One whose type follows from the value of another waits for
  /// that one.
  private func collect(_ types: [OwnType], _ checker: Checker) -> [Finding] {
    for type in types { type.stored = type.ownSuperclass?.stored ?? [] }
    var waiting = types.flatMap { type in type.declaration.members.map { (type, $0) } }
    // Cases and written types tell those of values.
    waiting.sort { Self.rank($0.1) < Self.rank($1.1) }
    while true {
      var findings: [Finding] = []
      let open = waiting.filter { type, member in
        let found = outline(member, of: type, in: type.source, checker)
        findings += found
        return !found.isEmpty
      }
      if open.count == waiting.count || open.isEmpty { return findings }
      waiting = open
    }
  }

  /// Puts the stored properties of superclasses before a class's own, however they were declared.
  private func inheritStored(_ type: OwnType) {
    guard let parent = type.ownSuperclass else { return }
    inheritStored(parent)
    let own = type.stored.filter { one in !parent.stored.contains { $0.name == one.name } }
    type.stored = parent.stored + own
  }

  private static func rank(_ member: CodeMember) -> Int {
    switch member {
    case .enumCase: 0
    case .variable(let variable): variable.type == nil ? 2 : 1
    default: 1
    }
  }

  /// Takes note of a member's name and types; its statements are checked later.
  private func outline(
    _ member: CodeMember, of type: OwnType, in source: CodeSource, _ checker: Checker
  ) -> [Finding] {
    (checker.source, checker.owner) = (source, type)
    defer { checker.owner = nil }
    do throws(CodeFault) {
      switch member {
      case .variable(let variable): try outline(variable, of: type, checker)
      case .function(let function):
        guard function.body != nil, function.name != "deinit" else { break }
        let method = try method(function, of: type, in: source, checker)
        if function.name == "init" {
          type.initializers.removeAll { $0.declaration.fullName == function.fullName }
          type.initializers.append(method)
        } else {
          type.methods[function.name, default: []].append(method)
        }
      case .enumCase(let one): try outline(one, of: type, checker)
      case .type, .alias, .unread: break
      }
      return []
    } catch {
      return [finding(error, type, type.name)]
    }
  }

  private func outline(
    _ variable: CodeVariable, of type: OwnType, _ checker: Checker
  ) throws(CodeFault) {
    guard let name = variable.name else { return }
    let isStatic = variable.modifiers.contains("static")
    let overrides = variable.modifiers.contains("override")
    if variable.isComputed || overrides {
      let known = variable.type
      let valueType: ValueType
      if let known {
        valueType = try checker.type(known)
      } else if let base = type.baseClass,
        let member = Library.shared.members(name, of: .object(base)).first
      {
        valueType = member.type
      } else {
        valueType = .any
      }
      type.computed[name] = OwnType.ComputedProperty(name, valueType, variable)
      return
    }
    let valueType: ValueType
    if let written = variable.type {
      valueType = try checker.type(written)
    } else if let value = variable.value {
      let scope = Scope(
        Scope.Function(me: nil, owner: type, isStatic: true, result: nil))
      valueType = try checker.expression(value, in: scope).type
    } else {
      valueType = .any
    }
    if isStatic {
      type.statics[name] = OwnType.StaticProperty(name, valueType, variable)
    } else {
      let property = OwnType.StoredProperty(name, valueType, variable)
      if let index = type.stored.firstIndex(where: { $0.name == name }) {
        type.stored[index] = property
      } else {
        type.stored.append(property)
      }
    }
  }

  private func outline(
    _ one: CodeEnumCase, of type: OwnType, _ checker: Checker
  ) throws(CodeFault) {
    guard !type.cases.contains(where: { $0.name == one.name }) else { return }
    var values: [ValueType.TupleElement] = []
    for value in one.values {
      values.append(ValueType.TupleElement(value.label, try checker.type(value.type)))
    }
    var raw: CodeValue?
    switch type.rawType {
    case .int:
      if let written = one.rawValue, case .integer(let value) = written.kind {
        raw = .int(value)
      } else if case .int(let last)? = type.cases.last?.rawValue {
        raw = .int(last &+ 1)
      } else {
        raw = .int(0)
      }
    case .string:
      if let written = one.rawValue, case .text(let pieces) = written.kind,
        case .letters(let letters)? = pieces.first
      {
        raw = .string(letters)
      } else {
        raw = .string(one.name)
      }
    default: break
    }
    type.cases.append(OwnType.EnumCase(name: one.name, values: values, rawValue: raw))
  }

  private func method(
    _ function: CodeFunction, of type: OwnType, in source: CodeSource, _ checker: Checker
  ) throws(CodeFault) -> OwnType.Method {
    var parameters: [ValueType] = []
    for parameter in function.parameters {
      if parameter.type.name == "NSCoder" {
        parameters.append(.any)
      } else {
        parameters.append(try checker.type(parameter.type))
      }
    }
    let result = try function.result.map { type throws(CodeFault) in try checker.type(type) }
    return OwnType.Method(function, parameters, result ?? .void, of: type, in: source)
  }

  private func addGlobals(_ tree: CodeTree, _ checker: Checker, _ findings: inout [Finding]) {
    checker.source = tree.source
    let holder = OwnType(
      CodeTypeDeclaration(kind: .struct, name: "", range: 0..<0, nameRange: 0..<0),
      named: "", in: tree.source)
    for item in tree.items {
      guard case .function(let function) = item else { continue }
      do throws(CodeFault) {
        let method = try method(function, of: holder, in: tree.source, checker)
        keptHolders.append(holder)
        functions[function.name] = [method]
        try check(method, checker, me: nil)
      } catch {
        findings.append(
          Finding(
            source: tree.source, name: function.fullName, mistake: error.fact, range: error.range))
      }
    }
  }

  /// The owners of free functions, which only their methods know.
  private var keptHolders: [OwnType] = []

  // MARK: Names

  /// Returns the type with a name, as seen from within another one.
  package func type(named name: String, in owner: OwnType? = nil) -> ValueType? {
    if let owner, !owner.isExtension {
      var outer: Substring? = owner.name[...]
      while let current = outer {
        if let found = types["\(current).\(name)"] { return .own(found) }
        outer = current.lastIndex(of: ".").map { current[..<$0] }
      }
    }
    return types[name].map { .own($0) }
  }

  /// The names that stand for something everywhere.
  var names: [String] { Array(types.keys) + Array(functions.keys) + Array(globals.keys) }

  /// Returns the names of types that are nearly a name.
  func typeNames(near name: String) -> [String] {
    Spelling.near(
      name,
      in: Array(types.keys) + Array(Library.shared.classes.keys) + Array(Library.shared.valueTypes))
  }

  /// Returns whether a type says that it fulfils a protocol.
  func fulfils(_ type: OwnType, _ other: OwnType) -> Bool {
    guard other.kind == .protocol else { return false }
    var next: OwnType? = type
    while let current = next {
      if current.protocols.contains(other.name) { return true }
      next = current.ownSuperclass
    }
    return false
  }

  // MARK: Objects

  /// Returns the part that an object of a class of the code has; nil of any other object.
  package func instance(of object: AnyObject) -> CodeInstance? {
    if let instance = object as? CodeInstance { return instance }
    guard let found = instances[ObjectIdentifier(object)], found.host === object, found.isAttached
    else { return nil }
    return found
  }

  /// Takes over the objects that an earlier program made; those of a class that was read again have
  /// the properties that it has now.
  package func adopt(_ earlier: CodeProgram) {
    instances = earlier.instances
    (makeView, didMake) = (earlier.makeView, earlier.didMake)
    machine.isInterrupted = earlier.machine.isInterrupted
    for instance in instances.values {
      guard let type = types[instance.type.name], type !== instance.type else { continue }
      instance.become(type)
    }
  }

  /// Takes a class of the code away from an object of UIKit's, as a change that can be undone.
  package func release(_ host: StatefulObject) {
    guard let instance = instance(of: host) else { return }
    instance.isAttached = false
  }

  /// Gives an object of UIKit's the part of a class of the code.
  func attach(_ instance: CodeInstance, to host: StatefulObject) {
    instances[ObjectIdentifier(host)] = instance
  }
}
