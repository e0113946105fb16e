import Foundation

/// An object that is told of the choices in a tab bar.
public protocol UITabBarDelegate: AnyObject {
  /// Tells the delegate that a person picked an item.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// An item of a tab bar.
open class UITabBarItem: UIBarItem {
  /// Creates an item.
  public override init(title: String? = nil, tag: Int = 0) { super.init(title: title, tag: tag) }

  /// Creates an item with an image.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, tag: tag)
    self.image = image
  }

  /// Creates an item with an image, and with another one while it is selected.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  /// An item that the system knows.
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
    case downloads, mostRecent, mostViewed
  }

  /// Creates an item that the system knows.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: "\(systemItem)".capitalized, tag: tag)
  }

  /// Inert: the colour behind ``badgeValue``; nil for the usual one.
  open var badgeColor: UIColor?
  /// Inert: the looks of the bar while the item is selected; nil for those of the bar.
  open var standardAppearance: UITabBarAppearance?
  /// Inert: the looks while nothing is scrolled below the bar.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// Inert: the image while the item is selected; nil for the usual one.
  open var selectedImage: UIImage?
  /// Inert: a few words or a number beside the image.
  open var badgeValue: String?
}

/// A bar of items of which one is selected, at the bottom of a tab bar controller. How UIKit's own
/// bar hit-tests round its items is not known; this one is an ordinary view (R2.14).
open class UITabBar: UIView {
  override class var ownClass: UIView.Type { UITabBar.self }
  package override var fixedSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 49) }

  /// The object that is told of choices.
  open weak var delegate: (any UITabBarDelegate)?
  /// The buttons of the items, in their order.
  package private(set) final var buttons: [UITabBarButton] = [] { willSet { willChange() } }

  /// Creates a bar without items.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    core.pointee.flags.insert(.movesInsets)
  }

  /// Returns nil, as there are no archives to read.
  public required init?(coder: NSCoder) { return nil }

  /// The items. Setting them makes a button for each new one, all of the same width; they are
  /// behind the subviews that an app added (simulator choice).
  open var items: [UITabBarItem]? {
    get { buttons.isEmpty ? nil : buttons.map(\.item) }
    set { setItems(newValue, animated: false) }
  }

  /// The selected item. Setting it does not tell the delegate.
  open var selectedItem: UITabBarItem? {
    get { buttons.first(where: \.isSelected)?.item }
    set { for button in buttons { button.setSelected(button.item === newValue) } }
  }

  /// Sets the items. There are no transitions.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    let items = items ?? []
    guard !items.elementsEqual(buttons.map(\.item), by: ===) else { return }
    let old = buttons
    buttons = items.map { item in
      old.first { $0.item === item } ?? UITabBarButton(item, observer: changeObserver)
    }
    for button in old where !buttons.contains(button) { button.removeFromSuperview() }
    layOutButtons()
    for (index, button) in buttons.enumerated() {
      if button.superview !== self || button.indexInSuperview != index {
        insertSubview(button, at: index)
      }
    }
  }

  /// Gives the buttons their shares where the bar had no size to share.
  open override var frame: CGRect {
    didSet { if oldValue.isEmpty { layOutButtons() } }
  }

  /// Gives the buttons their shares of the width. Only a subclass is laid out by the pass: the masks
  /// of the buttons keep the shares in other bars.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutButtons()
  }

  private func layOutButtons() {
    for (index, button) in buttons.enumerated() { button.frame = frameOfButton(at: index) }
  }

  /// Returns the rectangle of an item's button, in points of the bar: the part of the bar that is
  /// above the home indicator, in equal shares.
  private func frameOfButton(at index: Int) -> CGRect {
    let width = bounds.width / CGFloat(buttons.count)
    return CGRect(
      x: CGFloat(index) * width, y: 0, width: width, height: min(49, bounds.height))
  }

  /// Returns the button of an item.
  package final func button(of item: UITabBarItem) -> UITabBarButton? {
    buttons.first { $0.item === item }
  }

  final func pick(_ item: UITabBarItem) {
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
  }

  open override func captureState() -> () -> Void {
    capture(\.buttons, after: super.captureState())
  }
}

/// UIKit's own button in a tab bar: it selects its item when the finger lifts (simulator choice).
open class UITabBarButton: UIControl {
  override class var ownClass: UIView.Type { UITabBarButton.self }
  package override var actsByItself: Bool { true }

  final let item: UITabBarItem

  init(_ item: UITabBarItem, observer: (any ChangeObserver)?) {
    self.item = item
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleLeftMargin, .flexibleRightMargin]
    changeObserver = observer
  }

  /// Creates a button of a new item, which belongs to no bar.
  public override init(frame: CGRect) {
    item = UITabBarItem()
    super.init(frame: frame)
  }

  /// Returns nil, as there are no archives to read.
  public required init?(coder: NSCoder) { return nil }

  /// The title of the item.
  package final var title: String? {
    get { item.title }
    set {
      willChange()
      item.title = newValue
    }
  }

  fileprivate final func setSelected(_ isOn: Bool) {
    if isSelected != isOn { isSelected = isOn }
  }

  override func didLift(_ touch: UITouch, inside isInside: Bool, with event: UIEvent?) {
    guard isInside, let bar = superview as? UITabBar else { return }
    let tabs = bar.delegate as? UITabBarController
    let stack = tabs?.selectedViewController as? UINavigationController
    let top = stack?.topViewController
    bar.pick(item)
    tabs?.tellShownChild(event)
    if let stack, stack.topViewController !== top { stack.tellShownChild(event) }
  }

  open override func captureState() -> () -> Void {
    capture(\.item.title, after: super.captureState())
  }
}
