import Foundation

/// An override that always answers nil, so that the view and its subviews take no touches.
public struct Block: HitTestBehavior, Equatable {
  /// Creates the behaviour.
  public init() {}

  /// Returns nil.
  public func hitTest(_ point: CGPoint, with event: UIEvent?, in view: UIView) -> UIView? { nil }

  /// The flags that are checked: none.
  public var flagsAsked: HitTestFlags { [] }

  /// Returns ``HitTestReach/nowhere``.
  public func reach(in view: UIView) -> HitTestReach { .nowhere }

  /// Returns true for every view.
  public func withholds(_ target: UIView, in view: UIView) -> Bool? { true }
}
