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

  /// Whether subviews are asked although the point is outside of the view.
  public func asksSubviewsOutside(of view: UIView) -> Bool { !view.clipsToBounds }

  /// Whether the view and its subviews take no touch anywhere.
  func refuses(_ view: UIView) -> Bool {
    if !view.isUserInteractionEnabled || view.isHidden { return true }
    return architecture == .fabric && Double(view.alpha) < HitTestRejection.alphaThreshold
  }

  /// Flags, then the subviews unless the point is clipped away, then the view itself.
  public func hitTest(_ point: CGPoint, with event: UIEvent?, in view: UIView) -> UIView? {
    guard view.passesFlags(at: point, with: event, asksAlpha: architecture == .fabric) else {
      return nil
    }
    let isInside = view.point(inside: point, with: event)
    guard isInside || asksSubviewsOutside(of: view) else { return nil }
    return view.firstAnswerOfSubviews(to: point, with: event) ?? (isInside ? view : nil)
  }

  /// In the words of the command language.
  public var description: String { architecture.rawValue }
}
