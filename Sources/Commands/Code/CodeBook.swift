import Code
import Interpreter
import Platform
import ResponderKit
import Scenes

/// The code that was read, and the program that is made of it. Another reading makes another book,
/// so that undo only has to bring back the old one.
final class CodeBook {
  /// The texts as they were read, in their order.
  let trees: [CodeTree]
  let program: CodeProgram
  /// What records the changes of the scene.
  unowned let journal: UndoJournal
  /// What the last text declared.
  private(set) var added: [OwnType] = []
  /// Indicates whether the last text declares anything.
  let declares: Bool
  /// What keeps the statements at the top of the last text from running.
  private(set) var topFindings: [CodeProgram.Finding] = []
  /// The number of statements at the top of the last text.
  let statementCount: Int
  /// The number of those that do more than to declare a constant.
  let runCount: Int
  /// What is wrong with all texts.
  let allFindings: [CodeProgram.Finding]
  /// What of the earlier texts runs only since the last one.
  let mended: [String]
  /// The values that had to be given before, and that the code has now.
  let answered: [String]
  /// What is wrong with the last text, and with others since.
  private(set) var findings: [CodeProgram.Finding] = []
  /// The properties of objects, by their classes.
  var properties: [ObjectIdentifier: [Property]] = [:]
  /// The views that stand for those which code made while the command asked it, by their classes.
  var standIns: [ObjectIdentifier: UIView] = [:]
  /// The views and recognizers that code made, and that have no name yet.
  let unnamed: UnnamedObjects

  /// Objects that code made, and that nobody may need any more. All books of a scene have the same, as code
  /// that was read again may have left closures behind that make more.
  final class UnnamedObjects {
    private struct WeakObject {
      weak var object: StatefulObject?
    }
    private var objects: [WeakObject] = []

    /// Remembers a view or a recognizer that code made.
    func add(_ object: StatefulObject) { objects.append(WeakObject(object: object)) }

    /// Takes the views and recognizers that code made.
    func take() -> [StatefulObject] {
      defer { objects = [] }
      return objects.compactMap(\.object)
    }
  }

  /// Reads a text in addition to those of an earlier book. A text all of whose types it declares
  /// anew is forgotten.
  ///
  /// - Parameters:
  ///   - earlier: The earlier book; nil for none.
  ///   - isTrial: Whether only what is wrong is asked for, and nothing of the scene may change.
  init(
    reading text: CodeSource?, after earlier: CodeBook?, without names: Set<String> = [],
    in scene: Scene, isTrial: Bool = false
  ) {
    (program, journal) = (CodeProgram(), scene.journal)
    program.sceneObject = { [unowned scene] name in scene.object(calledBySwift: name) }
    let tree = text.map { CodeTree(reading: $0, knowing: earlier?.ofHeaders ?? .init()) }
    let declared = Set(tree?.declarations ?? [])
    let kept = (earlier?.trees ?? []).filter { old in
      let types = old.types.map(\.title)
      let isDropped = !types.isEmpty && types.allSatisfy(names.contains)
      return !isDropped && !old.declarations.allSatisfy(declared.contains)
    }
    let all: [CodeProgram.Finding]
    let types: [[OwnType]]
    (types, all) = program.add(
      kept + (tree.map { [$0] } ?? []), after: earlier?.program,
      isLastNew: tree != nil, isTrial: isTrial)
    let asked = Set(program.asked.map(\.name))
    answered = (earlier?.program.asked ?? []).map(\.name).filter { !asked.contains($0) }
    program.changeObserver = scene.journal
    let unnamed = earlier?.unnamed ?? UnnamedObjects()
    self.unnamed = unnamed
    // Of statements nothing is left once they ran.
    trees = kept + (tree.map { $0.declarations.isEmpty ? [] : [$0] } ?? [])
    if let tree { (added, addedFunctions) = (types.last ?? [], tree.functions) }
    let made = Set((kept + [tree].compactMap { $0 }).flatMap(\.types).map(\.name))
    waitingInterfaces = (tree?.ofHeader.interfaces ?? [:]).filter { !made.contains($0.key) }
    declares = tree.map { !$0.declarations.isEmpty } ?? false
    statementCount = tree?.statements.count ?? 0
    runCount = tree?.statements.count { tree?.source.language == .swift || !$0.isConstantOfC } ?? 0
    allFindings = all
    topFindings = all.filter { $0.isAtTop && $0.source == tree?.source }
    let known = earlier?.allFindings ?? []
    // Of the other texts only what was right before.
    findings = all.filter { one in
      one.source == tree?.source || !known.contains { $0.isSame(as: one) }
    }
    let wrong = Set(all.map(\.name))
    mended = known.filter { old in
      !wrong.contains(old.name) && kept.contains { $0.source == old.source }
    }
    .map(\.name)
    program.makeView = { [unowned scene] name, frame in
      let view = scene.classes[name]?.make(frame)
      view?.changeObserver = scene.journal
      if let view { unnamed.add(view) }
      return view
    }
    program.makeGesture = { [unowned scene] name in
      let recognizer = scene.gestures.named(className: name)?.make()
      recognizer?.changeObserver = scene.journal
      if let recognizer { unnamed.add(recognizer) }
      return recognizer
    }
    program.didMakeObject = { [unowned scene] object in
      object.changeObserver = scene.journal
      for part in (object as? UIViewController)?.ownParts ?? [] {
        part.view.changeObserver = scene.journal
      }
      unnamed.add(object)
    }
    program.screenBounds = { [unowned scene] in CGRect(origin: .zero, size: scene.screenSize) }
    program.didMake = { [unowned program] _, object in program.join(object) }
    program.machine.texts.name = { [unowned scene] object in
      (object as? StatefulObject).flatMap { scene.names.name(of: $0) }
    }
    program.follow { [weak scene] in scene?.codeBook?.program }
    program.eventObserver = { [weak scene] in scene?.application.eventObserver }
    program.application = { [weak scene] in scene?.application }
    let isOneSession = Machine.isOneSession
    program.machine.watch(
      { [unowned scene] in scene.mustStop() }, freeBytes: isOneSession ? Machine.freeBytes : nil
    ) { isOneSession ? Int(Machine.residentBytes) : 0 }
    program.machine.systemVersion = { [unowned scene] in scene.application.systemVersion }
  }

  /// The texts, in the order in which they were read, and whether statements stand at their tops.
  var texts: [(source: CodeSource, hasStatements: Bool)] {
    trees.map { ($0.source, !$0.statements.isEmpty) }
  }

  /// What interfaces of Objective-C of the last text declare whose methods are in no text yet.
  private(set) var waitingInterfaces: [String: ObjectiveCDeclarations.Interface] = [:]

  /// The functions at the top of the last text, by their full names.
  private(set) var addedFunctions: [String] = []

  /// The functions at the tops of all texts, by their full names.
  var functions: [String] { Set(trees.flatMap(\.functions)).sorted() }

  /// What all texts of Objective-C declare for those behind them.
  private var ofHeaders: ObjectiveCDeclarations {
    trees.reduce(into: .init()) { $0.add($1.ofHeader) }
  }

  /// The classes whose objects are views, and the extensions of UIKit's classes, by name.
  var types: [OwnType] {
    (Array(program.types.values) + Array(program.extensions.values)).sorted { $0.name < $1.name }
  }
}

extension CodeTree {
  /// The functions at the top, by their full names.
  fileprivate var functions: [String] {
    items.compactMap { item in
      guard case .function(let function) = item, !function.modifiers.contains("override") else {
        return nil
      }
      return function.fullName
    }
  }

  /// The names of the types, functions and variables that the text declares, each as one that another
  /// text may declare anew.
  fileprivate var declarations: [String] {
    ofHeader.titles
      + items.compactMap { item in
        switch item {
        case .type(let type): type.title
        // A method needs its class.
        case .function(let function):
          function.modifiers.contains("override") ? nil : function.fullName
        case .statement(let statement): statement.topVariable?.name
        case .unread: nil
        }
      }
  }
}

extension CodeStatement {
  /// Indicates whether it declares a constant or a variable with a number, as `#define` does.
  fileprivate var isConstantOfC: Bool {
    guard let variable = topVariable else { return false }
    if variable.isConstant { return true }
    return switch variable.value?.kind {
    case .integer, .real, .boolean, .nothing, nil: true
    default: false
    }
  }
}

extension CodeTypeDeclaration {
  /// The name, with `extension` before that of a type that is extended.
  fileprivate var title: String { kind == .extension ? "extension \(name)" : name }
}

extension OwnType {
  /// Indicates whether it is a class whose objects are views.
  var isViewClass: Bool { kind == .class && hasBase(UIView.self) }

  /// Returns whether it inherits from a class of UIKit's.
  func hasBase(_ base: AnyClass) -> Bool {
    var type: AnyClass? = baseClass.flatMap { ResponderKit.NSClassFromString($0) }
    while let current = type, current != base { type = _getSuperclass(current) }
    return type != nil
  }
}

extension StatefulObject {
  /// Returns whether the object is of a class of UIKit's, or of one that inherits from it.
  func isKind(ofClassNamed name: String) -> Bool {
    ResponderKit.NSClassFromString(name).map { isKind(of: $0) } ?? false
  }

}

extension Scene {
  /// The code that was read.
  var codeBook: CodeBook? { code as? CodeBook }

  /// The objects that may be of a class of the code: views, controllers, recognizers, the application and
  /// what belongs to it.
  var objectsWithCode: [StatefulObject] {
    // One statement a kind: as one sum of arrays of several types, this took the compiler 8 seconds.
    var objects: [StatefulObject] = Array(views)
    objects += controllers as [StatefulObject]
    objects += gestureRecognizers as [StatefulObject]
    objects.append(application)
    if let delegate = application.delegate as? UIResponder { objects.append(delegate) }
    for windowScene in application.connectedScenes { objects.append(windowScene) }
    return objects
  }

  /// Returns the class of the code that an object is of; nil if it is of none.
  func ownClassName(of view: StatefulObject) -> String? {
    code == nil ? nil : codeBook?.program.instance(of: view)?.type.name
  }

  /// Keeps another book, as a change that can be undone, and gives all objects the methods that they
  /// have by it.
  ///
  /// - Returns: The objects whose methods changed.
  func keep(_ book: CodeBook?) -> [StatefulObject] {
    keep(code: book)
    let program = book?.program ?? CodeProgram()
    return objectsWithCode.filter { program.join($0) }
  }
}
