import Foundation

/// The layout pass: marked views are laid out from the top down, each after its superviews, until
/// none is marked. A mark of a view is also a mark of the way to it: each superview knows that a
/// descendant is marked, and the application knows that a window is. So a pass without marks costs
/// one look at a Boolean, and others visit only the branches with marks.
extension UIView {
  /// The number of times that a pass begins again because layouts have marked views that it had
  /// passed by; an app whose layouts never settle does not hang (simulator choice).
  private static var roundLimit: Int { 100 }

  /// Marks the view and the way to it, if it may lay out anything.
  final func markForLayout() {
    guard core.pointee.flags.contains(.layingOut), !core.pointee.flags.contains(.needsLayout) else {
      return
    }
    core.pointee.flags.insert(.needsLayout)
    handUpLayoutMarks()
  }

  /// Marks the way to the view if something in its tree is marked.
  final func handUpLayoutMarks() {
    guard !core.pointee.flags.isDisjoint(with: .layoutMarks) else { return }
    var top = core
    while let superview = top.pointee.superview {
      if superview.pointee.flags.contains(.needsLayoutBelow) { return }
      superview.pointee.flags.insert(.needsLayoutBelow)
      top = superview
    }
    top.pointee.window?.takeUnretainedValue().application?.mayNeedLayout = true
  }

  /// Makes the view one that the pass lays out from now on, and marks it.
  final func beginLayingOut() {
    core.pointee.flags.insert(.layingOut)
    setNeedsLayout()
  }

  /// Marks the view after a subview has come or gone.
  @inline(__always)
  final func subviewsDidChange() {
    if core.pointee.flags.contains(.layingOut) { setNeedsLayout() }
  }

  final func standardLayoutIfNeeded() {
    var top = self
    for view in superviews where view.core.pointee.flags.contains(.needsLayout) { top = view }
    top.layOutMarkedViews()
  }

  /// Lays out the marked views of the tree.
  fileprivate final func layOutMarkedViews() {
    guard !core.pointee.flags.isDisjoint(with: .layoutMarks) else { return }
    let outer = superview?.safeAreaInsets
    for _ in 0..<Self.roundLimit {
      forEachMarkedView(in: outer) { view, safeArea in
        if view.core.pointee.window != nil {
          view.tellSafeArea(safeArea)
          view.asScrollView?.adjustContentInset(to: safeArea)
        }
        let controller = view.viewController
        if view.needsUpdateConstraints() { view.updateConstraintsIfNeeded() }
        controller?.viewWillLayoutSubviews()
        view.layoutSubviews()
        controller?.viewDidLayoutSubviews()
        if view.stateBox?.state.inertValues["constraints"] != nil {
          view.window?.application?.constraintHolders.append(view)
        }
      }
      if core.pointee.flags.isDisjoint(with: .layoutMarks) { return }
    }
    forgetLayout()
  }

  /// Takes the marks of the tree away, because a state is restored that has been laid out.
  package final func forgetLayout() {
    if core.pointee.flags.isDisjoint(with: .layoutMarks) { return }
    forEachMarkedView(in: nil) { _, _ in }
  }

  /// Takes the marks of the tree away, and calls a function with each marked view and its safe
  /// area, from that of the superview on. What the function marks below a view is met, too.
  private func forEachMarkedView(
    in outer: UIEdgeInsets?, _ visit: (UIView, UIEdgeInsets) -> Void
  ) {
    var pending = [(view: self, outer: outer ?? .zero)]
    while let (view, outer) = pending.popLast() {
      let safeArea = view is UIWindow ? view.safeAreaInsets : view.safeAreaInsets(within: outer)
      if view.core.pointee.flags.contains(.needsLayout) {
        view.core.pointee.flags.remove(.needsLayout)
        visit(view, safeArea)
      }
      guard view.core.pointee.flags.contains(.needsLayoutBelow) else { continue }
      view.core.pointee.flags.remove(.needsLayoutBelow)
      let table = view.core.pointee.children
      for k in stride(from: table.count - 1, through: 0, by: -1) {
        let child = table[k]
        guard !child.pointee.flags.isDisjoint(with: .layoutMarks) else { continue }
        pending.append((child.pointee.view.takeUnretainedValue(), safeArea))
      }
    }
  }
}

extension UIApplication {
  /// Lays out the marked views of all windows, as the run loop does before the next event.
  public final func layOutWindows() {
    guard mayNeedLayout else { return }
    mayNeedLayout = false
    for scene in connectedScenes { scene.windowOrder.layOut() }
    windowOrder.layOut()
    if !constraintHolders.isEmpty { tellUnsolvedConstraints() }
  }

  /// Takes the marks of all windows away, because a state is restored that has been laid out.
  package final func forgetLayout() {
    for window in windowsInOrder { window.forgetLayout() }
  }
}

extension WindowOrder {
  fileprivate func layOut() {
    for window in windows { window.layOutMarkedViews() }
  }
}
