import Code
import ResponderKit

// Unsafe here: one thread reads code and runs it; values are computed first, and stored then.
/// A class, a structure, an enum or a protocol of the code.
package final class OwnType: Hashable, @unchecked Sendable {
  /// What it is.
  package let kind: CodeTypeDeclaration.Kind
  /// The name; of a type within another one with its name before it.
  package let name: String
  /// The text that it stands in.
  package let source: CodeSource
  /// The declaration.
  package let declaration: CodeTypeDeclaration
  /// The class that a class inherits from, of UIKit's or of the code.
  // Each class asks all those above it.
  @exclusivity(unchecked) package var superclass: ValueType?
  /// The protocols that it says it fulfils.
  var protocols: [String] = []
  /// The stored properties of an object or a value, those of superclasses of the code first.
  @exclusivity(unchecked) package var stored: [StoredProperty] = []
  var computed: [String: ComputedProperty] = [:]
  /// The members that cannot be read, also those of its extensions.
  var unread: [Unread] = []
  /// The class that it inherits from, if no text that was read declares it.
  var unreadSuperclass: String?
  /// The methods, by their base names.
  package var methods: [String: [Method]] = [:]
  var initializers: [Method] = []
  var statics: [String: StaticProperty] = [:]
  var cases: [EnumCase] = []
  /// The names of the cases of an enum; nil if some have values.
  package var plainCases: [String]? {
    cases.contains { !$0.values.isEmpty } ? nil : cases.map(\.name)
  }
  /// The reading of code that declared it; nil if none did.
  @exclusivity(unchecked) var reading: CodeReading?
  /// Indicates whether it stands for an enum of which only the cases are known that the code names.
  var isChoice = false
  /// The raw values of an enum, as an Int or a String.
  var rawType: ValueType?

  init(_ declaration: CodeTypeDeclaration, named name: String, in source: CodeSource) {
    (kind, self.name, self.declaration, self.source) =
      (declaration.kind, name, declaration, source)
  }

  /// A stored property.
  package final class StoredProperty {
    /// The name.
    package let name: String
    /// The type.
    package var type: ValueType
    /// Indicates whether it cannot change.
    package let isConstant: Bool
    /// Indicates whether it gets its value when it is read first.
    package let isLazy: Bool
    /// Indicates whether it holds nothing in a new object.
    package var beginsAsNil: Bool {
      type.isOptional && declaration.value == nil && !isConstant && !isOutlet
    }
    /// Indicates whether an archive gives it its value.
    var isOutlet: Bool { declaration.modifiers.contains("@IBOutlet") }
    let declaration: CodeVariable
    /// Gives the first value.
    var initial: Run?
    var initialSlots = 0
    var willSet: Accessor?
    var didSet: Accessor?

    init(_ name: String, _ type: ValueType, _ declaration: CodeVariable) {
      (self.name, self.type, self.declaration) = (name, type, declaration)
      isConstant = declaration.isConstant
      isLazy = declaration.modifiers.contains("lazy")
    }
  }

  /// An observer of changes, or a setter.
  struct Accessor {
    var slots: Int
    var run: (Frame) throws(CodeStop) -> Void
  }

  /// A computed property, or observers of an inherited one.
  final class ComputedProperty {
    let name: String
    let type: ValueType
    let declaration: CodeVariable
    let isStatic: Bool
    var getter: Body?
    var setter: Accessor?
    var willSet: Accessor?
    var didSet: Accessor?

    init(_ name: String, _ type: ValueType, _ declaration: CodeVariable) {
      (self.name, self.type, self.declaration) = (name, type, declaration)
      isStatic = declaration.modifiers.contains("static")
    }
  }

  final class StaticProperty {
    let name: String
    var type: ValueType
    let declaration: CodeVariable
    /// The name with that of its type before it.
    let fullName: String
    var initial: Run?
    var initialSlots = 0

    init(_ name: String, _ type: ValueType, _ declaration: CodeVariable, of owner: OwnType) {
      (self.name, self.type, self.declaration) = (name, type, declaration)
      fullName = "\(owner.name).\(name)"
    }
  }

  /// The statements of a method, ready to run.
  struct Body {
    var slots: Int
    var run: (Frame) throws(CodeStop) -> CodeValue
  }

  /// A method or an initializer.
  package final class Method {
    /// The declaration.
    package let declaration: CodeFunction
    let parameters: [ValueType]
    let result: ValueType
    /// The type that it is a method of.
    package unowned let owner: OwnType
    /// The text that it stands in.
    package let source: CodeSource
    /// The statements; nil until they were checked, or if they hold mistakes.
    @exclusivity(unchecked) var body: Body?
    /// The first mistake, if it cannot run.
    package internal(set) var mistake: CodeFault?
    /// The values of parameters that calls may leave out.
    @exclusivity(unchecked) var defaults: [Run?] = []

    /// Indicates whether it is a method of the type itself.
    var isStatic: Bool { declaration.modifiers.contains("static") }

    init(
      _ declaration: CodeFunction, _ parameters: [ValueType], _ result: ValueType,
      of owner: OwnType,
      in source: CodeSource
    ) {
      (self.declaration, self.parameters, self.result) = (declaration, parameters, result)
      (self.owner, self.source) = (owner, source)
    }
  }

  /// A member that cannot be read, or a method of types that nothing stands for.
  struct Unread {
    /// The name without labels, as it is written; nil if it is not known.
    var name: String?
    /// The place of what is wrong in its text, and that of the member.
    var place: Int
    var range: Range<Int>
    var source: CodeSource

    /// The text of the member.
    var text: String { source.text(range) }
    /// Indicates whether it is an initializer.
    var isInitializer: Bool { name?.hasPrefix("init") == true }

    /// Returns whether it is the method of a full name, as far as the text of one that cannot be read
    /// tells it.
    func isMethod(_ fullName: String) -> Bool {
      let isC = source.language == .objectiveC
      let written = isC ? ObjectiveCNames.selector(ofSwift: fullName) : fullName
      guard name == String(written.prefix { $0 != "(" && $0 != ":" }) else { return false }
      let labels = fullName.drop { $0 != "(" }.dropFirst().split { ":)".contains($0) }
      // `gestureRecognizer` is the name of several.
      let text = text.lowercased()
      return labels.allSatisfy { $0 == "_" || text.contains($0.lowercased()) }
    }

    /// Returns whether it is the method of a selector.
    func isMethod(ofSelector selector: String) -> Bool {
      guard let name else { return false }
      let base = selector.prefix { $0 != ":" && $0 != "(" }
      return base == name || source.language == .swift && base.hasPrefix(name + "With")
    }
  }

  struct EnumCase {
    var name: String
    var values: [ValueType.TupleElement]
    var rawValue: CodeValue?
  }

  /// The superclass of the code, if it is one.
  package var ownSuperclass: OwnType? {
    if case .own(let type)? = superclass { type } else { nil }
  }

  /// The nearest class of UIKit's that the class inherits from; nil if it inherits from none.
  package var baseClass: String? {
    var type: OwnType? = self
    while let current = type {
      if case .object(let name)? = current.superclass { return name }
      type = current.ownSuperclass
    }
    return nil
  }

  /// Returns the method with a full name, of the class or of its superclasses of the code.
  package func method(_ fullName: String) -> Method? {
    var type: OwnType? = self
    while let current = type {
      if let found = current.ownMethod(fullName) { return found }
      type = current.ownSuperclass
    }
    return nil
  }

  /// Returns the method with a full name that the type itself declares.
  func ownMethod(_ fullName: String) -> Method? {
    methods[String(fullName.prefix { $0 != "(" })]?.first {
      $0.declaration.fullName == fullName
    }
  }

  /// Indicates whether it stands for the members that an extension adds to a class of UIKit's.
  package var isExtension: Bool { declaration.kind == .extension }

  /// The name, with `extension` before that of a class of UIKit's.
  package var title: String { isExtension ? "extension \(name)" : name }

  /// Returns whether the class is another one, or inherits from it.
  package func inherits(from other: OwnType) -> Bool {
    var type: OwnType? = self
    while let current = type {
      if current === other { return true }
      type = current.ownSuperclass
    }
    return false
  }

  package static func == (left: OwnType, right: OwnType) -> Bool { left === right }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The identity of one reading of code. Types hold it, so that no other one gets its address.
final class CodeReading {}

/// The part of an object that a class of the code has: its stored properties. Of an object of UIKit's
/// it stands beside that.
package final class CodeInstance: CompanionObject {
  /// The class.
  @exclusivity(unchecked) package private(set) var type: OwnType
  /// Indicates whether the object still is one of the class.
  @exclusivity(unchecked) package var isAttached = true {
    willSet { willChange() }
  }
  /// The view, recognizer or controller; nil if the class inherits from none of UIKit's, or the object
  /// is gone.
  package var host: StatefulObject? { mark.map(\.view) ?? other }
  private let mark: ViewMark?
  private weak var other: StatefulObject?
  /// What the code keeps, which knows the program that runs now.
  weak var heap: CodeHeap?
  /// The values of the stored properties; unset of a lazy one that was not read.
  @exclusivity(unchecked) var values: [CodeValue]
  /// The places of the stored properties of which nobody knows what they hold: the object is a view of
  /// an imported text, which does not tell it, or nothing that ran has set them.
  @exclusivity(unchecked) private(set) var unknown: Set<Int> = []
  /// Indicates whether the object is a view of an imported text.
  private var isOfText = false
  /// The places of these, also of those that were found or told since.
  private(set) var untold: Set<Int> = []

  init(of type: OwnType, host: StatefulObject?) {
    (self.type, mark) = (type, host?.asView?.mark)
    other = host?.asView == nil ? host : nil
    values = Array(repeating: .unset, count: type.stored.count)
    super.init(of: host)
  }

  /// The name of the class of the code.
  package override var reportedClass: String { type.name }

  /// Sets a stored property, as a change that can be undone.
  func set(_ index: Int, _ value: CodeValue) {
    if changeObserver == nil { changeObserver = host?.changeObserver }
    willChange()
    values[index] = value
    unknown.remove(index)
  }

  /// Says that nobody knows what some stored properties hold.
  func hide(_ indices: Set<Int>) { (unknown, untold, isOfText) = (indices, indices, true) }

  /// Says that nobody knows what a stored property holds, as a change that can be undone.
  func hide(_ index: Int) {
    willChange()
    unknown.insert(index)
    untold.insert(index)
  }

  /// Becomes an object of the class as it was read again: what it stored under the same names and
  /// types stays.
  ///
  /// - Parameter renewed: Returns a value as one of the types that were read again; nil if there is
  ///   none.
  func become(_ type: OwnType, renewing renewed: (CodeValue) -> CodeValue?) {
    let old = self.type.stored
    willChange()
    let before = values
    self.type = type
    func kept(of places: Set<Int>) -> Set<Int> {
      Set(
        type.stored.indices.filter { index in
          let property = type.stored[index]
          guard let place = old.firstIndex(where: { $0.name == property.name }) else {
            return isOfText && property.type.holdsObjects
              || !property.isLazy && property.initial == nil
          }
          // One that nothing set may have a first value now.
          let isSetNow =
            !isOfText && before.indices.contains(place) && before[place].isUnset
            && property.initial != nil
          return places.contains(place) && !isSetNow
        })
    }
    (unknown, untold) = (kept(of: unknown), kept(of: untold))
    values = type.stored.enumerated().map { place, property in
      let index = old.firstIndex { $0.name == property.name && $0.type.text == property.type.text }
      if let index, before.indices.contains(index) {
        if before[index].isUnset, property.isLazy || unknown.contains(place) { return .unset }
        if !before[index].isUnset, let value = renewed(before[index]) { return value }
      }
      if property.isLazy { return .unset }
      let me = CodeValue.object(host ?? self)
      return (try? property.initial?(Frame(count: property.initialSlots, me: me))) ?? .unset
    }
  }

  package override func captureState() -> () -> Void {
    let (type, values, isAttached) = (type, values, isAttached)
    let (unknown, untold) = (unknown, untold)
    return { [unowned self] in
      (self.type, self.values) = (type, values)
      (self.unknown, self.untold) = (unknown, untold)
      self.isAttached = isAttached
    }
  }

  package override func captureComparison() -> () -> Bool {
    let values = values
    return { [unowned self] in
      values.count == self.values.count
        && zip(values, self.values).allSatisfy { before, now in
          before.isUnset || now.isUnset
            ? before.isUnset && now.isUnset : CodeValue.areEqual(before, now)
        }
    }
  }
}
