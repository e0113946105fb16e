import Foundation

extension UIView {
  /// Returns the frontmost view below this one that is visible at a point, regardless of the bounds
  /// of its superviews; nil if there is none.
  ///
  /// - Parameters:
  ///   - point: The point in this view's own coordinates.
  ///   - budget: The number of views that may be looked at; it is reduced by those that were.
  /// - Complexity: O(views below), at most the budget.
  package final func viewShown(at point: CGPoint, _ budget: inout Int) -> UIView? {
    var pending: [(core: UnsafeMutablePointer<ViewCore>, point: CGPoint)] = []
    func add(subviewsOf core: UnsafeMutablePointer<ViewCore>, _ point: CGPoint) {
      let table = core.pointee.children
      for k in 0..<table.count { pending.append((table[k].core, point)) }
    }
    if !clipsToBounds { add(subviewsOf: core, point) }
    var found: UIView?
    while let (core, point) = pending.popLast(), budget > 0 {
      budget -= 1
      let view = core.pointee.view.takeUnretainedValue()
      guard !view.isHidden, view.isUserInteractionEnabled,
        Double(view.alpha) >= HitTestRejection.alphaThreshold
      else { continue }
      let place = core.pointee.geometry.fromSuperview(point)
      let isInside = view.bounds.containsHalfOpen(place)
      if isInside {
        // Deeper views are in front of this one.
        found = view
        pending.removeAll(keepingCapacity: true)
      }
      if isInside || found == nil && !view.clipsToBounds { add(subviewsOf: core, place) }
    }
    return found
  }
}
