import Foundation

/// Nil when super's answer is the view itself: subviews stay alive, the rest lets touches through
/// (S-24, R2.12).
public struct Passthrough: HitTestBehavior, Equatable {
  /// Creates the behaviour of a HUD.
  public init() {}

  /// Super's answer unless it is the view.
  public func hitTest(_ point: CGPoint, with event: UIEvent?, in view: UIView) -> UIView? {
    let answer = view.standardHitTest(point, with: event)
    return answer === view ? nil : answer
  }

  /// In the words of the command language.
  public var description: String { "passthrough" }
}

/// Nil when super's answer is one particular view: the transparent header of a table (S-58).
public struct Except: HitTestBehavior {
  private let other: WeakView
  /// In the words of the command language; the maker knows the name.
  public let description: String

  /// Lets touches through where a view would be hit.
  public init(_ other: UIView, description: String = "except") {
    self.description = description
    self.other = WeakView(other)
  }

  /// The view that lets touches through, if it still lives.
  public var exception: UIView? { other.view }

  /// Super's answer unless it is the exception.
  public func hitTest(_ point: CGPoint, with event: UIEvent?, in view: UIView) -> UIView? {
    let answer = view.standardHitTest(point, with: event)
    return answer === other.view ? nil : answer
  }
}
