import Foundation

/// The marks of scroll views whose content insets may be others, because something has moved their
/// safe areas or the bars above them (R8.7). A flag leads the way: each superview of a scroll view
/// has it, so that a change elsewhere costs one look at the flags. It is never taken away, as a
/// wrong one only costs a look at the subviews.
extension UIView {
  /// Marks the scroll views among the view and those below it for the layout pass; for a bar, those
  /// beside it. It takes O(1) unless a scroll view lies below.
  @inline(__always)
  final func insetsMayChange() {
    if core.pointee.flags.isDisjoint(with: [.scrolling, .movesInsets]) { return }
    markScrollViews()
  }

  /// Indicates whether the view is a bar that covers the views of a controller's children.
  final var isBarOfController: Bool {
    core.pointee.flags.contains(.movesInsets) && (self is UINavigationBar || self is UITabBar)
  }

  private func markScrollViews() {
    // A tree that comes into a window is marked as a whole.
    guard core.pointee.window != nil else { return }
    guard core.pointee.flags.contains(.movesInsets) else {
      markForLayout()
      return
    }
    var pending = [isBarOfController ? core.pointee.superview ?? core : core]
    while let core = pending.popLast() {
      if core.pointee.flags.contains(.scrolling) {
        core.pointee.view.takeUnretainedValue().markForLayout()
      }
      guard core.pointee.flags.contains(.movesInsets) else { continue }
      let table = core.pointee.children
      for k in 0..<table.count where table[k].pointee.concernsInsets { pending.append(table[k]) }
    }
  }

  /// Marks the scroll views in the view after a subview has come, gone or changed its place among
  /// the others, and sets the flag that leads to those in the subview.
  @inline(__always)
  final func siblingsDidChange(by subview: UIView) {
    guard subview.core.pointee.concernsInsets else { return }
    subview.handUpInsetMoving()
    insetsMayChange()
  }

  /// Sets the flag of the superviews, which leads to the scroll views in this view.
  final func handUpInsetMoving() {
    guard core.pointee.concernsInsets else { return }
    var superview = core.pointee.superview
    while let core = superview, !core.pointee.flags.contains(.movesInsets) {
      core.pointee.flags.insert(.movesInsets)
      superview = core.pointee.superview
    }
  }
}

extension ViewCore {
  /// Indicates whether a scroll view may adjust its insets, or the view move the safe area of one.
  fileprivate var concernsInsets: Bool {
    flags.contains(.movesInsets) || flags.isSuperset(of: [.scrolling, .layingOut])
  }
}
