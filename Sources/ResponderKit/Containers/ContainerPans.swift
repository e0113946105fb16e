import Foundation

/// What the pan of a container moves: a sheet, or the controllers of a stack (R11.7, R11.8). It is
/// the delegate of its pan at first, as in UIKit. An app may put its own in its place.
class ContainerTransition: UIGestureRecognizerDelegate {
  /// The controller whose view moves.
  var controller: UIViewController? { nil }
  /// Returns whether the pan is shown a finger that came down. It hears nothing of others.
  func wants(_ touch: UITouch) -> Bool { true }
  /// Returns whether the pan may begin after a movement in its view's coordinates, or looks on.
  func mayBegin(after movement: CGPoint) -> Bool { true }
  /// Returns the reason why UIKit's delegate keeps the pan from beginning; nil if it does not.
  func refusal() -> ContainerRefusal? { nil }
  /// Moves with the pan.
  func follow(_ pan: UIPanGestureRecognizer) {}
}

/// The reason why a container does not let its pan begin (R11.8).
public enum ContainerRefusal: String, CaseIterable, Sendable {
  /// The bar of the stack is hidden.
  case barIsHidden
  /// The controller at the top has a button of its own in place of the back button, or none.
  case noBackButton
}

/// A pan of a container from anywhere in its view.
final class ContainerPanGestureRecognizer: UIPanGestureRecognizer {
  private let moved: ContainerTransition
  override var transition: ContainerTransition? { moved }

  init(of transition: ContainerTransition, on view: UIView) {
    moved = transition
    super.init()
    attachedView = view
    delegate = transition
  }
}

/// A pan of a container from an edge of the screen.
final class ContainerEdgePanGestureRecognizer: UIScreenEdgePanGestureRecognizer {
  private let moved: ContainerTransition
  override var transition: ContainerTransition? { moved }

  init(of transition: ContainerTransition, on view: UIView, edges: UIRectEdge) {
    moved = transition
    super.init()
    self.edges = edges
    attachedView = view
    delegate = transition
  }
}

extension UIGestureRecognizer {
  /// What the recognizer moves, if a container made it.
  final var containerTransition: ContainerTransition? {
    (self as? UIPanGestureRecognizer)?.transition
  }

  /// The controller that made the recognizer to move its content; nil for any other.
  package final var ownController: UIViewController? { containerTransition?.controller }

  /// Indicates whether the delegate is the one that UIKit gives to the recognizer.
  package final var hasDelegateOfUIKit: Bool {
    containerTransition.map { $0 === delegate } ?? false
  }

  /// Indicates whether a scroll view or controller made the recognizer (R8.3, R11.7, R11.8).
  public final var isBuiltIn: Bool { isPartOfScrollView || containerTransition != nil }
}
