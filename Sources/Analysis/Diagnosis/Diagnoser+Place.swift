import Explanation
import ResponderKit
import Scenes

extension Diagnoser {
  /// Finds the reason why the point is not in a view, from the record of its hit-test or, if a flag
  /// ended that, from what it would have answered.
  ///
  /// - Returns: True if the obstacles behind it do not matter, because the content has to be
  ///   scrolled first.
  mutating func findPlace(
    of view: UIView, _ place: CGPoint, in record: HitTestDecisions
  ) -> Bool {
    if !view.isFoundBySuperview {
      add(
        .singularTransform(view, view.transform), .blocks, by: view, .assuming(.undocumented),
        fixes: [.set(view, "transform", .transform(.identity))])
      return false
    }
    let shape: TouchShape
    switch record.decision(of: ObjectID(view))?.verdict {
    case .refused(.outside(let area)): shape = TouchShape(area, of: view)
    case .refused(.flags) where !view.point(inside: place, with: nil): shape = TouchShape(of: view)
    default: return false
    }
    guard let area = shape.rect else {
      let isInBounds = view.bounds.containsHalfOpen(place)
      add(
        .refusedPoint(view, place, bounds: view.bounds, override: shape.override), .blocks,
        by: view,
        fixes: shape.override == nil || !isInBounds
          ? [] : [.overriding(view, nil, to: .removeOverride)])
      return false
    }
    if view.bounds.isEmpty, shape.override == nil {
      if view === target {
        add(.zeroSize(view, bounds: view.bounds), .blocks, by: view, fixes: Fix.growing([view]))
      } else if !isTold(view) {
        let nor = alsoMissed(below: view)
        add(
          .zeroSizeAncestor(view, bounds: view.bounds, nor: nor), .blocks, by: view,
          fixes: Fix.growing([view] + nor, toHold: nor.isEmpty ? nil : target))
      }
      return false
    }
    let miss = AreaMiss(
      point: place, bounds: view.bounds, area: area, override: shape.override)
    if view === target {
      addOutsideTarget(miss)
    } else if let scrollView = view as? UIScrollView, !isElsewhere {
      addScrolledOut(of: scrollView, miss)
      return true
    } else {
      addOutsideAncestor(view, miss)
    }
    return false
  }

  private mutating func addOutsideTarget(_ miss: AreaMiss) {
    if isInBox(miss.point) {
      add(.outsideTransformed(miss, frame: target.frame), .blocks, by: target)
    } else {
      add(.outside(miss), .blocks, by: target, fixes: fixesOfMiss)
    }
  }

  private mutating func addOutsideAncestor(_ view: UIView, _ miss: AreaMiss) {
    guard miss.override != nil || !isTold(view) else { return }
    let nor = miss.override == nil ? alsoMissed(below: view) : []
    if let window = view as? UIWindow, miss.override == nil {
      return add(
        .outsideWindow(window, miss, nor: nor), .blocks, by: view,
        fixes: Fix.growing([window] + nor, toHold: target))
    }
    let box = target.convert(target.bounds, to: view)
    add(
      .outsideAncestor(
        view, miss, percent: 100 - box.percent(in: view.bounds), isClipping: view.clipsToBounds,
        nor: nor),
      .blocks, by: view,
      fixes: miss.override == nil ? Fix.accepting(target, in: [view] + nor) : [])
  }

  /// Returns the views between a view and the target that the point misses as well, one in the other.
  private func alsoMissed(below view: UIView) -> [UIView] {
    Array(
      path.drop { $0 !== view }.dropFirst().dropLast().prefix { inner in
        inner.pointInsideBehavior == nil && inner.hitTestBehavior == nil
          && inner.isFoundBySuperview && !(inner is UIScrollView)
          && !inner.bounds.containsHalfOpen(place(in: inner))
      })
  }

  /// Returns whether the last reason, which is about a view round this one, tells of this one, too.
  private func isTold(_ view: UIView) -> Bool {
    guard let last = findings.last(where: { $0.fact.viewsMissedToo != nil }) else { return false }
    return last.fact.viewsMissedToo?.contains { $0 === view } == true
  }

  /// Indicates whether the point is outside the target, whatever else is in the way.
  var isElsewhere: Bool {
    let place = place(in: target)
    return !isReached && !target.bounds.isEmpty
      && !scene.asking { target.point(inside: place, with: nil) }
      && !target.touchArea.containsHalfOpen(place) && target.transform.isInvertible
  }

  /// The changes that would let the target get a touch at a point that is outside it.
  var fixesOfMiss: [Fix] {
    let place = place(in: target)
    let area = TouchShape(of: target)
    return area.rect == nil || isInBox(place) ? [] : Fix.enlarging(target, toContain: place)
  }

  /// Returns whether the point is in the target's frame, which is only the box round the
  /// transformed view.
  private func isInBox(_ place: CGPoint) -> Bool {
    guard !target.transform.isIdentity, let parent = target.superview else { return false }
    return target.frame.containsHalfOpen(self.place(in: parent))
  }

  /// Finds a scroll view that shows another part of its content at this moment.
  mutating func findScrolledOut() -> Bool {
    let scrollView = path.lazy.compactMap { $0 as? UIScrollView }.last { view in
      view !== target && !view.bounds.isEmpty
        && !scene.asking { view.point(inside: place(in: view), with: nil) }
    }
    guard !isElsewhere, let scrollView else { return false }
    let shape = TouchShape(of: scrollView)
    addScrolledOut(
      of: scrollView,
      AreaMiss(
        point: place(in: scrollView), bounds: scrollView.bounds,
        area: shape.rect ?? scrollView.bounds, override: shape.override))
    return true
  }

  private mutating func addScrolledOut(of scrollView: UIScrollView, _ miss: AreaMiss) {
    let offset = scrollView.offset(showing: target.convert(target.bounds, to: scrollView))
    add(
      .scrolledOut(of: scrollView, miss), .blocks, by: scrollView,
      fixes: [
        Fix(
          .scrollIntoView,
          changes: [PropertyChange(scrollView, "contentOffset", .point(offset))])
      ])
  }
}

/// The area in which touches belong to a view, and the override that makes it.
private struct TouchShape {
  /// The area, in the view's coordinates; nil for another shape, or for code.
  let rect: CGRect?
  /// The override that makes it; nil for the bounds, or for a subclass.
  let override: (any ViewOverride)?

  /// Reads the area that decided in a hit-test.
  init(_ area: TouchArea, of view: UIView) {
    switch area {
    case .bounds(let bounds): (rect, override) = (bounds, nil)
    case .value(let value, let area): (rect, override) = (area, value.pointInside)
    case .own(let area): (rect, override) = (area, view.hitTestBehavior)
    case .accepted, .code: (rect, override) = (nil, view.pointInsideBehavior)
    }
  }

  /// Reads the area of a view that was not hit-tested; a view that accepts further points has its
  /// bounds, too.
  init(of view: UIView) {
    override = view.pointInsideBehavior.flatMap { $0.references.isEmpty ? $0 : nil }
    rect = override.map { $0.touchArea(in: view) } ?? view.bounds
  }
}

extension UIScrollView {
  /// Returns a content offset that shows a rectangle of the content, in points: in the middle, or
  /// the present one in each direction in which the rectangle is shown already.
  fileprivate func offset(showing rect: CGRect) -> CGPoint {
    CGPoint(
      x: rect.minX >= bounds.minX && rect.maxX <= bounds.maxX
        ? bounds.minX : max(0, (rect.midX - bounds.width / 2).rounded()),
      y: rect.minY >= bounds.minY && rect.maxY <= bounds.maxY
        ? bounds.minY : max(0, (rect.midY - bounds.height / 2).rounded()))
  }
}

extension FindingFact {
  /// The views that a point misses for the same cause; nil for a fact of another kind.
  fileprivate var viewsMissedToo: [UIView]? {
    switch self {
    case .outsideAncestor(_, _, _, _, let nor), .zeroSizeAncestor(_, _, let nor): nor
    default: nil
    }
  }
}
