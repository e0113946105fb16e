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
