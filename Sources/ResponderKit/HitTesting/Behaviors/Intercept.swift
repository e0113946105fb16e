import Foundation

/// The view itself wherever `point(inside:)` is true: no subview is ever hit (S-66).
///
/// As written in the books it skips the checks of the flags, so that a hidden or disabled view
/// still claims touches (R2.11).
public struct Intercept: HitTestBehavior, Equatable {
  /// Creates the behaviour.
  public init() {}

  /// The view if the point is inside.
  public func hitTest(_ point: CGPoint, with event: UIEvent?, in view: UIView) -> UIView? {
    view.point(inside: point, with: event) ? view : nil
  }

  /// None.
  public var flagsAsked: HitTestFlags { [] }

  /// Where the point is inside, whatever the flags say.
  public func reach(in view: UIView) -> HitTestReach { .pointInside }

  /// True of every other view.
  public func withholds(_ target: UIView, in view: UIView) -> Bool? { target !== view }
}
