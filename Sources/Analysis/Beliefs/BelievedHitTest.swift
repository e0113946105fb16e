import ResponderKit

/// The hit-test as it would be if a belief were true; without a belief, as it is (R2.1).
///
/// It knows the flags, the geometry and the order of views, but no animations, and overrides only if
/// it may ask them: where these count, its answer without a belief differs from the true one, and
/// then it says nothing.
package struct BelievedHitTest {
  /// The belief; nil for none.
  package var belief: Belief?
  /// The radii of views that are drawn with round corners, in points.
  package var corners: [ObjectID: Double]
  /// The views that are drawn without a background.
  package var clear: Set<ObjectID>
  /// Indicates whether overrides are asked, as in scenes without code of an app.
  package var asksOverrides: Bool

  package init(
    _ belief: Belief? = nil, corners: [ObjectID: Double] = [:], clear: Set<ObjectID> = [],
    asksOverrides: Bool = false
  ) {
    (self.belief, self.corners, self.clear) = (belief, corners, clear)
    self.asksOverrides = asksOverrides
  }

  /// The beliefs that change a rule here.
  package static let beliefs: [Belief] = [
    .closedEdges, .frameForBounds, .boxOfRotatedView, .transformsOnlyDraw, .multipliedAlphas,
    .faintIsEnough, .outsideIsAlive, .zeroSizePasses, .zPositionFirst, .firstAddedFirst,
    .buttonsShineThrough, .cornersTrim, .clearLetsThrough, .disabledSwallows, .disabledForItself,
    .interactionOffForItself, .hiddenForItself, .imageViewsPass, .refusalEndsSearch,
    .keyWindowFirst, .emptyWindowPasses,
  ]

  /// Returns the view that would be hit.
  ///
  /// - Parameter point: A point in the coordinates of the screen.
  package func answer(at point: CGPoint, in application: UIApplication) -> UIView? {
    var windows = application.windowsFrontToBack
    if belief == .keyWindowFirst, let key = application.keyWindow {
      windows.removeAll { $0 === key }
      windows.insert(key, at: 0)
    }
    let asksButtons = belief == .buttonsShineThrough ? [true, false] : [false]
    for onlyButtons in asksButtons {
      for window in windows where window.isFoundBySuperview {
        let point = window.convert(point, from: nil)
        let question = Question(onlyButtons: onlyButtons)
        guard let answer = ask(window, at: point, question) else { continue }
        if belief == .emptyWindowPasses, answer === window { continue }
        return answer
      }
    }
    return nil
  }

  /// What a view is asked.
  private struct Question {
    /// Indicates whether only buttons may answer.
    var onlyButtons: Bool
    /// The alphas of the superviews, multiplied.
    var superviews = 1.0
    /// Whether the superview takes the point for one of the view; nil if the view decides.
    var isInside: Bool?
  }

  /// Asks a view.
  ///
  /// - Parameter point: The point in the view's own coordinates.
  private func ask(_ view: UIView, at point: CGPoint, _ question: Question) -> UIView? {
    if asksOverrides, view.hitTestBehavior != nil { return view.hitTest(point, with: nil) }
    let alpha = question.superviews * Double(view.alpha)
    guard !view.isHidden || belief == .hiddenForItself, !isTooFaint(view, alpha) else {
      return nil
    }
    let isInside = question.isInside ?? contains(point, view)
    let isDisabled = (view as? UIControl)?.isEnabled == false
    if isDisabled, belief != .disabledForItself {
      return belief == .disabledSwallows && isInside && !question.onlyButtons ? view : nil
    }
    if !view.isUserInteractionEnabled, !leavesSubviewsAlive(view) { return nil }
    let hasNoSize = view.bounds.width == 0 || view.bounds.height == 0
    guard
      isInside || (belief == .outsideIsAlive && !view.clipsToBounds)
        || (belief == .zeroSizePasses && hasNoSize)
    else { return nil }
    for subview in frontToBack(view.subviews) where subview.isFoundBySuperview {
      var inner = Question(onlyButtons: question.onlyButtons, superviews: alpha)
      if belief == .boxOfRotatedView, !subview.transform.isIdentity {
        inner.isInside = subview.frame.containsHalfOpen(point)
      }
      let place = self.point(point, of: view, in: subview)
      if let answer = ask(subview, at: place, inner) { return answer }
      if belief == .refusalEndsSearch, refuses(subview), contains(place, subview) { break }
    }
    let mayAnswer =
      !isDisabled && view.isUserInteractionEnabled && !view.isHidden
      && (!question.onlyButtons || view is UIButton) && !isSeenThrough(view)
    return isInside && mayAnswer ? view : nil
  }

  private func point(_ point: CGPoint, of view: UIView, in subview: UIView) -> CGPoint {
    var place = point
    if belief == .frameForBounds {
      place.x -= view.bounds.minX
      place.y -= view.bounds.minY
    }
    guard belief == .transformsOnlyDraw, !subview.transform.isIdentity else {
      return view.convert(place, to: subview)
    }
    // The middle stays where it is.
    return CGPoint(
      x: place.x - subview.center.x + subview.bounds.midX,
      y: place.y - subview.center.y + subview.bounds.midY)
  }

  private func refuses(_ view: UIView) -> Bool {
    !view.isHidden && (!view.isUserInteractionEnabled || (view as? UIControl)?.isEnabled == false)
  }

  private func isSeenThrough(_ view: UIView) -> Bool {
    belief == .clearLetsThrough && clear.contains(ObjectID(view))
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
    if asksOverrides, view.pointInsideBehavior != nil {
      return view.point(inside: point, with: nil)
    }
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
        ($0.element.zPosition, $0.offset) > ($1.element.zPosition, $1.offset)
      }.map(\.element)
    default: subviews.reversed()
    }
  }
}
