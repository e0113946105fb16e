import Code
import ResponderKit

/// The code that was read so far: its types and functions, checked, and the objects of its classes.
package final class CodeProgram {
  /// What its code shares while it runs.
  package let machine = CodeMachine()
  /// The identity of the reading that its types come from.
  private let reading = CodeReading()
  /// The types, by their names.
  package private(set) var types: [String: OwnType] = [:]
  /// Indicates whether types stand within others.
  private var hasInnerTypes = false
  var functions: [String: [OwnType.Method]] = [:]
  /// The variables at the top of texts.
  var globals: [String: Global] = [:]
  /// The values that the code needs and that have to be given, each with the place where it is needed
  /// first.
  package var asked: [AskedValue] = []
  // Set as a whole, when a text is read.
  /// The values of these and of static ones.
  @exclusivity(unchecked) private(set) var heap = CodeHeap()
  /// The statements at the top of the text that was read last, until they run.
  var top: OwnType.Body?
  /// Returns what a name stands for in the scene.
  package var sceneObject: (String) -> StatefulObject? = { _ in nil }
  /// The owners of free functions, which only their methods know.
  var keptHolders: [OwnType] = []
  /// The members that extensions of UIKit's classes add or override, by the name of the class.
  package private(set) var extensions: [String: OwnType] = [:]
  /// The names that the texts declare, also those that cannot be read.
  private(set) var declaredNames: Set<String> = []
  /// The names that extensions declare, by the names of their types.
  private(set) var namesInExtensions: [String: Set<String>] = [:]
  /// The statements that are not run, as nothing stands for what they name.
  package var leftOut: Set<CodeLine> = []
  /// The parts of all objects.
  var allInstances: [CodeInstance] { Array(heap.instances.values) }
  /// Returns the bounds of the screen, in its own coordinates.
  package var screenBounds: () -> CGRect = { .zero }
  /// Makes a recognizer, by the name of its class.
  package var makeGesture: ((String) -> UIGestureRecognizer?)?
  /// Makes an object of UIKit's, by the name of its class, in the scene.
  package var makeView: ((String, CGRect) -> UIView?)?
  /// Is called for each other new object of UIKit's, as a controller.
  package var didMakeObject: ((StatefulObject) -> Void)?
  /// Is called for each new object of a class of the code, to give its view the class's methods.
  package var didMake: ((CodeInstance, StatefulObject) -> Void)?

  /// The names of compiled classes. The runtime takes longer to tell one than a line to run.
  private var compiledClasses: [ObjectIdentifier: String] = [:]

  /// Indicates whether extensions change classes of UIKit's.
  package var hasExtensions: Bool { !extensions.isEmpty }

  /// The methods that UIKit asks, and that code calls through UIKit's own.
  static let asked = Set(["hitTest(_:with:)", "point(inside:with:)"]).union(lifeMethods)

  /// The methods that UIKit calls besides those of the hit-test, by their full names.
  static let lifeMethods: Set<String> = Set(EventMethod.allCases.map(\.fullName)).union([
    "layoutSubviews()", "didMoveToWindow()", "didMoveToSuperview()", "didAddSubview(_:)",
    "willMove(toSuperview:)", "willMove(toWindow:)", "willRemoveSubview(_:)",
    "safeAreaInsetsDidChange()", "sizeThatFits(_:)", "becomeFirstResponder()",
    "resignFirstResponder()", "canPerformAction(_:withSender:)", "gestureRecognizerShouldBegin(_:)",
    "touchesShouldBegin(_:with:in:)", "touchesShouldCancel(in:)", "sendEvent(_:)",
    "beginTracking(_:with:)", "continueTracking(_:with:)", "endTracking(_:with:)",
    "cancelTracking(with:)", "sendAction(_:to:for:)", "canPrevent(_:)", "canBePrevented(by:)",
    "shouldRequireFailure(of:)", "shouldBeRequiredToFail(by:)", "shouldReceive(_:)", "reset()",
    "loadView()", "viewDidLoad()", "viewWillAppear(_:)", "viewIsAppearing(_:)", "viewDidAppear(_:)",
    "viewWillDisappear(_:)", "viewDidDisappear(_:)", "viewSafeAreaInsetsDidChange()",
    "viewWillLayoutSubviews()", "viewDidLayoutSubviews()", "updateViewConstraints()",
    "willMove(toParent:)", "didMove(toParent:)", "setEditing(_:animated:)",
  ])

  /// Returns the observer that is told what the event system does.
  package var eventObserver: () -> (any EventObserver)? = { nil }
  /// Returns the application of the scene.
  package var application: () -> UIApplication? = { nil }

  /// Says which program runs: of several that share what code keeps, undo brings back an earlier one.
  package func follow(_ current: @escaping () -> CodeProgram?) { heap.current = { current() } }

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
    /// Indicates whether it keeps the statements at the top of the text from running.
    package var isAtTop = false

    /// Returns whether another finding says the same of the same place.
    package func isSame(as other: Finding) -> Bool {
      range == other.range && name == other.name && mistake == other.mistake
        && problem == other.problem && source == other.source
    }
  }

  /// Is told before the values of variables and of objects of the code change.
  package var changeObserver: (any ChangeObserver)? {
    get { heap.changeObserver }
    set { heap.changeObserver = newValue }
  }

  /// Creates a program without code.
  package init() {
    heap.current = { [weak self] in self }
    machine.texts.className = { [unowned self] object in
      instance(of: object)?.type.name ?? compiledClass(of: object)
    }
  }

  // MARK: Reading

  /// Adds the types and functions of texts, which may name each other's. A type of a name that is
  /// known replaces it. The last text is new.
  ///
  /// - Parameters:
  ///   - earlier: A program that has read all but the last one; nil for none.
  ///   - isLastNew: Whether the last one was not read before.
  ///   - isTrial: Whether only the findings are asked for, and objects and values stay as they are.
  /// - Returns: The types of each text, and what was found wrong in all.
  package func add(
    _ trees: [CodeTree], after earlier: CodeProgram? = nil, isLastNew: Bool = true,
    isTrial: Bool = false
  ) -> (types: [[OwnType]], findings: [Finding]) {
    if let earlier {
      heap = earlier.heap
      heap.current = { [weak self] in self }
    }
    var findings: [Finding] = []
    var types: [[OwnType]] = []
    declaredNames = Set(trees.flatMap(\.declaredNames))
    for type in trees.flatMap(\.types) where type.kind == .extension {
      namesInExtensions[type.name, default: []].formUnion(type.declaredNames)
    }
    for tree in trees {
      for unread in tree.problems {
        findings.append(
          Finding(
            source: tree.source, name: unread.name ?? "", problem: unread.problem.fact,
            range: unread.problem.range, isAtTop: tree.isAtTop(unread)))
      }
      types.append(
        tree.types.filter { $0.kind != .extension }.flatMap { declare($0, tree.source) })
    }
    // One that a later text declares again is forgotten.
    types = types.map { $0.filter { self.types[$0.name] === $0 } }
    let checker = Checker(self, trees.first?.source ?? CodeSource(name: "", text: ""))
    for type in types.joined() { findings += outlined(type, checker) }
    for (index, tree) in trees.enumerated() {
      checker.source = tree.source
      for declaration in tree.types where declaration.kind == .extension {
        let (type, found) = extend(declaration, tree.source, checker)
        findings += found
        if let type, !types[index].contains(type) { types[index].append(type) }
      }
    }
    // One that a later text extends is of both.
    var seen: Set<ObjectIdentifier> = []
    let all = types.joined().filter { seen.insert(ObjectIdentifier($0)).inserted }
    findings += collect(all, checker)
    var done: Set<ObjectIdentifier> = []
    for type in all { inheritStored(type, &done) }
    if let tree = trees.last, isLastNew, !isTrial { forget(tree) }
    for (index, tree) in trees.enumerated() {
      let isNew = isLastNew && index == trees.count - 1
      addTop(of: tree, checker, known: isNew ? nil : earlier?.globals ?? [:], &findings)
    }
    for type in all { findings += checkedMembers(type, checker) }
    if !isTrial { renew() }
    return (types, findings)
  }

  private func declare(
    _ declaration: CodeTypeDeclaration, _ source: CodeSource, in outer: String? = nil
  ) -> [OwnType] {
    let name = outer.map { "\($0).\(declaration.name)" } ?? declaration.name
    let type = OwnType(declaration, named: name, in: source)
    type.reading = reading
    if outer != nil { hasInnerTypes = true }
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
          if type.kind == .class, type.superclass == nil { type.unreadSuperclass = written.name }
          findings.append(finding(error, type, type.name))
        }
      }
    }
    // Each circle is opened as it is closed, so that a new one leads through this type.
    var next = type.ownSuperclass
    while let current = next {
      guard current !== type else {
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
    guard let known = Library.shared.type(named: declaration.name), known.canBeExtended else {
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
    let name = Library.shared.lineage(of: known).first ?? declaration.name
    let type = OwnType(declaration, named: name, in: source)
    type.superclass = known
    extensions[name] = type
    return (type, [])
  }

  // MARK: Names

  /// Returns the extensions of the classes of UIKit's that a type is one of, the nearest first.
  func extensions(of type: ValueType) -> [OwnType] {
    extensions.isEmpty ? [] : Library.shared.lineage(of: type).compactMap { extensions[$0] }
  }

  /// Returns the type with a name, as seen from within another one.
  package func type(named name: String, in owner: OwnType? = nil) -> ValueType? {
    if hasInnerTypes, let owner, !owner.isExtension {
      var outer: Substring? = owner.name[...]
      while let current = outer {
        if let found = types["\(current).\(name)"] { return .own(found) }
        outer = current.lastIndex(of: ".").map { current[..<$0] }
      }
    }
    return types[name].map { .own($0) }
  }

  /// The names that stand for something everywhere.
  var names: [String] {
    Array(types.keys) + Array(functions.keys) + globals.values.filter { !$0.isAsked }.map(\.name)
  }

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

  /// Returns the name of the class that an object is of where its class of the code does not matter.
  func compiledClass(of object: AnyObject) -> String {
    let type: AnyObject.Type = Swift.type(of: object)
    if let known = compiledClasses[ObjectIdentifier(type)] { return known }
    let name = (type as? any CodeObject.Type)?.codeType.text ?? String(describing: type)
    compiledClasses[ObjectIdentifier(type)] = name
    return name
  }

  /// Returns the part that an object of a class of the code has; nil of any other object.
  package func instance(of object: AnyObject) -> CodeInstance? {
    if let instance = object as? CodeInstance {
      // Nobody lists those that are no views.
      renew(instance)
      return instance
    }
    guard let found = heap.instances[ObjectIdentifier(object)], found.host === object,
      found.isAttached, found.type.reading === reading || types[found.type.name] != nil
    else { return nil }
    return found
  }

  /// The objects with which Objective-C keeps values.
  package var objectsWithValues: [AnyObject] { heap.associated.values.map(\.object) }

  /// Forgets the values of the variables that a text declares anew.
  private func forget(_ tree: CodeTree) {
    let top = Set(tree.statements.compactMap { $0.topVariable?.name })
    let owners = tree.types.filter { $0.kind != .extension }.map { $0.name + "." }
    heap.keep { name, value in
      top.contains(name) || owners.contains { name.hasPrefix($0) } ? nil : value
    }
  }

  /// Gives the objects and values that an earlier program made the types that they have now.
  private func renew() {
    // A variable may hold one of the objects.
    for instance in heap.instances.values { renew(instance) }
    let types = Dictionary(variables.map { ($0.name, $0.type) }, uniquingKeysWith: { $1 })
    heap.keep { name, value in
      guard let value = renewed(value), let type = types[name], isValue(value, type) else {
        return nil
      }
      return value
    }
  }

  private func renew(_ instance: CodeInstance) {
    guard let type = types[instance.type.name], type !== instance.type else { return }
    instance.become(type, renewing: renewed)
  }

  /// Takes a class of the code away from an object of UIKit's, as a change that can be undone.
  package func release(_ host: StatefulObject) {
    guard let instance = instance(of: host) else { return }
    instance.isAttached = false
  }
}
