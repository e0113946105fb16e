import Foundation

/// An override that answers nil where super answers one particular view, such as the transparent
/// header of a table (S-58).
public struct Except: HitTestBehavior {
  private let other: ViewReference

  /// Creates an override that lets touches through where a view would be hit.
  public init(_ other: UIView) {
    self.init(other: ViewReference(other))
  }

  private init(other: ViewReference) {
    self.other = other
  }

  /// The view that lets touches through, if it still exists.
  public var exception: UIView? { other.view }

  /// The reference to the view that lets touches through.
  public var references: [ViewReference] { [other] }

  /// Returns the same override with another view that lets touches through.
  public func mapReferences(_ transform: (ViewReference) -> ViewReference) -> Except {
    Except(other: transform(other))
  }

  /// Returns super's answer unless it is the exception.
  public func hitTest(_ point: CGPoint, with event: UIEvent?, in view: UIView) -> UIView? {
    let answer = view.standardHitTest(point, with: event)
    return answer === other.view ? nil : answer
  }

  /// Returns the points at which super may answer.
  public func reach(in view: UIView) -> HitTestReach {
    view.refusesByFlags ? .nowhere : .pointInside
  }

  /// Returns true for the exception.
  public func withholds(_ target: UIView, in view: UIView) -> Bool? { target === other.view }
}
