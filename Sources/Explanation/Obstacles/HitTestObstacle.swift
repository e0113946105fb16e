import ResponderKit
import Scenes

/// The decision of a hit-test that kept a view from being its answer, read from the record.
package struct HitTestObstacle: Sendable {
  /// A kind of obstacle.
  package enum Kind: Sendable {
    /// The view is in no window.
    case noWindow
    /// The point is not on the screen. The case carries the part of the expected view that is.
    case offScreen(CGPoint, visible: CGRect?)
    /// A view on the way answered nil, was passed by, or was not called.
    case decision(HitTestDecision)
    /// A view on the way that is animated keeps touches to itself (R2.10).
    case swallowed(HitTestOverride)
    /// The `hitTest` of a view on the way is overridden and answered another view.
    case answeredOther(ObjectID, HitTestOverride)
    /// A subview of the expected view answered.
    case subview(ObjectID)
    /// A view on the way was not asked by its superview, and the record does not tell the reason.
    case unknown
  }

  /// The view on the way where the obstacle is: the expected view or an ancestor.
  package var view: ObjectID
  /// The kind of the obstacle.
  package var kind: Kind

  /// The rule that the obstacle follows.
  package var rule: RuleID {
    switch kind {
    case .noWindow: StandingFact.noWindow.rule
    case .offScreen: StandingFact.offScreen.rule
    case .decision(let decision): decision.rule
    case .swallowed: HitTestFact.leftOutByAnimation.rule
    case .answeredOther(let answer, let override): override.fact(ofAnswer: answer).rule
    case .subview: HitTestFact.answers.rule
    case .unknown: HitTestFact.unseen.rule
    }
  }
}

extension HitTestDecisions {
  /// Returns the obstacle that kept a view from being the answer; nil if nothing did.
  ///
  /// - Complexity: O(decisions + depth).
  package func obstacle(to expected: UIView) -> HitTestObstacle? {
    let target = ObjectID(expected)
    guard let window = expected.window else {
      return HitTestObstacle(view: target, kind: .noWindow)
    }
    if let screen = window.windowScene?.screenBounds, !screen.containsHalfOpen(point) {
      return HitTestObstacle(
        view: target, kind: .offScreen(point, visible: expected.visiblePart(of: screen)))
    }
    let path = expected.selfAndSuperviews.map { ObjectID($0) }
    let places = Dictionary(uniqueKeysWithValues: path.enumerated().map { ($1, $0) })
    // The last decision about each view of the path.
    var decisions = [HitTestDecision?](repeating: nil, count: path.count)
    for decision in all {
      for view in decision.views {
        if let place = places[view] { decisions[place] = decision }
      }
    }
    return wayDown(path, decisions) ?? wayUp(path, decisions)
  }

  /// Returns the obstacle at the first view on the way to the expected one that answered nil or was
  /// not called.
  private func wayDown(
    _ path: [ObjectID], _ decisions: [HitTestDecision?]
  ) -> HitTestObstacle? {
    for place in decisions.indices.reversed() {
      let view = path[place]
      guard let decision = decisions[place] else {
        return HitTestObstacle(view: view, kind: .unknown)
      }
      switch decision.verdict {
      // The override of the view asked its subviews nevertheless. Their answers may be the better
      // reason.
      case .refused where place > 0 && decisions[place - 1]?.isAsked == true: continue
      case .answered:
        if place > 0, let override = decision.override, override.isSwallowing {
          return HitTestObstacle(view: view, kind: .swallowed(override))
        }
      case .refused, .missed, .skipped, .unseen:
        return HitTestObstacle(view: view, kind: .decision(decision))
      }
    }
    return nil
  }

  /// Returns the obstacle at the innermost view of the way that answered another view.
  private func wayUp(_ path: [ObjectID], _ decisions: [HitTestDecision?]) -> HitTestObstacle? {
    for (place, decision) in decisions.enumerated() {
      guard let decision, decision.answer != path[0] else { continue }
      guard let answer = decision.answer else {
        return HitTestObstacle(view: path[place], kind: .decision(decision))
      }
      if place == 0, let source = override(answering: answer, below: path[0]) {
        return HitTestObstacle(
          view: source.view, kind: .answeredOther(answer, source.override))
      }
      if place == 0, let subview = subview(of: decision, thatAnswered: answer) {
        return HitTestObstacle(view: path[0], kind: .subview(subview))
      }
      if let override = decision.override {
        return HitTestObstacle(view: path[place], kind: .answeredOther(answer, override))
      }
    }
    return nil
  }

  private func subview(
    of parent: HitTestDecision, thatAnswered answer: ObjectID
  ) -> ObjectID? {
    below(parent.views[0]).last { $0.depth == parent.depth + 1 && $0.answer == answer }?.view
  }

  /// Returns the view below another whose override answered a view that none of its own subviews
  /// returned.
  package func override(
    answering answer: ObjectID, below view: ObjectID
  ) -> (view: ObjectID, override: HitTestOverride)? {
    for decision in below(view).reversed() where decision.answer == answer {
      guard let view = decision.view, view != answer, let override = decision.override else {
        return nil
      }
      if !below(view).contains(where: { $0.answer == answer }) { return (view, override) }
    }
    return nil
  }

  /// Returns the decisions about the views below a view, from the last time that it was asked.
  private func below(_ view: ObjectID) -> ArraySlice<HitTestDecision> {
    guard let place = all.lastIndex(where: { $0.view == view }) else { return [] }
    return all[(place + 1)...].prefix { $0.depth > all[place].depth }
  }
}

/// Finds views that are drawn under a point, or whose touch area is enlarged to it, but that cannot
/// be hit there, because a superview that does not contain the point keeps everything below it from
/// being asked (R2.6).
package struct DeadAreaNotes {
  /// A view that is drawn at a point where it cannot be hit, or whose touch area is enlarged to it.
  package struct Note {
    /// The view.
    package var view: UIView
    /// Indicates whether it is drawn there.
    package var isDrawn: Bool
    /// The superview that does not contain the point.
    package var keeper: ObjectID
    /// The reason why the superview does not contain the point.
    package var reason: Reason

    /// The rule behind the reason.
    package var rule: RuleID {
      switch reason {
      case .outside: StandingFact.outsideAncestor.rule
      case .zeroSize: HitTestFact.zeroSize.rule
      case .offScreen: StandingFact.offScreen.rule
      }
    }
  }

  package enum Reason {
    case outside
    case zeroSize
    /// The point is not on the screen. The case carries the part of the view that is, in the
    /// screen's coordinates.
    case offScreen(point: CGPoint, visible: CGRect?)
  }

  /// The number of views that are looked at before the search ends.
  private static let limit = 2_000
  /// The largest number of notes, as more are not worth reading.
  private static let most = 2

  package private(set) var notes: [Note] = []

  package init(_ test: HitTest, in scene: Scene) {
    // Most hit-tests pass by no view with subviews.
    guard test.missed(where: { scene.view(of: $0)?.subviewCount ?? 0 > 0 }) else { return }
    var budget = Self.limit
    for decision in HitTestDecisions(test, isFolded: false).all where notes.count < Self.most {
      guard case .refused(.outside(.bounds(let bounds))) = decision.verdict,
        let view = decision.view.flatMap(scene.view), view.subviewCount > 0, view.bounds == bounds,
        view.outermostOfUnknownSize == nil,
        let drawn = view.viewShown(at: decision.point, &budget)
      else { continue }
      notes.append(
        Note(
          view: drawn,
          isDrawn: drawn.bounds.containsHalfOpen(drawn.convert(decision.point, from: view)),
          keeper: ObjectID(view),
          reason: reason(view, bounds, drawn, at: test.point, in: scene)))
    }
  }

  private func reason(
    _ view: UIView, _ bounds: CGRect, _ drawn: UIView, at point: CGPoint, in scene: Scene
  ) -> Reason {
    let screen = scene.screenBounds
    if view is UIWindow, !screen.containsHalfOpen(point) {
      return .offScreen(point: point, visible: drawn.visiblePart(of: screen))
    }
    return bounds.isEmpty ? .zeroSize : .outside
  }
}
