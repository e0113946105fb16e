import Foundation

/// What an item of a bar has, whatever the bar is.
open class UIBarItem {
  /// The title.
  open var title: String?
  /// A number that an app may use to find the item.
  open var tag: Int
  /// Indicates whether the item takes touches.
  open var isEnabled = true
  /// Inert: the image.
  open var image: UIImage?
  /// Inert: the space round the image, in points. The button of the item keeps its place.
  open var imageInsets = UIEdgeInsets.zero
  /// Inert: the name by which tests find the item.
  open var accessibilityIdentifier: String?

  /// Inert: what the item is, in words.
  open var accessibilityLabel: String?
  /// Inert: what happens when the item is activated, in words.
  open var accessibilityHint: String?
  /// Inert: the image beside a narrow bar; nil for the usual one.
  open var landscapeImagePhone: UIImage?
  private final var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  /// Inert: sets the looks of the title in a state.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[state] = attributes
  }

  /// Inert: returns the looks of the title in a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state]
  }

  init(title: String?, tag: Int) { (self.title, self.tag) = (title, tag) }
}

/// An item of a bar: a button that sends an action, a view of the app's, or room (R7.7).
open class UIBarButtonItem: UIBarItem {
  /// The looks of an item, which do not matter for touches.
  public enum Style: Int, Sendable {
    /// A plain item.
    case plain = 0
    /// An item that ends an editing.
    case done = 2
  }

  /// An item that the system knows. Those that are no room are buttons.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action
    case organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward
    case undo, redo, close = 24
  }

  /// Inert: the looks.
  open var style: Style
  /// Inert: the colour; nil for that of the bar.
  open var tintColor: UIColor?
  /// The width in points; 0 for 44, or nothing for room (simulator choice).
  open var width: CGFloat = 0
  /// The object that performs the action; nil for the first responder up the chain that does (R7.8).
  open weak var target: AnyObject? { didSet { handlersDidChange() } }
  /// The name of the action.
  open var action: Selector? { didSet { handlersDidChange() } }
  /// The closure that runs instead of an action of a target.
  open var primaryAction: UIAction? { didSet { handlersDidChange() } }
  /// Inert: the menu that the button shows.
  open var menu: UIMenu?
  /// Inert: the titles that the item may have. Its width does not follow from them.
  open var possibleTitles: Set<String>?
  /// The view of the app's that stands for the button. One that is set while a bar shows the item comes
  /// in when the items are set again (simulator choice).
  open var customView: UIView?
  /// UIKit's own button of the item.
  package let button = _UIButtonBarButton(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
  /// Indicates whether the item is room that takes what is left.
  let isFlexible: Bool
  private let isSpace: Bool

  private init(
    _ title: String?, _ style: Style, customView: UIView? = nil, space: SystemItem? = nil
  ) {
    (self.style, self.customView) = (style, customView)
    isSpace = space != nil
    isFlexible = space == .flexibleSpace
    super.init(title: title, tag: 0)
    button.item = self
  }

  /// Creates an item without an action.
  public convenience init() { self.init(nil, .plain) }

  /// Creates an item that sends an action to a target, or to who performs it up the chain.
  public convenience init(
    title: String?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(title, style)
    self.target = target as AnyObject?
    self.action = action
    // Initializers call no observers.
    handlersDidChange()
  }

  /// Creates an item with an image instead of a title.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  /// Creates an item that the system knows.
  public convenience init(
    barButtonSystemItem item: SystemItem, target: Any? = nil,
    action: Selector? = nil
  ) {
    let isSpace = item == .flexibleSpace || item == .fixedSpace
    self.init(
      isSpace ? nil : "\(item)".capitalized, item == .done ? .done : .plain,
      space: isSpace ? item : nil)
    self.target = target as AnyObject?
    self.action = action
    handlersDidChange()
  }

  /// Creates an item that runs a closure.
  public convenience init(title: String? = nil, primaryAction: UIAction?) {
    self.init(title ?? primaryAction?.title, .plain)
    self.primaryAction = primaryAction
    handlersDidChange()
  }

  /// Creates an item with a closure, a menu or both.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu?
  ) {
    self.init(title: title, primaryAction: primaryAction)
    (self.image, self.menu) = (image ?? primaryAction?.image, menu)
  }

  /// Creates an item that the system knows, with a closure.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(barButtonSystemItem: systemItem)
    (self.primaryAction, self.menu) = (primaryAction, menu)
    handlersDidChange()
  }

  /// Creates an item of a view of the app's.
  public convenience init(customView: UIView) { self.init(nil, .plain, customView: customView) }

  /// Returns room that takes what is left.
  public static func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace)
  }

  /// Returns room of a width in points.
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace)
    item.width = width
    return item
  }

  open override var isEnabled: Bool {
    get { button.isEnabled }
    set { button.isEnabled = newValue }
  }

  /// The view in the bar; nil for room.
  package final var view: UIView? { isSpace ? nil : customView ?? button }

  /// The size in a bar, in points.
  final var size: CGSize {
    if let customView { return customView.bounds.size }
    return CGSize(width: width > 0 || isSpace ? width : 44, height: 44)
  }

  private func handlersDidChange() {
    button.removeTarget(nil, action: nil, for: .touchUpInside)
    if let primaryAction {
      button.addAction(primaryAction, for: .touchUpInside)
    } else if let action {
      button.addTarget(target, action: action, for: .touchUpInside)
    }
  }
}

/// UIKit's own button of an item in a navigation bar or a toolbar, which sends the item's actions.
open class _UIButtonBarButton: UIControl {
  override class var ownClass: UIView.Type { _UIButtonBarButton.self }

  /// The item, which has the button.
  package internal(set) final weak var item: UIBarButtonItem?

  /// The title of the item.
  package final var title: String? {
    get { item?.title }
    set {
      willChange()
      item?.title = newValue
    }
  }

  open override func sendAction(
    _ action: Selector, to target: Any?, for event: UIEvent?
  ) {
    guard let item, let application = window?.application else {
      return super.sendAction(action, to: target, for: event)
    }
    _ = application.sendAction(action, to: target, from: item, for: event)
  }

  open override func captureState() -> () -> Void {
    let base = super.captureState()
    let title = item?.title
    return { [self] in
      base()
      item?.title = title
    }
  }
}

extension [UIBarButtonItem] {
  /// Puts the views of the items side by side from an edge on, to its left if `isLeftward`, 44
  /// points high in the middle of a bar (simulator choice). What is flexible gets the room.
  func layOut(
    from edge: CGFloat, height: CGFloat, room: CGFloat = 0, isLeftward: Bool = false
  ) {
    let flexible = count { $0.isFlexible }
    var x = edge
    for item in self {
      let width = item.isFlexible ? Swift.max(0, room) / CGFloat(flexible) : item.size.width
      if isLeftward { x -= width }
      if let view = item.view {
        let frame = CGRect(
          x: x, y: (height - item.size.height) / 2, width: width, height: item.size.height)
        if view.frame != frame { view.frame = frame }
        let mask: UIView.AutoresizingMask = isLeftward ? [.flexibleLeftMargin] : []
        if view.autoresizingMask != mask { view.autoresizingMask = mask }
      }
      if !isLeftward { x += width }
    }
  }
}

extension UIView {
  /// Makes the views of some items subviews, and takes those of others away.
  final func show(_ new: [UIBarButtonItem], insteadOf old: [UIBarButtonItem]) {
    let views = new.compactMap(\.view)
    for view in old.compactMap(\.view) where view.superview === self && !views.contains(view) {
      view.removeFromSuperview()
    }
    for view in views where view.superview !== self {
      if view.changeObserver == nil { view.changeObserver = changeObserver }
      addSubview(view)
    }
  }
}
