import Foundation

/// A touch area that includes chosen other views, even where they are outside of the bounds, such
/// as the raised button of a tab bar (S-25).
public struct Accepting: PointInsideBehavior {
  /// The references to the other views.
  public let references: [ViewReference]

  /// Creates an area of the bounds and some other views.
  public init(_ views: [UIView]) { references = views.map(ViewReference.init) }

  private init(references: [ViewReference]) { self.references = references }

  /// The other views that still exist.
  public var accepted: [UIView] { references.compactMap(\.view) }

  /// Returns the same area with other views.
  public func mapReferences(_ transform: (ViewReference) -> ViewReference) -> Accepting {
    Accepting(references: references.map(transform))
  }

  /// Returns whether the point lies in the bounds, or in one of the views by its own
  /// `point(inside:)`. Areas that accept each other are asked once each.
  public func point(inside point: CGPoint, with event: UIEvent?, in view: UIView) -> Bool {
    var asked: Set<ObjectIdentifier> = [ObjectIdentifier(view)]
    return contains(point, with: event, in: view, &asked)
  }

  private func contains(
    _ point: CGPoint, with event: UIEvent?, in view: UIView, _ asked: inout Set<ObjectIdentifier>
  ) -> Bool {
    if view.standardPoint(inside: point) { return true }
    for other in accepted where asked.insert(ObjectIdentifier(other)).inserted {
      let place = other.convert(point, from: view)
      guard !other.core.pointee.flags.contains(.subclassed),
        let nested = other.viewState.pointInsideBehavior as? Accepting
      else {
        if other.point(inside: place, with: event) { return true }
        continue
      }
      let isInside =
        other.recorder(of: event)?.answer(other, inside: place) {
          nested.contains(place, with: event, in: other, &asked)
        } ?? nested.contains(place, with: event, in: other, &asked)
      if isInside { return true }
    }
    return false
  }

  /// Returns the smallest rectangle of the bounds and the reach of the others; nil if not known.
  public func reach(in view: UIView) -> CGRect? {
    var asked: Set<ObjectIdentifier> = [ObjectIdentifier(view)]
    return reach(in: view, &asked)
  }

  private func reach(in view: UIView, _ asked: inout Set<ObjectIdentifier>) -> CGRect? {
    var reach = view.core.pointee.geometry.bounds.widened
    for other in accepted where asked.insert(ObjectIdentifier(other)).inserted {
      guard !other.core.pointee.flags.contains(.subclassed) else { return nil }
      let nested = other.viewState.pointInsideBehavior as? Accepting
      let inner = nested?.reach(in: other, &asked) ?? other.reachOfPointInside
      reach = reach.union(inner.flatMap { view.box(of: $0, in: other) })
    }
    return reach
  }
}

/// An override that answers nil where super answers one view, such as a clear header (S-58).
public struct Except: RuledHitTest {
  private let other: ViewReference
  /// The rule that answers nil where super answers the exception.
  public let rules: AnswerRules

  /// Creates an override that lets touches through where a view would be hit.
  public init(_ other: UIView) { self.init(other: ViewReference(other)) }

  private init(other: ViewReference) {
    self.other = other
    rules = AnswerRules(AnswerRule(.nothing, when: .superIs(.object(other.cast()))))
  }

  /// The view that lets touches through, if it still exists.
  public var exception: UIView? { other.view }

  /// The reference to the view that lets touches through.
  public var references: [ViewReference] { [other] }

  /// Returns the same override with another view that lets touches through.
  public func mapReferences(_ transform: (ViewReference) -> ViewReference) -> Except {
    Except(other: transform(other))
  }

  /// Returns true for the exception.
  public func withholds(_ target: UIView, in view: UIView) -> Bool? { target === other.view }
}
