import Foundation
import ResponderKit

/// The hit-test as it would be if a belief were true; without a belief, as it is (R2.1).
///
/// It knows the flags, the geometry and the order of views, but no overrides and no animations:
/// where these count, its answer without a belief differs from the true one, and then it says
/// nothing.
package struct BelievedHitTest {
  /// The belief; nil for none.
  package var belief: Belief?
  /// The radii of views that are drawn with round corners, in points.
  package var corners: [ObjectID: Double]

  package init(_ belief: Belief? = nil, corners: [ObjectID: Double] = [:]) {
    (self.belief, self.corners) = (belief, corners)
  }

  /// Returns the beliefs about hit-testing from which a wrong answer follows.
  ///
  /// - Parameters:
  ///   - answer: The wrong answer; nil for nobody.
  ///   - point: The point, in the coordinates of the screen.
  package static func beliefs(
    behind answer: UIView?, at point: CGPoint, in application: UIApplication
  ) -> [Belief] {
    let truth = application.hitTest(at: point, with: nil)?.view
    guard truth !== answer,
      BelievedHitTest().answer(at: point, in: application) === truth
    else { return [] }
    return Belief.allCases.filter {
      $0.topic == .hitTest
        && BelievedHitTest($0).answer(at: point, in: application) === answer
    }
  }

  /// Returns the view that would be hit.
  ///
  /// - Parameter point: A point in the coordinates of the screen.
  /// - Complexity: O(*n*) in the number of views.
  package func answer(at point: CGPoint, in application: UIApplication) -> UIView? {
    var windows = application.windowsFrontToBack
    if belief == .keyWindowFirst, let key = application.keyWindow {
      windows.removeAll { $0 === key }
      windows.insert(key, at: 0)
    }
    for window in windows where window.isFoundBySuperview {
      let point = window.convert(point, from: nil)
      if let answer = ask(window, at: point, shownThrough: 1) { return answer }
    }
    return nil
  }

  /// Asks a view.
  ///
  /// - Parameters:
  ///   - point: The point in the view's own coordinates.
  ///   - superviews: The alphas of its superviews, multiplied.
  ///   - isInside: Whether the superview takes the point for one of the view; nil if the view
  ///     decides.
  private func ask(
    _ view: UIView, at point: CGPoint, shownThrough superviews: Double, isInside: Bool? = nil
  ) -> UIView? {
    let alpha = superviews * Double(view.alpha)
    guard !view.isHidden, !isTooFaint(view, alpha) else { return nil }
    let isInside = isInside ?? contains(point, view)
    if (view as? UIControl)?.isEnabled == false {
      return belief == .disabledSwallows && isInside ? view : nil
    }
    let asksOnlySubviews = !view.isUserInteractionEnabled
    if asksOnlySubviews, !leavesSubviewsAlive(view) { return nil }
    guard isInside || (belief == .outsideIsAlive && !view.clipsToBounds) else { return nil }
    for subview in frontToBack(view.subviews) where subview.isFoundBySuperview {
      var place = point
      if belief == .frameForBounds {
        place.x -= view.bounds.minX
        place.y -= view.bounds.minY
      }
      let box =
        belief == .boxOfRotatedView && !subview.transform.isIdentity
        ? subview.frame.containsHalfOpen(place) : nil
      let point = view.convert(place, to: subview)
      if let answer = ask(subview, at: point, shownThrough: alpha, isInside: box) { return answer }
    }
    return isInside && !asksOnlySubviews ? view : nil
  }

  private func isTooFaint(_ view: UIView, _ multiplied: Double) -> Bool {
    switch belief {
    case .multipliedAlphas: HitTestRejection.isFaint(multiplied)
    // The stored Float of 0.01 is a little less.
    case .faintIsEnough: (Double(view.alpha) * 1000).rounded() < 10
    default: HitTestRejection.isFaint(Double(view.alpha))
    }
  }

  private func leavesSubviewsAlive(_ view: UIView) -> Bool {
    switch belief {
    case .interactionOffForItself: true
    case .imageViewsPass: view is UIImageView || view is UILabel
    default: false
    }
  }

  private func contains(_ point: CGPoint, _ view: UIView) -> Bool {
    let bounds = view.bounds
    switch belief {
    case .closedEdges:
      return point.x >= bounds.minX && point.x <= bounds.maxX && point.y >= bounds.minY
        && point.y <= bounds.maxY
    case .cornersTrim:
      guard let radius = corners[ObjectID(view)] else { break }
      return bounds.containsHalfOpen(point) && isInRound(point, bounds, radius)
    default: break
    }
    return bounds.containsHalfOpen(point)
  }

  private func isInRound(_ point: CGPoint, _ bounds: CGRect, _ radius: Double) -> Bool {
    let (x, y) = (
      min(point.x - bounds.minX, bounds.maxX - point.x),
      min(point.y - bounds.minY, bounds.maxY - point.y)
    )
    guard x < radius, y < radius else { return true }
    return (radius - x) * (radius - x) + (radius - y) * (radius - y) <= radius * radius
  }

  private func frontToBack(_ subviews: [UIView]) -> [UIView] {
    switch belief {
    case .firstAddedFirst: subviews
    case .zPositionFirst:
      subviews.enumerated().sorted {
        ($0.element.layer.zPosition, $0.offset) > ($1.element.layer.zPosition, $1.offset)
      }.map(\.element)
    default: subviews.reversed()
    }
  }
}
