import Foundation

/// The recognizers by which a finger takes the controller at the top off a stack (R11.8).
struct StackPans {
  let edge: ContainerEdgePanGestureRecognizer
  let content: ContainerPanGestureRecognizer
}

extension UINavigationController {
  /// The recognizer of a drag from the left edge, which takes the controller at the top off the
  /// stack (R11.8). Its delegate keeps it from beginning while the bar is hidden or the back button
  /// is not there. An app that puts its own delegate in its place, or none, decides itself.
  public final var interactivePopGestureRecognizer: UIGestureRecognizer? { neededPans.edge }

  /// The recognizer of a drag from anywhere, which iOS 26 adds (R11.8). It is on the stack's view,
  /// and sees fingers, where ``UIApplication/systemVersion`` is 26 or more.
  public final var interactiveContentPopGestureRecognizer: UIGestureRecognizer? {
    neededPans.content
  }

  private var hasContentPan: Bool { (viewIfLoaded?.window?.application?.systemVersion ?? 0) >= 26 }

  private var neededPans: StackPans {
    let pans = stackPans ?? makePans()
    // They are made for reports or by a finger, at any time, so they get the observer of the stack.
    pans.edge.changeObserver = changeObserver
    pans.content.changeObserver = changeObserver
    return pans
  }

  // Making them is no change of state, as every reader finds them in the view.
  private func makePans() -> StackPans {
    let (view, pop): (UIView, StackPop) = (view, StackPop(of: self))
    let made = StackPans(
      edge: ContainerEdgePanGestureRecognizer(of: pop, on: view, edges: .left),
      content: ContainerPanGestureRecognizer(of: pop, on: view))
    stackPans = made
    return made
  }

  /// The recognizers that the version of the system has.
  final var shownPans: [UIGestureRecognizer] {
    hasContentPan ? [neededPans.edge, neededPans.content] : [neededPans.edge]
  }
}

/// The drag that takes the controller at the top off a stack (R11.8): when the finger lifts, if it
/// would come to rest beyond the middle of the screen (simulator choices).
final class StackPop: ContainerTransition {
  private weak var stack: UINavigationController?

  init(of stack: UINavigationController) { self.stack = stack }

  override var controller: UIViewController? { stack }

  /// Returns whether there is a controller to go back to.
  override func wants(_ touch: UITouch) -> Bool { (stack?.children.count ?? 0) > 1 }

  /// Returns whether the finger moves to the right, more than up or down.
  override func mayBegin(after movement: CGPoint) -> Bool { movement.x > abs(movement.y) }

  override func refusal() -> ContainerRefusal? {
    guard let stack else { return nil }
    if stack.isNavigationBarHidden { return .barIsHidden }
    return stack.navigationBar.backButton.isHidden ? .noBackButton : nil
  }

  override func follow(_ pan: UIPanGestureRecognizer) {
    // The app may have gone back meanwhile.
    guard let stack, pan.state == .ended, let view = stack.viewIfLoaded, stack.children.count > 1
    else { return }
    let way = pan.restingTranslation(in: view).x
    let isDone = way > view.bounds.width / 2
    if isDone { stack.popViewController(animated: true) }
    guard let child = stack.topViewController else { return }
    view.window?.application?.eventObserver?.observe(
      .note(.wentBack(container: ObjectID(stack), child: ObjectID(child), isDone: isDone)))
  }
}

extension UIPanGestureRecognizer {
  /// Returns how far what the fingers move comes, in points, slowing as pages (simulator choice).
  final func restingTranslation(in view: UIView) -> CGPoint {
    let (way, velocity) = (translation(in: view), velocity(in: view))
    let rate = UIScrollView.DecelerationRate.fast.rawValue
    return CGPoint(
      x: way.x + ScrollRide.way(velocity: velocity.x, rate: rate),
      y: way.y + ScrollRide.way(velocity: velocity.y, rate: rate))
  }
}
