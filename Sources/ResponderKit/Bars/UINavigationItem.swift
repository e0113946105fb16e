import Foundation

/// What a controller shows in the bar of a navigation controller while it is at the top.
open class UINavigationItem {
  /// The controller whose item this is.
  final weak var controller: UIViewController?
  /// The title, which takes no touches here.
  open var title: String?
  /// The items on the right, the first one at the edge.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    get { state.right.isEmpty ? nil : state.right }
    set { change { $0.right = newValue ?? [] } }
  }
  /// The items on the left, the first one at the edge. They stand in place of the back button.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    get { state.left.isEmpty ? nil : state.left }
    set { change { $0.left = newValue ?? [] } }
  }
  /// The first item on the right.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { state.right.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// The first item on the left.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { state.left.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// Indicates whether the items on the left stand beside the back button.
  open var leftItemsSupplementBackButton: Bool {
    get { state.supplements }
    set { change { $0.supplements = newValue } }
  }
  /// Indicates whether there is no back button.
  open var hidesBackButton: Bool {
    get { state.hidesBack }
    set { change { $0.hidesBack = newValue } }
  }

  /// A wish for a large title.
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic, always, never, inline
  }

  /// A form of the title of the back button.
  public enum BackButtonDisplayMode: Int, Sendable {
    case `default`, generic, minimal
  }

  /// Inert: the wish for a large title. There is none here, so the bar is as high as it is without.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// Inert: the form of the title of the back button, which is always of the same size here.
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  /// Inert: the title of the back button of the controller above.
  open var backButtonTitle: String?
  /// Inert: the item that stands for the back button of the controller above. Here it lends its
  /// title only.
  open var backBarButtonItem: UIBarButtonItem?
  /// Inert: the words above the title. The bar is as high as it is without them.
  open var prompt: String?
  /// Inert: indicates whether the search bar goes when the content is scrolled. It is in no bar
  /// here.
  open var hidesSearchBarWhenScrolling = true
  /// Inert: the controller of a search, whose bar is in no bar here: an app adds it where it wants
  /// it.
  open var searchController: UISearchController?
  /// Inert: the looks of the bar while the controller is shown; nil for those of the bar.
  open var standardAppearance: UINavigationBarAppearance?
  /// Inert: the looks while nothing is scrolled below the bar.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// Inert: the looks in a low bar.
  open var compactAppearance: UINavigationBarAppearance?

  /// The view in the middle of the bar, in its own size, in place of the title. It takes touches.
  open var titleView: UIView? {
    get { state.titleView }
    set { change { $0.titleView = newValue } }
  }

  /// What is undone with the controller.
  struct State {
    var (left, right): ([UIBarButtonItem], [UIBarButtonItem]) = ([], [])
    var (supplements, hidesBack) = (false, false)
    var titleView: UIView?
  }

  final var state = State()

  /// Creates an item without buttons.
  public init(title: String = "") { self.title = title }

  private func change(_ body: (inout State) -> Void) {
    controller?.willChange()
    body(&state)
    (controller?.parent as? UINavigationController)?.updateItems()
  }
}

extension UINavigationBar {
  /// Shows the items of the controller at the top, at the edges of the bar.
  final func show(_ item: UINavigationItem?, canGoBack: Bool) {
    let state = item?.state ?? UINavigationItem.State()
    let items = state.left + state.right
    show(items, insteadOf: shownItems)
    if !items.elementsEqual(shownItems, by: ===) {
      willChange()
      shownItems = items
    }
    let hidesBack =
      !canGoBack || state.hidesBack || !state.left.isEmpty && !state.supplements
    if backButton.isHidden != hidesBack { backButton.isHidden = hidesBack }
    show(titleView: state.titleView)
    let left = hidesBack ? 8 : backButton.frame.maxX
    state.left.layOut(from: left, height: bounds.height)
    state.right.layOut(from: bounds.width - 8, height: bounds.height, isLeftward: true)
  }

  /// Shows a view in the middle of the bar, behind the items.
  private func show(titleView new: UIView?) {
    if let old = shownTitleView, old !== new, old.superview === self { old.removeFromSuperview() }
    if shownTitleView !== new {
      willChange()
      shownTitleView = new
    }
    guard let new else { return }
    if new.changeObserver == nil { new.changeObserver = changeObserver }
    if new.superview !== self { insertSubview(new, at: 0) }
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    if new.center != middle { new.center = middle }
  }
}

extension UIViewController {
  /// The controller's items for the bar of a navigation controller, those on the left first.
  package final var barButtonItems: [(item: UIBarButtonItem, isLeft: Bool)] {
    guard let state = navigationItemIfMade?.state else { return [] }
    return state.left.map { ($0, true) } + state.right.map { ($0, false) }
  }

  /// Takes an item out of those that the controller has.
  package final func remove(_ item: UIBarButtonItem) {
    navigationItem.leftBarButtonItems = navigationItem.state.left.filter { $0 !== item }
    navigationItem.rightBarButtonItems = navigationItem.state.right.filter { $0 !== item }
  }
}
