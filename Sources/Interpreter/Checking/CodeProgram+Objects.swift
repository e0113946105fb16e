import Code
import ResponderKit

extension CodeProgram {
  // MARK: Stored properties

  /// Returns the first value of a stored property. It may make objects that have such values.
  private func firstValue(
    _ property: OwnType.StoredProperty, me: CodeValue
  ) throws(CodeStop) -> CodeValue {
    guard let initial = property.initial else { return .none }
    return try machine.call { () throws(CodeStop) in
      try initial(Frame(count: property.initialSlots, me: me))
    }
  }

  /// Returns a stored property of an object.
  func storedValue(_ index: Int, of value: CodeValue) throws(CodeStop) -> CodeValue {
    guard let object = value.object, let instance = instance(of: object),
      instance.values.indices.contains(index)
    else { return .none }
    if !instance.unknown.isEmpty, instance.unknown.contains(index) {
      throw CodeStop(
        .unknownProperty(
          instance.type.stored[index].name, of: ObjectID(instance.host ?? instance)))
    }
    let known = instance.values[index]
    if !known.isUnset { return known }
    let property = instance.type.stored[index]
    guard property.initial != nil else {
      // An initializer runs before an archive sets anything.
      if property.isOutlet { return .none }
      throw CodeStop(.unknownProperty(property.name, of: ObjectID(instance.host ?? instance)))
    }
    let first = try firstValue(property, me: value)
    instance.set(index, first)
    return first
  }

  /// Takes what a stored property holds out of an object, to be set again: what changes a little of a
  /// list that nobody else has copies nothing. Observers are given what was there, so it stays.
  func takeStored(_ index: Int, of value: CodeValue) throws(CodeStop) -> CodeValue {
    let stored = try storedValue(index, of: value)
    guard let object = value.object, let instance = instance(of: object),
      instance.values.indices.contains(index), instance.type.stored.indices.contains(index),
      instance.type.stored[index].willSet == nil, instance.type.stored[index].didSet == nil
    else { return stored }
    instance.set(index, .none)
    return stored
  }

  /// Sets a stored property of an object, with its observers.
  func setStored(_ index: Int, of value: CodeValue, to new: CodeValue) throws(CodeStop) {
    guard let object = value.object, let instance = instance(of: object),
      instance.values.indices.contains(index)
    else { return }
    let property = instance.type.stored[index]
    let old = property.didSet == nil ? CodeValue.none : try storedValue(index, of: value)
    try run(property.willSet, me: value, new)
    instance.set(index, new)
    try run(property.didSet, me: value, old)
  }

  /// Returns a structure with another value of a stored property, whose observers have run.
  func setStored(
    _ index: Int, ofStructure value: CodeValue, to new: CodeValue
  ) throws(CodeStop) -> CodeValue {
    guard case .structure(let type, let values) = value, type.stored.indices.contains(index),
      values.indices.contains(index)
    else { return value }
    let property = type.stored[index]
    let before = try run(property.willSet, me: value, new)
    return try run(property.didSet, me: before.settingProperty(index, new), values[index])
  }

  /// Sets a stored property as an initializer does, without its observers.
  package func initialize(_ index: Int, of value: CodeValue, to new: CodeValue) {
    guard let object = value.object, let instance = instance(of: object),
      instance.values.indices.contains(index)
    else { return }
    instance.set(index, new)
  }

  // MARK: Calls

  /// Runs an observer; returns the object, or the structure as the observer left it.
  @discardableResult
  func run(
    _ accessor: OwnType.Accessor?, me: CodeValue, _ value: CodeValue
  ) throws(CodeStop) -> CodeValue {
    guard let accessor else { return me }
    let frame = Frame(count: accessor.slots, me: me, [value])
    try machine.call { () throws(CodeStop) in try accessor.run(frame) }
    return frame.me
  }

  func run(_ body: OwnType.Body?, me: CodeValue) throws(CodeStop) -> CodeValue {
    guard let body else { throw CodeStop(.notLoaded("get")) }
    return try machine.call { () throws(CodeStop) in
      try body.run(Frame(count: body.slots, me: me))
    }
  }

  /// Sets a computed property.
  func set(
    _ property: OwnType.ComputedProperty, of value: CodeValue, to new: CodeValue
  ) throws(CodeStop) -> CodeValue {
    guard let setter = property.setter else { return value }
    let frame = Frame(count: setter.slots, me: value, [new])
    try machine.call { () throws(CodeStop) in try setter.run(frame) }
    return frame.me
  }

  /// Sets an inherited property that the code observes.
  func observing(
    _ property: OwnType.ComputedProperty, of me: CodeValue,
    _ read: (CodeValue) throws(CodeStop) -> CodeValue, _ new: CodeValue,
    _ write: () throws(CodeStop) -> CodeValue
  ) throws(CodeStop) -> CodeValue {
    let old = try read(me)
    try run(property.willSet, me: me, new)
    let result = try write()
    try run(property.didSet, me: me, old)
    return result
  }

  /// Returns the property that a value's own type has.
  func computed(
    _ name: String, of value: CodeValue, or known: OwnType.ComputedProperty
  ) -> OwnType.ComputedProperty {
    ownType(of: value)?.computedProperty(named: name, isStatic: false) ?? known
  }

  /// Returns the method that a value's own type has in place of one.
  func actual(_ method: OwnType.Method, of value: CodeValue) -> OwnType.Method {
    ownType(of: value)?.method(method.declaration.fullName) ?? method
  }

  /// Calls a method; arguments that are unset have their usual values.
  ///
  /// - Parameter declared: The method of the type that the call was checked with, whose usual values count
  ///   in Swift also where another one overrides it; nil for the method itself.
  package func call(
    _ method: OwnType.Method, on me: CodeValue, _ arguments: [CodeValue],
    declaredBy declared: OwnType.Method? = nil
  ) throws(CodeStop) -> CodeValue {
    try run(method, frame(of: method, me, arguments, (declared ?? method).defaults))
  }

  private func frame(
    of method: OwnType.Method, _ me: CodeValue, _ arguments: [CodeValue], _ defaults: [Run?]
  ) throws(CodeStop) -> Frame {
    guard let body = method.body else {
      throw CodeStop(.notLoaded(method.declaration.fullName))
    }
    let frame = Frame(count: body.slots, me: me, arguments)
    if !defaults.isEmpty {
      for (index, value) in defaults.enumerated() {
        guard index >= arguments.count || arguments[index].isUnset else { continue }
        frame[index] = try value?(frame) ?? .none
      }
    }
    return frame
  }

  private func run(_ method: OwnType.Method, _ frame: Frame) throws(CodeStop) -> CodeValue {
    guard let body = method.body else {
      throw CodeStop(.notLoaded(method.declaration.fullName))
    }
    return try machine.call { () throws(CodeStop) in try body.run(frame) }
  }

  /// Calls a method that may change the structure that it is called on; returns that, too.
  func callMutating(
    _ method: OwnType.Method, on me: CodeValue, _ arguments: [CodeValue]
  ) throws(CodeStop) -> (result: CodeValue, me: CodeValue) {
    let frame = try frame(of: method, me, arguments, method.defaults)
    let result = try run(method, frame)
    return (result, frame.me)
  }

  /// Returns a static stored property, which gets its value when it is read first.
  func value(of property: OwnType.StaticProperty) throws(CodeStop) -> CodeValue {
    if let value = heap[property.fullName] { return value }
    guard let initial = property.initial else {
      guard property.declaration.value != nil else { return .none }
      throw CodeStop(.unknownValue(property.fullName))
    }
    let value = try machine.call { () throws(CodeStop) in
      try initial(Frame(count: property.initialSlots))
    }
    heap[property.fullName] = value
    return value
  }

  // MARK: Making

  /// Makes an object of UIKit's: a view, a recognizer or a controller.
  private func makeObject(_ name: String, frame: CGRect) throws(CodeStop) -> StatefulObject {
    if Library.shared.inherits(name, from: "UIGestureRecognizer") {
      return try makeRecognizer(name)
    }
    if Library.shared.inherits(name, from: "UIViewController") { return try makeController(name) }
    return try makeHost(name, frame: frame)
  }

  func makeHost(_ name: String, frame: CGRect) throws(CodeStop) -> UIView {
    try frame.codeValue.check(as: "the frame of a view")
    try machine.countObject()
    guard let view = makeView?(name, frame) else { throw CodeStop(.wrongValue(name)) }
    return view
  }

  /// Makes a controller, by the name of its class.
  private func makeController(_ name: String) throws(CodeStop) -> StatefulObject {
    try machine.countObject()
    guard let maker = Library.shared.statics[name]?["init"]?.first(where: \.parameters.isEmpty),
      case .method(let make) = maker.kind,
      let controller = try make(.none, []).object as? StatefulObject
    else { throw CodeStop(.wrongValue(name)) }
    didMakeObject?(controller)
    return controller
  }

  /// Makes a recognizer, by the name of its class.
  func makeRecognizer(_ name: String) throws(CodeStop) -> UIGestureRecognizer {
    try machine.countObject()
    guard let recognizer = makeGesture?(name) else { throw CodeStop(.wrongValue(name)) }
    return recognizer
  }

  /// Makes an object of a class without running an initializer.
  ///
  /// - Parameter isInitialized: Whether UIKit's own initializer suffices, and not only takes the place of
  ///   one with values that nobody has given.
  package func makeObject(
    _ type: OwnType, frame: CGRect, isInitialized: Bool = true
  ) throws(CodeStop) -> CodeValue {
    let object = try newObject(type, frame: frame)
    leaveOpen(object, isInitialized: isInitialized)
    return object
  }

  private func newObject(_ type: OwnType, frame: CGRect) throws(CodeStop) -> CodeValue {
    guard let base = type.baseClass else {
      let instance = CodeInstance(of: type, host: nil)
      instance.changeObserver = heap.changeObserver
      heap.remember(instance)
      try setFirstValues(instance, .object(instance))
      return .object(instance)
    }
    let host = try makeObject(base, frame: frame)
    try attach(host, as: type)
    return .object(host)
  }

  /// Leaves open what the stored properties of a new object hold that nothing has set which ran.
  private func leaveOpen(_ object: CodeValue, isInitialized: Bool) {
    guard let instance = object.object.flatMap({ self.instance(of: $0) }) else { return }
    let type = instance.type
    for (index, property) in type.stored.enumerated() where !property.isLazy {
      let value = instance.values[index]
      let isOpen =
        value.isUnset
        || type.isSetElsewhere(property, isInitialized: isInitialized)
          && (try? firstValue(property, me: object)).map { CodeValue.areEqual($0, value) } ?? false
      if isOpen { instance.hide(index) }
    }
  }

  /// Makes a view of a class by the initializer that takes a frame, or else by one without
  /// arguments.
  package func makeView(of type: OwnType, frame: CGRect) throws(CodeStop) -> CodeValue {
    let withFrame = type.allInitializers.first { $0.declaration.fullName == "init(frame:)" }
    if let withFrame { return try make(type, by: withFrame, [frame.codeValue]) }
    let plain = type.allInitializers.first { $0.parameters.isEmpty }
    guard let plain else { return try makeObject(type, frame: frame, isInitialized: false) }
    let object = try make(type, by: plain, [])
    if let view = object.object as? UIView, frame != .zero { view.frame = frame }
    return object
  }

  /// Makes a controller of a class by an initializer without values; nil if all take some.
  package func makeController(of type: OwnType) throws(CodeStop) -> CodeValue? {
    let initializers = type.allInitializers.filter { $0.declaration.fullName != "init(coder:)" }
    if initializers.isEmpty {
      return try makeObject(type, frame: .zero, isInitialized: type.allInitializers.isEmpty)
    }
    guard let plain = initializers.first(where: \.parameters.isEmpty) ?? type.initializerWithNib
    else { return nil }
    return try make(type, by: plain, plain.parameters.map { _ in .none })
  }

  /// Makes an object of UIKit's an object of a class of the code, with its stored properties.
  package func adopt(_ host: StatefulObject, as type: OwnType) throws(CodeStop) {
    try attach(host, as: type)
    leaveOpen(.object(host), isInitialized: false)
  }

  private func attach(_ host: StatefulObject, as type: OwnType) throws(CodeStop) {
    let instance = CodeInstance(of: type, host: host)
    heap.attach(instance, to: host)
    try setFirstValues(instance, .object(host))
    didMake?(instance, host)
  }

  /// Gives the stored properties of a new object their first values, but for lazy ones and those of which
  /// nobody knows what they hold.
  func setFirstValues(_ instance: CodeInstance, _ me: CodeValue) throws(CodeStop) {
    for (index, property) in instance.type.stored.enumerated()
    where !property.isLazy && property.initial != nil && !instance.unknown.contains(index) {
      instance.values[index] = try firstValue(property, me: me)
    }
  }

  /// Makes an object or a structure by an initializer.
  func make(
    _ type: OwnType, by method: OwnType.Method, _ arguments: [CodeValue]
  ) throws(CodeStop) -> CodeValue {
    if type.kind != .class {
      let start = try emptyStructure(type)
      let (_, made) = try callMutating(method, on: start, arguments)
      return made
    }
    let given = zip(method.declaration.parameters, arguments).first { $0.0.label == "frame" }?.1
    let object = try newObject(type, frame: given.flatMap { CGRect.from($0) } ?? .zero)
    let result = try call(method, on: object, arguments)
    leaveOpen(object, isInitialized: true)
    if method.declaration.isFailable, case .none = result { return .none }
    return object
  }

  /// Runs an initializer of a superclass on an object that is being made.
  func runInitializer(
    _ method: OwnType.Method, on me: CodeValue, _ arguments: [CodeValue]
  ) throws(CodeStop) {
    _ = try call(method, on: me, arguments)
  }

  private func emptyStructure(_ type: OwnType) throws(CodeStop) -> CodeValue {
    var values: [CodeValue] = []
    for property in type.stored {
      values.append(try firstValue(property, me: .none))
    }
    return type.kind == .enum ? .enumCase(type, 0, []) : .structure(type, values)
  }

  /// Makes a structure of the values of its stored properties.
  func makeStructure(
    _ type: OwnType, _ given: [CodeValue]
  ) throws(CodeStop) -> CodeValue {
    guard case .structure(_, var values) = try emptyStructure(type) else { return .none }
    for (index, value) in given.enumerated() where values.indices.contains(index) {
      if !value.isUnset { values[index] = value }
    }
    return .structure(type, values)
  }

  // MARK: Questions of UIKit's

  /// Asks a method of a class of the code about a point; a failure is kept, and the answer is then the
  /// neutral one.
  ///
  /// - Parameter standard: Answers as UIKit's own method does, in place of one that needs a value which
  ///   nobody has given. It is not called if `super` has answered already.
  func ask<Result>(
    _ method: OwnType.Method, on view: UIView, _ point: CGPoint, _ event: UIEvent?,
    neutral: Result, standard: () -> Result, _ read: (CodeValue) -> Result?
  ) -> Result {
    let frame = Frame(count: method.body?.slots ?? 0, me: .object(view))
    frame[0] = .point(point)
    if let event { frame[1] = .object(event) }
    return ask(method, frame, on: view, neutral, read) {
      let answer = AskedMethod(rawValue: method.declaration.fullName).flatMap {
        machine.answer(ofSuper: $0, view, at: point)
      }
      return answer.flatMap(read) ?? standard()
    }
  }

  func ask<Result>(
    _ method: OwnType.Method, _ frame: Frame, on view: StatefulObject, _ neutral: Result,
    _ read: (CodeValue) -> Result?, standard: () -> Result
  ) -> Result {
    let outer = machine.superAnswer
    machine.superAnswer = nil
    defer { machine.superAnswer = outer }
    return machine.guarded(neutral) { () throws(CodeStop) in
      let value: CodeValue
      do throws(CodeStop) { value = try run(method, frame) } catch {
        guard error.isOfUnknownValue else { throw error }
        machine.tell(error, as: .open)
        machine.assume(
          AssumedAnswer(
            view: ObjectID(view), of: method.owner.name, method.declaration.fullName,
            needing: error.reason))
        return standard()
      }
      guard let result = read(value) else {
        throw CodeStop(.wrongValue(machine.texts.short(value)))
      }
      return result
    }
  }
}
