/// Parents and children (R11.3).
extension UIViewController {
  /// Stops the program if a controller would contain itself.
  private final func checkChild(_ child: UIViewController) {
    APIMisuse.check(child !== self, "a controller cannot contain itself")
    // Only a controller with children can be a parent of this one.
    var ancestor = child.children.isEmpty ? nil : parent
    while let current = ancestor {
      APIMisuse.check(current !== child, "a controller cannot contain one of its parents")
      ancestor = current.parent
    }
  }

  /// Makes a controller the last child.
  final func standardAdd(_ child: UIViewController) {
    checkChild(child)
    guard child.parent !== self else { return }
    child.willMove(toParent: self)
    child.removeFromParent()
    child.willChange()
    child.parent = self
    willChange()
    children.append(child)
    child.moving(.toParent) { childrenDidChange() }
  }

  /// Takes the controller out of its parent.
  final func leaveParent() {
    guard let parent else { return }
    willChange()
    parent.willChange()
    parent.children.removeAll { $0 === self }
    self.parent = nil
    parent.childrenDidChange()
    didMove(toParent: nil)
  }

  /// Makes other controllers the children, all at once, as UIKit's containers do. Those that leave
  /// are told before and after, and so are those that come (R11.3).
  final func replaceChildren(by controllers: [UIViewController]) {
    let leaving = children.filter { child in !controllers.contains { $0 === child } }
    let coming = controllers.filter { $0.parent !== self }
    for child in coming { checkChild(child) }
    for child in leaving { child.willMove(toParent: nil) }
    for child in coming {
      child.willMove(toParent: self)
      child.removeFromParent()
    }
    for child in leaving + coming { child.willChange() }
    for child in leaving { child.parent = nil }
    for child in coming { child.parent = self }
    willChange()
    children = controllers
    for child in leaving { child.move = .fromParent }
    for child in coming { child.move = .toParent }
    childrenDidChange()
    for child in leaving + coming { child.move = nil }
    for child in leaving { child.didMove(toParent: nil) }
    for child in coming { child.didMove(toParent: self) }
  }
}
