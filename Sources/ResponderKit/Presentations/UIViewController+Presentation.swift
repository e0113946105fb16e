extension UIViewController {
  /// The controller that this one or one of its parents presents.
  public var presentedViewController: UIViewController? {
    presented ?? parent?.presentedViewController
  }

  /// The controller that presented this one or one of its parents (R11.4).
  public var presentingViewController: UIViewController? {
    presenter ?? parent?.presentingViewController
  }

  /// Returns in O(parents) the controller that presents another one if this one is asked to: the
  /// topmost of its parents, which covers the screen, or for the current context the nearest of
  /// this controller and its parents that defines one (R11.4).
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
  /// imported tree of views. No view moves. It is this controller that presents, even if it has a
  /// parent. Nothing happens if it presents another one already, or if the other one is presented
  /// already or has a parent.
  public func presentInPlace(_ controller: UIViewController) { link(controller, inPlace: true) }

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

  /// Shows the view in front of the window's views, in a container of its own.
  func showPresented(by presenter: UIViewController, in window: UIWindow) {
    let view: UIView = self.view
    let asked = presentation.manager?.delegate.map {
      $0.adaptivePresentationStyle(for: manager)
    }
    presentation.style = presentation.adapted(
      modalPresentationStyle, asked: asked, width: window.bounds.width)
    let place = presentation.style.isInContext ? presenter.view : nil
    let container = UITransitionView(
      frame: place.map { window.convert($0.bounds, from: $0) }
        ?? CGRect(origin: .zero, size: window.bounds.size))
    container.changeObserver = view.changeObserver
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    presentationContainer = container
    let isSheet = presentation.style.isSheet && !dimsWhatIsBehind
    if isSheet { container.beginMovingSheet(of: self) }
    if presentation.style.dims || dimsWhatIsBehind {
      container.addSubview(UIDimmingView(behind: self, size: container.bounds.size))
    }
    view.frame = manager.frameOfPresentedViewInContainerView
    container.addSubview(view)
    updateDimming()
    updateGrabber()
    let removed = manager.shouldRemovePresentersView ? presenter.viewIfLoaded : nil
    let isShown = !window.isHidden
    if removed != nil, isShown { presenter.beginAppearanceTransition(false, animated: false) }
    window.addSubview(container)
    guard let removed, let parent = removed.superview, let index = removed.indexInSuperview else {
      return
    }
    presentation.putAway = Presentation.PutAway(
      view: ViewReference(removed), superview: ViewReference(parent), index: index)
    removed.removeFromSuperview()
    if isShown { presenter.endAppearanceTransition() }
  }

  /// Takes the first responder's status, and the keyboard, from what is behind it (R9.11).
  final func interrupt(_ responder: UIResponder, in window: UIWindow) {
    presentation.interrupted = Presentation.InterruptedEditing(responder: responder)
    guard window.firstResponder === responder else { return }
    _ = responder.resignFirstResponder()
    // The presentation does not wait for one that refuses (simulator choice).
    if window.firstResponder === responder { window.dropFirstResponder() }
  }

  /// Takes the views of the presentation away, those of controllers that this one presents first,
  /// and puts the presenter's view back if it left.
  func endPresentation() {
    presented?.endPresentation()
    presenter?.willChange()
    willChange()
    let (old, container, putAway) = (presenter, presentationContainer, presentation.putAway)
    presenter?.presented = nil
    presenter = nil
    isPresentedInPlace = false
    presentationContainer = nil
    let interrupted = presentation.interrupted?.responder
    (presentation.putAway, presentation.interrupted) = (nil, nil)
    presentation.style = .automatic
    let isShown = loadedView?.window.map { !$0.isHidden } ?? false
    let back = putAway.flatMap { place in old.flatMap { place.canReturn(to: $0) ? place : nil } }
    if let back, let old {
      if isShown {
        beginAppearanceTransition(false, animated: false)
        old.beginAppearanceTransition(true, animated: false)
      }
      back.putBack()
      if isShown { old.endAppearanceTransition() }
    }
    loadedView?.removeFromSuperview()
    container?.removeFromSuperview()
    if back != nil, isShown { endAppearanceTransition() }
    if let interrupted, let window = interrupted.responderWindow, window.firstResponder == nil {
      _ = interrupted.becomeFirstResponder()
    }
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

extension Presentation.PutAway {
  /// Returns whether the view may go back to its place: it is the presenter's, and nowhere else.
  fileprivate func canReturn(to presenter: UIViewController) -> Bool {
    guard let view = view.view, view.superview == nil, presenter.viewIfLoaded === view,
      let parent = superview.view, parent.window != nil
    else { return false }
    return (parent as? UIWindow).map { $0.rootViewController === presenter } ?? true
  }

  fileprivate func putBack() {
    guard let view = view.view else { return }
    superview.view?.insertSubview(view, at: index)
  }
}

extension UIViewController {
  /// The manager of the controller's presentation, made for its style when it is first read.
  public final var presentationController: UIPresentationController? { manager }

  /// The manager of the sheet; nil if the style makes no sheet.
  public final var sheetPresentationController: UISheetPresentationController? {
    manager as? UISheetPresentationController
  }

  /// The manager of the popover; nil if the style makes none.
  public final var popoverPresentationController: UIPopoverPresentationController? {
    manager as? UIPopoverPresentationController
  }

  /// Indicates whether only the app dismisses the controller, and touches beside it reach nothing.
  public final var isModalInPresentation: Bool {
    get { presentation.isModal }
    set { change { $0.isModal = newValue } }
  }

  /// The size that the controller would like to have in a popover, in points.
  public final var preferredContentSize: CGSize {
    get { presentation.preferredSize }
    set { change { $0.preferredSize = newValue } }
  }

  final var manager: UIPresentationController {
    let type: UIPresentationController.Type =
      switch modalPresentationStyle {
      case .automatic, .pageSheet, .formSheet: UISheetPresentationController.self
      case .popover: UIPopoverPresentationController.self
      default: UIPresentationController.self
      }
    if let known = presentation.manager, Swift.type(of: known) == type || presenter != nil {
      return known
    }
    let made = type.init(presentedViewController: self, presenting: nil)
    presentation.manager = made
    return made
  }

  /// The view to which the root view comes back when a presentation that keeps it out ends.
  final var superviewWhilePutAway: UIView? { presented?.presentation.putAway?.superview.view }

  /// Indicates whether the presenter's view is out of the window because of this presentation.
  package final var keepsPresenterAway: Bool { presentation.putAway != nil }

  /// Puts the presenter's view back into the window while the presentation goes on.
  package final func returnPresentersView() {
    guard let place = presentation.putAway, let presenter, place.canReturn(to: presenter) else {
      return
    }
    place.putBack()
  }

  /// Changes the settings of the presentation. A sheet follows at once; a popover keeps its place.
  package final func change(_ settings: (inout Presentation) -> Void) {
    willChange()
    settings(&presentation)
    guard presentationContainer != nil else { return }
    if presentation.style.isSheet { layOutPresentation() }
    updateDimming()
  }

  /// Places the presented view and its grabber, such as after the screen got another size. A view that is
  /// elsewhere, or not presented, stays as it is.
  package final func layOutPresentation() {
    guard let container = presentationContainer, let view = loadedView, view.superview === container
    else { return }
    let frame = manager.frameOfPresentedViewInContainerView
    if view.frame != frame {
      view.frame = frame
      presentedViewDidMove()
    }
    updateGrabber()
  }

  /// Lets touches beside the presented view through where they are to pass.
  fileprivate final func updateDimming() {
    guard let container = presentationContainer as? UITransitionView,
      let dimming = container.subviews.first(where: { $0 is UIDimmingView })
    else { return }
    let isUndimmed = presentation.isUndimmed
    if dimming.isHidden != isUndimmed {
      dimming.isHidden = isUndimmed
      container.hitTestBehavior = isUndimmed ? UndimmedSheet() : nil
    }
    let passing = presentation.style == .popover ? presentation.passthroughViews : []
    if (dimming.hitTestBehavior as? PassthroughViews)?.references ?? [] != passing {
      dimming.hitTestBehavior = passing.isEmpty ? nil : PassthroughViews(references: passing)
    }
  }

  /// Dismisses the controller as a touch beside it or a pull does, unless the app forbids (R11.7).
  final func personDismisses(by manner: SystemNote.Dismissal) {
    guard let presenter, presenter.presented === self else { return }
    let manager = manager
    let isRefused =
      presentation.isModal
      || manager.delegate?.presentationControllerShouldDismiss(manager) == false
    viewIfLoaded?.window?.application?.eventObserver?.observe(
      .note(.dismissed(controller: ObjectID(self), by: manner, isRefused: isRefused)))
    guard !isRefused else {
      manager.delegate?.presentationControllerDidAttemptToDismiss(manager)
      return
    }
    manager.delegate?.presentationControllerWillDismiss(manager)
    presenter.dismiss(animated: true)
    manager.delegate?.presentationControllerDidDismiss(manager)
  }
}
