import Interpreter
import ResponderKit
import Scenes
import Session

extension Session {
  /// Names the views and recognizers that code made and put into the tree, so that commands can say
  /// which they mean: after the property or variable that holds one, or else after its class.
  @discardableResult
  func nameViewsOfCode() -> [String] {
    guard let book = scene.codeBook, !book.unnamed.isEmpty else { return [] }
    var names: [String] = []
    for object in book.takeUnnamed() where scene.names.name(of: object) == nil {
      let noun: String?
      switch object {
      case let view as UIView where view.superview != nil:
        noun = scene.classes.nearestClass(of: view).noun
      case let recognizer as UIGestureRecognizer where recognizer.view != nil:
        noun =
          scene.ownClassName(of: recognizer).map(\.nounOfClass)
          ?? scene.gestures.kind(of: recognizer)?.name ?? "gesture"
      default: noun = nil
      }
      // One that waits for its place may be put there later.
      guard let noun else {
        book.remember(object)
        continue
      }
      let base = book.program.nameOfProperty(storing: object) ?? noun
      let className = (object as? UIView).flatMap { scene.ownClassName(of: $0) }
      let name = freeName(base)
      scene.adopt(object, NameTable.Entry(name: name, className: className))
      names.append(name)
    }
    return names
  }

  private func freeName(_ base: String) -> String {
    let base = scene.allowsName(base) ? base : "\(base)View"
    // In statements these are the controller's.
    let isTaken = ["view", "window"].contains(base)
    var (name, number) = isTaken ? ("\(base)1", 2) : (base, 2)
    while scene.names[name] != nil || !scene.allowsName(name) {
      name = "\(base)\(number)"
      number += 1
    }
    return name
  }
}

extension String {
  /// The noun that the name of a recognizer's class tells: `hold` of `HoldGestureRecognizer`.
  fileprivate var nounOfClass: String {
    let ends = ["GestureRecognizer", "Recognizer", "Gesture"]
    let name =
      ends.first { hasSuffix($0) && count > $0.count }.map { dropLast($0.count) } ?? self[...]
    return name.prefix(1).lowercased() + name.dropFirst()
  }
}
