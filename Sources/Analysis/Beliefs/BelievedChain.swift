import ResponderKit

/// The next responder as it would be if a belief were true (R4).
package struct BelievedChain {
  /// The belief.
  package var belief: Belief

  /// Creates a chain.
  package init(_ belief: Belief) {
    self.belief = belief
  }

  /// The beliefs that change a rule here.
  package static let beliefs: [Belief] = [
    .alwaysSuperview, .parentController, .controllerThenWindow, .siblingBehind,
    .viewsToController, .viewBehindPresented, .askingChildPresents, .recognizersInChain,
    .windowSkipsScene, .windowEnds, .controllerAfterWindow, .applicationBeforeScene,
    .delegateBeforeApplication, .controllerEnds, .controllerSkipsWindow, .applicationEnds,
  ]

  /// What comes next.
  package enum Answer {
    /// An object, which need not be a responder.
    case object(StatefulObject)
    /// Nothing: the chain ends.
    case nobody
  }

  /// Returns what comes after a responder; nil if the belief says nothing of it.
  package func next(of responder: UIResponder, in application: UIApplication) -> Answer? {
    switch responder {
    case let window as UIWindow: return next(of: window, in: application)
    case let view as UIView: return next(of: view).map { .object($0) }
    case let controller as UIViewController:
      if controller.parent == nil, controller.presentingViewController == nil {
        if belief == .controllerEnds { return .nobody }
        if belief == .controllerSkipsWindow { return .object(application) }
      }
      return next(of: controller).map { .object($0) }
    case is UIScene:
      guard belief == .delegateBeforeApplication || belief == .applicationBeforeScene else {
        return nil
      }
      return application.next.map { .object($0) }
    case is UIApplication:
      switch belief {
      case .applicationEnds, .delegateBeforeApplication: return .nobody
      case .applicationBeforeScene:
        return application.keyWindow?.windowScene.map { .object($0) }
      default: return nil
      }
    default: return nil
    }
  }

  private func next(of window: UIWindow, in application: UIApplication) -> Answer? {
    switch belief {
    case .windowSkipsScene, .applicationBeforeScene: .object(application)
    case .windowEnds: .nobody
    case .controllerAfterWindow: window.rootViewController.map { .object($0) }
    default: nil
    }
  }

  private func next(of view: UIView) -> StatefulObject? {
    switch belief {
    case .alwaysSuperview: return view.superview
    case .siblingBehind:
      guard let siblings = view.superview?.subviews,
        let place = siblings.firstIndex(where: { $0 === view }), place > 0
      else { return nil }
      return siblings[place - 1]
    case .viewsToController:
      var seen: Set<ObjectID> = []
      var responder = view.next
      // An override of next may lead in a circle.
      while let next = responder, !(next is UIViewController), seen.insert(ObjectID(next)).inserted
      {
        responder = next.next
      }
      return responder as? UIViewController
    case .recognizersInChain: return view.gestureRecognizers?.last
    default: return nil
    }
  }

  private func next(of controller: UIViewController) -> StatefulObject? {
    switch belief {
    case .parentController: controller.parent
    case .controllerThenWindow: controller.viewIfLoaded?.window
    case .viewBehindPresented: controller.presentingViewController?.viewIfLoaded
    case .askingChildPresents: controller.presentingViewController?.children.last
    default: nil
    }
  }
}
