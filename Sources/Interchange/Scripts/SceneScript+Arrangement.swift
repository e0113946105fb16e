import ResponderKit
import Scenes

extension SceneScript {
  /// Puts a controller's root view where setting it as a window's root view controller puts it.
  mutating func placeRoot(_ view: UIView, in window: UIWindow) {
    let isInPlace = tree.superview(of: view) === window
    guard window.windowScene?.usesPrivateContainers == true else {
      if !isInPlace { tree.place(view, in: window) }
      return
    }
    let index = isInPlace ? tree.subviews(of: window).firstIndex { $0 === view } : nil
    let (outer, inner) = rootContainers(around: view, in: window)
    tree.remove(view)
    tree.place(outer, in: window, at: index)
    tree.place(inner, in: outer)
    tree.place(view, in: inner)
  }

  /// Returns UIKit's own views around a root view, or around the place from which it was moved.
  private func rootContainers(around view: UIView, in window: UIWindow) -> (UIView, UIView) {
    if let inner = view.superview as? UIDropShadowView, let outer = inner.superview {
      return (outer, inner)
    }
    for inner in scene.views where inner is UIDropShadowView && !tree.holds(inner) {
      if let outer = inner.superview as? UITransitionView, !tree.holds(outer) {
        return (outer, inner)
      }
    }
    return (UITransitionView(), UIDropShadowView())
  }

  /// Writes the moves of views that are not where the lines so far have put them: views that were
  /// moved after a controller placed them, and UIKit's own views with what was put into them.
  mutating func arrange() {
    var present: Set<ObjectIdentifier> = []
    for parent in Subtree(of: scene.topViews) where !mustStop() {
      present.insert(ObjectIdentifier(parent))
      for (index, view) in parent.subviews.filter(tree.holds).enumerated() where !mustStop() {
        let there = tree.subviews(of: parent)
        if index < there.count, there[index] === view { continue }
        lines.append("move \(reference(to: view)) to \(reference(to: parent)) at \(index)")
        tree.place(view, in: parent, at: index)
        if parent is UIStackView { rearranged.insert(ObjectIdentifier(parent)) }
      }
    }
    if mustStop() { return }
    for view in tree.views where !present.contains(ObjectIdentifier(view)) {
      // What lies in a view that is gone goes with it.
      guard let parent = tree.superview(of: view), present.contains(ObjectIdentifier(parent)) else {
        continue
      }
      lines.append("remove \(reference(to: view))")
      tree.remove(view)
    }
  }

  /// Returns what a new view of a stack view has different from one that is arranged, to be added to
  /// the command that makes it.
  func arrangement(of view: UIView, in stack: UIStackView) -> String {
    guard stack.arranges(view) else { return " arrangedIndex=-1" }
    let spacing = stack.customSpacing(after: view)
    // A view that is hidden at once keeps its frame.
    return (view.isHidden ? " isHidden=on" : "")
      + (spacing == UIStackView.spacingUseDefault
        ? "" : " customSpacing=\(Double(spacing).exactText)")
  }

  /// Writes the order in which stack views arrange their views where the lines so far make another
  /// one.
  mutating func writeArrangements() {
    for case let stack as UIStackView in views where !mustStop() {
      let arranged = stack.arrangedSubviews
      let subviews = stack.subviews.filter(stack.arranges)
      guard arranged != subviews || rearranged.contains(ObjectIdentifier(stack)) else { continue }
      for view in stack.subviews where !stack.arranges(view) {
        let name = reference(to: view)
        lines.append("set \(name) arrangedIndex -1 frame \(view.frame.exactText)")
      }
      for (index, view) in arranged.enumerated() {
        lines.append(
          "set \(reference(to: view)) arrangedIndex \(index)"
            + arrangement(of: view, in: stack).replacing("=", with: " "))
      }
    }
  }

  /// Returns the reference to a view without a name, while the script is where it is now: its class
  /// and its number among the views that are made.
  func number(of view: UIView) -> String {
    let className = scene.className(of: view)
    let same = tree.views.filter { scene.className(of: $0) == className }
    return "\(className)#\((same.firstIndex { $0 === view } ?? 0) + 1)"
  }
}
