import ResponderKit
import Scenes

/// What kept the fingers of an interaction from a view, or from what they do there: the first
/// reason, read from the record.
package enum TouchObstacle: Sendable {
  /// No finger came down.
  case noFinger
  /// The hit-tests found other views.
  case notHit(HitTestObstacle)
  /// An event says so: a filter refused the finger, a recognizer took it, a control does not follow.
  case event(SystemEvent)
}

extension EventTrace {
  /// What kept the fingers from a view; nil if they reached it.
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

  /// What kept a recognizer from seeing a finger; nil if it saw one.
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
  /// Whether the event keeps fingers from one of some views that they hit.
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
