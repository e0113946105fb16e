import Foundation

/// An override that always answers nil, so that the view and its subviews take no touches.
public struct Block: RuledHitTest, Equatable {
  /// Creates the behaviour.
  public init() {}

  /// The rule that always answers nil.
  public var rules: AnswerRules { Self.rules }
  private static let rules = AnswerRules(AnswerRule(.nothing))

  /// The flags that are checked: none.
  public var flagsAsked: HitTestFlags { [] }
}

/// An override that answers nil where super answers the view itself. Subviews take touches, and the
/// rest lets them through (S-24, R2.12).
public struct Passthrough: RuledHitTest, Equatable {
  /// Creates the override, which suits a HUD.
  public init() {}

  /// The rule that answers nil where super answers the view.
  public var rules: AnswerRules { Self.rules }
  private static let rules = AnswerRules(AnswerRule(.nothing, when: .superIs(.itself)))

  /// Returns the points at which a subview answers super.
  public func reach(in view: UIView) -> HitTestReach {
    view.refusesByFlags ? .nowhere : .subviews
  }

  /// Returns true for the view itself.
  public func withholds(_ target: UIView, in view: UIView) -> Bool? { target === view }
}

/// An override that answers the view itself wherever `point(inside:)` is true, never a subview
/// (S-66). As in the books, it checks no flags: a hidden view still claims touches (R2.11).
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
