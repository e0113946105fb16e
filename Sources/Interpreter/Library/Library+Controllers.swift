import ResponderKit

/// Controllers, containers of UIKit's and presentations.
extension Library {
  func addControllers() {
    let classes: [(AnyClass, String)] = [
      (UIViewController.self, "UIResponder"), (UITableViewController.self, "UIViewController"),
      (UINavigationController.self, "UIViewController"),
      (UITabBarController.self, "UIViewController"), (UIAlertController.self, "UIViewController"),
      (UISheetPresentationController.self, "UIPresentationController"),
    ]
    for row in classes { add(row.0, row.1) }
    add(UIPresentationController.self)
    add(UIModalPresentationStyle.self) { list in
      for style in UIModalPresentationStyle.allCases { list.constant("\(style)", style) }
    }
    add(UIViewController.self) { list in
      list.make("") { UIViewController() }
      list.make("nibName:bundle:") { (_: String?, _: AnySender) in UIViewController() }
      list.property(
        "view", refusing: UIViewController.refusalOfView, loading: { $0.view }, { $0.view = $1 })
      list.get("viewIfLoaded") { $0.viewIfLoaded }
      list.get("isViewLoaded") { $0.isViewLoaded }
      list.action("loadViewIfNeeded()") { (one: UIViewController) in one.loadViewIfNeeded() }
      list.get("parent") { $0.parent }
      list.get("children") { $0.children }
      list.property("title", { $0.title }, { $0.title = $1 })
      list.property("isEditing", { $0.isEditing }, { $0.isEditing = $1 })
      list.property(
        "additionalSafeAreaInsets", { $0.additionalSafeAreaInsets },
        { $0.additionalSafeAreaInsets = $1 })
      list.get("navigationController") { $0.navigationController }
      list.get("tabBarController") { $0.tabBarController }
      list.get("navigationItem") { $0.navigationItem }
      list.get("editButtonItem") { $0.editButtonItem }
      addLife(&list)
      addContainment(&list)
      addPresentation(&list)
    }
    add(UITableViewController.self) { list in
      list.make("") { UITableViewController(style: .plain) }
      list.get("tableView") { $0.tableView as UITableView? }
    }
    addContainers()
    addPresentations()
    addAlerts()
    addItems()
  }

  /// What UIKit calls, which code calls as `super`.
  private func addLife(_ list: inout MemberList<UIViewController>) {
    list.action("loadView()") { (one: UIViewController) in one.loadView() }
    list.action("viewDidLoad()") { (one: UIViewController) in one.viewDidLoad() }
    list.action("viewWillAppear(_:)") { (one: UIViewController, animated: Bool) in
      one.viewWillAppear(animated)
    }
    list.action("viewIsAppearing(_:)") { (one: UIViewController, animated: Bool) in
      one.viewIsAppearing(animated)
    }
    list.action("viewDidAppear(_:)") { (one: UIViewController, animated: Bool) in
      one.viewDidAppear(animated)
    }
    list.action("viewWillDisappear(_:)") { (one: UIViewController, animated: Bool) in
      one.viewWillDisappear(animated)
    }
    list.action("viewDidDisappear(_:)") { (one: UIViewController, animated: Bool) in
      one.viewDidDisappear(animated)
    }
    list.action("viewWillLayoutSubviews()") { (one: UIViewController) in
      one.viewWillLayoutSubviews()
    }
    list.action("viewDidLayoutSubviews()") { (one: UIViewController) in
      one.viewDidLayoutSubviews()
    }
    list.action("viewSafeAreaInsetsDidChange()") { (one: UIViewController) in
      one.viewSafeAreaInsetsDidChange()
    }
    list.action("updateViewConstraints()") { (one: UIViewController) in
      one.updateViewConstraints()
    }
    list.action("setEditing(_:animated:)") {
      (one: UIViewController, isEditing: Bool, animated: Bool) in
      one.setEditing(isEditing, animated: animated)
    }
    list.action("willMove(toParent:)") { (one: UIViewController, parent: UIViewController?) in
      one.willMove(toParent: parent)
    }
    list.action("didMove(toParent:)") { (one: UIViewController, parent: UIViewController?) in
      one.didMove(toParent: parent)
    }
    list.action("beginAppearanceTransition(_:animated:)") {
      (one: UIViewController, isAppearing: Bool, animated: Bool) in
      one.beginAppearanceTransition(isAppearing, animated: animated)
    }
    list.action("endAppearanceTransition()") { (one: UIViewController) in
      one.endAppearanceTransition()
    }
  }

  private func addContainment(_ list: inout MemberList<UIViewController>) {
    list.action("addChild(_:)", refusing: UIViewController.refusalOfChild) {
      (one: UIViewController, child: UIViewController) in one.addChild(child)
    }
    list.action("removeFromParent()") { (one: UIViewController) in one.removeFromParent() }
    list.action("show(_:sender:)", refusing: UIViewController.refusalOfPush) {
      (one: UIViewController, other: UIViewController, sender: AnySender) in
      one.show(other, sender: sender.object)
    }
  }

  private func addPresentation(_ list: inout MemberList<UIViewController>) {
    list.action(
      "present(_:animated:completion:)", optional: 1,
      refusing: UIViewController.refusalOfPresentation
    ) {
      (one: UIViewController, other: UIViewController, animated: Bool, end: CodedClosure<>?) in
      one.present(other, animated: animated) { end?() }
    }
    list.action("dismiss(animated:completion:)", optional: 1) {
      (one: UIViewController, animated: Bool, end: CodedClosure<>?) in
      one.dismiss(animated: animated) { end?() }
    }
    list.property(
      "modalPresentationStyle", { $0.modalPresentationStyle }, { $0.modalPresentationStyle = $1 })
    list.property(
      "definesPresentationContext", { $0.definesPresentationContext },
      { $0.definesPresentationContext = $1 })
    list.property(
      "isModalInPresentation", { $0.isModalInPresentation }, { $0.isModalInPresentation = $1 })
    list.get("presentedViewController") { $0.presentedViewController }
    list.get("presentingViewController") { $0.presentingViewController }
    list.get("presentationController") { $0.presentationController }
    list.get("sheetPresentationController") { $0.sheetPresentationController }
    list.get("isBeingPresented") { $0.isBeingPresented }
    list.get("isBeingDismissed") { $0.isBeingDismissed }
    list.get("isMovingToParent") { $0.isMovingToParent }
    list.get("isMovingFromParent") { $0.isMovingFromParent }
  }

  private func addContainers() {
    add(UINavigationController.self) { list in
      list.make("") { UINavigationController() }
      list.make("rootViewController:") { (root: UIViewController) in
        UINavigationController(rootViewController: root)
      }
      list.property(
        "viewControllers", refusing: UIViewController.refusalOfChildren, { $0.viewControllers },
        { $0.viewControllers = $1 })
      list.get("topViewController") { $0.topViewController }
      list.get("visibleViewController") { $0.visibleViewController }
      list.get("navigationBar") { $0.navigationBar }
      list.property(
        "isNavigationBarHidden", { $0.isNavigationBarHidden }, { $0.isNavigationBarHidden = $1 })
      list.action("setNavigationBarHidden(_:animated:)") {
        (stack: UINavigationController, isHidden: Bool, animated: Bool) in
        stack.setNavigationBarHidden(isHidden, animated: animated)
      }
      list.action(
        "pushViewController(_:animated:)", refusing: UIViewController.refusalOfPush
      ) { (stack: UINavigationController, top: UIViewController, animated: Bool) in
        stack.pushViewController(top, animated: animated)
      }
      list.method("popViewController(animated:)") {
        (stack: UINavigationController, animated: Bool) in
        stack.popViewController(animated: animated)
      }
      list.method("popToViewController(_:animated:)") {
        (stack: UINavigationController, one: UIViewController, animated: Bool) in
        stack.popToViewController(one, animated: animated)
      }
      list.method("popToRootViewController(animated:)") {
        (stack: UINavigationController, animated: Bool) in
        stack.popToRootViewController(animated: animated)
      }
      list.action(
        "setViewControllers(_:animated:)", refusing: UIViewController.refusalOfChildren
      ) { (stack: UINavigationController, all: [UIViewController], animated: Bool) in
        stack.setViewControllers(all, animated: animated)
      }
    }
    add(UITabBarController.self) { list in
      list.make("") { UITabBarController() }
      list.property(
        "viewControllers", refusing: { UIViewController.refusalOfChildren($0, $1 ?? []) },
        { $0.viewControllers }, { $0.viewControllers = $1 })
      list.action(
        "setViewControllers(_:animated:)", refusing: UIViewController.refusalOfChildren
      ) { (tabs: UITabBarController, all: [UIViewController]?, animated: Bool) in
        tabs.setViewControllers(all, animated: animated)
      }
      list.property("selectedIndex", { $0.selectedIndex }, { $0.selectedIndex = $1 })
      list.property(
        "selectedViewController", { $0.selectedViewController }, { $0.selectedViewController = $1 })
      list.get("tabBar") { $0.tabBar }
      list.property("delegate", { CodedDelegate($0.delegate) }, { $0.delegate = $1.instance })
    }
  }

  private func addPresentations() {
    add(UIPresentationController.self) { list in
      list.get("presentedViewController") { $0.presentedViewController }
      list.property(
        "delegate", { CodedDelegate($0.delegate) }, { $0.delegate = $1.instance })
    }
    add(UISheetPresentationController.Detent.self) { list in
      list.function("medium()") { UISheetPresentationController.Detent.medium() }
      list.function("large()") { UISheetPresentationController.Detent.large() }
    }
    add(UISheetPresentationController.Detent.Identifier.self) { list in
      list.constants(["medium": .medium, "large": .large])
    }
    add(UISheetPresentationController.self) { list in
      list.property("detents", { $0.detents }, { $0.detents = $1 })
      list.property(
        "selectedDetentIdentifier", { $0.selectedDetentIdentifier },
        { $0.selectedDetentIdentifier = $1 })
      list.property(
        "largestUndimmedDetentIdentifier", { $0.largestUndimmedDetentIdentifier },
        { $0.largestUndimmedDetentIdentifier = $1 })
      list.property(
        "prefersGrabberVisible", { $0.prefersGrabberVisible }, { $0.prefersGrabberVisible = $1 })
      list.property(
        "prefersScrollingExpandsWhenScrolledToEdge",
        { $0.prefersScrollingExpandsWhenScrolledToEdge },
        { $0.prefersScrollingExpandsWhenScrolledToEdge = $1 })
    }
  }

  private func addAlerts() {
    add(UIAlertAction.self)
    add(UIAlertAction.Style.self) { list in
      for style in UIAlertAction.Style.allCases { list.constant("\(style)", style) }
    }
    add(UIAlertController.Style.self) { list in
      for style in UIAlertController.Style.allCases { list.constant("\(style)", style) }
    }
    add(UIAlertAction.self) { list in
      list.make("title:style:handler:", optional: 1) {
        (title: String?, style: UIAlertAction.Style, handler: CodedClosure<UIAlertAction>?) in
        UIAlertAction(
          title: title, style: style, handler: handler.map { handler in { handler($0) } })
      }
      list.get("title") { $0.title }
      list.get("style") { $0.style }
      list.property("isEnabled", { $0.isEnabled }, { $0.isEnabled = $1 })
    }
    add(UIAlertController.self) { list in
      list.make("title:message:preferredStyle:") {
        (title: String?, message: String?, style: UIAlertController.Style) in
        UIAlertController(title: title, message: message, preferredStyle: style)
      }
      list.property("message", { $0.message }, { $0.message = $1 })
      list.get("preferredStyle") { $0.preferredStyle }
      list.get("actions") { $0.actions }
      list.get("textFields") { $0.textFields }
      list.property("preferredAction", { $0.preferredAction }, { $0.preferredAction = $1 })
      list.action("addAction(_:)", refusing: UIAlertController.refusalOfAction) {
        (alert: UIAlertController, action: UIAlertAction) in alert.addAction(action)
      }
      list.action(
        "addTextField(configurationHandler:)", optional: 1,
        refusing: { alert, _ in
          (alert.object as? UIAlertController)?.preferredStyle == .alert
            ? nil : "an action sheet cannot have text fields"
        }
      ) { (alert: UIAlertController, configure: CodedClosure<UITextField>?) in
        alert.addTextField { configure?($0) }
      }
    }
  }

  /// The items of bars, and what a controller shows in the bar of a stack.
  private func addItems() {
    add(UIBarButtonItem.self)
    add(UINavigationItem.self)
    add(UIBarButtonItem.Style.self) { list in list.constants(["plain": .plain, "done": .done]) }
    add(UIBarButtonItem.SystemItem.self) { list in
      for item in (0...24).compactMap(UIBarButtonItem.SystemItem.init) {
        list.constant("\(item)", item)
      }
    }
    add(UIBarButtonItem.self) { list in
      list.make("title:style:target:action:") {
        (title: String?, style: UIBarButtonItem.Style, target: AnySender, action: Selector?) in
        UIBarButtonItem(title: title, style: style, target: target.target, action: action)
      }
      list.make("image:style:target:action:") {
        (_: AnySender, style: UIBarButtonItem.Style, target: AnySender, action: Selector?) in
        UIBarButtonItem(title: nil, style: style, target: target.target, action: action)
      }
      list.make("barButtonSystemItem:target:action:", optional: 2) {
        (item: UIBarButtonItem.SystemItem, target: AnySender, action: Selector?) in
        UIBarButtonItem(barButtonSystemItem: item, target: target.target, action: action)
      }
      list.make("title:primaryAction:") { (title: String?, action: UIAction?) in
        UIBarButtonItem(title: title, primaryAction: action)
      }
      list.make("systemItem:primaryAction:", optional: 1) {
        (item: UIBarButtonItem.SystemItem, action: UIAction?) in
        UIBarButtonItem(systemItem: item, primaryAction: action)
      }
      list.make("customView:") { (view: UIView) in UIBarButtonItem(customView: view) }
      list.property("title", { $0.title }, { $0.title = $1 })
      list.property("isEnabled", { $0.isEnabled }, { $0.isEnabled = $1 })
      list.property("action", { $0.action }, { $0.action = $1 })
      list.property(
        "target", { AnySender(object: $0.target) }, { $0.target = $1.target })
      list.get("customView") { $0.customView }
    }
    add(UINavigationItem.self) { list in
      list.property("title", { $0.title }, { $0.title = $1 })
      list.property("hidesBackButton", { $0.hidesBackButton }, { $0.hidesBackButton = $1 })
      list.property(
        "rightBarButtonItem", { $0.rightBarButtonItem }, { $0.rightBarButtonItem = $1 })
      list.property("leftBarButtonItem", { $0.leftBarButtonItem }, { $0.leftBarButtonItem = $1 })
      list.property(
        "rightBarButtonItems", { $0.rightBarButtonItems }, { $0.rightBarButtonItems = $1 })
      list.property(
        "leftBarButtonItems", { $0.leftBarButtonItems }, { $0.leftBarButtonItems = $1 })
    }
  }
}

extension UIViewController {
  /// Returns why UIKit ends an app that makes a controller a child; nil if it does not (R11.3).
  fileprivate static func refusalOfChild(_ one: CodeValue, _ arguments: [CodeValue]) -> String? {
    guard let child = arguments.first?.object as? UIViewController else { return nil }
    var ancestor = one.object as? UIViewController
    while let current = ancestor {
      if current === child { return "a controller cannot contain itself or one of its parents" }
      ancestor = current.parent
    }
    return nil
  }

  /// Returns why UIKit ends an app that makes controllers the children of one; nil if it does not.
  fileprivate static func refusalOfChildren(
    _ one: UIViewController, _ children: [UIViewController]
  ) -> String? {
    for (index, child) in children.enumerated() {
      if let refusal = refusalOfChild(.object(one), [.object(child)]) { return refusal }
      if children[..<index].contains(where: { $0 === child }) {
        return "a controller cannot be twice among the children of one"
      }
      if one is UINavigationController, child is UINavigationController {
        return "a stack cannot be pushed on another one"
      }
    }
    return nil
  }

  fileprivate static func refusalOfChildren(
    _ one: CodeValue, _ arguments: [CodeValue]
  ) -> String? {
    guard let one = one.object as? UIViewController,
      let children = arguments.first.flatMap([UIViewController].from)
    else { return nil }
    return refusalOfChildren(one, children)
  }

  /// Returns why UIKit ends an app that makes a view a controller's; nil if it does not (R11.1).
  fileprivate static func refusalOfView(_ one: UIViewController, _ view: UIView) -> String? {
    if view is UIWindow { return "a window cannot be the view of a controller" }
    guard let owner = view.viewController, owner !== one else { return nil }
    return "a view belongs to at most one controller, and this one has another one"
  }

  /// Returns why UIKit ends an app that puts a controller on a stack; nil if it does not.
  fileprivate static func refusalOfPush(_ one: CodeValue, _ arguments: [CodeValue]) -> String? {
    guard let other = arguments.first?.object as? UIViewController,
      let shown = one.object as? UIViewController
    else { return nil }
    guard let stack = shown as? UINavigationController ?? shown.navigationController else {
      return refusalOfPresentation(one, arguments)
    }
    if other is UINavigationController { return "a stack cannot be pushed on another one" }
    return other.parent === stack
      ? "a controller cannot be pushed twice on one stack"
      : refusalOfChild(.object(stack), arguments)
  }

  /// Returns why UIKit ends an app that presents a controller; nil if it does not (R11.4).
  fileprivate static func refusalOfPresentation(
    _ one: CodeValue, _ arguments: [CodeValue]
  ) -> String? {
    guard let other = arguments.first?.object as? UIViewController else { return nil }
    if other === one.object { return "a controller cannot present itself" }
    if other.presentingViewController != nil { return "the controller is presented already" }
    return other.parent == nil ? nil : "a controller that has a parent cannot be presented"
  }
}

extension UIAlertController {
  fileprivate static func refusalOfAction(_ one: CodeValue, _ arguments: [CodeValue]) -> String? {
    guard let alert = one.object as? UIAlertController,
      let action = arguments.first?.object as? UIAlertAction, action.style == .cancel,
      alert.actions.contains(where: { $0.style == .cancel })
    else { return nil }
    return "an alert can only have one action of the style cancel"
  }
}

extension UIAlertAction: CodeObject {}
extension UIBarButtonItem: CodeObject {}
extension UINavigationItem: CodeObject {}
extension UISheetPresentationController.Detent: CodeObject {
  static var codeType: ValueType { .object("UISheetPresentationController.Detent") }
}
extension UISheetPresentationController.Detent.Identifier: CodeConstant {
  static var codeName: String { "UISheetPresentationController.Detent.Identifier" }
}
extension UIModalPresentationStyle: CodeConstant {
  static var codeName: String { "UIModalPresentationStyle" }
}
extension UIAlertAction.Style: CodeConstant {
  static var codeName: String { "UIAlertAction.Style" }
}
extension UIAlertController.Style: CodeConstant {
  static var codeName: String { "UIAlertController.Style" }
}
extension UIBarButtonItem.Style: CodeConstant {
  static var codeName: String { "UIBarButtonItem.Style" }
}
extension UIBarButtonItem.SystemItem: CodeConstant {
  static var codeName: String { "UIBarButtonItem.SystemItem" }
}
