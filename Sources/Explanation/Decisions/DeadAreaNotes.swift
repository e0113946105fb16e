import ResponderKit
import Scenes

/// Finds views that are drawn under a point but cannot be hit there, because a superview that does
/// not contain the point keeps everything below it from being asked (R2.6).
package struct DeadAreaNotes {
  /// A view that is drawn at a point where it cannot be hit.
  package struct Note {
    /// The view that is drawn.
    package var drawn: UIView
    /// The superview that does not contain the point.
    package var keeper: ObjectID
    /// The reason why the superview does not contain the point.
    package var reason: Reason

    /// The rule behind the reason.
    package var rule: RuleID {
      switch reason {
      case .outside: PlaceFact.outsideAncestor.rule
      case .zeroSize: HitTestFact.zeroSize.rule
      case .offScreen: PlaceFact.offScreen.rule
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
        let drawn = view.viewShown(at: decision.point, &budget)
      else { continue }
      notes.append(
        Note(
          drawn: drawn, keeper: ObjectID(view),
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
