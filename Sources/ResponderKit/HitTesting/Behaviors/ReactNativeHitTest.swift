import Foundation

/// What React Native's views do in `hitTest(_:with:)`: subviews that stick out are asked, too,
/// unless the view clips, and its older views never look at alpha.
public struct ReactNativeHitTest: HitTestBehavior, Equatable {
  /// Which of React Native's two renderers made a view.
  public enum Architecture: String, Sendable {
    /// `RCTView`: alpha is not asked.
    case paper = "react"
    /// `RCTViewComponentView`: alpha is asked.
    case fabric = "fabric"
  }

  /// The renderer.
  public let architecture: Architecture

  /// Creates the behaviour of a renderer's views.
  public init(_ architecture: Architecture) {
    self.architecture = architecture
  }

  /// Whether the view and its subviews take no touch anywhere.
  private func refuses(_ view: UIView) -> Bool {
    if !view.isUserInteractionEnabled || view.isHidden { return true }
    return architecture == .fabric && Double(view.alpha) < HitTestRejection.alphaThreshold
  }

  /// Flags, then the subviews unless the point is clipped away, then the view itself.
  public func hitTest(_ point: CGPoint, with event: UIEvent?, in view: UIView) -> UIView? {
    guard view.passes(flagsAsked, at: point, with: event) else { return nil }
    let isInside = view.point(inside: point, with: event)
    guard isInside || asksSubviews(outside: point, of: view) else { return nil }
    return view.firstAnswerOfSubviews(to: point, with: event) ?? (isInside ? view : nil)
  }

  /// Not whether a control is enabled, and in older views not alpha.
  public var flagsAsked: HitTestFlags {
    architecture == .paper ? [.interaction, .hidden] : [.interaction, .hidden, .alpha]
  }

  /// Where the point is inside, and where a subview answers unless the view clips.
  public func reach(in view: UIView) -> HitTestReach {
    if refuses(view) { return .nowhere }
    return view.clipsToBounds ? .standard : .overflowing
  }

  /// True unless the view clips.
  public func asksSubviews(outside point: CGPoint, of view: UIView) -> Bool {
    !view.clipsToBounds
  }
}
