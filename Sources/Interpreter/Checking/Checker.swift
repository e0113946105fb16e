import Code
import ResponderKit

/// A checker of code, which makes what it has checked ready to run.
final class Checker {
  /// The program whose types it knows.
  let program: CodeProgram
  /// The text of what is being checked.
  var source: CodeSource
  let library = Library.shared
  /// The type in whose declaration types are looked up, those within it first.
  var owner: OwnType?
  /// What was checked of the method so far. An overload may be tried again with the same argument,
  /// and each of its arguments with it; without this, calls within calls take twice as long for each.
  private var known: [Known: (expression: CodeExpression, result: Result<Checked, CodeFault>)] = [:]
  /// The scopes of what is known, so that no other one gets their identity.
  private var scopes: [Scope] = []

  private struct Known: Hashable {
    var expression: ObjectIdentifier
    var scope: ObjectIdentifier
    var expected: ValueType?
  }

  /// The expressions that stand for others which are unwrapped without a sign.
  private var unwrapped: [ObjectIdentifier: CodeExpression] = [:]

  /// What messages to collections of Foundation's stand for, by their expressions.
  var foundation: [ObjectIdentifier: CodeExpression] = [:]

  /// Forgets what was checked, as the program has changed since.
  func begin() { (known, scopes, unwrapped, foundation) = ([:], [], [:], [:]) }

  /// Returns an expression, with `!` behind it if it is a property that is declared with `!`.
  func unwrapping(_ expression: CodeExpression, in scope: Scope) -> CodeExpression {
    if let known = unwrapped[ObjectIdentifier(expression)] { return known }
    guard isImplicitlyUnwrapped(expression, in: scope) else { return expression }
    let forced = CodeExpression(.forced(expression), at: expression.range)
    unwrapped[ObjectIdentifier(expression)] = forced
    return forced
  }

  private func isImplicitlyUnwrapped(_ expression: CodeExpression, in scope: Scope) -> Bool {
    let (owner, name): (OwnType?, String)
    switch expression.kind {
    case .name(let own) where scope.find(own) == nil:
      (owner, name) = (scope.function.owner, own)
    case .member(let base, let member):
      guard case .own(let type)? = try? part(base, expecting: nil, in: scope).type.unwrapped else {
        return false
      }
      (owner, name) = (type, member)
    default: return false
    }
    let property = owner?.stored.first { $0.name == name }
    return property?.declaration.type?.isImplicitlyUnwrapped ?? false
  }

  /// Checks an expression that may be the beginning of a longer one.
  func part(
    _ expression: CodeExpression, expecting expected: ValueType?, in scope: Scope
  ) throws(CodeFault) -> Checked {
    let key = Known(
      expression: ObjectIdentifier(expression), scope: ObjectIdentifier(scope), expected: expected)
    if let found = known[key] { return try found.result.get() }
    if scopes.last !== scope { scopes.append(scope) }
    do throws(CodeFault) {
      let checked = try newPart(expression, expecting: expected, in: scope)
      // With the expression: one that was made for another and is in no tree would end, and the next
      // one would get its identity.
      known[key] = (expression, .success(checked))
      return checked
    } catch {
      known[key] = (expression, .failure(error))
      throw error
    }
  }

  var nextLabel: LoopLabel?
  /// The labels of loops, by their names.
  var labels: [String: LoopLabel] = [:]
  var machine: CodeMachine { program.machine }

  init(_ program: CodeProgram, _ source: CodeSource) {
    (self.program, self.source) = (program, source)
  }

  /// An expression that was checked.
  struct Checked {
    var type: ValueType
    var run: Run
    /// Indicates whether a `?` before it may have ended the whole of it.
    var isChained = false

    init(_ type: ValueType, isChained: Bool = false, _ run: @escaping Run) {
      (self.type, self.run, self.isChained) = (type, run, isChained)
    }
  }

  // MARK: Types

  func type(_ type: CodeType) throws(CodeFault) -> ValueType {
    switch type.kind {
    case .optional(let inner): return try self.type(inner).orNil
    case .array(let inner): return .array(try self.type(inner))
    case .dictionary(let key, let value):
      return .dictionary(try self.type(key), try self.type(value))
    case .tuple(let elements):
      if elements.isEmpty { return .void }
      var found: [ValueType.TupleElement] = []
      for element in elements {
        found.append(ValueType.TupleElement(element.label, try self.type(element.type)))
      }
      return .tuple(found)
    case .function(let parameters, let result):
      var found: [ValueType] = []
      for parameter in parameters { found.append(try self.type(parameter)) }
      return .function(found, try self.type(result))
    case .name(let name, _) where name.hasSuffix(".Type"):
      let inner = String(name.dropLast(".Type".count))
      return .metatype(try self.type(CodeType(.name(inner, []), at: type.range)))
    case .name(let name, let arguments):
      var found: [ValueType] = []
      for argument in arguments { found.append(try self.type(argument)) }
      if let generic = generic(name, found) { return generic }
      if isC, let collection = mutableCollection(name, found) { return collection }
      if isC, name == "NSUInteger" { return .unsigned }
      // There are no archives; what stands for one is nil.
      if name == "Bundle" || name == "NSBundle" { return .any }
      if let known = program.type(named: name, in: owner) ?? library.type(named: name) {
        return known
      }
      throw CodeFault(
        .unknownType(name, suggestions: program.typeNames(near: name)), at: type.range)
    }
  }

  private func generic(_ name: String, _ arguments: [ValueType]) -> ValueType? {
    guard let first = arguments.first else { return nil }
    switch (name, arguments.count) {
    case ("Array", 1), ("ContiguousArray", 1), ("ArraySlice", 1): return .array(first)
    case ("Set", 1): return .set(first)
    case ("Optional", 1): return first.orNil
    case ("Dictionary", 2): return .dictionary(first, arguments[1])
    case ("Range", 1), ("ClosedRange", 1): return .range(first)
    default: return nil
    }
  }

  /// Returns whether a value of a type can stand where another type is expected.
  func fits(_ type: ValueType, _ expected: ValueType) -> Bool {
    if type == expected { return true }
    switch (type, expected) {
    case (.never, _), (_, .any): return true
    case (.nothing, .optional): return true
    case (.optional(let inner), .optional(let other)): return fits(inner, other)
    case (_, .optional(let inner)): return fits(type, inner)
    case (.object(let name), .object(let other)): return library.inherits(name, from: other)
    case (.own(let own), .object(let name)):
      if name == "AnyObject" { return own.kind == .class || own.kind == .protocol }
      return own.baseClass.map { library.inherits($0, from: name) } ?? false
    case (.own(let own), .own(let other)):
      return own.inherits(from: other) || program.fulfils(own, other)
    case (.array(let inner), .array(let other)), (.set(let inner), .set(let other)),
      (.range(let inner), .range(let other)), (.metatype(let inner), .metatype(let other)):
      return fits(inner, other)
    case (.dictionary(let key, let value), .dictionary(let otherKey, let otherValue)):
      return fits(key, otherKey) && fits(value, otherValue)
    case (.tuple(let elements), .tuple(let others)):
      return elements.count == others.count
        && zip(elements, others).allSatisfy {
          fits($0.type, $1.type) && ($0.label == nil || $1.label == nil || $0.label == $1.label)
        }
    case (.function(let parameters, let result), .function(let others, let otherResult)):
      return parameters.count == others.count
        && zip(parameters, others).allSatisfy { fits($1, $0) }
        && (fits(result, otherResult) || otherResult == .void)
    case (.metatype, .object("AnyObject")): return true
    default: return false
    }
  }

  /// Returns the type that both of two types fit; nil if there is none.
  func common(_ one: ValueType, _ other: ValueType) -> ValueType? {
    if one == .nothing { return other.orNil }
    if other == .nothing { return one.orNil }
    if fits(one, other) { return other }
    if fits(other, one) { return one }
    if one.isOptional || other.isOptional {
      return common(one.unwrapped, other.unwrapped).map(\.orNil)
    }
    guard one.isReference, other.isReference else { return nil }
    let ancestors = library.lineage(of: other)
    return library.lineage(of: one).first { ancestors.contains($0) }.map { .object($0) }
  }

  /// Checks an expression whose value goes to a place of a type.
  func value(
    _ expression: CodeExpression, as expected: ValueType, in scope: Scope
  ) throws(CodeFault) -> Checked {
    if let name = notificationName(expression, as: expected, in: scope) { return name }
    let value = expected.isOptional ? expression : unwrapping(expression, in: scope)
    let checked = try self.expression(value, expecting: expected, in: scope)
    if isC, !fits(checked.type, expected), let converted = converted(checked, to: expected) {
      return converted
    }
    guard fits(checked.type, expected) else {
      throw mismatch(checked.type, expected, at: expression.range)
    }
    return checked
  }

  func mismatch(
    _ type: ValueType, _ expected: ValueType, at range: Range<Int>
  ) -> CodeFault {
    if case .optional(let inner) = type, fits(inner, expected) {
      return CodeFault(.mayBeNil(source.text(range)), at: range)
    }
    return CodeFault(.wrongType(type.text, expected: expected.text), at: range)
  }
}
