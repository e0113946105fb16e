extension UIViewController {
  /// The controller that this one or one of its parents presents.
  public var presentedViewController: UIViewController? {
    presented ?? parent?.presentedViewController
  }

  /// The controller that presented this one or one of its parents (R11.4).
  public var presentingViewController: UIViewController? {
    presenter ?? parent?.presentingViewController
  }

  /// Returns the controller that presents another one if this one is asked to: the topmost of its
  /// parents, which covers the screen, or for the current context the nearest of this controller and
  /// its parents that defines one (R11.4).
  ///
  /// - Complexity: O(number of parents).
  public func presenter(of controller: UIViewController) -> UIViewController {
    var presenter = self
    for candidate in sequence(first: self, next: \.parent) {
      presenter = candidate
      if controller.modalPresentationStyle.isInContext, candidate.definesPresentationContext {
        break
      }
    }
    return presenter
  }

  /// Records that this controller presents another one whose view is shown already, as in an
  /// imported tree of views. No view moves.
  ///
  /// It is this controller that presents, even if it has a parent. Nothing happens if it presents
  /// another one already, or if the other one is presented already or has a parent.
  public func presentInPlace(_ controller: UIViewController) {
    link(controller, inPlace: true)
  }

  @discardableResult
  func link(_ controller: UIViewController, inPlace: Bool) -> Bool {
    guard presented == nil, controller.presenter == nil, controller.parent == nil,
      !isPresented(by: controller)
    else { return false }
    willChange()
    controller.willChange()
    presented = controller
    controller.presenter = self
    controller.isPresentedInPlace = inPlace
    return true
  }

  /// Returns whether another controller is this one, or presents it directly or by way of others.
  private func isPresented(by other: UIViewController) -> Bool {
    var ancestor: UIViewController? = self
    while let current = ancestor, current !== other { ancestor = current.presentingViewController }
    return ancestor != nil
  }

  /// Takes the views of the presentation away, those of controllers that this one presents first.
  func endPresentation() {
    presented?.endPresentation()
    presenter?.willChange()
    willChange()
    presenter?.presented = nil
    presenter = nil
    isPresentedInPlace = false
    loadedView?.removeFromSuperview()
    presentationContainer?.removeFromSuperview()
    presentationContainer = nil
  }

  /// Ends all ties to other controllers: those to the one that presents this one, to the one that
  /// it presents, to its parent and to its children.
  package func leaveControllers() {
    presented?.endPresentation()
    if presenter != nil { endPresentation() }
    removeFromParent()
    for child in children { child.removeFromParent() }
  }
}
