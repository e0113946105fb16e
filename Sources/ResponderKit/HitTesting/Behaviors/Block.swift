import Foundation

/// Always nil: the view and its subviews are not there for touches.
public struct Block: HitTestBehavior, Equatable {
  /// Creates the behaviour.
  public init() {}

  /// Nil.
  public func hitTest(_ point: CGPoint, with event: UIEvent?, in view: UIView) -> UIView? { nil }

  /// None.
  public var flagsAsked: HitTestFlags { [] }

  /// Nowhere.
  public func reach(in view: UIView) -> HitTestReach { .nowhere }

  /// True of every view.
  public func withholds(_ target: UIView, in view: UIView) -> Bool? { true }
}
