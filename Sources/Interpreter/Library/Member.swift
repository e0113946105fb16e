import ResponderKit

/// A member of a type of UIKit's or of the standard library, or a free function.
final class Member {
  enum Kind {
    /// A property; of a structure the setter gives the changed structure.
    case property(
      get: (CodeValue) throws(CodeStop) -> CodeValue,
      set: ((CodeValue, CodeValue) throws(CodeStop) -> CodeValue)?)
    case method((CodeValue, [CodeValue]) throws(CodeStop) -> CodeValue)
  }

  /// The name before the brackets.
  let name: String
  /// The labels of the arguments; nil for `_`.
  let labels: [String?]
  let parameters: [ValueType]
  /// The number of arguments at the end that may be left out.
  let optional: Int
  /// The type of the property or the result.
  let type: ValueType
  let kind: Kind

  init(
    _ name: String, _ labels: [String?] = [], _ parameters: [ValueType] = [], optional: Int = 0,
    _ type: ValueType, _ kind: Kind
  ) {
    (self.name, self.labels, self.parameters) = (name, labels, parameters)
    (self.optional, self.type, self.kind) = (optional, type, kind)
  }

  convenience init(_ name: String, _ type: ValueType, _ kind: Kind) {
    self.init(name, [], [], type, kind)
  }

  var isProperty: Bool { if case .property = kind { true } else { false } }

  /// The name as people write it: `convert(_:to:)`.
  var fullName: String {
    isProperty ? name : "\(name)(\(labels.map { ($0 ?? "_") + ":" }.joined()))"
  }

  /// Returns the name and the labels of a signature: `convert(_:to:)`.
  static func parts(of signature: String) -> (name: String, labels: [String?]) {
    guard let bracket = signature.firstIndex(of: "(") else { return (signature, []) }
    let inner = signature[signature.index(after: bracket)...].dropLast()
    let labels = inner.split(separator: ":").map { $0 == "_" ? nil : String($0) }
    return (String(signature[..<bracket]), labels)
  }
}

/// The members of one type, as they are listed.
struct MemberList<Root: CodeConvertible> {
  /// The name of the type.
  let owner: String
  private(set) var members: [Member] = []
  private(set) var statics: [Member] = []

  init(_ owner: String? = nil) {
    self.owner = owner ?? Root.codeType.text
  }

  /// Adds a property that can be read.
  mutating func get<Value: CodeConvertible>(_ name: String, _ get: @escaping (Root) -> Value) {
    members.append(
      Member(
        name, Value.codeType,
        .property(
          get: { value throws(CodeStop) in get(try Root.required(value)).codeValue }, set: nil)))
  }

  /// Adds a property that can be read and set.
  ///
  /// - Parameter reason: Returns why UIKit ends an app that sets a value; nil if it does not.
  mutating func property<Value: CodeConvertible>(
    _ name: String, refusing reason: @escaping (Root, Value) -> String? = { _, _ in nil },
    _ get: @escaping (Root) -> Value, _ set: @escaping (inout Root, Value) -> Void
  ) {
    let (isView, isObject) = (Root.self is UIView.Type, Root.self is AnyClass)
    members.append(
      Member(
        name, Value.codeType,
        .property(
          get: { value throws(CodeStop) in get(try Root.required(value)).codeValue },
          set: { value, new throws(CodeStop) in
            var root = try Root.required(value)
            let new = try Value.required(new)
            if isObject {
              try new.codeValue.check(
                as: "the \(name) of \(isView ? "a view" : Root.codeType.text)")
            }
            if let reason = reason(root, new) { throw CodeStop(.misuse(reason)) }
            let old = isView ? get(root) : nil
            set(&root, new)
            if let old, let view = root as? UIView, !view.hasNumbers(upTo: NumberRule.largest) {
              set(&root, old)
              throw CodeStop(.hugeNumber("the frame of a view"))
            }
            return root.codeValue
          })))
  }

  /// Adds a property that UIKit declares with `!`.
  mutating func property<Value: CodeConvertible>(
    _ name: String, refusing reason: @escaping (Root, Value) -> String? = { _, _ in nil },
    loading get: @escaping (Root) -> Value?, _ set: @escaping (inout Root, Value) -> Void
  ) {
    members.append(
      Member(
        name, Value.codeType,
        .property(
          get: { value throws(CodeStop) in
            guard let found = get(try Root.required(value)) else { throw CodeStop(.isNil(name)) }
            return found.codeValue
          },
          set: { value, new throws(CodeStop) in
            var root = try Root.required(value)
            let new = try Value.required(new)
            if let reason = reason(root, new) { throw CodeStop(.misuse(reason)) }
            set(&root, new)
            return root.codeValue
          })))
  }

  /// Adds a property that decides nothing here.
  mutating func inert<Value: CodeConvertible>(
    _ name: String, _ path: ReferenceWritableKeyPath<Root, Value>
  ) {
    property(name, { $0[keyPath: path] }, { $0[keyPath: path] = $1 })
  }

  mutating func method<each Argument: CodeConvertible, Result: CodeConvertible>(
    _ signature: String, optional: Int = 0,
    _ body: @escaping (Root, repeat each Argument) -> Result
  ) {
    let (name, labels) = Member.parts(of: signature)
    members.append(
      Member(
        name, labels, Self.types(repeat (each Argument).self), optional: optional, Result.codeType,
        .method { value, arguments throws(CodeStop) in
          var reader = ArgumentReader(arguments)
          return body(try Root.required(value), repeat try reader.next((each Argument).self))
            .codeValue
        }))
  }

  /// Adds a method without a result.
  ///
  /// - Parameter reason: Returns why UIKit ends an app that calls it so; nil if it does not.
  mutating func action<each Argument: CodeConvertible>(
    _ signature: String, optional: Int = 0,
    refusing reason: @escaping (CodeValue, [CodeValue]) -> String? = { _, _ in nil },
    _ body: @escaping (Root, repeat each Argument) -> Void
  ) {
    let (name, labels) = Member.parts(of: signature)
    let isObject = Root.self is AnyClass
    members.append(
      Member(
        name, labels, Self.types(repeat (each Argument).self), optional: optional, .void,
        .method { value, arguments throws(CodeStop) in
          if let reason = reason(value, arguments) { throw CodeStop(.misuse(reason)) }
          if isObject { for one in arguments { try one.check(as: name) } }
          var reader = ArgumentReader(arguments)
          body(try Root.required(value), repeat try reader.next((each Argument).self))
          return .void
        }))
  }

  /// Adds an initializer, which may give nil.
  mutating func make<each Argument: CodeConvertible, Made: CodeConvertible>(
    _ labels: String, optional: Int = 0, _ body: @escaping (repeat each Argument) -> Made
  ) {
    function("init(\(labels))", optional: optional, body)
  }

  /// Adds a method of the type itself, with a result.
  mutating func function<each Argument: CodeConvertible, Made: CodeConvertible>(
    _ signature: String, optional: Int = 0, _ body: @escaping (repeat each Argument) -> Made
  ) {
    let (name, labels) = Member.parts(of: signature)
    statics.append(
      Member(
        name, labels, Self.types(repeat (each Argument).self), optional: optional, Made.codeType,
        .method { _, arguments throws(CodeStop) in
          var reader = ArgumentReader(arguments)
          return body(repeat try reader.next((each Argument).self)).codeValue
        }))
  }

  /// Adds a method of the type itself without a result.
  ///
  /// - Parameter reason: Returns why UIKit ends an app that calls it so; nil if it does not.
  mutating func perform<each Argument: CodeConvertible>(
    _ signature: String, refusing reason: @escaping ([CodeValue]) -> String? = { _ in nil },
    _ body: @escaping (repeat each Argument) -> Void
  ) {
    let (name, labels) = Member.parts(of: signature)
    statics.append(
      Member(
        name, labels, Self.types(repeat (each Argument).self), .void,
        .method { _, arguments throws(CodeStop) in
          if let reason = reason(arguments) { throw CodeStop(.misuse(reason)) }
          var reader = ArgumentReader(arguments)
          body(repeat try reader.next((each Argument).self))
          return .void
        }))
  }

  /// Adds constants of the type, by their names.
  mutating func constants(_ values: KeyValuePairs<String, Root>) {
    for (name, value) in values { constant(name, value) }
  }

  /// Adds a constant of the type: `CGRect.zero`.
  mutating func constant<Value: CodeConvertible>(
    _ name: String, _ value: @autoclosure @escaping () -> Value
  ) {
    statics.append(
      Member(
        name, Value.codeType,
        .property(get: { _ throws(CodeStop) in value().codeValue }, set: nil)))
  }

  private static func types<each Argument: CodeConvertible>(
    _ types: repeat (each Argument).Type
  ) -> [ValueType] {
    var found: [ValueType] = []
    repeat found.append((each types).codeType)
    return found
  }
}

/// A reader of arguments, one after the other.
struct ArgumentReader {
  private let arguments: [CodeValue]
  private var index = 0

  init(_ arguments: [CodeValue]) { self.arguments = arguments }

  mutating func next<Value: CodeConvertible>(_ type: Value.Type) throws(CodeStop) -> Value {
    defer { index += 1 }
    guard index < arguments.count, arguments[index].isNone else {
      return try Value.required(index < arguments.count ? arguments[index] : .none)
    }
    guard let value = Value.from(.none) else {
      throw CodeStop(.givenNil(expected: Value.codeType.text))
    }
    return value
  }
}
