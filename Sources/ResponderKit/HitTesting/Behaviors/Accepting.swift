import Foundation

/// A touch area that includes chosen other views, even where they are outside of the bounds, such
/// as the raised button of a tab bar (S-25).
public struct Accepting: PointInsideBehavior {
  /// The references to the other views.
  public let references: [ViewReference]

  /// Creates an area of the bounds and some other views.
  public init(_ views: [UIView]) {
    references = views.map(ViewReference.init)
  }

  private init(references: [ViewReference]) {
    self.references = references
  }

  /// The other views that still exist.
  public var accepted: [UIView] { references.compactMap(\.view) }

  /// Returns the same area with other views.
  public func mapReferences(_ transform: (ViewReference) -> ViewReference) -> Accepting {
    Accepting(references: references.map(transform))
  }

  /// The greatest depth to which areas that accept areas are followed, as two areas may accept each
  /// other.
  private static let deepest = 12

  /// Returns whether the point lies in the bounds, or in one of the views by its own
  /// `point(inside:)`.
  public func point(inside point: CGPoint, with event: UIEvent?, in view: UIView) -> Bool {
    contains(point, with: event, in: view, depth: 0)
  }

  private func contains(
    _ point: CGPoint, with event: UIEvent?, in view: UIView, depth: Int
  ) -> Bool {
    if view.standardPoint(inside: point) { return true }
    guard depth < Self.deepest else { return false }
    return accepted.contains { other in
      guard other !== view else { return false }
      let place = other.convert(point, from: view)
      guard !other.core.pointee.flags.contains(.subclassed),
        let nested = other.viewState.pointInsideBehavior as? Accepting
      else { return other.point(inside: place, with: event) }
      guard let recorder = other.recorder(of: event) else {
        return nested.contains(place, with: event, in: other, depth: depth + 1)
      }
      return recorder.answer(other, inside: place) {
        nested.contains(place, with: event, in: other, depth: depth + 1)
      }
    }
  }

  /// Returns the smallest rectangle that contains the bounds and the reach of the other views; nil
  /// if they accept others, too.
  public func reach(in view: UIView) -> CGRect? {
    var reach = view.core.pointee.geometry.bounds.widened
    for other in accepted {
      guard !other.core.pointee.flags.contains(.subclassed),
        !(other.viewState.pointInsideBehavior is Accepting)
      else { return nil }
      reach = reach.union(other.reachOfPointInside.flatMap { view.box(of: $0, in: other) })
    }
    return reach
  }
}
