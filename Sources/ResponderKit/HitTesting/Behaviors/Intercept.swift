import Foundation

/// An override that answers the view itself wherever `point(inside:)` is true, so that no subview
/// is ever hit (S-66).
///
/// As written in the books it does not check the flags, so that a hidden or disabled view still
/// claims touches (R2.11).
public struct Intercept: HitTestBehavior, Equatable {
  /// Creates the behaviour.
  public init() {}

  /// Returns the view if the point is inside.
  public func hitTest(_ point: CGPoint, with event: UIEvent?, in view: UIView) -> UIView? {
    view.point(inside: point, with: event) ? view : nil
  }

  /// The flags that are checked: none.
  public var flagsAsked: HitTestFlags { [] }

  /// Returns the points that are inside, whatever the flags are.
  public func reach(in view: UIView) -> HitTestReach { .pointInside }

  /// Returns true for every other view.
  public func withholds(_ target: UIView, in view: UIView) -> Bool? { target !== view }
}
