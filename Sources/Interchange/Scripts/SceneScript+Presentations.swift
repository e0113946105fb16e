import ResponderKit
import Scenes

extension SceneScript {
  /// Presents a controller where its view is written. Returns a view that is then like its view; nil
  /// if the view stays as it was.
  mutating func present(
    _ controller: UIViewController, with view: UIView, by presenter: UIViewController
  ) -> UIView? {
    let isFirst = presented.insert(ObjectIdentifier(controller)).inserted
    writePresentation(of: controller, by: presenter, settings: isFirst)
    if controller.isPresentedInPlace { return nil }
    let container = controller.presentationContainer ?? UITransitionView()
    tree.place(container, in: tree.top(of: presenter.view))
    if let dimming = container.subviews.first(where: { $0 is UIDimmingView }) {
      tree.place(dimming, in: container)
    }
    tree.place(view, in: container)
    if let grabber = container.subviews.first(where: { $0 is UIGrabber }) {
      tree.place(grabber, in: container)
    }
    writeNames(of: [container] + container.subviews.filter(\.isMadeByPresentation))
    // It was placed over its presenter's view, which may have changed since.
    if controller.presentation.style.isInContext { writeUnnamed(container) }
    return presentedView(like: controller)
  }

  /// Writes the presentations that take their presenters' views out of the window, and those upon
  /// them: when they are made, everything else is there.
  mutating func writeLatePresentations() {
    func depth(_ controller: UIViewController) -> Int {
      sequence(first: controller, next: \.presentingViewController).reduce(0) { count, _ in
        count + 1
      }
    }
    let late = scene.controllers.filter {
      $0.isPresentedItself && !presented.contains(ObjectIdentifier($0)) && $0.isViewLoaded
    }
    for controller in late.sorted(by: { depth($0) < depth($1) }) where !mustStop() {
      guard let presenter = controller.presentingViewController,
        made.contains(ObjectIdentifier(presenter)), let view = controller.viewIfLoaded
      else { continue }
      // Its settings are written already.
      presented.insert(ObjectIdentifier(controller))
      // It was moved there later: what holds its presenter's view cannot be presented.
      let presenterView: UIView = presenter.view
      if let window = controller.presentationContainer?.window, tree.lies(presenterView, in: view) {
        lines.append("move \(reference(to: presenterView)) to \(reference(to: window))")
        tree.place(presenterView, in: window)
      }
      let like = present(controller, with: view, by: presenter)
      if let like { writePlace(of: view, unlike: like) }
      for other in controller.presentationContainer?.subtree ?? UIView().subtree {
        if !tree.holds(other) { write(other) }
        if isUnwritten(other) { writeUnnamed(other) }
      }
      if controller.keepsPresenterAway { tree.lift(presenter.view) }
      if controller.modalPresentationStyle != style(of: controller, by: presenter) {
        lines.append(
          "set \(scene.label(of: controller)) modalPresentationStyle "
            + "\(controller.modalPresentationStyle)")
      }
    }
    arrange()
  }

  /// Returns a view like that of a controller that was just presented. Where that depends on more
  /// than the lines so far tell, it is like no other, so that its place is written.
  func presentedView(like controller: UIViewController) -> UIView {
    let window = controller.viewIfLoaded?.window ?? controller.presentationContainer?.window
    let style = controller.presentation.style
    let isPlain = style != .popover && !style.isInContext
    guard isPlain, let container = controller.presentationContainer, let window,
      container.frame == CGRect(origin: .zero, size: window.bounds.size),
      container.bounds.origin == .zero, let manager = controller.presentationController
    else {
      return UIView(frame: CGRect(x: -1, y: -1, width: 1, height: 1))
    }
    return UIView(frame: manager.frameOfPresentedViewInContainerView)
  }

  /// Returns the style by which the script presents a controller. A presenter that has a parent
  /// presents only what is presented in its context, whatever the settings are now, which are
  /// written later (R11.4).
  private func style(
    of controller: UIViewController, by presenter: UIViewController
  ) -> UIModalPresentationStyle {
    let style =
      controller.isPresentedInPlace
      ? controller.modalPresentationStyle : controller.presentation.style
    return presenter.parent == nil || style.isInContext || controller.isPresentedInPlace
      ? style : .overCurrentContext
  }

  private mutating func writePresentation(
    of controller: UIViewController, by presenter: UIViewController, settings: Bool
  ) {
    let (name, presenterName) = (scene.label(of: controller), scene.label(of: presenter))
    var line = "present \(name) from \(presenterName)"
    if controller.isPresentedInPlace {
      lines.append("\(line) in place")
      return
    }
    let style = style(of: controller, by: presenter)
    let known = settings ? .automatic : controller.modalPresentationStyle
    if style != known { line += " style=\(style)" }
    if settings {
      for setting in presentationSettings(of: controller, references: false) {
        line += " \(setting.name)=\(setting.value)"
      }
    }
    let isReady = !settings && presenter.definesPresentationContext
    guard presenter.parent != nil, !isReady else {
      lines.append(line)
      return
    }
    lines += [
      "set \(presenterName) definesPresentationContext on", line,
      "set \(presenterName) definesPresentationContext off",
    ]
  }

  /// Returns the settings of a presentation that differ from those of a new controller, without the
  /// style.
  private func presentationSettings(
    of controller: UIViewController, references: Bool
  ) -> [(name: String, value: String)] {
    let made = UIViewController()
    return PresentationProperties.afterStyle.compactMap { property in
      guard let value = property.get(controller), value != property.get(made) else { return nil }
      switch value.content {
      case .responder, .views:
        guard references else { return nil }
        return (property.name, value.text { ($0 as? UIView).map(reference) ?? "nil" })
      default: return (property.name, value.scriptText)
      }
    }
  }

  /// Returns the settings of a controller's presentation that the lines so far have not set.
  func laterPresentationSettings(of controller: UIViewController) -> [String] {
    let isPresented =
      presented.contains(ObjectIdentifier(controller)) && !controller.isPresentedInPlace
    let known: UIModalPresentationStyle =
      if isPresented, let presenter = controller.presentingViewController {
        style(of: controller, by: presenter)
      } else {
        .automatic
      }
    let style = controller.modalPresentationStyle
    let settings = presentationSettings(of: controller, references: true)
    let written =
      isPresented ? presentationSettings(of: controller, references: false).map(\.name) : []
    return (style == known ? [] : ["modalPresentationStyle \(style)"])
      + settings.filter { !written.contains($0.name) }.map { "\($0.name) \($0.value)" }
  }
}

extension UIView {
  /// Indicates whether a presentation makes such views round a presented one.
  var isMadeByPresentation: Bool { self is UIDimmingView || self is UIGrabber }
}

extension UIViewController {
  var isPresentedItself: Bool { parent == nil && presentingViewController != nil }
}

extension Scene {
  /// Returns whether a view is UIKit's own round a controller presented in a context.
  func isInContext(_ container: UIView) -> Bool {
    controllers.contains {
      $0.presentationContainer === container && $0.presentation.style.isInContext
    }
  }

  /// Calls a closure while no presentation keeps its presenter's view out of the window: those that
  /// do, and what is presented upon them, are dismissed for so long. There is no keyboard.
  func withPresentersInPlace(_ body: () -> Void) {
    changed(body) { $0.presentingViewController?.dismiss(animated: false) }
  }

  /// Returns what a closure returns while no presentation keeps its presenter's view out of the
  /// window, although all are presented. There is no keyboard.
  func withPresentersInView<Result>(_ body: () -> Result) -> Result {
    changed(body) { $0.returnPresentersView() }
  }

  /// Calls a closure while there is no keyboard.
  func withoutKeyboard(_ body: () -> Void) {
    if application.shownKeyboardWindow == nil { return body() }
    journal.peek({ application.showsKeyboardWindow = false }, body)
  }

  /// Returns what a closure returns while there is no keyboard, and the controllers that keep their
  /// presenters' views away are changed. Nobody is told.
  private func changed<Result>(
    _ body: () -> Result, _ change: (UIViewController) -> Void
  ) -> Result {
    let away = controllers.filter(\.keepsPresenterAway)
    guard !away.isEmpty || application.shownKeyboardWindow != nil else { return body() }
    return unobserved {
      journal.peek(
        {
          application.showsKeyboardWindow = false
          for controller in away { change(controller) }
        }, body)
    }
  }
}
