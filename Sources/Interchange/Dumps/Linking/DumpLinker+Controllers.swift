import ResponderKit
import Scenes

extension DumpLinker {
  /// Makes the controllers with the views of the scene, then sets their parents and presentations.
  mutating func joinControllers() {
    var views: Set<UIView> = []
    for dumped in texts.controllers where !scene.mustStop() {
      let controller = makeController(dumped)
      guard let mention = dumped.view else {
        summary.controllers.withoutView += 1
        continue
      }
      guard let view = view(mention), !(view is UIWindow) else {
        summary.controllers.missingViews.append(mention.address)
        remark(
          .viewMissing(controller: scene.label(of: controller), address: mention.address),
          on: dumped.line)
        continue
      }
      guard give(view, to: controller, dumped) else { continue }
      summary.controllers.joined += 1
      views.insert(view)
    }
    summary.controllers.views = views.count
    replaceStandIns()
    for dumped in texts.controllers { joinParent(of: dumped) }
    for dumped in texts.controllers where dumped.parent == nil { makeRoot(dumped) }
  }

  private mutating func makeController(_ dumped: DumpedController) -> UIViewController {
    let known = object(at: dumped.object.address)
    if let controller = known as? UIViewController { return controller }
    let controller = UIViewController()
    let standIn = (known as? UIResponder).flatMap { type(of: $0) == UIResponder.self ? $0 : nil }
    if let standIn {
      scene.unbind(standIn)
      replacements[ObjectIdentifier(standIn)] = (standIn, controller)
    }
    let className = dumped.object.className
    scene.add(
      controller,
      NameTable.Entry(
        name: namer.name(like: className, isOnly: true),
        className: className == "UIViewController" ? nil : className,
        address: dumped.object.address, origin: ViewProvenance(line: dumped.line)))
    for action in standIn?.implementedActions ?? [] { controller.implement(action) }
    return controller
  }

  /// Gives a controller its view; returns false if another controller has the view.
  private mutating func give(
    _ view: UIView, to controller: UIViewController, _ dumped: DumpedController
  ) -> Bool {
    let name = scene.label(of: controller)
    if let owner = owners[ObjectIdentifier(view)], owner !== controller {
      remark(
        .viewTaken(controller: name, view: scene.label(of: view), owner: scene.label(of: owner)),
        on: dumped.line)
      return false
    }
    if let old = controller.viewIfLoaded { owners[ObjectIdentifier(old)] = nil }
    if controller.viewIfLoaded !== view { controller.view = view }
    owners[ObjectIdentifier(view)] = controller
    if dumped.isOutsideWindow, view.window != nil {
      scene.changeEntry(of: view) { $0.origin?.uncertainties.insert(.window) }
      remark(
        .windowContradicted(controller: name, view: scene.label(of: view)), on: dumped.line)
    }
    return true
  }

  private mutating func joinParent(of dumped: DumpedController) {
    guard let address = dumped.parent,
      let controller = object(at: dumped.object.address) as? UIViewController,
      let parent = object(at: address) as? UIViewController
    else { return }
    let (name, parentName) = (scene.label(of: controller), scene.label(of: parent))
    if dumped.isPresented {
      guard parent.presentedViewController !== controller else { return }
      if parent.viewIfLoaded?.window != nil, controller.viewIfLoaded?.window != nil,
        controller.parent == nil
      {
        parent.presentInPlace(controller)
      }
      if controller.presentingViewController !== parent {
        remark(.presentationLeftOut(controller: name, presenter: parentName), on: dumped.line)
      }
    } else if controller.parent !== parent {
      guard !controller.contains(parent) else {
        remark(.containmentCycle(controller: name, parent: parentName), on: dumped.line)
        return
      }
      parent.addChild(controller)
      controller.didMove(toParent: parent)
    }
  }

  /// Makes a controller its window's root controller if its view fills the window, so that no view
  /// changes.
  private func makeRoot(_ dumped: DumpedController) {
    guard let controller = object(at: dumped.object.address) as? UIViewController,
      controller.parent == nil, controller.presentingViewController == nil,
      let view = controller.viewIfLoaded, let window = view.superview as? UIWindow,
      window.rootViewController == nil, view.frame == window.bounds,
      view.autoresizingMask == [.flexibleWidth, .flexibleHeight]
    else { return }
    window.rootViewController = controller
  }
}

extension UIViewController {
  /// Returns whether another controller is this one or one of its descendants.
  fileprivate func contains(_ other: UIViewController) -> Bool {
    sequence(first: other) { $0.parent }.contains { $0 === self }
  }
}
