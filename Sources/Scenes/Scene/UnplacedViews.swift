import ResponderKit

/// The views that may take touches and whose sizes are not known, so that nobody can tell where they
/// lie: the outermost ones, in tree order.
package struct UnplacedViews {
  /// The views.
  package let views: [UIView]

  /// No views.
  package static var none: UnplacedViews { UnplacedViews(views: []) }

  private init(views: [UIView]) { self.views = views }

  /// Finds the views of a scene.
  ///
  /// - Complexity: O(1) if no size was ever unknown, else O(views).
  package init(in scene: Scene) {
    guard SizeSource.hasUnknown else {
      self = .none
      return
    }
    var views: [UIView] = []
    for window in scene.application.windowsFrontToBack.reversed() {
      window.walk(with: ()) { view, _ in
        guard !view.isHiddenOrFaint, view.isUserInteractionEnabled,
          (view as? UIControl)?.isEnabled != false
        else { return nil }
        guard view.sizeSource != .known else { return () }
        views.append(view)
        return nil
      }
    }
    self.init(views: views)
  }

  /// Returns those that may lie at a point of the screen and are asked before the view that is hit
  /// there.
  ///
  /// - Parameter hit: The view that is hit as the frames are; nil if there is none.
  package func asked(at point: CGPoint, before hit: UIView?) -> [UIView] {
    views.filter { Self.isAsked($0, at: point, before: hit) }
  }

  /// Returns whether a hit-test asks a view before the one that is hit, if it lies at a point of the
  /// screen.
  package static func isAsked(_ view: UIView, at point: CGPoint, before hit: UIView?) -> Bool {
    guard let parent = view.superview else { return false }
    if hit === parent { return true }
    // The views in which both lie, from the inside: there the order of subviews decides.
    var inner = view
    for outer in view.superviews {
      if let hit, hit.isDescendant(of: outer) {
        guard
          let branch = hit.selfAndSuperviews.first(where: { $0.superview === outer }),
          hit !== outer
        else { return false }
        return (inner.indexInSuperview ?? 0) > (branch.indexInSuperview ?? 0)
      }
      // Who does not hold the point asks nobody.
      guard outer.isFoundBySuperview, outer.bounds.containsHalfOpen(outer.point(fromScreen: point))
      else { return false }
      inner = outer
    }
    guard let hit, let own = view.window, let other = hit.window else { return hit == nil }
    let windows = own.application?.windowsFrontToBack ?? []
    return windows.firstIndex { $0 === own } ?? .max < windows.firstIndex { $0 === other } ?? .max
  }
}

extension Scene {
  /// The views that may take touches and whose sizes are not known.
  package var unplaced: UnplacedViews { UnplacedViews(in: self) }
}
