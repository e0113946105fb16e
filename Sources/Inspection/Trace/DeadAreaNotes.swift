import ResponderKit

/// Finds views that are drawn under a point but cannot be hit there, because a superview that does
/// not contain the point keeps everything below it from being asked (R2.6).
struct DeadAreaNotes {
  /// How many views are looked at before giving up.
  private static let limit = 2_000
  /// How many notes are worth reading.
  private static let most = 2

  /// The notes, as sentences.
  private(set) var texts: [String] = []

  init(_ test: HitTest, in scene: Scene) {
    var budget = Self.limit
    for step in test.steps where texts.count < Self.most {
      guard case .refused(.outside(let bounds)) = step.kind,
        let view = scene.view(of: step.view), view.subviewCount > 0, view.bounds == bounds,
        let drawn = Self.viewDrawn(below: view, at: step.point, &budget)
      else { continue }
      let reason =
        bounds.isEmpty
        ? "\(scene.label(of: view)) has zero size"
        : "\(scene.label(of: view)) does not contain the point"
      texts.append(
        "\(scene.label(of: drawn)) is drawn here but cannot be touched: \(reason), so nothing "
          + "below it is asked (R2.6)")
    }
  }

  /// The frontmost view below another that shows itself at a point of it.
  private static func viewDrawn(
    below view: UIView, at point: CGPoint, _ budget: inout Int
  ) -> UIView? {
    var pending: [UIView] = view.clipsToBounds ? [] : view.subviews
    var found: UIView?
    while let candidate = pending.popLast(), budget > 0 {
      budget -= 1
      guard !candidate.isHidden, candidate.isUserInteractionEnabled,
        Double(candidate.alpha) >= HitTestRejection.alphaThreshold
      else { continue }
      let place = candidate.convert(point, from: view)
      let isInside = candidate.bounds.containsHalfOpen(place)
      if isInside {
        // Deeper views lie in front of this one.
        found = candidate
        pending = candidate.subviews
      } else if found == nil, !candidate.clipsToBounds {
        pending += candidate.subviews
      }
    }
    return found
  }
}
