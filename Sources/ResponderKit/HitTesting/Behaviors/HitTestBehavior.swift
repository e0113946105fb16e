import Foundation

/// An override of `hitTest(_:with:)` as a value (R2.11, R2.12).
///
/// Only ``hitTest(_:with:in:)`` is required. The other members let maps and diagnoses know the
/// answers without asking at each point; their defaults claim nothing.
public protocol HitTestBehavior: ViewOverride {
  /// Returns what the override would return; `view.standardHitTest(point, with: event)` is super.
  ///
  /// - Parameters:
  ///   - point: A point in the view's own coordinates.
  ///   - event: The event, to be passed on.
  ///   - view: The view that the override belongs to.
  func hitTest(_ point: CGPoint, with event: UIEvent?, in view: UIView) -> UIView?

  /// The flags of the view that the override, or super, checks before it answers the view or one of
  /// its subviews.
  var flagsAsked: HitTestFlags { get }

  /// Returns the points at which the override may answer a view, as the view is now.
  ///
  /// - Parameter view: The view that the override belongs to.
  func reach(in view: UIView) -> HitTestReach

  /// Returns whether the subviews are asked at a point at which `point(inside:)` is false.
  ///
  /// - Parameters:
  ///   - point: A point in the view's own coordinates.
  ///   - view: The view that the override belongs to.
  func asksSubviews(outside point: CGPoint, of view: UIView) -> Bool

  /// Returns whether a view never gets the touches that it would get without the override.
  ///
  /// - Parameters:
  ///   - target: The view that the override belongs to, or a descendant of it.
  ///   - view: The view that the override belongs to.
  /// - Returns: Nil if only asking at a point can tell.
  func withholds(_ target: UIView, in view: UIView) -> Bool?
}

extension HitTestBehavior {
  /// The flags that super checks: all of them.
  public var flagsAsked: HitTestFlags { .all }

  /// Returns ``HitTestReach/anywhere``.
  public func reach(in view: UIView) -> HitTestReach { .anywhere }

  /// Returns false, as super asks no subview there (R2.6).
  public func asksSubviews(outside point: CGPoint, of view: UIView) -> Bool { false }

  /// Returns nil.
  public func withholds(_ target: UIView, in view: UIView) -> Bool? { nil }
}

/// The flags of a view that keep touches from it and its subviews.
public struct HitTestFlags: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: Int

  /// Creates flags.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// `isUserInteractionEnabled` (R2.1).
  public static let interaction = HitTestFlags(rawValue: 1)
  /// `isHidden` (R2.1).
  public static let hidden = HitTestFlags(rawValue: 2)
  /// `alpha` (R2.3).
  public static let alpha = HitTestFlags(rawValue: 4)
  /// `isEnabled` of a control (R2.9).
  public static let enabled = HitTestFlags(rawValue: 8)
  /// The flags that UIKit checks.
  public static let all: HitTestFlags = [.interaction, .hidden, .alpha, .enabled]
}

/// The points at which an override of `hitTest(_:with:)` may answer a view.
public enum HitTestReach: Sendable {
  /// No point.
  case nowhere
  /// The points at which `point(inside:)` is true. The answer is a subview's, otherwise the view.
  case standard
  /// The points at which `point(inside:)` is true and a subview answers.
  case subviews
  /// The points at which `point(inside:)` is true, with the standard answers, and those at which a
  /// subview answers.
  case overflowing
  /// The points at which a subview answers, in the view or outside of it.
  case subviewsAnywhere
  /// The points at which `point(inside:)` is true. Only the override can tell the answer.
  case pointInside
  /// The points of a rectangle in the view's own coordinates. Only the override can tell the
  /// answer.
  case rectangle(CGRect)
  /// Every point. Only the override can tell the answer.
  case anywhere
}
