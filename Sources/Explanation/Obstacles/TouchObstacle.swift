import ResponderKit
import Scenes

/// An obstacle that kept the fingers of an interaction from a view, or from having an effect there.
/// It is the first one in the record.
package enum TouchObstacle: Sendable {
  /// No finger came down.
  case noFinger
  /// The hit-tests found other views.
  case notHit(HitTestObstacle)
  /// An event tells the reason: a filter refused the finger, a recognizer took it, or a control
  /// does not follow it.
  case event(SystemEvent)
}

extension EventTrace {
  /// Returns the obstacle that kept the fingers from a view; nil if they reached it.
  ///
  /// A finger that hits a subview reaches the view up the chain (R5.5).
  ///
  /// - Complexity: O(moments × depth).
  package func touchObstacle(to view: UIView, in scene: Scene) -> TouchObstacle? {
    guard let test = hitTest else { return .noFinger }
    let hits = Set(
      moments.compactMap(\.hitTest?.answer).filter {
        scene.view(of: $0)?.isDescendant(of: view) ?? false
      })
    guard !hits.isEmpty else {
      return .notHit(
        HitTestDecisions(test, isFolded: false).obstacle(to: view)
          ?? HitTestObstacle(view: ObjectID(view), kind: .unknown))
    }
    return moments.lazy.map(\.event)
      .first { $0.keepsFingers(from: hits) || $0.keepsFingers(from: [ObjectID(view)]) }
      .map { .event($0) }
  }

  /// Returns the obstacle that kept a recognizer from seeing a finger; nil if it saw one.
  package func touchObstacle(
    to recognizer: UIGestureRecognizer, in scene: Scene
  ) -> TouchObstacle? {
    var hasFinger = false
    for case .touch(let report) in moments.lazy.map(\.event) where report.phase == .began {
      if report.recognizers.contains(ObjectID(recognizer)) { return nil }
      hasFinger = true
    }
    guard hasFinger, let view = recognizer.view else { return .noFinger }
    return touchObstacle(to: view, in: scene)
  }
}

extension SystemEvent {
  /// Returns whether the event keeps fingers from one of some views that they hit.
  fileprivate func keepsFingers(from views: Set<ObjectID>) -> Bool {
    switch self {
    case .touch(let report):
      (report.refusal != nil || report.phase == .cancelled)
        && report.view.map(views.contains) ?? false
    case .withholding(let report): report.fate == .dropped && views.contains(report.view)
    case .note(.taken(let view, _, _)), .note(.leftWindow(let view, _)),
      .note(.didNotTrack(let view, _, _)):
      views.contains(view)
    case .note, .hitTest, .delivery, .gesture, .controlEvent, .action, .firstResponder: false
    }
  }
}

/// An obstacle that kept a responder from handling an event, or the fact that a responder handled
/// an event which none should.
package enum HandlingObstacle: Equatable, Sendable {
  /// A responder handled a method although none should.
  case handled(EventMethod, by: ObjectID)
  /// No responder received one of the methods, or any method if the list is empty.
  case nothingReceived([EventMethod])
  /// The responder received a method and passed it on.
  case passedOn(EventMethod, by: ObjectID)
  /// Another responder handled a method and did not call super.
  case kept(EventMethod, by: ObjectID)
  /// The responder is not on the way of the method, which began elsewhere.
  case elsewhere(ObjectID, start: ObjectID?)

  /// The rule that the obstacle follows, if any.
  package var rule: RuleID? {
    if case .nothingReceived = self { nil } else { EventFact.delivery.rule }
  }
}

extension EventTrace {
  /// Returns the obstacle that kept a responder from handling the event; nil if nothing did.
  ///
  /// - Parameters:
  ///   - expected: The responder that was expected to; nil for nobody.
  ///   - methods: The methods that are meant; none for all.
  package func handlingObstacle(
    to expected: UIResponder?, _ methods: [EventMethod] = []
  ) -> HandlingObstacle? {
    let routes = routes.filter { methods.isEmpty || methods.contains($0.method) }
    guard let expected = expected.map({ ObjectID($0) }) else {
      return routes.first { !$0.handlers.isEmpty }.map { .handled($0.method, by: $0.handlers[0]) }
    }
    guard let first = routes.first else { return .nothingReceived(methods) }
    if let route = routes.first(where: {
      $0.path.contains(expected) && !$0.handlers.contains(expected)
    }) {
      return .passedOn(route.method, by: expected)
    }
    if first.isKept, let keeper = first.path.last { return .kept(first.method, by: keeper) }
    return .elsewhere(expected, start: first.path.first)
  }
}
