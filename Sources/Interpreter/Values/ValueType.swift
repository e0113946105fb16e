/// The type of a value of code.
package indirect enum ValueType: Hashable, Sendable {
  case void, never, bool, int
  /// NSUInteger of Objective-C, whose values are the whole numbers with the same bits.
  case unsigned
  /// CGFloat, Double and Float, which are one type here.
  case real
  case string
  case any
  /// A structure, an enum or a set of options of UIKit's, by its name: `CGPoint`, `UIControl.State`.
  case value(String)
  /// A class of UIKit's, or `AnyObject`, by its name.
  case object(String)
  /// A class, a structure, an enum or a protocol of the code.
  case own(OwnType)
  case array(ValueType)
  case set(ValueType)
  case dictionary(ValueType, ValueType)
  /// NSMutableArray or another collection that changes where it is, by the type of what it holds.
  case mutable(ValueType)
  case optional(ValueType)
  case tuple([TupleElement])
  case function([ValueType], ValueType)
  case range(ValueType)
  /// The type itself, as `UIButton.self`.
  case metatype(ValueType)
  /// The type of `nil` before it is known what it stands for.
  case nothing

  /// Indicates whether its values are objects, or hold some.
  var holdsObjects: Bool {
    switch self {
    case .object: true
    case .own(let own): own.kind == .class || own.kind == .protocol
    case .optional(let inner), .array(let inner), .set(let inner), .mutable(let inner):
      inner.holdsObjects
    case .dictionary(let key, let value): key.holdsObjects || value.holdsObjects
    default: false
    }
  }

  /// An element of a tuple.
  package struct TupleElement: Hashable, Sendable {
    /// The label, if it has one.
    package var label: String?
    /// The type.
    package var type: ValueType

    /// Creates an element.
    package init(_ label: String? = nil, _ type: ValueType) {
      (self.label, self.type) = (label, type)
    }
  }

  /// Indicates whether it is an optional.
  package var isOptional: Bool {
    switch self {
    case .optional, .nothing: true
    default: false
    }
  }

  /// The type of the value if there is one.
  package var unwrapped: ValueType {
    if case .optional(let type) = self { type } else { self }
  }

  /// The type with nil.
  package var orNil: ValueType { isOptional ? self : .optional(self) }

  /// Indicates whether values of the type are references.
  package var isReference: Bool {
    switch self {
    case .object, .mutable, .value("CALayer"): true
    case .own(let type): type.kind == .class || type.kind == .protocol
    default: false
    }
  }

  /// Indicates whether an extension can give it members.
  var canBeExtended: Bool {
    switch self {
    case .bool, .int, .real, .string, .value: true
    case .object(let name): name != "AnyObject"
    default: false
    }
  }

  /// The type as people write it.
  package var text: String {
    switch self {
    case .void: "Void"
    case .never: "Never"
    case .bool: "Bool"
    case .int: "Int"
    case .unsigned: "NSUInteger"
    case .real: "CGFloat"
    case .string: "String"
    case .any: "Any"
    case .value(let name), .object(let name): name
    case .own(let type): type.name
    case .array(let type): "[\(type.text)]"
    case .set(let type): "Set<\(type.text)>"
    case .dictionary(let key, let value): "[\(key.text): \(value.text)]"
    case .mutable(.set): "NSMutableSet"
    case .mutable(.dictionary): "NSMutableDictionary"
    case .mutable: "NSMutableArray"
    case .optional(.function(let parameters, let result)):
      "(\(ValueType.function(parameters, result).text))?"
    case .optional(let type): "\(type.text)?"
    case .tuple(let elements):
      "(\(elements.map { ($0.label.map { "\($0): " } ?? "") + $0.type.text }.joined(separator: ", ")))"
    case .function(let parameters, let result):
      "(\(parameters.map(\.text).joined(separator: ", "))) -> \(result.text)"
    case .range(let type): "Range<\(type.text)>"
    case .metatype(let type): "\(type.text).Type"
    case .nothing: "nil"
    }
  }
}
