import Foundation

extension UIView {
  /// The safe area that follows from the places of the view, its superviews and its window.
  final var standardSafeAreaInsets: UIEdgeInsets {
    guard let window else { return .zero }
    var insets = UIEdgeInsets.zero
    for view in Array(selfAndSuperviews).reversed() {
      insets = view === window ? window.screenInsets : view.safeAreaInsets(within: insets)
    }
    return insets
  }

  /// Returns how far the view reaches into the part of its superview that is not safe (R3.7), with
  /// what its controller adds. Transforms do not count (simulator choice). In a scroll view, the edges
  /// count that have not added to its content inset (R8.7).
  final func safeAreaInsets(within outer: UIEdgeInsets) -> UIEdgeInsets {
    guard let superview = core.pointee.superview else { return .zero }
    let room = superview.pointee.geometry.bounds
    let frame = core.pointee.geometry.frame
    let outer = superview.pointee.view.takeUnretainedValue().safeAreaForContent(of: outer)
    var insets = outer.reaching(into: frame, in: room)
    guard let controller = viewController else { return insets }
    if let bars = controller.parent?.barInsets(over: self) {
      insets.top = Swift.max(insets.top, bars.top)
      insets.bottom = Swift.max(insets.bottom, bars.bottom)
    }
    let added = controller.additionalSafeAreaInsets
    insets.top += added.top
    insets.left += added.left
    insets.bottom += added.bottom
    insets.right += added.right
    return insets
  }

  /// Tells the view and its controller if the safe area is not the one that they know.
  final func tellSafeArea(_ insets: UIEdgeInsets) {
    guard insets != stateBox?.state.knownSafeArea ?? .zero else { return }
    willChange()
    viewState.knownSafeArea = insets
    safeAreaInsetsDidChange()
    viewController?.viewSafeAreaInsetsDidChange()
  }

  /// Marks all views of the tree that may lay out anything, because the safe area may be another one.
  final func safeAreaMayChange() {
    for view in subtree { view.subviewsDidChange() }
  }
}

extension UIEdgeInsets {
  /// Returns which part of these insets of an area concerns a rectangle in it: at each edge the
  /// inset less the distance to that edge, at least 0 and at most the inset, also if the rectangle
  /// sticks out (R3.7).
  fileprivate func reaching(into rect: CGRect, in area: CGRect) -> UIEdgeInsets {
    func rest(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat {
      Swift.max(0, Swift.min(inset, inset - distance))
    }
    return UIEdgeInsets(
      top: rest(top, rect.minY - area.minY), left: rest(left, rect.minX - area.minX),
      bottom: rest(bottom, area.maxY - rect.maxY), right: rest(right, area.maxX - rect.maxX))
  }
}

extension UIWindow {
  /// The part of the window that the sensor housing, the status bar and the home indicator take, in
  /// points (R3.8).
  fileprivate final var screenInsets: UIEdgeInsets {
    let frame = core.pointee.geometry.frame
    let screen = windowScene?.screenBounds ?? frame
    return ScreenKind(of: screen.size).insets.reaching(into: frame, in: screen)
  }
}
