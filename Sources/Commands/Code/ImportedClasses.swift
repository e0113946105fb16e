import Code
import Interchange
import Interpreter
import ResponderKit
import Scenes
import Session
import Text

/// The views of an imported text that are of classes of the code, by the names of their classes.
struct ImportedClasses {
  /// A class and the views that got its methods.
  private struct Joined {
    var type: OwnType
    var views: [UIView] = []
    /// The names as the text prints them, with their modules.
    var names: Set<String> = []
  }

  private var joined: [Joined] = []
  /// The views that are of a class of the code by its name, and not of the class that it inherits from.
  private var others: [(view: UIView, type: OwnType, base: String)] = []
  /// What the properties of views are taken to hold.
  private var found: [(view: UIView, property: String, held: UIView)] = []
  /// The properties of which nobody knows what they hold.
  private var unknown: [(view: UIView, property: String)] = []
  /// A failure of code that gives a property its first value.
  private(set) var stop: CodeStop?

  /// Gives the views of an imported text the classes of the code that are called the same, whatever
  /// their modules are, as a change that can be undone.
  init(_ book: CodeBook, in scene: Scene) {
    guard scene.tellsClasses else { return }
    let program = book.program
    var types: [String: OwnType?] = [:]
    for view in scene.views where program.instance(of: view) == nil {
      guard let name = scene.names.entry(of: view)?.className, scene.origin(of: view) != nil,
        let type = types[name] ?? Self.type(named: name, in: program)
      else { continue }
      types[name] = type
      guard let base = type.baseClass, view.isKind(ofClassNamed: base) else {
        others.append((view, type, type.baseClass ?? "object"))
        continue
      }
      var held: [(property: String, held: UIView)] = []
      do throws(CodeStop) {
        try program.adopt(imported: view, as: type) { property in
          let view = Self.view(in: view, heldBy: property, of: type, program, scene)
          if let view { held.append((property.name, view)) }
          return view
        }
      } catch {
        stop = stop ?? error
        continue
      }
      found += held.map { (view, $0.property, $0.held) }
      unknown += program.unknownProperties(of: view).map { (view, $0) }
      let index = joined.firstIndex { $0.type === type } ?? joined.endIndex
      if index == joined.endIndex { joined.append(Joined(type: type)) }
      joined[index].views.append(view)
      joined[index].names.insert(name)
    }
  }

  /// Returns the class of the code that a text means by a name, which may have a module before it.
  static func type(named name: String, in program: CodeProgram) -> OwnType? {
    var parts = name.demangledClass.split(separator: ".")[...]
    while !parts.isEmpty {
      if let type = program.types[parts.joined(separator: ".")], type.isViewClass { return type }
      parts.removeFirst()
    }
    return nil
  }

  /// Returns the view that a property of an imported view holds: the one in it that is called like the
  /// property, by its identifier or its class, or the only one of its class; nil if it cannot be told.
  private static func view(
    in view: UIView, heldBy property: OwnType.StoredProperty, of type: OwnType,
    _ program: CodeProgram, _ scene: Scene
  ) -> UIView? {
    let inside = view.subtree.dropFirst()
    let name = property.name.drop { $0 == "_" }
    if let named = inside.first(where: {
      (scene.origin(of: $0)?.identifier).map { $0 == name } ?? false
    }) {
      return named
    }
    guard let wanted = property.type.className else { return nil }
    let fitting = inside.filter { view in
      let own = Self.type(named: scene.className(of: view), in: program)
      return if case .own(let wanted) = property.type.unwrapped {
        own?.inherits(from: wanted) ?? false
      } else {
        view.isKind(ofClassNamed: wanted)
      }
    }
    // A CloseButton is what 'closeButton' holds.
    let called = fitting.filter { view in
      let own = scene.className(of: view).demangledClass.split(separator: ".").last ?? ""
      return own.prefix(1).lowercased() + own.dropFirst() == name
    }
    if called.count == 1 { return called.first }
    // Two properties of one class cannot be told from each other.
    guard type.stored.count(where: { $0.type.className == wanted }) == 1 else { return nil }
    return fitting.count == 1 ? fitting.first : nil
  }

  /// What there is to tell, a sentence each.
  func remarks(in scene: Scene) -> [String] {
    var texts: [String] = []
    for one in joined {
      let labels = one.views.map { scene.label(of: $0) }.shortList
      texts.append("the code of \(one.type.name) answers for \(labels)")
      if one.names.count > 1 {
        let names = one.names.sorted().listed("and")
        texts.append(
          "\(names) are all taken for \(one.type.name), as the text of the code tells no module; "
            + "'code none on VIEW' takes it away from one")
      }
    }
    for (view, property, held) in found {
      texts.append("\(scene.label(of: view)).\(property) is taken to be \(scene.label(of: held))")
    }
    let open = Dictionary(grouping: unknown, by: \.property).sorted { $0.key < $1.key }
    for (property, entries) in open {
      let name = scene.label(of: entries[0].view)
      let more = entries.count > 1 ? ", and of \(entries.count - 1) more" : ""
      let isSettable = scene.property(property, of: entries[0].view)?.set != nil
      texts.append(
        "what \(name).\(property) holds\(more) is not in the text"
          + (isSettable ? "; 'set \(name) \(property) …' tells it" : ""))
    }
    let misfits = Dictionary(grouping: others, by: \.type.name).sorted { $0.key < $1.key }
    for (type, entries) in misfits {
      let (view, base) = (entries[0].view, entries[0].base)
      texts.append(
        "\(scene.label(of: view)) became a \(String(describing: Swift.type(of: view))), and \(type) "
          + "is a \(base): import the text again, now that its code is known")
    }
    return texts
  }
}

extension ValueType {
  /// The name of the class whose object a property of the type holds; nil of other types.
  fileprivate var className: String? {
    switch self {
    case .object(let name): name
    case .own(let own) where own.kind == .class: own.name
    case .optional(let inner): inner.className
    default: nil
    }
  }
}

extension Session {
  /// Gives the views of an imported text the classes of the code that are called the same, and tells
  /// what became of it.
  func joinImportedViews() throws {
    let classes = scene.codeBook.map { ImportedClasses($0, in: scene) }
    ((classes?.remarks(in: scene) ?? []) + missingClasses).forEach(note)
    if let stop = classes?.stop { throw CommandError(.code(CodeTrouble(stop, at: nil))) }
  }

  /// The classes that override hit-testing by a capture and whose code was not read.
  private var missingClasses: [String] {
    var names: [String] = []
    for view in scene.views where !scene.untoldHitTesting(of: view).isEmpty {
      if let name = scene.classWithoutCode(of: view), !names.contains(name) { names.append(name) }
    }
    guard let first = names.first else { return [] }
    return [
      "\(names.shortList) \(names.count == 1 ? "overrides" : "override") hit-testing, and "
        + "\(names.count == 1 ? "its" : "their") code was not read: code \(first).swift"
    ]
  }
}
