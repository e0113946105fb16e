import ResponderKit

/// What code finds without having declared it: the types of UIKit and of the standard library with
/// their members, and the free functions.
final class Library: @unchecked Sendable {
  static let shared = Library()

  /// The members of values, by the name of the type and their own.
  private(set) var members: [String: [String: [Member]]] = [:]
  /// The members of types, in the same way.
  private(set) var statics: [String: [String: [Member]]] = [:]
  private(set) var superclasses: [String: String] = [:]
  private(set) var classes: [String: AnyClass] = [:]
  /// The free functions and constants.
  private(set) var functions: [String: [Member]] = [:]
  /// The names of the types that are no classes.
  private(set) var valueTypes: Set<String> = []

  private init() {
    addClasses()
    addGeometry()
    addConstants()
    addResponders()
    addViews()
    addControls()
    addScrolling()
    addEvents()
    addGestures()
    addPaths()
    addImages()
    addApplications()
    addControllers()
    addConstraints()
    addNotifications()
    addStandard()
    addFunctions()
    addInertMembers()
  }

  /// Adds the members of a type.
  func add<Root: CodeConvertible>(
    _ type: Root.Type, _ owner: String? = nil, _ fill: (inout MemberList<Root>) -> Void
  ) {
    var list = MemberList<Root>(owner)
    fill(&list)
    for member in list.members {
      members[list.owner, default: [:]][member.name, default: []].append(member)
    }
    for member in list.statics {
      statics[list.owner, default: [:]][member.name, default: []].append(member)
    }
    if case .value(let name) = Root.codeType { valueTypes.insert(name) }
  }

  /// Adds inert members of a type, except those that it has already.
  func addInert<Root: CodeConvertible>(
    _ type: Root.Type, _ fill: (inout MemberList<Root>) -> Void
  ) {
    var list = MemberList<Root>()
    fill(&list)
    for member in list.members where members[list.owner]?[member.name] == nil {
      members[list.owner, default: [:]][member.name] = [member]
    }
  }

  /// Returns whether a class has an inert member that code may set or call, and that is not run.
  func isInert(_ name: String, of type: ValueType) -> Bool {
    lineage(of: type).contains { inertNames[$0]?.contains(name) == true }
  }

  private lazy var inertNames: [String: Set<String>] = {
    var names: [String: Set<String>] = [:]
    for line in Self.otherInertMembers.split(separator: "\n") {
      let words = line.split(separator: " ").map { String($0) }
      guard let owner = words.first else { continue }
      names[owner, default: []].formUnion(words.dropFirst())
    }
    return names
  }()

  func add(_ type: AnyClass, _ superclass: String? = nil, named name: String? = nil) {
    let name = name ?? String(describing: type)
    classes[name] = type
    superclasses[name] = superclass
  }

  /// Adds a free function.
  func add<each Argument: CodeConvertible, Result: CodeConvertible>(
    _ signature: String, _ body: @escaping (repeat each Argument) -> Result
  ) {
    var list = MemberList<Bool>("")
    list.method(signature) { (_: Bool, arguments: repeat each Argument) in
      body(repeat each arguments)
    }
    for member in list.members { functions[member.name, default: []].append(member) }
  }

  /// Returns the members with a name of a type and of those that it inherits from.
  func members(_ name: String, of type: ValueType, isStatic: Bool = false) -> [Member] {
    var found: [Member] = []
    for owner in lineage(of: type) {
      found += (isStatic ? statics : members)[owner]?[name] ?? []
    }
    return found
  }

  func names(of type: ValueType, isStatic: Bool = false) -> [String] {
    lineage(of: type).flatMap { ((isStatic ? statics : members)[$0] ?? [:]).keys }.sorted()
  }

  /// Returns the names of a type and of those that it inherits from, the nearest first.
  func lineage(of type: ValueType) -> [String] {
    switch type {
    case .bool: ["Bool"]
    case .int: ["Int"]
    case .real: ["CGFloat"]
    case .string: ["String"]
    case .value(let name): [name]
    case .object(let name): lineage(ofClass: name)
    case .own(let own): own.baseClass.map { lineage(ofClass: $0) } ?? []
    default: []
    }
  }

  /// Returns the names of a class and of those that it inherits from, the nearest first.
  func lineage(ofClass name: String) -> [String] {
    var names: [String] = []
    var next: String? = name
    while let current = next, names.count < 20 {
      names.append(current)
      next = superclasses[current]
    }
    return names
  }

  /// Returns the type with a name; nil if there is none.
  func type(named name: String) -> ValueType? { types[name] }

  private lazy var types: [String: ValueType] = {
    var types: [String: ValueType] = [
      "Bool": .bool, "ObjCBool": .bool, "String": .string, "NSString": .string,
      "Substring": .string, "Void": .void, "Never": .never, "Any": .any,
    ]
    for name in ["Int", "UInt", "NSInteger", "NSUInteger", "Int32", "UInt32", "Int64"] {
      types[name] = .int
    }
    for name in ["CGFloat", "Double", "Float", "TimeInterval", "NSNumber", "DispatchTime"] {
      types[name] = .real
    }
    for name in ["AnyObject", "NSObject", "NSObjectProtocol"] { types[name] = .object("AnyObject") }
    // An object fulfils a protocol of UIKit's by the methods that it has.
    for name in [
      "UIGestureRecognizerDelegate", "UITextFieldDelegate", "UIScrollViewDelegate",
      "UIAdaptivePresentationControllerDelegate", "UITabBarControllerDelegate",
      "UISheetPresentationControllerDelegate",
    ] { types[name] = .object("AnyObject") }
    (types["NSNotification"], types["NSNotificationCenter"]) =
      (.object("Notification"), .object("NotificationCenter"))
    for name in ["NSNotification.Name", "NSNotificationName"] {
      types[name] = NotificationName.codeType
    }
    for name in classes.keys where types[name] == nil { types[name] = .object(name) }
    for name in valueTypes where types[name] == nil { types[name] = .value(name) }
    types["NSOperationQueue"] = types["OperationQueue"]
    return types
  }()

  /// Returns whether a class is another one, or inherits from it.
  func inherits(_ name: String, from other: String) -> Bool {
    other == "AnyObject" || lineage(ofClass: name).contains(other)
  }
}
