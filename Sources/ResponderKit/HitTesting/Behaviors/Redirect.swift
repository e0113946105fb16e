import Foundation

/// Another view wherever the view or a descendant would be hit (S-68).
public struct Redirect: HitTestBehavior {
  private let other: WeakView
  /// In the words of the command language; the maker knows the name.
  public let description: String

  /// Sends touches to another view.
  public init(to other: UIView, description: String = "redirect") {
    self.description = description
    self.other = WeakView(other)
  }

  /// The view that gets the touches, if it still lives.
  public var target: UIView? { other.view }

  /// The target if super answers, else nil; super's own answer if the target is gone.
  public func hitTest(_ point: CGPoint, with event: UIEvent?, in view: UIView) -> UIView? {
    let answer = view.standardHitTest(point, with: event)
    return answer == nil ? nil : other.view ?? answer
  }
}
