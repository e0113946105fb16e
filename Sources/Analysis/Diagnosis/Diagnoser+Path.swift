import Explanation
import ResponderKit
import Scenes

extension Diagnoser {
  /// Finds the obstacles that turn the touch away on its way from the window down to the target.
  ///
  /// The record of the touch tells of each view that was asked. The other views are asked now, so
  /// that the first obstacle is that of the record.
  mutating func findOnPath() {
    guard isReached || !isOutOfReach else { return }
    // What an override makes of the answers of its subviews comes after them, innermost first.
    var later: [Finding] = []
    var record = ask(path[0])
    defer { decider = nil }
    for (k, view) in path.enumerated() {
      let place = place(in: view)
      if record.decision(of: ObjectID(view))?.view == nil { record = ask(view) }
      // What code made for the question is gone; it is like the one that takes the touch.
      let answer = record.decision(of: ObjectID(view))?.answer.flatMap {
        scene.view(of: $0) ?? winner
      }
      // Whatever its flags say: it answers with the target.
      if isGood(answer) { break }
      let next = k + 1 < path.count ? path[k + 1] : nil
      let decision = next.flatMap { next in record.all.last { $0.views.contains(ObjectID(next)) } }
      // It keeps the touch whatever its flags will be.
      if view.blocksTouchesWhileAnimating { findAnimation(of: view) }
      let untold = scene.untoldHitTesting(of: view)
      if untold.contains(.hitTest) { findDecider(view) }
      findFlags(of: view, in: record)
      let outer = decider
      if untold.contains(.pointInside) { decider = outer ?? view }
      if decision?.isAsked != true, findPlace(of: view, place, in: record) { break }
      decider = outer
      if has(.outsideWindow) { return }
      let count = findings.count
      findOverride(of: view, answering: answer, place, next, decision)
      if decision?.isAsked == true { later = takeBack(behind: count) + later }
      findAnimation(of: view)
      if isDone { return }
      if let next {
        findCovering(of: next, in: view, place, decision, record)
      } else {
        findOwnChild(answer, record)
      }
      if isDone { return }
    }
    add(later)
  }

  /// Finds the obstacles on the way to the target that keep touches away wherever it lies: flags.
  mutating func findOnPathAnywhere() {
    for view in path { findFlags(of: view, in: ask(view)) }
  }

  /// Hit-tests one view by itself and records what happens.
  func ask(_ view: UIView) -> HitTestDecisions {
    let story = scene.asking { view.explainedHitTest(place(in: view)).story }
    return HitTestDecisions(story, isFolded: false)
  }

  /// Finds the flags that keep touches from a view if its hit-test says so, in the order in which
  /// it asks them (R2.9, R2.1, R2.3).
  private mutating func findFlags(of view: UIView, in record: HitTestDecisions) {
    switch record.decision(of: ObjectID(view))?.verdict {
    case .refused(.flags): break
    default: guard view.blocksTouchesWhileAnimating else { return }
    }
    let asked = view.hitTestBehavior?.flagsAsked ?? .all
    if asked.contains(.enabled), (view as? UIControl)?.isEnabled == false {
      add(.disabled(view), .blocks, by: view, fixes: [.set(view, "isEnabled", .bool(true))])
    }
    if asked.contains(.interaction), !view.isUserInteractionEnabled,
      Transition(in: scene).explains(view)
    {
      add(.inTransition(view), .blocks, by: view, .undecidable(.transition))
    } else if asked.contains(.interaction), !view.isUserInteractionEnabled {
      add(
        .interactionOff(view, isDefault: !scene.classes.nearestClass(of: view).takesTouches),
        .blocks,
        by: view, fixes: [.set(view, "isUserInteractionEnabled", .bool(true))])
    }
    if asked.contains(.hidden), view.isHidden {
      add(.hidden(view), .blocks, by: view, fixes: [.set(view, "isHidden", .bool(false))])
    }
    if asked.contains(.alpha), view.isFaint {
      add(
        .transparent(view, alpha: Float(view.alpha)), .blocks, by: view,
        fixes: [.set(view, "alpha", .number(1))])
    }
  }

  /// Finds the effect that an override of a view has on the touch.
  ///
  /// - Parameters:
  ///   - next: The next view of the path, if there is one.
  ///   - decision: The decision about that view in the record of the override's hit-test.
  private mutating func findOverride(
    of view: UIView, answering answer: UIView?, _ place: CGPoint, _ next: UIView?,
    _ decision: HitTestDecision?
  ) {
    guard overrides(view, place) else { return }
    let override = view.hitTestBehavior
    let fixes = Fix.replacing(override, of: view, in: scene)
    if let next, answer != nil, case .skipped(.override)? = decision?.verdict {
      add(
        .leftOut(next, by: view, override: override, note: scene.note(on: view)), .blocks,
        by: view, fixes: fixes)
    } else {
      add(answer, of: view, fixes: fixes)
    }
  }

  /// Adds the finding that a view's override answers with another view.
  mutating func add(_ answer: UIView?, of view: UIView, fixes: [Fix]) {
    add(
      .answeredByOverride(
        view, override: view.hitTestBehavior, answer: answer, note: scene.note(on: view)),
      .blocks, by: view, fixes: fixes)
  }

  /// Returns whether a view's override is what leads away from the view that is to be hit.
  private func overrides(_ view: UIView, _ place: CGPoint) -> Bool {
    guard view.isFoundBySuperview else { return false }
    return scene.asking {
      view.hitTestBehavior?.withholds(path[path.count - 1], in: view)
        ?? isGood(view.standardHitTest(place, with: nil))
    }
  }

  /// Finds the facts about the path that the scene leaves open.
  mutating func findDoubts() {
    findUntoldCode()
    findUnplaced()
    if isReached, let winner {
      findInside(of: winner)
      findLetThrough()
    }
    for view in path {
      findAnimation(of: view)
      // Another text may say that it is not shown.
      if isInDoubt(view, .window) { add(.saidToBeDetached(view), .affects, by: view) }
    }
    if let winner, winner.blocksTouchesWhileAnimating { findAnimation(of: winner) }
    findTransforms()
  }

  private func isInDoubt(_ view: UIView, _ doubt: ViewProvenance.Uncertainties) -> Bool {
    scene.origin(of: view)?.uncertainties.contains(doubt) == true
  }

  mutating func findAnimation(of view: UIView) {
    let keys = scene.origin(of: view).map(\.animatedKeys) ?? []
    let isImported = isInDoubt(view, .animated)
    guard isImported || view.isBeingAnimated, !has(.animating, of: view) else { return }
    let moves = keys.contains { key in
      ["position", "bounds", "transform"].contains { key.hasPrefix($0) }
    }
    let isSwallowing = view.blocksTouchesWhileAnimating
    add(
      .animating(view, keys: keys, isSwallowing: isSwallowing),
      isSwallowing ? .blocks : .affects, by: view,
      isImported ? .assuming(.animationOptions) : .certain,
      fixes: [Fix(.allowInteraction, appCode: .animateWithInteraction)])
    guard moves || (!isImported && view.layer.presentation()?.frame != view.frame) else { return }
    add(.onItsWay(view, to: view.frame), .affects, by: view)
  }

  /// Finds a view whose inside nobody can tell from outside: first one that the target lies in, as
  /// that one decides whether the target gets the touch at all.
  private mutating func findInside(of winner: UIView) {
    let opaque = winner.selfAndSuperviews.first { view in
      view !== target && target.isDescendant(of: view)
        && scene.note(on: view)?.isUndecidable == true
    }
    for view in opaque.map({ [$0] }) ?? Array(winner.selfAndSuperviews) {
      guard let note = scene.note(on: view) else { continue }
      switch note.effect {
      case .undecidable:
        return add(.opaque(view, note), .affects, by: view, .undecidable(.source(note)))
      case .enlarging:
        return add(.enlarging(view, note), .note, by: view, .undecidable(.source(note)))
      case .simulated, .presenting, .ordinary: continue
      }
    }
  }

  /// Finds the views in front of the path that let the touch through only because their class is
  /// known to do so in some versions of the system, and bars under whose background the point lies.
  private mutating func findLetThrough() {
    guard scene.tellsClasses else { return }
    for view in path.dropFirst() {
      guard let index = view.indexInSuperview, let parent = view.superview else { continue }
      for sibling in parent.subviews[(index + 1)...].reversed() where sibling.isFoundBySuperview {
        // Most siblings neither have a hit-test of their own nor hold a bar's parts.
        guard sibling.hitTestBehavior != nil || sibling.subviewCount > 0 else { continue }
        let note = scene.note(on: sibling)
        let place = place(in: sibling)
        if let note, note.isDoubtful, sibling.hitTestBehavior != nil,
          sibling.standardHitTest(place, with: nil) != nil
        {
          add(.letThrough(sibling, note), .affects, by: sibling, .undecidable(.source(note)))
        } else if case .enlarging? = note?.effect, !sibling.isHiddenOrFaint,
          sibling.subviews.contains(where: { $0.isDrawn(at: self.place(in: $0)) })
        {
          addUnderBar(sibling)
        }
      }
    }
  }

  private mutating func addUnderBar(_ bar: UIView) {
    guard let background = bar.subviews.first(where: { $0.isDrawn(at: place(in: $0)) }) else {
      return
    }
    add(
      .underBar(bar, CoveredPart(of: target, under: background)), .affects, by: bar,
      .undecidable(.bar(bar)), fixes: Fix.clearing(target, of: background, bar, in: scene))
  }

  /// Finds the transforms on the path, which move the touch area together with the drawing.
  private mutating func findTransforms() {
    for view in path where !view.transform.isIdentity && view.transform.isInvertible {
      guard !has(.frameIsBoundingBox, of: view) else { continue }
      add(
        .transformed(
          view,
          TransformedPlace(
            transform: view.transform, anchor: view.anchorPoint, point: place(in: view),
            bounds: view.bounds, frame: view.frame)),
        .note, by: view,
        isInDoubt(view, .guessedSize) ? .assuming(.sizeUnderTransform) : .certain)
    }
  }
}
