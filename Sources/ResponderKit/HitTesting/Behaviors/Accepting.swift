import Foundation

/// A touch area that also takes in chosen descendants, wherever they stick out: the raised button
/// of a tab bar (S-25).
public struct Accepting: PointInsideBehavior {
  private let views: [WeakView]
  /// In the words of the command language; the maker knows the names.
  public let description: String

  /// Creates an area of the bounds and some other views.
  public init(_ views: [UIView], description: String = "accepts") {
    self.description = description
    self.views = views.map(WeakView.init)
  }

  /// The views that still live.
  public var accepted: [UIView] { views.compactMap(\.view) }

  /// How deep areas that accept areas are followed; two that accept each other must come to an end.
  private static let deepest = 12

  /// Whether the point lies in the bounds, or in one of the views by its own `point(inside:)`.
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
}
