import Foundation

extension UIView {
  /// The algorithm of `hitTest(_:with:)`: flags first, then `point(inside:with:)`, then the
  /// subviews from front to back, else the view itself (R2.1).
  ///
  /// This is what `super.hitTest` reaches, and what a ``HitTestBehavior`` calls for UIKit's answer.
  ///
  /// - Parameters:
  ///   - point: A point in the view's own coordinates.
  ///   - event: The event for which it is asked.
  public final func standardHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let recorder = event?.recorder
    let rejection = hitTestRejection(of: point, with: event)
    if rejection == nil, isSwallowingTouches {
      if let recorder { recorder.steps.depth = recorder.enter(core, at: point, rejection: nil) }
      return self
    }
    guard let recorder else {
      return rejection == nil
        ? HitTestWalk.descend(from: core, at: point, with: event, recorder: nil) : nil
    }
    let depth = recorder.enter(core, at: point, rejection: rejection)
    defer { recorder.steps.depth = depth }
    guard rejection == nil else { return nil }
    return HitTestWalk.descend(from: core, at: point, with: event, recorder: recorder)
  }

  /// The default of `point(inside:with:)`: whether a point lies in the half-open bounds (R2.4).
  public final func standardPoint(inside point: CGPoint) -> Bool {
    bounds.containsHalfOpen(point)
  }

  /// Why the view itself answers nil to a hit-test, or nil if it accepts the point.
  ///
  /// The one place where the decision is taken, so a report can never disagree with it. All getters
  /// are the dynamic ones: a subclass's override counts (R2.1).
  ///
  /// - Parameters:
  ///   - point: A point in the view's own coordinates.
  ///   - event: The event for which it is asked.
  public final func hitTestRejection(of point: CGPoint, with event: UIEvent?) -> HitTestRejection? {
    if core.pointee.flags.isDisjoint(with: .asked) {
      if let refusal = core.pointee.refusalByFlags { return refusal }
      if core.pointee.geometry.mapping == .singular { return .singularTransform }
      let bounds = core.pointee.geometry.bounds
      return bounds.containsHalfOpen(point) ? nil : .outside(bounds: bounds)
    }
    if (self as? UIControl)?.isEnabled == false { return .disabled }
    if !isUserInteractionEnabled { return .interactionDisabled }
    if isHidden { return .hidden }
    // What an animation shows decides, not where it leads (R2.10).
    let alpha = isSwallowingTouches ? shownAlpha : self.alpha
    if Double(alpha) < HitTestRejection.alphaThreshold {
      return .transparent(alpha: Float(alpha))
    }
    if core.pointee.geometry.mapping == .singular { return .singularTransform }
    guard !self.point(inside: point, with: event) else { return nil }
    let bounds = self.bounds
    return bounds.containsHalfOpen(point)
      ? .outsideByOverride(bounds: bounds) : .outside(bounds: bounds)
  }

  /// Calls `hitTest(_:with:)` so that an observer sees the call from outside.
  final func ask(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let recorder = event?.recorder else { return hitTest(point, with: event) }
    guard !core.pointee.flags.isDisjoint(with: .asked) else { return hitTest(point, with: event) }
    recorder.began(self, at: point)
    let answer = hitTest(point, with: event)
    recorder.returned(answer)
    return answer
  }

  /// Hit-tests as `hitTest(_:with:)` does and returns every decision.
  ///
  /// - Parameter point: A point in the view's own coordinates.
  public final func explainedHitTest(_ point: CGPoint) -> (view: UIView?, story: HitTest) {
    let event = UIEvent()
    let recorder = HitTestRecorder()
    event.recorder = recorder
    let answer = ask(point, with: event)
    return (answer, recorder.finish(point: point, answer: answer))
  }

  /// The view's overrides, for a record.
  final var recordedOverride: HitTestOverride {
    HitTestOverride(
      pointInside: viewState.pointInsideBehavior, hitTest: viewState.hitTestBehavior,
      subclass: core.pointee.flags.contains(.subclassed)
        ? String(describing: type(of: self)) : nil,
      isSwallowing: isSwallowingTouches)
  }

  /// The identities of the subviews, back to front.
  final var subviewIdentifiers: [ObjectID] {
    if let known = identifiersOfSubviews { return known }
    let table = core.pointee.children
    let identifiers = (0..<table.count).map { ObjectID(table[$0].core.pointee.view) }
    identifiersOfSubviews = identifiers
    return identifiers
  }
}

extension UIView {
  /// What stands for an override of `point(inside:with:)`, or nil.
  public final var pointInsideBehavior: (any PointInsideBehavior)? {
    get { viewState.pointInsideBehavior }
    set {
      willChange()
      viewState.pointInsideBehavior = newValue
      behaviorsChanged()
    }
  }

  /// What stands for an override of `hitTest(_:with:)`, or nil.
  public final var hitTestBehavior: (any HitTestBehavior)? {
    get { viewState.hitTestBehavior }
    set {
      willChange()
      viewState.hitTestBehavior = newValue
      behaviorsChanged()
    }
  }

  private func behaviorsChanged() {
    core.pointee.setFlag(
      .behaving, viewState.pointInsideBehavior != nil || viewState.hitTestBehavior != nil)
    refreshTouchBox()
  }
}
