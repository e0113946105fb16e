import Interpreter
import ResponderKit
import Scenes
import Session

extension Session {
  /// Names the views and recognizers that code made and put into the tree, so that commands can say
  /// which they mean: after the property or variable that holds one, or else after its class.
  @discardableResult
  func nameViewsOfCode() -> [String] {
    guard let book = scene.codeBook else { return [] }
    var names: [String] = []
    var numbers: [String: Int] = [:]
    nameReturningViews()
    let unnamed = book.unnamed.take()
    for controller in unnamed.lazy.compactMap({ $0 as? UIViewController }) {
      names += self.names(of: controller, in: book, after: &numbers)
    }
    // Items are no responders, so the book does not know them.
    for controller in scene.controllers { names += namesInBars(of: controller) }
    for object in unnamed where scene.names.name(of: object) == nil {
      let noun: String?
      switch object {
      case let view as UIView where isInScene(view) || isViewOfKnownController(view):
        noun = scene.classes.nearestClass(of: view).noun
      case let recognizer as UIGestureRecognizer where recognizer.view != nil:
        noun =
          scene.ownClassName(of: recognizer).map(\.nounOfClass)
          ?? scene.gestures.kind(of: recognizer)?.name ?? "gesture"
      default: noun = nil
      }
      // One that waits for its place may be put there later.
      guard let noun else {
        book.unnamed.add(object)
        continue
      }
      let base = book.program.nameOfProperty(storing: object) ?? noun
      let className = (object as? UIView).flatMap { scene.ownClassName(of: $0) }
      let name = freeName(base, after: &numbers[base, default: 1])
      scene.adopt(object, NameTable.Entry(name: name, className: className))
      names.append(name)
    }
    return names
  }

  /// Gives the views that left the scene, and that code has put into the tree again, their names again.
  private func nameReturningViews() {
    var found: [UIView] = []
    _ = scene.journal.firstChangedView {
      if scene.names.hasLeft($0), isInScene($0) { found.append($0) }
      return false
    }
    for object in found.flatMap({ $0.subtree.flatMap { [$0] + ($0.gestureRecognizers ?? []) } }) {
      guard scene.names.hasLeft(object), var entry = scene.names.entry(of: object) else { continue }
      if scene.names[entry.name] != nil { entry.name = freeName(entry.name) }
      scene.adopt(object, entry)
    }
  }

  /// Names a controller that code made and somebody knows, its view and its parts.
  private func names(
    of controller: UIViewController, in book: CodeBook, after numbers: inout [String: Int]
  ) -> [String] {
    let className = scene.ownClassName(of: controller)
    let held = book.program.nameOfProperty(storing: controller)
    guard scene.names.name(of: controller) == nil,
      held != nil || controller.isViewLoaded || controller.parent != nil
    else { return [] }
    let noun = (className ?? scene.className(of: controller)).nounOfController
    let base = held ?? noun
    // These are words of the command that makes it.
    let words =
      controller is UIAlertController
      ? ["sheet", "field", "action"] : ControllerKind.allCases.map(\.rawValue)
    let name = freeName(base, after: &numbers[base, default: 1], without: words)
    scene.add(controller, NameTable.Entry(name: name, className: className))
    var names = [name]
    func adopt(_ view: UIView, _ base: String) {
      guard scene.names.name(of: view) == nil else { return }
      names.append(freeName(base))
      scene.adopt(view, NameTable.Entry(name: names[names.count - 1]))
    }
    if let view = controller.viewIfLoaded, book.program.nameOfProperty(storing: view) == nil {
      adopt(view, "\(name)-view")
    }
    for part in controller.ownParts { adopt(part.view, "\(name)-\(part.suffix)") }
    return names
  }

  /// Returns whether a view lies in one that the scene knows: what lies in one that was removed has a
  /// superview, too.
  private func isInScene(_ view: UIView) -> Bool {
    view.superviews.contains { scene.names.name(of: $0) != nil }
  }

  /// Returns whether a view is that of a controller with a name, also where it is in no window.
  private func isViewOfKnownController(_ view: UIView) -> Bool {
    view.viewController.map { scene.names.name(of: $0) != nil } ?? false
  }

  /// Names what bars show for a controller: its items and its tab.
  private func namesInBars(of controller: UIViewController) -> [String] {
    guard let owner = scene.names.name(of: controller) else { return [] }
    var names: [String] = []
    if let tab = controller.tabButton, scene.names.name(of: tab) == nil,
      scene.names["\(owner)-tab"] == nil
    {
      scene.adoptTab(of: controller)
      names.append("\(owner)-tab")
    }
    for (item, _) in controller.barButtonItems where scene.names.name(of: item.button) == nil {
      let noun = item.title?.lowercased().filter(\.isLetter) ?? ""
      names.append(freeName("\(owner)-\(noun.isEmpty ? "item" : noun)"))
      scene.adopt(item.button, NameTable.Entry(name: names[names.count - 1]))
    }
    return names
  }

  /// Returns a name that nothing has.
  private func freeName(_ base: String) -> String {
    var number = 1
    return freeName(base, after: &number)
  }

  /// Returns a name that nothing has, and that is none of some words. The number that was given last
  /// makes many names take no longer than few.
  private func freeName(
    _ base: String, after number: inout Int, without words: [String] = []
  ) -> String {
    // Names of code may be longer than those of commands.
    let known = NameRule.isWellFormed(base) && base.utf8.count < 200 ? base : "view"
    let base = scene.allowsName(known) ? known : "\(known)View"
    // In statements the first two are the controller's.
    let isTaken = (["view", "window"] + words).contains(base)
    var name = isTaken ? "\(base)1" : base
    if number > 1 { name = "\(base)\(number)" }
    while scene.names[name] != nil || !scene.allowsName(name) {
      number += 1
      name = "\(base)\(number)"
    }
    return name
  }
}

extension String {
  /// The noun that the name of a controller's class tells: `login` of `LoginViewController`.
  fileprivate var nounOfController: String {
    let name = hasPrefix("UI") ? dropFirst(2) : self[...]
    let short =
      ["ViewController", "Controller", "VC"].first { name.hasSuffix($0) && name.count > $0.count }
      .map { name.dropLast($0.count) } ?? name
    return short.prefix(1).lowercased() + short.dropFirst()
  }

  /// The noun that the name of a recognizer's class tells: `hold` of `HoldGestureRecognizer`.
  fileprivate var nounOfClass: String {
    let ends = ["GestureRecognizer", "Recognizer", "Gesture"]
    let name =
      ends.first { hasSuffix($0) && count > $0.count }.map { dropLast($0.count) } ?? self[...]
    return name.prefix(1).lowercased() + name.dropFirst()
  }
}
