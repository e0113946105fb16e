import Foundation

extension UIView {
  /// Tells the controller of this root view that the view is about to leave a window, or to come.
  @inline(__always)
  final func tellControllerOfMove(from old: UIWindow?, to new: UIWindow?, _ moment: Moment) {
    guard let controller = viewController else { return }
    controller.viewMoves(from: old, to: new, moment)
  }
}

/// A moment of a change.
enum Moment {
  case before, after
}

extension UIViewController {
  /// Tells the controller that its view disappears with the window that it leaves, and appears with
  /// the one that it comes to. A hidden window shows nothing.
  fileprivate final func viewMoves(from old: UIWindow?, to new: UIWindow?, _ moment: Moment) {
    guard !isInTransition else { return }
    if let old, !old.isHidden { tell(isAppearing: false, moment) }
    if let new, !new.isHidden { tell(isAppearing: true, moment) }
  }

  final func tell(isAppearing: Bool, _ moment: Moment) {
    switch (isAppearing, moment) {
    case (true, .before): viewWillAppear(false)
    case (true, .after):
      viewIsAppearing(false)
      viewDidAppear(false)
    case (false, .before): viewWillDisappear(false)
    case (false, .after): viewDidDisappear(false)
    }
  }

  /// The controllers whose views are in this one's view, this one first.
  private final var controllersInView: [UIViewController] {
    viewIfLoaded?.subtree.compactMap(\.viewController) ?? []
  }

  final func standardBeginTransition(isAppearing: Bool) {
    for controller in controllersInView {
      controller.transition = isAppearing
      controller.tell(isAppearing: isAppearing, .before)
    }
  }

  final func standardEndTransition() {
    for controller in controllersInView {
      guard let isAppearing = controller.transition else { continue }
      controller.transition = nil
      controller.tell(isAppearing: isAppearing, .after)
    }
  }

  final var isInTransition: Bool { transition != nil }
}

extension UIWindow {
  /// Tells the controllers in the window that it is shown, or hidden.
  final func tellControllers(isAppearing: Bool, _ moment: Moment) {
    for view in subtree {
      view.viewController?.tell(isAppearing: isAppearing, moment)
    }
  }
}
