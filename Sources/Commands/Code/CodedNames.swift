import Interpreter
import ResponderKit
import Scenes
import Session

extension Session {
  /// Names the views that code made and put into the tree, so that commands can say which they mean:
  /// after the property that holds a view, or else after its class.
  func nameViewsOfCode() {
    guard let book = scene.codeBook, !book.unnamed.isEmpty else { return }
    for view in book.takeUnnamed() {
      guard scene.names.name(of: view) == nil else { continue }
      // A view that waits for its place may be put there later.
      guard view.superview != nil else {
        book.remember(view)
        continue
      }
      let noun = scene.classes.nearestClass(of: view).noun
      let base = book.program.nameOfProperty(storing: view) ?? noun
      scene.adopt(
        view, NameTable.Entry(name: freeName(base), className: scene.ownClassName(of: view)))
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
