import Code
import ResponderKit

/// The methods of a class of the code that UIKit calls besides those of the hit-test, and the accessors
/// and observers of properties that UIKit reads and sets.
final class CodedObjectMethods: CodedMethods {
  /// What runs when UIKit calls something.
  enum Body {
    case method(OwnType.Method)
    case getter(OwnType.ComputedProperty)
    case accessor(OwnType.ComputedProperty, KeyPath<OwnType.ComputedProperty, OwnType.Accessor?>)
    /// The method cannot run; UIKit's own answers in its place, which is told.
    case unloaded(OwnType)

    /// The class that has the method; nil of a property.
    fileprivate var owner: OwnType? {
      switch self {
      case .method(let method): method.owner
      case .unloaded(let owner): owner
      case .getter, .accessor: nil
      }
    }

    fileprivate func isSame(as other: Body) -> Bool {
      switch (self, other) {
      case (.method(let one), .method(let other)): one === other
      case (.getter(let one), .getter(let other)): one === other
      case (.accessor(let one, let path), .accessor(let other, let otherPath)):
        one === other && path == otherPath
      case (.unloaded(let one), .unloaded(let other)): one === other
      default: false
      }
    }
  }

  private let program: CodeProgram
  private let bodies: [String: Body]
  /// The part of the object that its class of the code has; nil if only extensions give it methods.
  let part: CompanionObject?
  /// The names of the methods that the class has.
  let names: Set<String>

  init(_ program: CodeProgram, _ bodies: [String: Body], _ instance: CodeInstance?) {
    (self.program, self.bodies, part) = (program, bodies, instance)
    names = Set(bodies.keys)
  }

  /// Returns whether it stands for the same methods.
  func isSame(as other: [String: Body], _ instance: CodeInstance?) -> Bool {
    instance === part && bodies.count == other.count
      && bodies.allSatisfy { name, body in other[name].map(body.isSame) ?? false }
  }

  /// Returns whether the methods that lay out are those of the same text, which another reading has
  /// only kept: then nothing is to be laid out again.
  func laysOut(like other: CodedObjectMethods) -> Bool {
    Self.layingOut.allSatisfy { name in
      let (one, other) = (bodies[name]?.owner, other.bodies[name]?.owner)
      return one?.source === other?.source && one?.declaration.range == other?.declaration.range
    }
  }

  /// Returns whether the class has the method and is not calling super in it.
  func answers(_ name: String, of object: StatefulObject) -> Bool {
    guard bodies[name] != nil else { return false }
    let machine = program.machine
    guard machine.isCallingAnySuper else { return true }
    // What calls super sets past its own observers, too.
    let called = ["willSet ", "didSet "].first(where: name.hasPrefix).map {
      "set \(name.dropFirst($0.count))"
    }
    return !machine.isCallingSuper(called ?? name, object)
  }

  /// Runs the class's method; a failure is kept, as one of the hit-test is.
  func run(_ call: CodedCall, on object: StatefulObject) -> CodedValue? {
    let arguments = call.arguments.map(CodeValue.init)
    switch bodies[call.name] {
    case .method(let method):
      return program.asked(method, on: object, arguments, isTold: call.isTold)
        .flatMap(CodedValue.init)
    case .getter(let property):
      return program.asked(property, of: object, isTold: call.isTold).flatMap(CodedValue.init)
    case .accessor(let property, let path):
      let value = arguments.first ?? .none
      program.asked(property, property[keyPath: path], of: object, value)
      return .nothing
    case .unloaded(let owner):
      program.machine.assume(AssumedAnswer(view: ObjectID(object), of: owner.name, call.name))
      if Self.layingOut.contains(call.name) { object.sizesWereLeftOut() }
      return nil
    case nil: return nil
    }
  }

  /// The methods in which classes give sizes to views.
  private static let layingOut: Set = [
    "layoutSubviews()", "updateConstraints()", "didMoveToSuperview()", "didMoveToWindow()",
    "viewDidLoad()", "viewWillAppear(_:)", "viewIsAppearing(_:)", "viewDidAppear(_:)",
    "viewWillLayoutSubviews()", "viewDidLayoutSubviews()", "updateViewConstraints()",
  ]

  /// Returns the method that an action names, of the class or of an extension.
  func method(for action: Selector, of object: StatefulObject) -> ActionMethod? {
    // Its methods stay the same where a later reading changes only what is no method of UIKit's.
    (program.heap.current() as? CodeProgram ?? program).actionMethod(for: action, of: object)
  }
}

extension CodeProgram {
  /// Returns what UIKit calls of the classes and extensions that an object has.
  func bodies(of object: StatefulObject) -> [String: CodedObjectMethods.Body] {
    var found: [String: CodedObjectMethods.Body] = [:]
    var seen: Set<String> = []
    for type in calledTypes(of: object) {
      for method in type.methods.values.joined()
      where Self.lifeMethods.contains(method.declaration.fullName) && !method.isStatic {
        let name = method.declaration.fullName
        if found[name] == nil {
          found[name] = method.body == nil ? .unloaded(type) : .method(method)
        }
      }
      for method in type.methods.values.joined() where method.source.language == .objectiveC {
        guard let name = method.accessorName, found[name] == nil else { continue }
        found[name] = method.body == nil ? .unloaded(type) : .method(method)
      }
      for unread in type.unread {
        for name in Self.lifeMethods where found[name] == nil && unread.isMethod(name) {
          found[name] = .unloaded(type)
        }
      }
      for property in type.computed.values
      where !property.isStatic && seen.insert(property.name).inserted {
        add(property, &found)
      }
    }
    return found
  }

  private func add(
    _ property: OwnType.ComputedProperty, _ found: inout [String: CodedObjectMethods.Body]
  ) {
    let name = property.name
    if property.getter != nil, CodedProperty.readable.contains(name) {
      found[name] = .getter(property)
    }
    guard CodedProperty.settable.contains(name) else { return }
    if property.setter != nil { found["set \(name)"] = .accessor(property, \.setter) }
    if property.willSet != nil { found["willSet \(name)"] = .accessor(property, \.willSet) }
    if property.didSet != nil { found["didSet \(name)"] = .accessor(property, \.didSet) }
  }
}

extension OwnType.Method {
  /// The name of the accessor of a property that UIKit reads or sets, which a method of Objective-C is:
  /// `next` of `nextResponder`, `set isHighlighted` of `setHighlighted:`; nil if it is none.
  var accessorName: String? {
    let name = declaration.name
    func known(_ name: String, among names: Set<String>) -> String? {
      let long = "is" + name.prefix(1).uppercased() + name.dropFirst()
      return names.contains(name) ? name : names.contains(long) ? long : nil
    }
    switch declaration.parameters.count {
    case 0: return known(name, among: CodedProperty.readable)
    case 1 where name.hasPrefix("set") && name.count > 3:
      let property = name.dropFirst(3).prefix(1).lowercased() + name.dropFirst(4)
      return known(property, among: CodedProperty.settable).map { "set \($0)" }
    default: return nil
    }
  }
}

extension CodeValue {
  /// Creates the value of code for one that UIKit gives.
  init(_ value: CodedValue) {
    switch value {
    case .nothing: self = .none
    case .bool(let value): self = .bool(value)
    case .number(let value): self = .real(value)
    case .object(let object): self = object.map { .object($0) } ?? .none
    case .objects(let objects): self = .array(objects.map { .object($0) })
    case .touches(let touches):
      self = .set(touches.sorted { $0.finger < $1.finger }.map { .object($0) })
    case .presses(let presses): self = .set(presses.map { .object($0) })
    case .point(let point): self = .point(point)
    case .size(let size): self = .size(size)
    case .selector(let selector): self = selector?.codeValue ?? .none
    case .motion(let motion): self = motion.codeValue
    case .text(let text): self = text.map { .string($0) } ?? .none
    case .any(let value): self = CodeValue(anything: value)
    }
  }

  /// Creates the value of code for a value of which only the running program knows the type.
  init(anything value: Any?) {
    switch value {
    case let value as Bool: self = .bool(value)
    case let value as CGFloat: self = .real(Double(value))
    case let value as CGPoint: self = .point(value)
    case let value as CGSize: self = .size(value)
    case let value as CGRect: self = .rect(value)
    case let value as CGAffineTransform: self = value.codeValue
    case let value as CodeInstance: self = .object(value.host ?? value)
    case let value as StatefulObject: self = .object(value)
    case let value as UIAction: self = .object(value)
    default: self = .none
    }
  }
}

extension CodedValue {
  /// Creates what UIKit gets of a value of code; nil if it has no use for one of the type.
  init?(_ value: CodeValue) {
    switch value {
    case .void, .none: self = .nothing
    case .bool(let value): self = .bool(value)
    case .int(let value): self = .number(Double(value))
    case .real(let value): self = .number(value)
    case .string(let text): self = .text(text)
    case .point(let point): self = .point(point)
    case .size(let size): self = .size(size)
    case .object(let object as StatefulObject): self = .object(object)
    default: return nil
    }
  }
}

extension CodeProgram {
  /// Returns the overrides of a class that UIKit would call and that nothing calls here.
  package func uncalledOverrides(of type: OwnType) -> [String] {
    guard type.kind == .class || type.isExtension, type.baseClass != nil else { return [] }
    let methods = type.methods.values.flatMap { $0 }.filter { method in
      method.declaration.modifiers.contains("override")
        && !Self.asked.contains(method.declaration.fullName) && method.accessorName == nil
        && !CodeInstance.delegateMethods.contains(method.declaration.fullName)
        && type.ownSuperclass?.method(method.declaration.fullName) == nil
    }
    let properties = type.computed.values.filter { property in
      property.declaration.modifiers.contains("override")
        && !(property.getter == nil || CodedProperty.readable.contains(property.name))
        && !CodedProperty.settable.contains(property.name)
        && type.ownSuperclass?.computedProperty(named: property.name, isStatic: false) == nil
        && !Library.shared.isInert(property.name, of: .own(type))
    }
    return (methods.map(\.declaration.fullName) + properties.map(\.name)).sorted()
  }
}

extension CodeProgram: CodeCaller {
  var hasFailed: Bool { machine.failure != nil }

  /// Returns the method of an object's class, or of an extension, that an action names; nil if there is
  /// none. What one that cannot run does is open.
  func actionMethod(for action: Selector, of object: StatefulObject) -> ActionMethod? {
    guard method(for: action, of: object) != nil else { return nil }
    return { [unowned self] sender, event in
      perform(
        action, of: object,
        [CodeValue(anything: sender), event.map { .object($0) } ?? .none])
    }
  }

  /// Performs an action of an object, whose method may take fewer arguments.
  func perform(_ action: Selector, of object: StatefulObject, _ arguments: [CodeValue]) {
    switch method(for: action, of: object) {
    case .runs(let method)?:
      _ = asked(method, on: object, Array(arguments.prefix(method.parameters.count)))
    case .cannotRun(let method)?: leaveOpen(method, of: object)
    case nil where !recognizes("\(action)", object):
      let name = "-[\(instance(of: object)?.type.name ?? "") \(action)]"
      machine.guarded(()) { () throws(CodeStop) in
        throw CodeStop(.misuse("\(name): unrecognized selector sent to instance"))
      }
    case nil: break
    }
  }

  /// Returns the method of the code that an object has for a selector.
  func method(for action: Selector, of object: StatefulObject) -> MethodOfCode? {
    let selector = "\(action)"
    return method(of: object, { $0.isMethod(ofSelector: selector) }) { type in
      type.methods.values.joined().filter { !$0.isStatic && $0.selector == selector }
    }
  }

  /// Returns whether an object has a method of UIKit's for a selector. Of classes that the code does not
  /// hold nobody knows.
  private func recognizes(_ selector: String, _ object: StatefulObject) -> Bool {
    guard let own = instance(of: object)?.type, heap.idleTypes.isEmpty else { return true }
    let library = Library.shared
    return library.names(of: .own(own), isStatic: false)
      .flatMap { library.members($0, of: .own(own)) }
      .contains { ObjectiveCNames.selector(ofSwift: $0.fullName) == selector }
  }
}
