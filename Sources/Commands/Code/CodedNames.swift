import Interpreter
import ResponderKit
import Scenes
import Session

extension Session {
  /// Names the views and recognizers that code made and put into the tree, so that commands can say
  /// which they mean: after the property that holds one, or else after its class.
  func nameViewsOfCode() {
    guard let book = scene.codeBook, !book.unnamed.isEmpty else { return }
    for object in book.takeUnnamed() where scene.names.name(of: object) == nil {
      let noun: String?
      switch object {
      case let view as UIView where view.superview != nil:
        noun = scene.classes.nearestClass(of: view).noun
      case let recognizer as UIGestureRecognizer where recognizer.view != nil:
        noun = scene.gestures.kind(of: recognizer)?.name ?? "gesture"
      default: noun = nil
      }
      // One that waits for its place may be put there later.
      guard let noun else {
        book.remember(object)
        continue
      }
      let base = book.program.nameOfProperty(storing: object) ?? noun
      let className = (object as? UIView).flatMap { scene.ownClassName(of: $0) }
      scene.adopt(object, NameTable.Entry(name: freeName(base), className: className))
    }
  }

  private func freeName(_ base: String) -> String {
    let base = scene.allowsName(base) ? base : "\(base)View"
    var (name, number) = (base, 2)
    while scene.names[name] != nil || !scene.allowsName(name) {
      name = "\(base)\(number)"
      number += 1
    }
    return name
  }
}
