import Foundation
import ResponderKit
import Scenes
import Text

extension Diagnoser {
  /// What turns the touch away on its way from the window down to the target.
  mutating func findOnPath() {
    if let finding = pointElsewhere() ?? scrolledOut() {
      add(finding)
      return
    }
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
  private func pointElsewhere() -> Finding? {
    let place = place(in: target)
    guard !isReached, !target.bounds.isEmpty, !target.point(inside: place, with: nil),
      !target.touchArea.containsHalfOpen(place), target.transform.isInvertible
    else { return nil }
    return outsideTarget(place)
  }

  /// A scroll view that shows another part of its content at this moment.
  private func scrolledOut() -> Finding? {
    let index = path.lastIndex { view in
      view is UIScrollView && view !== target && !view.bounds.isEmpty
        && !view.point(inside: place(in: view), with: nil)
    }
    guard !isReached, let index, let scrollView = path[index] as? UIScrollView else { return nil }
    let here = place(in: scrollView)
    let miss = DecisionWords.miss(here, of: scrollView.bounds)
    var finding = Finding(
      .scrolledOut, .blocks, of: scrollView, named: name(scrollView),
      "\(name(target)) has scrolled out of \(name(scrollView)): \(miss)", rule: RuleID(8, 4))
    finding.details = [
      "a finger has to scroll first; what is shown begins at "
        + "contentOffset \(scrollView.contentOffset.text)"
    ]
    finding.facts = ["contentOffset": scrollView.contentOffset.json]
    let offset = scrollView.offset(showing: target.convert(target.bounds, to: scrollView))
    finding.fixes = [
      Fix(
        summary: "scroll it into view",
        changes: [PropertyChange(scrollView, "contentOffset", .point(offset))])
    ]
    return finding
  }

  private func skipped(_ view: UIView) -> String {
    isTarget(view) ? "it is not asked for its subviews and never hit" : "all in it is skipped"
  }

  private mutating func findFlags(of view: UIView) {
    let asked = view.hitTestBehavior?.flagsAsked ?? .all
    let name = name(view)
    if asked.contains(.hidden), view.isHidden {
      let code: DiagnosisCode = view is UIWindow ? .windowHidden : .hidden
      var finding = Finding(
        code, .blocks, of: view, named: name, "\(name) is hidden: \(skipped(view))",
        rule: RuleID(2, 1))
      finding.fixes = [.set(view, "isHidden", .bool(false))]
      add(finding)
    }
    if asked.contains(.alpha), Double(view.alpha) < HitTestRejection.alphaThreshold {
      var finding = Finding(
        .alphaTooLow, .blocks, of: view, named: name,
        "\(name)'s \(DecisionWords(scene).flag(.transparent(alpha: Float(view.alpha)))): "
          + skipped(view), rule: RuleID(2, 3))
      finding.details = [
        "a clear background, or clear text, lets a view be invisible and still take touches"
      ]
      finding.facts = ["alpha": .number(Double(view.alpha))]
      finding.fixes = [.set(view, "alpha", .number(1))]
      add(finding)
    }
    if asked.contains(.interaction), !view.isUserInteractionEnabled {
      var finding = Finding(
        .interactionDisabled, .blocks, of: view, named: name,
        "\(name) has user interaction off: \(skipped(view))", rule: RuleID(2, 1))
      if view is UIImageView || view is UILabel {
        finding.details = ["labels and image views have it off by default (\(RuleID(2, 13)))"]
      }
      finding.fixes = [.set(view, "isUserInteractionEnabled", .bool(true))]
      add(finding)
    }
    if asked.contains(.enabled), (view as? UIControl)?.isEnabled == false {
      var finding = Finding(
        .controlDisabled, .blocks, of: view, named: name,
        "\(name) is disabled: a disabled control and what is in it are not hit, and the touch goes "
          + "on to what lies behind", rule: RuleID(2, 9))
      finding.fixes = [.set(view, "isEnabled", .bool(true))]
      add(finding)
    }
  }

  private mutating func findPlace(of view: UIView, _ place: CGPoint) {
    if !view.transform.isInvertible {
      var finding = Finding(
        .singularTransform, .blocks, of: view, named: name(view),
        "\(name(view))'s transform \(view.transform.text) has no inverse: no point of the screen is "
          + "in it", rule: RuleID(2, 15))
      finding.confidence = .assuming("UIKit's answer is not documented: a simulator's choice")
      finding.fixes = [.set(view, "transform", .transform(.identity))]
      add(finding)
      return
    }
    guard !asksSubviewsOutside(of: view, place), !view.point(inside: place, with: nil) else {
      return
    }
    if view.bounds.containsHalfOpen(place) {
      add(refusedByOverride(view, place))
    } else if view.bounds.isEmpty {
      add(zeroSize(view))
    } else if isTarget(view) {
      add(outsideTarget(place))
    } else {
      add(outsideAncestor(view, place))
    }
  }

  /// Whether an override asks the subviews at a point outside of the view.
  private func asksSubviewsOutside(of view: UIView, _ place: CGPoint) -> Bool {
    !isTarget(view) && view.hitTestBehavior?.asksSubviews(outside: place, of: view) == true
  }

  private func refusedByOverride(_ view: UIView, _ place: CGPoint) -> Finding {
    let override = view.pointInsideBehavior.map { scene.words(of: $0) } ?? "a subclass"
    var finding = Finding(
      .customHitTest, .blocks, of: view, named: name(view),
      "\(name(view))'s point(inside:) is overridden (\(override)) and refuses \(place.text), which "
        + "is in its bounds \(view.bounds.text)", rule: RuleID(2, 1))
    if view.pointInsideBehavior != nil {
      finding.fixes = [
        Fix(summary: "take the override away", changes: [OverrideChange(view, nil)])
      ]
    }
    return finding
  }

  private func zeroSize(_ view: UIView) -> Finding {
    var finding = Finding(
      isTarget(view) ? .zeroSize : .zeroSizeAncestor, .blocks, of: view, named: name(view),
      "\(name(view)) has zero size \(view.bounds.text): it contains no point, so neither it nor "
        + "anything in it can be hit", rule: RuleID(2, 5))
    finding.details = isTarget(view) ? [] : ["what is in it is drawn all the same unless it clips"]
    finding.facts = ["bounds": view.bounds.json]
    finding.fixes = Fix.growing(view)
    return finding
  }

  /// By how far a point misses the area in which touches belong to a view: the deciding one, with
  /// the override that makes it.
  private func miss(_ place: CGPoint, _ view: UIView) -> String {
    let override = view.touchArea == view.bounds ? nil : view.viewOverrides.first
    return DecisionWords.miss(place, of: view.touchArea)
      + (override.map { " (\(scene.words(of: $0)))" } ?? "")
  }

  private func ruleOfArea(of view: UIView) -> RuleID {
    view.touchArea == view.bounds ? RuleID(2, 4) : RuleID(2, 12)
  }

  private func outsideTarget(_ place: CGPoint) -> Finding {
    let miss = miss(place, target)
    if !target.transform.isIdentity, let parent = target.superview,
      target.frame.containsHalfOpen(self.place(in: parent))
    {
      var finding = Finding(
        .frameIsBoundingBox, .blocks, of: target, named: name(target),
        "the point is in \(name(target))'s frame \(target.frame.text), which is only the box round "
          + "the transformed view, but not in the view: \(miss)", rule: RuleID(2, 5))
      finding.facts = ["frame": target.frame.json, "bounds": target.bounds.json]
      return finding
    }
    var finding = Finding(
      .outsideBounds, .blocks, of: target, named: name(target),
      "the point is not in \(name(target)): \(miss)", rule: ruleOfArea(of: target))
    finding.facts = ["point": place.json, "bounds": target.bounds.json]
    finding.fixes = Fix.enlarging(target, toContain: place)
    return finding
  }

  private func outsideAncestor(_ view: UIView, _ place: CGPoint) -> Finding {
    let miss = miss(place, view)
    var finding = Finding(
      .outsideAncestorBounds, .blocks, of: view, named: name(view),
      "the point is not in \(name(view)), which \(name(target)) lies in: \(miss)",
      rule: RuleID(2, 6))
    let box = target.convert(target.bounds, to: view)
    let outside = 100 - box.percent(in: view.bounds)
    finding.details = [
      "\(outside)% of \(name(target)) lies outside of \(name(view)); "
        + (view.clipsToBounds
          ? "it clips, so that part is not even drawn"
          : "clipsToBounds is off, so that part is drawn, but it is dead: clipping only changes "
            + "the drawing")
    ]
    finding.facts = [
      "point": place.json, "bounds": view.bounds.json, "outsidePercent": .integer(outside),
    ]
    finding.fixes = Fix.accepting(target, in: view, scene)
    return finding
  }

  private mutating func findOverride(of view: UIView, _ place: CGPoint) {
    guard overrides(view, place) else { return }
    let note = scene.note(on: view)
    let words = view.hitTestBehavior.map { scene.words(of: $0) } ?? "by a subclass"
    let answer = view.hitTest(place, with: nil).map { name($0) } ?? "nil"
    var finding = Finding(
      .customHitTest, .blocks, of: view, named: name(view),
      "\(name(view))'s hitTest is overridden (\(words)) and answers \(answer)", rule: RuleID(2, 12))
    if let note { finding.details = [note.summary] }
    if view.hitTestBehavior != nil {
      finding.fixes = [
        Fix(summary: "take the override away", changes: [OverrideChange(view, nil)])
      ]
    }
    add(finding)
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
