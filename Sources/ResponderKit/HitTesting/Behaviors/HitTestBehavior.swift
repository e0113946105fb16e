import Foundation

/// An override of `hitTest(_:with:)` as a value (R2.11, R2.12).
///
/// Only ``hitTest(_:with:in:)`` has to be there. The rest lets maps and diagnoses know without
/// asking point after point; the defaults claim nothing.
public protocol HitTestBehavior: ViewOverride {
  /// Returns what the override would return; `view.standardHitTest(point, with: event)` is super.
  ///
  /// - Parameters:
  ///   - point: A point in the view's own coordinates.
  ///   - event: The event, to be passed on.
  ///   - view: The view that the override belongs to.
  func hitTest(_ point: CGPoint, with event: UIEvent?, in view: UIView) -> UIView?

  /// The flags of the view that the override, or super, looks at before it answers the view or one
  /// of its subviews.
  var flagsAsked: HitTestFlags { get }

  /// Returns where the override may answer anything but nil, as the view is now.
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
  /// All of them, as super asks.
  public var flagsAsked: HitTestFlags { .all }

  /// Anywhere.
  public func reach(in view: UIView) -> HitTestReach { .anywhere }

  /// False, as super has it (R2.6).
  public func asksSubviews(outside point: CGPoint, of view: UIView) -> Bool { false }

  /// Nil.
  public func withholds(_ target: UIView, in view: UIView) -> Bool? { nil }
}

/// Flags of a view that keep touches from it and its subviews.
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
  /// The flags that UIKit asks.
  public static let all: HitTestFlags = [.interaction, .hidden, .alpha, .enabled]
}

/// The points at which an override of `hitTest(_:with:)` may answer anything but nil.
public enum HitTestReach: Sendable {
  /// No point.
  case nowhere
  /// Where `point(inside:)` is true; the answer is a subview's, else the view.
  case standard
  /// Where `point(inside:)` is true and a subview answers.
  case subviews
  /// Where `point(inside:)` is true, with the standard answers, or where a subview answers.
  case overflowing
  /// Where a subview answers, in the view or outside of it.
  case subviewsAnywhere
  /// Where `point(inside:)` is true; nobody but the override can tell the answer.
  case pointInside
  /// A rectangle in the view's own coordinates; nobody but the override can tell the answer.
  case rectangle(CGRect)
  /// Nobody but the override can tell.
  case anywhere
}
