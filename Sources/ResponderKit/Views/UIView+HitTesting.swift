import Foundation

extension UIView {
  /// Hit-tests a point in the view's own coordinates by the algorithm of `hitTest(_:with:)`: flags
  /// first, then `point(inside:with:)`, then the subviews from front to back, then the view itself
  /// (R2.1). `super.hitTest` calls it, and a ``HitTestBehavior`` calls it for UIKit's answer.
  public final func standardHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if let recorder = recorder(of: event) {
      return recordedHitTest(point, with: event, recorder)
    }
    let isAsked = !core.pointee.flags.isDisjoint(with: .asked)
    let rejection =
      isAsked ? hitTestRejection(of: point, with: event) : core.rejection(of: point)
    guard rejection == nil else { return nil }
    if blocksTouchesWhileAnimating { return self }
    return HitTestWalk.descend(from: core, at: point, with: event, recorder: nil)
  }

  @inline(never)
  private final func recordedHitTest(
    _ point: CGPoint, with event: UIEvent?, _ recorder: HitTestRecorder
  ) -> UIView? {
    recorder.enter(self, at: point) {
      hitTestRejection(of: point, with: event)
    } descend: {
      guard !blocksTouchesWhileAnimating else {
        recorder.swallowed(core, at: point)
        return self
      }
      return HitTestWalk.descend(from: core, at: point, with: event, recorder: recorder)
    }
  }

  /// Returns the default of `point(inside:with:)`: whether it lies in the half-open bounds (R2.4).
  public final func standardPoint(inside point: CGPoint) -> Bool {
    bounds.containsHalfOpen(point)
  }

  /// Returns the reason why the view itself answers nil to a hit-test; nil if it accepts the point,
  /// which is in its own coordinates.
  ///
  /// The decision is taken only here, so that a report can never disagree with it. All getters are
  /// the dynamic ones: a subclass's override counts (R2.1). The view's own transform does not
  /// matter: the superview does not ask a view whose transform has no inverse (R2.15).
  public final func hitTestRejection(of point: CGPoint, with event: UIEvent?) -> HitTestRejection? {
    if core.pointee.flags.isDisjoint(with: .asked) { return core.rejection(of: point) }
    if (self as? UIControl)?.isEnabled == false { return .disabled }
    if !isUserInteractionEnabled { return .interactionDisabled }
    if isHidden { return .hidden }
    // The value that an animation shows at this moment decides, not the one at its end (R2.10).
    let alpha = blocksTouchesWhileAnimating ? shownAlpha : self.alpha
    if HitTestRejection.isFaint(Double(alpha)) {
      return .transparent(alpha: Float(alpha))
    }
    guard !askInside(point, with: event) else { return nil }
    let bounds = self.bounds
    return bounds.containsHalfOpen(point)
      ? .outsideByOverride(bounds: bounds) : .outside(bounds: bounds)
  }

  /// Calls `hitTest(_:with:)` so that an observer sees the call from outside.
  final func ask(
    _ point: CGPoint, with event: UIEvent?, _ recorder: HitTestRecorder?
  ) -> UIView? {
    if StackReserve.isMet { return nil }
    guard let recorder, !core.pointee.flags.isDisjoint(with: .asked) else {
      return hitTest(point, with: event)
    }
    return recorder.call(self, at: point) { hitTest(point, with: event) }
  }

  /// Calls `hitTest(_:with:)` as an override that writes out the algorithm does.
  final func ask(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    ask(point, with: event, recorder(of: event))
  }

  /// Returns UIView's own answer to `hitTest(_:with:)` of a view that may have an override, by a
  /// value. It is recorded, unless a call that is under way is recorded already.
  final func ownHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    func answer() -> UIView? {
      guard let behavior = viewState.hitTestBehavior else {
        return standardHitTest(point, with: event)
      }
      return behavior.hitTest(point, with: event, in: self)
    }
    guard let recorder = recorder(of: event), !recorder.isInCall(of: self) else { return answer() }
    return recorder.call(self, at: point, answer)
  }

  /// Calls `point(inside:with:)` so that an observer sees the call from outside.
  private final func askInside(_ point: CGPoint, with event: UIEvent?) -> Bool {
    guard let recorder = recorder(of: event) else { return self.point(inside: point, with: event) }
    return recorder.ask(self, inside: point) { self.point(inside: point, with: event) }
  }

  /// Returns UIView's own answer to `point(inside:with:)`: that of a value, if there is one.
  final func ownPoint(inside point: CGPoint, with event: UIEvent?) -> Bool {
    viewState.pointInsideBehavior.map { $0.point(inside: point, with: event, in: self) }
      ?? standardPoint(inside: point)
  }

  /// Returns the recorder of the hit-test that is under way. An override may pass on another event,
  /// or none; then the window has the recorder.
  @inline(__always)
  final func recorder(of event: UIEvent?) -> HitTestRecorder? {
    if let recorder = event?.recorder { return recorder }
    guard let window = core.pointee.window else { return nil }
    // The view is in the window, which retains it.
    return window._withUnsafeGuaranteedRef { $0.hitTestRecorder }
  }

  /// Hit-tests a point of the view as `hitTest(_:with:)` does and returns every decision.
  public final func explainedHitTest(_ point: CGPoint) -> (view: UIView?, story: HitTest) {
    let event = UIEvent()
    let recorder = HitTestRecorder()
    event.recorder = recorder
    let answer = recorder.recording(window.map { [$0] } ?? []) { ask(point, with: event) }
    return (answer, recorder.finish(point: point, answer: answer))
  }

  /// The identities of the subviews, back to front.
  final var subviewIdentifiers: [ObjectID] {
    if let known = stateBox?.identifiersOfSubviews { return known }
    let table = core.pointee.children
    let identifiers = (0..<table.count).map { ObjectID(table[$0].pointee.view) }
    ownStateBox.identifiersOfSubviews = identifiers
    return identifiers
  }

  /// The value that stands for an override of `point(inside:with:)`; nil if there is none.
  public final var pointInsideBehavior: (any PointInsideBehavior)? {
    get { viewState.pointInsideBehavior }
    set {
      willChange()
      viewState.pointInsideBehavior = newValue
      behaviorsChanged()
    }
  }

  /// The value that stands for an override of `hitTest(_:with:)`; nil if there is none.
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
