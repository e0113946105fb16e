import Interpreter
import ResponderKit
import Scenes

/// The way in which commands read and write the values of a type of code.
struct StoredKind: @unchecked Sendable {
  let type: PropertyType
  /// Returns a value of code as the property has it; nil if it has none such.
  let content: (CodeValue) -> PropertyContent?
  /// Returns the value of code that a property's value stands for; nil if the property can only be
  /// read.
  var codeValue: ((PropertyContent) -> CodeValue?)?

  /// Creates the way for a type. What has no type of commands can be read in words.
  ///
  /// - Parameter text: Returns a value in words.
  init(_ type: ValueType, text: @escaping (CodeValue) -> String) {
    if let known = Self(settable: type) {
      self = known
    } else {
      self.init(PropertyCodec.word.type) { .word(text($0)) }
    }
  }

  private init(
    _ type: PropertyType, _ content: @escaping (CodeValue) -> PropertyContent?,
    _ codeValue: ((PropertyContent) -> CodeValue?)? = nil
  ) {
    (self.type, self.content, self.codeValue) = (type, content, codeValue)
  }

  private init?(settable type: ValueType) {
    switch type {
    case .bool:
      self.init(
        .bool, { if case .bool(let value) = $0 { .bool(value) } else { nil } },
        { if case .bool(let value) = $0 { .bool(value) } else { nil } })
    case .int:
      self.init(
        PropertyCodec.integer.type,
        { if case .int(let value) = $0 { .integer(value) } else { nil } },
        { if case .integer(let value) = $0 { .int(value) } else { nil } })
    case .real:
      self.init(
        .number, { if case .real(let value) = $0 { .number(value) } else { nil } },
        { if case .number(let value) = $0 { .real(value) } else { nil } })
    case .string, .optional(.string): self.init(text: type.isOptional)
    case .value("CGPoint"):
      self.init(
        .point,
        { if case .point(let value) = $0 { PropertyCodec.point(value).content } else { nil } },
        { PropertyValue(.point, $0).as(PropertyCodec.point).map { .point($0) } })
    case .value("CGSize"):
      self.init(
        .size, { if case .size(let value) = $0 { PropertyCodec.size(value).content } else { nil } },
        { PropertyValue(.size, $0).as(PropertyCodec.size).map { .size($0) } })
    case .value("CGRect"):
      self.init(
        .rect, { if case .rect(let value) = $0 { PropertyCodec.rect(value).content } else { nil } },
        { PropertyValue(.rect, $0).as(PropertyCodec.rect).map { .rect($0) } })
    case .value("UIEdgeInsets"):
      self.init(
        PropertyValue.insets(.zero).type,
        { $0.insets.map { PropertyCodec.insets($0).content } },
        { content in
          PropertyValue(PropertyValue.insets(.zero).type, content).as(PropertyCodec.insets).map {
            CodeValue($0)
          }
        })
    case .own(let own) where own.kind == .enum:
      guard let names = own.plainCases else { return nil }
      self.init(
        PropertyCodec<String>.choice(names) { $0 }.type,
        { value in
          guard case .enumCase(_, let index, _) = value, names.indices.contains(index) else {
            return nil
          }
          return .word(names[index])
        },
        { content in
          guard case .word(let word) = content, let index = names.firstIndex(of: word) else {
            return nil
          }
          return .enumCase(own, index, [])
        })
    case .array(let element) where element.isOfResponders: self.init(views: ())
    case _ where type.isOfRecognizers:
      self.init(
        PropertyCodec.recognizer.type, { Self.content(of: $0) { .recognizer($0) } },
        { content in
          guard case .recognizer(let recognizer) = content else { return nil }
          return recognizer.map { .object($0) } ?? CodeValue.none
        })
    // Commands have no nil for it, but may give it a value.
    case .optional(let inner) where !inner.isOfResponders && !inner.isOfRecognizers:
      guard let kind = Self(settable: inner) else { return nil }
      self = kind
    case _ where type.isOfResponders:
      self.init(
        PropertyCodec.responder.type, { Self.content(of: $0) { .responder($0) } },
        { content in
          guard case .responder(let responder) = content else { return nil }
          return responder.map { .object($0) } ?? CodeValue.none
        })
    default: return nil
    }
  }

  /// Returns an object as the property has it; nil if it is no such object any more, as its class was read
  /// again as another kind of class.
  private static func content<Object: AnyObject>(
    of value: CodeValue, _ content: (Object?) -> PropertyContent
  ) -> PropertyContent? {
    // Optimised code cannot cast nothing to a class that it does not know: it ends by a signal.
    guard let object = value.object else { return value.isNone ? content(nil) : nil }
    return (object as? Object).map(content)
  }

  private init(text isOptional: Bool) {
    self.init(
      .text,
      { value in
        switch value {
        case .string(let text): .text(text)
        case .none: .text(nil)
        default: nil
        }
      },
      { content in
        guard case .text(let text) = content else { return nil }
        return text.map { .string($0) } ?? (isOptional ? CodeValue.none : .string(""))
      })
  }

  private init(views: ()) {
    self.init(
      PropertyValue.views([]).type,
      { value in
        guard case .array(let values) = value else { return nil }
        let views = values.compactMap { $0.object as? UIView }
        return views.count == values.count ? .views(views) : nil
      },
      { if case .views(let views) = $0 { .array(views.map { .object($0) }) } else { nil } })
  }
}

extension ValueType {
  /// The kind of value in the words of an error.
  var expectation: String {
    if case .own(let own) = unwrapped, own.kind == .enum, let cases = own.plainCases {
      return cases.map { ".\($0)" }.listed("or")
    }
    return unwrapped == .bool ? "true or false" : "a value of type \(text)"
  }

  /// Indicates whether its objects are views or controllers.
  fileprivate var isOfResponders: Bool { classOfObjects is UIResponder.Type }

  fileprivate var isOfRecognizers: Bool { classOfObjects is UIGestureRecognizer.Type }

  /// The class of UIKit's that its objects are of; nil if it has others or none.
  private var classOfObjects: AnyClass? {
    switch self {
    case .optional(let inner): inner.classOfObjects
    case .own(let type) where type.kind == .class:
      type.baseClass.flatMap(ResponderKit.NSClassFromString)
    case .object(let name): ResponderKit.NSClassFromString(name)
    default: nil
    }
  }
}

extension CodeBook: SceneCode {
  func ownProperties(of object: StatefulObject) -> [Property] {
    storedProperties(of: object) + (delegateProperty(of: object).map { [$0] } ?? [])
  }

  /// Returns the property that makes an object of the code the delegate of another; nil if the object
  /// has no delegate that may be one.
  private func delegateProperty(of object: StatefulObject) -> Property? {
    guard CodeProgram.hasDelegate(object) else { return nil }
    let program = ProgramReference(program: program)
    return Property(
      "delegate", PropertyCodec.responder.type, ofClass: String(describing: type(of: object)),
      "the object of the code that is its delegate",
      get: { object in
        PropertyCodec.responder(CodeProgram.delegate(of: object)?.host as? UIResponder)
      },
      set: { object, value in
        guard case .responder(let responder) = value.content else { return false }
        return program.program.setDelegate(of: object, to: responder)
      },
      expectation: { _, value in
        guard case .responder(let responder?) = value.content else { return nil }
        return program.program.instance(of: responder) == nil ? "an object of the code" : nil
      })
  }

  private func storedProperties(of object: StatefulObject) -> [Property] {
    let stored = program.storedProperties(of: object)
    guard let owner = program.instance(of: object)?.type, !stored.isEmpty else { return [] }
    let untold = program.untoldProperties(of: object)
    if !untold.isEmpty {
      return stored.indices.map {
        property(stored[$0], at: $0, of: owner, isUntold: untold.contains(stored[$0].name))
      }
    }
    if let known = properties[ObjectIdentifier(owner)] { return known }
    let made = stored.indices.map { property(stored[$0], at: $0, of: owner) }
    properties[ObjectIdentifier(owner)] = made
    return made
  }

  func commands(for scene: Scene) -> SceneCodeCommands { SceneCodeCommands(self, in: scene) }

  func baseClass(ofClassNamed name: String) -> String? {
    ImportedClasses.type(named: name, in: program)?.baseClass
  }

  /// Returns the way to read and write a stored property.
  func kind(of property: OwnType.StoredProperty) -> StoredKind { kind(of: property.type) }

  /// Returns the way to read and write values of a type.
  func kind(of type: ValueType) -> StoredKind {
    StoredKind(type) { [program] in program.machine.texts.short($0) }
  }

  private func property(
    _ stored: OwnType.StoredProperty, at index: Int, of owner: OwnType, isUntold: Bool = false
  ) -> Property {
    let (kind, program, name) = (kind(of: stored), ProgramReference(program: program), stored.name)
    let codeValue = stored.isConstant && !isUntold ? nil : kind.codeValue
    let set: (@Sendable (StatefulObject, PropertyValue) -> Bool)? = codeValue.map { codeValue in
      let convert = StoredConversion(convert: codeValue)
      return { object, value in
        guard let value = convert.convert(value.content) else { return false }
        return program.program.setStored(value, at: index, of: object)
      }
    }
    let expectation = stored.type.expectation
    return Property(
      stored.name, kind.type, ofClass: owner.name, "a stored property of \(owner.name)",
      get: { object in
        guard let value = program.program.storedValue(at: index, of: object) else {
          let isUnknown = program.program.unknownProperties(of: object).contains(name)
          return .word(isUnknown ? "?" : "nil")
        }
        return kind.content(value).map { PropertyValue(kind.type, $0) } ?? .word("nil")
      },
      set: set,
      expectation: { object, value in
        let made = kind.codeValue?(value.content)
        let fits = made.map { program.program.isValue($0, ofPropertyAt: index, of: object) }
        return fits == true ? nil : expectation
      })
  }
}

/// A program in a closure that may be passed from thread to thread; all of its scene is used by one.
private struct ProgramReference: @unchecked Sendable {
  let program: CodeProgram
}

/// A conversion in such a closure.
private struct StoredConversion: @unchecked Sendable {
  let convert: (PropertyContent) -> CodeValue?
}
