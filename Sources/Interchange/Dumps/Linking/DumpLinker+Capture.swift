import ResponderKit
import Scenes

extension DumpLinker {
  /// Notes the addresses of the objects that every scene has, so that targets may be among them.
  func joinParts(of capture: Capture) {
    for part in capture.parts {
      let object: StatefulObject? =
        switch part.role {
        case .application: scene.application
        case .delegate: scene.appDelegate
        case .scene: scene.windowScene
        }
      guard let object, self.object(at: part.object.address) == nil else { continue }
      scene.note(address: part.object.address, of: object)
    }
  }

  /// Joins the links that only a capture tells.
  mutating func join(_ capture: Capture) {
    for root in capture.roots { install(root) }
    joinActions(of: capture)
    for next in capture.nexts where !scene.mustStop() {
      guard let view = object(at: next.view) as? UIView else { continue }
      if let responder = next.responder {
        view.setNextOverride(receiver(responder))
      } else {
        view.setAnswers(AnswerRules(AnswerRule(.nothing)), to: .next)
      }
    }
    if let window = capture.keyWindow.flatMap({ object(at: $0) }) as? UIWindow { window.makeKey() }
    for address in capture.firstResponders {
      guard let responder = object(at: address) as? UIResponder else { continue }
      if !responder.canBecomeFirstResponder { responder.setCanBecomeFirstResponder(true) }
      _ = responder.becomeFirstResponder()
    }
    if capture.isIgnoringEvents { scene.application.beginIgnoringInteractionEvents() }
    // Nobody is to ask the app about them.
    for address in capture.inventedAddresses { scene.forget(address: address) }
  }

  /// Makes a controller its window's root controller without moving its view.
  private func install(_ root: Capture.Root) {
    guard let window = object(at: root.window) as? UIWindow,
      let controller = object(at: root.controller) as? UIViewController,
      window.rootViewController == nil, controller.parent == nil,
      controller.presentingViewController == nil,
      let view = controller.viewIfLoaded, view.superview === window
    else { return }
    let (bounds, center, mask) = (view.bounds, view.center, view.autoresizingMask)
    let autoresizesSubviews = view.autoresizesSubviews
    view.autoresizesSubviews = false
    window.rootViewController = controller
    if view.bounds != bounds { view.bounds = bounds }
    if view.center != center { view.center = center }
    (view.autoresizesSubviews, view.autoresizingMask) = (autoresizesSubviews, mask)
  }

  private mutating func joinActions(of capture: Capture) {
    var controls: Set<UIView> = []
    for action in capture.actions where !scene.mustStop() {
      guard let control = object(at: action.control) as? UIControl else {
        summary.actions.missingViews.append(action.control)
        remark(.controlMissing(action.control), on: action.line)
        continue
      }
      let selector = Selector(action.name)
      let target = action.target.flatMap { receiver($0) }
      guard target != nil || action.target == nil else { continue }
      if let target, !target.implementedActions.contains(selector) { target.implement(selector) }
      control.addTarget(
        target, action: selector, for: UIControl.Event(rawValue: action.events))
      controls.insert(control)
      summary.actions.joined += 1
    }
    summary.actions.views += controls.count
  }
}
