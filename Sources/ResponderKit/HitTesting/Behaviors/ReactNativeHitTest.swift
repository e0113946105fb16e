import Foundation

/// The override of `hitTest(_:with:)` in React Native's views. It asks subviews outside of the
/// view, too, unless the view clips, and in React Native's older views it does not check alpha.
public struct ReactNativeHitTest: HitTestBehavior, Equatable {
  /// A renderer of React Native that makes views.
  public enum Architecture: String, Sendable {
    /// The renderer of `RCTView`, which does not check alpha.
    case paper = "react"
    /// The renderer of `RCTViewComponentView`, which checks alpha.
    case fabric = "fabric"
  }

  /// The renderer.
  public let architecture: Architecture

  /// Creates the behaviour of a renderer's views.
  public init(_ architecture: Architecture) { self.architecture = architecture }

  /// Returns whether the view and its subviews take no touch anywhere.
  private func refuses(_ view: UIView) -> Bool {
    if !view.isUserInteractionEnabled || view.isHidden { return true }
    return architecture == .fabric && view.isFaint
  }

  /// Checks the flags, then asks the subviews unless the point is clipped away; returns the view
  /// itself if none answers and the point is inside.
  public func hitTest(_ point: CGPoint, with event: UIEvent?, in view: UIView) -> UIView? {
    guard view.passes(flagsAsked, at: point, with: event) else { return nil }
    let isInside = view.point(inside: point, with: event)
    guard isInside || asksSubviews(outside: point, of: view) else { return nil }
    return view.firstAnswerOfSubviews(to: point, with: event) ?? (isInside ? view : nil)
  }

  /// The flags that are checked: not whether a control is enabled, and in older views not alpha.
  public var flagsAsked: HitTestFlags {
    architecture == .paper ? [.interaction, .hidden] : [.interaction, .hidden, .alpha]
  }

  /// Returns the points that are inside, and those where a subview answers unless the view clips.
  public func reach(in view: UIView) -> HitTestReach {
    if refuses(view) { return .nowhere }
    return view.clipsToBounds ? .standard : .overflowing
  }

  /// Returns true unless the view clips.
  public func asksSubviews(outside point: CGPoint, of view: UIView) -> Bool {
    !view.clipsToBounds
  }
}
