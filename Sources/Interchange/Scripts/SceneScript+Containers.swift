import ResponderKit
import Scenes

/// A view that another object of a scene brings along, such as a content view or a bar.
struct BroughtView {
  let owner: UIResponder
  /// The word that commands add to the owner's name to call the view by.
  let suffix: String
}

extension SceneScript {
  /// Returns the views of a scene that other objects bring along.
  static func broughtViews(in scene: Scene) -> [ObjectIdentifier: BroughtView] {
    var found: [ObjectIdentifier: BroughtView] = [:]
    for owner in Subtree(of: scene.topViews) {
      for item in (owner as? UIToolbar)?.items ?? [] {
        found[ObjectIdentifier(item.button)] = BroughtView(owner: owner, suffix: "item")
      }
      for part in owner.ownParts {
        found[ObjectIdentifier(part.view)] = BroughtView(owner: owner, suffix: part.suffix)
      }
    }
    for controller in scene.controllers {
      if controller is UIAlertController, let view = controller.viewIfLoaded {
        found[ObjectIdentifier(view)] = BroughtView(owner: controller, suffix: "view")
      }
      for part in controller.ownParts {
        found[ObjectIdentifier(part.view)] = BroughtView(owner: controller, suffix: part.suffix)
      }
      for (item, _) in controller.barButtonItems {
        found[ObjectIdentifier(item.button)] = BroughtView(owner: controller, suffix: "item")
      }
      if let button = controller.tabButton {
        found[ObjectIdentifier(button)] = BroughtView(owner: controller, suffix: "tab")
      }
    }
    return found
  }

  /// Adds the items of bars, whose buttons their bars place.
  mutating func writeBarItems() {
    var items: [(item: UIBarButtonItem, line: String)] = []
    for case let bar as UIToolbar in views {
      items += (bar.items ?? []).map { ($0, "in \(reference(to: bar))") }
    }
    for controller in scene.controllers where made.contains(ObjectIdentifier(controller)) {
      items += controller.barButtonItems.map {
        ($0.item, "in \(scene.label(of: controller))\($0.isLeft ? " left" : "")")
      }
    }
    for (item, place) in items where scene.names.name(of: item.button) != nil {
      lines.append("add UIBarButtonItem \(reference(to: item.button)) \(place)")
      if let bar = item.button.superview, tree.holds(bar) { tree.place(item.button, in: bar) }
    }
    for (item, _) in items where scene.names.name(of: item.button) != nil {
      let made = UIBarButtonItem().button
      made.frame = CGRect(x: -1, y: -1, width: 1, height: 1)
      writeProperties(of: item.button, against: made, reference(to: item.button))
    }
  }

  /// The buttons of items that no bar shows now.
  var barButtonsOfCovered: [UIView] {
    var views: [UIView] = []
    for controller in scene.controllers {
      for (item, _) in controller.barButtonItems where item.button.superview == nil {
        views.append(item.button)
      }
    }
    return views
  }

  /// Returns the name that a view has which another object brings along, before any renaming.
  func madeName(of brought: BroughtView) -> String {
    let owner = (brought.owner as? UIView).map(reference) ?? scene.label(of: brought.owner)
    return "\(owner)-\(brought.suffix)"
  }

  /// Returns a view like one that another object brings along, as it is when it is made. Where it
  /// depends on more than the lines so far tell, it is like no other, so that its place is written.
  func made(_ brought: BroughtView, like view: UIView) -> UIView {
    if brought.suffix == "content", let owner = brought.owner as? UIView {
      let made = UIView(frame: CGRect(origin: .zero, size: owner.frame.size))
      made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      return made
    }
    if let alert = brought.owner as? UIAlertController {
      return madePart(of: alert, brought.suffix)
    }
    let made: UIView
    if view is UITabBarButton {
      let bar = UITabBar()
      bar.items = [UITabBarItem()]
      made = bar.buttons[0]
      let controller = brought.owner as? UIViewController
      (made as? UITabBarButton)?.isSelected = controller?.parent?.frontChild === controller
    } else {
      let owner = (brought.owner as? UIViewController).flatMap(ControllerKind.init)?.make()
      let parts =
        owner?.ownParts
        ?? (brought.owner as? UINavigationBar).map { _ in
          UINavigationBar().ownParts
        }
      made = parts?.first { $0.suffix == brought.suffix }?.view ?? UIView()
      if view is UINavigationButton, let stack = brought.owner as? UINavigationController {
        made.isHidden = stack.viewControllers.count < 2
      }
    }
    made.frame = CGRect(x: -1, y: -1, width: 1, height: 1)
    return made
  }

  /// Returns a view like one of an alert, as it is when the alert was made or presented.
  private func madePart(of alert: UIAlertController, _ suffix: String) -> UIView {
    let isPresented = presented.contains(ObjectIdentifier(alert)) && !alert.isPresentedInPlace
    let made = alert.remade(in: isPresented ? presentedView(like: alert).frame : nil)
    return made.ownParts.first { $0.suffix == suffix }?.view ?? made.view
  }

  /// Records the views that a controller brings along when it is made.
  mutating func placeParts(of controller: UIViewController, in view: UIView) {
    var parent = view
    // A navigation bar brings its button along.
    for part in controller.ownParts {
      tree.place(part.view, in: parent)
      if part.view is UINavigationBar { parent = part.view }
    }
  }

  /// Adds the children of a container of UIKit's, in their order, and has it show the right one.
  ///
  /// Children that are shown nowhere are made now. Does nothing if one of the others has not been
  /// made yet, or if the children were added before.
  mutating func fill(_ container: UIViewController & ControllerContainer) {
    let all = container.children.filter {
      controllers[viewID(of: $0)] === $0 || Self.isUnloadedTab($0)
    }
    let children = all.filter(\.isViewLoaded)
    guard made.contains(ObjectIdentifier(container)), !filled.contains(ObjectIdentifier(container)),
      children.allSatisfy({ child in
        tree.holds(child.view) || child.view.superview == nil
      })
    else { return }
    filled.insert(ObjectIdentifier(container))
    let name = scene.label(of: container)
    for (index, child) in all.enumerated() {
      let childName = scene.label(of: child)
      if let view = child.viewIfLoaded {
        declare(child, of: view)
        lines.append(
          container is UINavigationController
            ? "push \(childName) on \(name)" : "select \(childName) in \(name)")
      } else {
        lines.append("controller \(childName) without view in \(name)" + shownClass(of: child))
      }
      made.insert(ObjectIdentifier(child))
      if let bar = (container as? UITabBarController)?.tabBar, let button = child.tabButton {
        tree.place(button, in: bar, at: index)
      }
    }
    let front = (container as? UISplitViewController)?.shownController ?? container.frontChild
    if let front, front !== children.last, children.contains(front) {
      lines.append("select \(scene.label(of: front)) in \(name)")
    }
    arrangeChildren(children, of: container)
  }

  /// Records where a container puts the views of its children, and writes the places of those that
  /// were written before.
  private mutating func arrangeChildren(
    _ children: [UIViewController], of container: UIViewController & ControllerContainer
  ) {
    let shown = container.shownChildren
    for child in children {
      let view: UIView = child.view
      tree.lift(view)
      guard let index = shown.firstIndex(where: { $0.controller === child }) else { continue }
      tree.place(view, in: container.view, at: index)
    }
    for child in children where written.contains(viewID(of: child)) {
      writePlace(of: child.view, unlike: filling(child))
    }
  }

  /// Returns a view like that of a child that a container of UIKit's has shown.
  func filling(_ child: UIViewController) -> UIView {
    let container = child.parent as? any ControllerContainer
    let shown = container?.shownChildren.first { $0.controller === child }
    let view = UIView(frame: shown?.frame ?? CGRect(x: -1, y: -1, width: 1, height: 1))
    view.autoresizingMask = shown?.mask ?? [.flexibleWidth, .flexibleHeight]
    return view
  }

  private func viewID(of controller: UIViewController) -> ObjectIdentifier {
    ObjectIdentifier(controller.viewIfLoaded ?? controller as StatefulObject)
  }
}
