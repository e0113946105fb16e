import Foundation

extension UIView {
  /// Returns in O(depth) whether the view is another view or a descendant of it (R12.7).
  public final func isDescendant(of view: UIView) -> Bool {
    var ancestor: UnsafeMutablePointer<ViewCore>? = core
    while let current = ancestor {
      if current == view.core { return true }
      ancestor = current.pointee.superview
    }
    return false
  }

  /// Moves a subview to the front: the name that Swift 3 had for ``bringSubviewToFront(_:)`` (R12.4).
  @available(*, deprecated, renamed: "bringSubviewToFront(_:)")
  public final func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }

  /// Moves a subview to the back: the name that Swift 3 had for ``sendSubviewToBack(_:)`` (R12.4).
  @available(*, deprecated, renamed: "sendSubviewToBack(_:)")
  public final func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }

  /// The index among the superview's subviews, 0 being the back, in O(1); nil without a superview.
  public final var indexInSuperview: Int? {
    core.pointee.superview == nil ? nil : Int(core.pointee.index)
  }

  /// The number of subviews, in O(1).
  public final var subviewCount: Int { core.pointee.children.count }

  final var subviewArray: [UIView] {
    let table = core.pointee.children
    return (0..<table.count).map { table[$0].pointee.view.takeUnretainedValue() }
  }

  final func insert(_ view: UIView, at index: Int) {
    APIMisuse.check(view !== self, "can't add self as subview")
    APIMisuse.check(
      view.subviewCount == 0 || !isDescendant(of: view),
      "can't add a view to one of its own subviews")
    if view.core.pointee.superview == core {
      // The view is moved, not duplicated; the index is that in the list without the view (R12.3).
      reorder(view, to: Swift.min(index, core.pointee.children.count - 1))
      return
    }
    let oldWindow = view.window
    let newWindow = window
    view.willMove(toSuperview: self)
    if oldWindow !== newWindow {
      view.tellTree {
        $0.willMove(toWindow: newWindow)
        $0.tellControllerOfMove(from: oldWindow, to: newWindow, .before)
      }
    }
    if oldWindow !== newWindow { oldWindow?.subtreeWillLeave(view) }
    let oldSuperview = view.superview
    oldSuperview?.willRemoveSubview(view)
    view.changeObserver?.willMove(view)
    view.unlink()
    link(view, at: Swift.min(index, core.pointee.children.count))
    oldSuperview?.subviewsDidChange()
    subviewsDidChange()
    view.handUpLayoutMarks()
    if oldWindow !== newWindow {
      view.tellTree {
        $0.subviewsDidChange()
        $0.didMoveToWindow()
        $0.tellControllerOfMove(from: oldWindow, to: newWindow, .after)
      }
    }
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  /// Inserts a view next to a subview, or in front of all if the other view is no subview (R12.3).
  final func insert(_ view: UIView, besides sibling: UIView, above: Bool) {
    guard sibling.superview === self, sibling !== view else {
      insert(view, at: subviewCount)
      return
    }
    var index = Int(sibling.core.pointee.index) + (above ? 1 : 0)
    if view.superview === self, Int(view.core.pointee.index) < index { index -= 1 }
    insert(view, at: index)
  }

  final func reorder(_ view: UIView, to index: Int) {
    let old = Int(view.core.pointee.index)
    guard old != index else { return }
    view.changeObserver?.willMove(view)
    core.pointee.children.move(from: old, to: index)
    stateBox?.identifiersOfSubviews = nil
    siblingsDidChange(by: view)
  }

  final func exchange(_ first: Int, _ second: Int) {
    let count = core.pointee.children.count
    guard (0..<count).contains(first), (0..<count).contains(second), first != second else {
      return
    }
    let low = Swift.min(first, second)
    let high = Swift.max(first, second)
    let table = core.pointee.children
    let front = table[high].pointee.view.takeUnretainedValue()
    let back = table[low].pointee.view.takeUnretainedValue()
    reorder(front, to: low)
    reorder(back, to: high)
  }

  final func detach() {
    guard let parent = superview else { return }
    let oldWindow = window
    willMove(toSuperview: nil)
    if let oldWindow {
      tellTree {
        $0.willMove(toWindow: nil)
        $0.tellControllerOfMove(from: oldWindow, to: nil, .before)
      }
      window?.subtreeWillLeave(self)
    }
    changeObserver?.willMove(self)
    parent.willRemoveSubview(self)
    unlink()
    parent.subviewsDidChange()
    if oldWindow != nil {
      tellTree {
        $0.didMoveToWindow()
        $0.tellControllerOfMove(from: oldWindow, to: nil, .after)
      }
    }
    didMoveToSuperview()
  }

  /// Puts the view at a place in a tree, or out of it, for undoing: no view or observer is told.
  public final func restorePlacement(in parent: UIView?, at index: Int) {
    unlink()
    parent?.link(self, at: Swift.min(index, parent?.subviewCount ?? 0))
    // The restored state has been laid out.
    forgetLayout()
  }

  private func tellTree(_ message: (UIView) -> Void) {
    if core.pointee.children.count == 0 { message(self) } else { subtree.forEach(message) }
  }

  private func link(_ view: UIView, at index: Int) {
    // Unsafe here: `unlink` gives this reference back; a view leaves its window before that ends.
    _ = Unmanaged.passRetained(view)
    view.core.pointee.superview = core
    view.core.pointee.refreshStanding()
    core.pointee.children.insert(view.core, at: index)
    stateBox?.identifiersOfSubviews = nil
    view.setWindow(core.pointee.window)
    siblingsDidChange(by: view)
  }

  private func unlink() {
    guard let parent = superview else { return }
    parent.core.pointee.children.remove(at: Int(core.pointee.index))
    parent.stateBox?.identifiersOfSubviews = nil
    parent.siblingsDidChange(by: self)
    core.pointee.superview = nil
    setWindow(nil)
    Unmanaged.passUnretained(self).release()
  }

  private func setWindow(_ window: Unmanaged<UIWindow>?) {
    guard core.pointee.window?.toOpaque() != window?.toOpaque() else { return }
    // A window is its own top, wherever it is added.
    guard !(self is UIWindow) else { return }
    core.pointee.window = window
    guard core.pointee.children.count > 0 else { return }
    for view in subtree { view.core.pointee.window = window }
  }

  /// Releases the subviews without recursion, however deep the tree is.
  final func releaseSubviews() {
    var pending = takeSubviews()
    while var view = pending.popLast() {
      if isKnownUniquelyReferenced(&view) { pending.append(contentsOf: view.takeSubviews()) }
    }
  }

  /// Removes all subviews, and returns them with their references. No view or observer is told.
  private func takeSubviews() -> [UIView] {
    let table = core.pointee.children
    guard table.count > 0 else { return [] }
    core.pointee.children.removeAll()
    return (0..<table.count).map { k in
      let child = table[k]
      child.pointee.superview = nil
      let view = child.pointee.view.takeRetainedValue()
      view.setWindow(nil)
      return view
    }
  }

  /// The superviews, nearest first.
  package final var superviews: DropFirstSequence<UnfoldFirstSequence<UIView>> {
    selfAndSuperviews.dropFirst()
  }

  /// The view and its superviews, nearest first.
  package final var selfAndSuperviews: UnfoldFirstSequence<UIView> {
    sequence(first: self) { $0.superview }
  }

  /// The view and all its descendants, parents first, back to front.
  package final var subtree: Subtree { Subtree(of: [self]) }

  /// Indicates whether the view is the frontmost subview; false without a superview.
  package final var isFrontmostSubview: Bool {
    core.pointee.superview.map { Int(core.pointee.index) == $0.pointee.children.count - 1 }
      ?? false
  }

  /// Calls a function with the view and its descendants, parents first, back to front, without
  /// recursion. Each call returns the value for those of the view's subviews; nil leaves them out.
  package final func walk<Value>(
    with value: Value, _ visit: (UIView, Value) throws -> Value?
  ) rethrows {
    var pending = [(view: self, value: value)]
    while let (view, value) = pending.popLast() {
      guard let handedDown = try visit(view, value) else { continue }
      for subview in view.subviewArray.reversed() { pending.append((subview, handedDown)) }
    }
  }
}

/// The views of some trees, parents first, back to front, found one by one, without recursion: the
/// subviews of a view are looked up when the next view is asked for.
package struct Subtree: Sequence, IteratorProtocol {
  private var pending: [UIView]
  private var latest: UIView?

  /// Creates the sequence of the views of trees with these roots, tree by tree.
  package init(of roots: [UIView]) { pending = roots.reversed() }

  /// Moves on to the next view and returns it; nil at the end.
  package mutating func next() -> UIView? {
    if let table = latest?.core.pointee.children {
      for k in stride(from: table.count - 1, through: 0, by: -1) {
        pending.append(table[k].pointee.view.takeUnretainedValue())
      }
    }
    latest = pending.popLast()
    return latest
  }
}

/// Calls a function with the nodes of some trees and their depths, each before those below it,
/// which it returns in the order of visiting. There is no recursion.
package func walkDepthFirst<Node>(
  from roots: [Node], _ visit: (Node, _ depth: Int) throws -> [Node]
) rethrows {
  var pending = roots.reversed().map { (node: $0, depth: 0) }
  while let (node, depth) = pending.popLast() {
    for child in try visit(node, depth).reversed() { pending.append((child, depth + 1)) }
  }
}

/// Mistakes in the program that uses the library, which UIKit answers with an exception.
enum APIMisuse {
  /// Stops the program with a message unless a condition holds.
  @inline(__always)
  static func check(_ condition: Bool, _ message: @autoclosure () -> String) {
    if !condition { fatalError("ResponderKit: \(message())") }
  }
}
