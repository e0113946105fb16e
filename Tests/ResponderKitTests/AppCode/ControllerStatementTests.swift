import ResponderKit
import Testing

/// What apps ask of their controllers, alerts and bar items, and of the keyboard.
@Suite struct ControllerStatementTests {
  private let screen = Screen()

  @Test("A controller is told of its life")
  func life() {
    final class Profile: UIViewController {
      var log: [String] = []
      override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        log.append("isAppearing")
      }
      override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        log.append("editing \(editing)")
      }
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        log.append("transition")
      }
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    }
    let profile = Profile()
    profile.loadViewIfNeeded()
    #expect(profile.isViewLoaded)
    screen.window.rootViewController = profile
    profile.navigationItem.rightBarButtonItem = profile.editButtonItem
    profile.isEditing = true
    #expect(profile.log == ["isAppearing", "editing true"])
    #expect(profile.supportedInterfaceOrientations == .portrait)
    profile.hidesBottomBarWhenPushed = true
    profile.modalTransitionStyle = .crossDissolve
    profile.preferredContentSize = CGSize(width: 300, height: 200)
    profile.edgesForExtendedLayout = []
    profile.overrideUserInterfaceStyle = .dark
    #expect(profile.traitCollection.userInterfaceStyle == .dark)
    #expect(profile.hidesBottomBarWhenPushed && profile.preferredContentSize.width == 300)
  }

  @Test("Being presented, moved and dismissed")
  func moves() {
    final class Page: UIViewController {
      var flags: [Bool] = []
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        flags.append(isBeingPresented)
        flags.append(isMovingToParent)
      }
      override func viewDidDisappear(_ animated: Bool) { flags.append(isBeingDismissed) }
    }
    let root = UIViewController()
    screen.window.rootViewController = root
    let page = Page()
    root.present(page, animated: true)
    page.dismiss(animated: true)
    #expect(page.flags == [true, false, true])
    let pushed = Page()
    let stack = UINavigationController(rootViewController: UIViewController())
    screen.window.rootViewController = stack
    stack.show(pushed, sender: nil)
    #expect(stack.topViewController === pushed && pushed.flags == [false, true])
  }

  @Test("A tab bar is away while a controller is pushed that wants it so")
  func bottomBar() {
    let stack = UINavigationController(rootViewController: UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, UIViewController()]
    screen.window.rootViewController = tabs
    let page = UIViewController()
    page.hidesBottomBarWhenPushed = true
    #expect(screen.hit(195, 800)?.isDescendant(of: tabs.tabBar) == true)
    stack.pushViewController(page, animated: true)
    #expect(screen.hit(195, 800) === page.view && page.tabBarController === tabs)
    tabs.selectedIndex = 1
    #expect(screen.hit(195, 800)?.isDescendant(of: tabs.tabBar) == true)
    tabs.selectedIndex = 0
    stack.popViewController(animated: true)
    #expect(screen.hit(195, 800)?.isDescendant(of: tabs.tabBar) == true)
    #expect(page.navigationController == nil)
  }

  @Test("An alert with a choice and a text field")
  func alert() {
    let root = UIViewController()
    screen.window.rootViewController = root
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Your name" }
    let save = UIAlertAction(title: "Save", style: .default) { [weak alert] _ in
      root.title = alert?.textFields?.first?.text
    }
    save.isEnabled = false
    alert.addAction(save)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
    alert.preferredAction = save
    alert.popoverPresentationController?.sourceView = root.view
    alert.popoverPresentationController?.permittedArrowDirections = []
    root.present(alert, animated: true)
    #expect(root.presentedViewController === alert && alert.textFields?.count == 1)
    #expect(alert.severity == .default && !save.isEnabled)
  }

  @Test("Items of bars")
  func items() {
    let trash = UIBarButtonItem(systemItem: .trash, primaryAction: UIAction { _ in })
    let close = UIBarButtonItem(
      barButtonSystemItem: .close, target: nil, action: Selector(("close")))
    close.tintColor = .systemRed
    close.possibleTitles = ["Close", "Done"]
    trash.customView = UIView()
    #expect(trash.customView != nil && close.possibleTitles?.count == 2)
    let page = UIViewController()
    page.setToolbarItems([trash, .flexibleSpace(), close], animated: false)
    #expect(page.toolbarItems?.count == 3)
  }

  @Test("The keyboard's notifications go where the application posts them")
  func keyboard() {
    final class Form: UIViewController {
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      var keyboards: [CGFloat?] = []

      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(field)
        let center = UIApplication.shared.notificationCenter
        center?.addObserver(
          self, selector: Selector(("keyboardWillShow:")),
          name: UIResponder.keyboardWillShowNotification,
          object: nil)
        center?.addObserver(
          self, selector: Selector(("keyboardDidHide")),
          name: UIResponder.keyboardDidHideNotification,
          object: nil)
      }

      func keyboardWillShow(_ notification: Notification) {
        let value = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
        keyboards.append(value?.cgRectValue.height)
      }

      func keyboardDidHide() { keyboards.append(nil) }

      override func method(for action: Selector) -> ActionMethod? {
        switch action.description {
        case "keyboardWillShow:": { note, _ in (note as? Notification).map(self.keyboardWillShow) }
        case "keyboardDidHide": { _, _ in self.keyboardDidHide() }
        default: super.method(for: action)
        }
      }
    }
    let center = NotificationCenter()
    screen.application.notificationCenter = center
    let form = Form()
    screen.window.rootViewController = form
    screen.window.makeKey()
    form.field.becomeFirstResponder()
    #expect(form.keyboards == [336])
    form.field.resignFirstResponder()
    #expect(form.keyboards == [336, nil])
    center.removeObserver(form)
    form.field.becomeFirstResponder()
    #expect(form.keyboards.count == 2)
  }

  @Test("Classes and methods by name")
  func kinds() {
    let button: UIView = UIButton()
    #expect(button.isKind(of: UIControl.self) && !button.isMember(of: UIControl.self))
    #expect(
      button.responds(to: Selector(("touchesBegan:withEvent:")))
        && !button.responds(to: Selector(("buy:"))))
  }

  @Test("A view from an archive: the methods exist, and nobody calls them")
  func archives() {
    final class Badge: UIView {
      override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
      }
      required init?(coder: NSCoder) {
        super.init(coder: coder)
      }
      override func awakeFromNib() { super.awakeFromNib() }
      override func prepareForInterfaceBuilder() { super.prepareForInterfaceBuilder() }
    }
    let page = UIViewController(nibName: nil, bundle: nil)
    #expect(page.nibName == nil && page.storyboard == nil && Badge(frame: .zero).frame == .zero)
  }
}
