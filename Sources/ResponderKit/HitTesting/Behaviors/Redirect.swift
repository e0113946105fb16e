import Foundation

/// An override that answers another view wherever the view or a descendant would be hit (S-68).
public struct Redirect: RuledHitTest {
  private let other: ViewReference
  /// The rules that answer nil where super does, and the other view elsewhere.
  public let rules: AnswerRules

  /// Creates an override that sends touches to another view.
  public init(to other: UIView) { self.init(other: ViewReference(other)) }

  private init(other: ViewReference) {
    self.other = other
    rules = AnswerRules(
      AnswerRule(.nothing, when: .superIs(.nothing)), AnswerRule(.object(other.cast())))
  }

  /// The view that gets the touches, if it still exists.
  public var target: UIView? { other.view }

  /// The reference to the view that gets the touches.
  public var references: [ViewReference] { [other] }

  /// Returns the same override with another view that gets the touches.
  public func mapReferences(_ transform: (ViewReference) -> ViewReference) -> Redirect {
    Redirect(other: transform(other))
  }

  /// The flags that super checks: all of them.
  public var flagsAsked: HitTestFlags { .all }

  /// Returns the points at which super may answer.
  public func reach(in view: UIView) -> HitTestReach {
    view.refusesByFlags ? .nowhere : .pointInside
  }

  /// Returns true for every view but the target, as long as the target exists.
  public func withholds(_ target: UIView, in view: UIView) -> Bool? {
    other.view.map { $0 !== target } ?? false
  }
}
