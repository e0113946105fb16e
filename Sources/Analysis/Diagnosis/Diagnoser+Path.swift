import Foundation
import ResponderKit
import Scenes

extension Diagnoser {
  /// What turns the touch away on its way from the window down to the target.
  mutating func findOnPath() {
    if findPointElsewhere() || findScrolledOut() { return }
    for (k, view) in path.enumerated() {
      let place = place(in: view)
      // Whatever its flags say: it answers with the target.
      if isGood(view.hitTest(place, with: nil)) { return }
      findFlags(of: view)
      findPlace(of: view, place)
      findOverride(of: view, place)
      findAnimation(of: view)
      if isDone { return }
      if k + 1 < path.count {
        findCovering(of: path[k + 1], in: view, place)
      } else {
        findOwnChild(place)
      }
    }
  }

  /// A point that is not in the target at all; nothing else matters then.
  private mutating func findPointElsewhere() -> Bool {
    let place = place(in: target)
    guard !isReached, !target.bounds.isEmpty, !target.point(inside: place, with: nil),
      !target.touchArea.containsHalfOpen(place), target.transform.isInvertible
    else { return false }
    addOutsideTarget(place)
    return true
  }

  /// A scroll view that shows another part of its content at this moment.
  private mutating func findScrolledOut() -> Bool {
    let index = path.lastIndex { view in
      view is UIScrollView && view !== target && !view.bounds.isEmpty
        && !view.point(inside: place(in: view), with: nil)
    }
    guard !isReached, let index, let scrollView = path[index] as? UIScrollView else {
      return false
    }
    let offset = scrollView.offset(showing: target.convert(target.bounds, to: scrollView))
    add(
      .scrolledOut(of: scrollView, at: place(in: scrollView), bounds: scrollView.bounds), .blocks,
      by: scrollView,
      fixes: [
        Fix(
          .scrollIntoView,
          changes: [PropertyChange(scrollView, "contentOffset", .point(offset))])
      ])
    return true
  }

  private mutating func findFlags(of view: UIView) {
    let asked = view.hitTestBehavior?.flagsAsked ?? .all
    if asked.contains(.hidden), view.isHidden {
      add(.hidden(view), .blocks, by: view, fixes: [.set(view, "isHidden", .bool(false))])
    }
    if asked.contains(.alpha), Double(view.alpha) < HitTestRejection.alphaThreshold {
      add(
        .transparent(view, alpha: Float(view.alpha)), .blocks, by: view,
        fixes: [.set(view, "alpha", .number(1))])
    }
    if asked.contains(.interaction), !view.isUserInteractionEnabled {
      add(
        .interactionOff(view, isDefault: view is UIImageView || view is UILabel), .blocks,
        by: view, fixes: [.set(view, "isUserInteractionEnabled", .bool(true))])
    }
    if asked.contains(.enabled), (view as? UIControl)?.isEnabled == false {
      add(.disabled(view), .blocks, by: view, fixes: [.set(view, "isEnabled", .bool(true))])
    }
  }

  private mutating func findPlace(of view: UIView, _ place: CGPoint) {
    if !view.transform.isInvertible {
      return add(
        .singularTransform(view, view.transform), .blocks, by: view, .assuming(.undocumented),
        fixes: [.set(view, "transform", .transform(.identity))])
    }
    guard !asksSubviewsOutside(of: view, place), !view.point(inside: place, with: nil) else {
      return
    }
    if view.bounds.containsHalfOpen(place) {
      let override = view.pointInsideBehavior
      add(
        .refusedPoint(view, place, bounds: view.bounds, override: override), .blocks, by: view,
        fixes: override == nil ? [] : [.overriding(view, nil, to: .removeOverride)])
    } else if view.bounds.isEmpty {
      add(
        view === target
          ? .zeroSize(view, bounds: view.bounds) : .zeroSizeAncestor(view, bounds: view.bounds),
        .blocks, by: view, fixes: Fix.growing(view))
    } else if view === target {
      addOutsideTarget(place)
    } else {
      addOutsideAncestor(view, place)
    }
  }

  /// Whether an override asks the subviews at a point outside of the view.
  private func asksSubviewsOutside(of view: UIView, _ place: CGPoint) -> Bool {
    view !== target && view.hitTestBehavior?.asksSubviews(outside: place, of: view) == true
  }

  private mutating func addOutsideTarget(_ place: CGPoint) {
    let miss = AreaMiss(place, of: target)
    if !target.transform.isIdentity, let parent = target.superview,
      target.frame.containsHalfOpen(self.place(in: parent))
    {
      add(.outsideTransformed(miss, frame: target.frame), .blocks, by: target)
    } else {
      add(.outside(miss), .blocks, by: target, fixes: Fix.enlarging(target, toContain: place))
    }
  }

  private mutating func addOutsideAncestor(_ view: UIView, _ place: CGPoint) {
    let box = target.convert(target.bounds, to: view)
    add(
      .outsideAncestor(
        view, AreaMiss(place, of: view), percent: 100 - box.percent(in: view.bounds),
        isClipping: view.clipsToBounds),
      .blocks, by: view, fixes: Fix.accepting(target, in: view))
  }

  private mutating func findOverride(of view: UIView, _ place: CGPoint) {
    guard overrides(view, place) else { return }
    let override = view.hitTestBehavior
    add(
      .answeredByOverride(
        view, override: override, answer: view.hitTest(place, with: nil),
        note: scene.note(on: view)),
      .blocks, by: view,
      fixes: override == nil ? [] : [.overriding(view, nil, to: .removeOverride)])
  }

  /// Whether a view's override is what leads away from the target.
  private func overrides(_ view: UIView, _ place: CGPoint) -> Bool {
    view.hitTestBehavior?.withholds(target, in: view)
      ?? isGood(view.standardHitTest(place, with: nil))
  }
}

extension UIScrollView {
  /// The nearest offset at which a rectangle of the content is in the middle.
  fileprivate func offset(showing rect: CGRect) -> CGPoint {
    CGPoint(
      x: rect.minX >= bounds.minX && rect.maxX <= bounds.maxX
        ? bounds.minX : max(0, (rect.midX - bounds.width / 2).rounded()),
      y: rect.minY >= bounds.minY && rect.maxY <= bounds.maxY
        ? bounds.minY : max(0, (rect.midY - bounds.height / 2).rounded()))
  }
}
