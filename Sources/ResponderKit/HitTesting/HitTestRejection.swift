import Foundation

/// The reason why a view answers nil to a hit-test.
public enum HitTestRejection: Equatable, Sendable {
  /// `isUserInteractionEnabled` is false (R2.1).
  case interactionDisabled
  /// `isHidden` is true (R2.1).
  case hidden
  /// `alpha` reads less than 0.01 (R2.3).
  case transparent(alpha: Float)
  /// The view is a control with `isEnabled` false (R2.9).
  case disabled
  /// The point is not in the bounds, which are in the view's own coordinates (R2.4, R2.5).
  case outside(bounds: CGRect)
  /// `point(inside:with:)` is overridden and returned false.
  case outsideByOverride(bounds: CGRect)
  /// The transform has no inverse, so the superview does not ask the view (R2.15).
  case singularTransform

  /// The alpha below which a view is ignored.
  public static let alphaThreshold = 0.01

  /// Returns whether a view of an alpha is ignored (R2.3).
  @inline(__always)
  package static func isFaint(_ alpha: Double) -> Bool { alpha < alphaThreshold }
}

extension UIView {
  /// Indicates whether the superview asks the view, or for a window the application: the transform
  /// has an inverse (R2.15, simulator choice). It does not matter to a view that is asked directly.
  package final var isFoundBySuperview: Bool { core.pointee.geometry.mapping != .singular }

  /// Indicates whether hit-testing skips the hidden or transparent view with its subviews (R2.1).
  package final var isHiddenOrFaint: Bool { isHidden || isFaint }

  /// Indicates whether the view is so transparent that hit-testing skips it (R2.3).
  package final var isFaint: Bool { HitTestRejection.isFaint(Double(alpha)) }
}
