import Foundation

/// A controller of two others side by side: a narrow one and a wide one. In a view that is less
/// than 700 points wide only one of them is shown (simulator choice).
open class UISplitViewController: UIViewController, ControllerContainer {
  /// The width of the first column, in points (simulator choice).
  static let primaryWidth: CGFloat = 320

  /// The controller that is shown while there is one column.
  private final weak var selected: UIViewController?

  /// The controllers: the narrow one, and the wide one. Others are not shown.
  open var viewControllers: [UIViewController] {
    get { children }
    set { replaceChildren(by: newValue) }
  }

  /// Indicates whether there is one column only.
  public final var isCollapsed: Bool {
    (viewIfLoaded?.bounds.width ?? 0) < BarPlaces.regularWidth
  }

  /// Shows one of the controllers if there is one column. UIKit's own method takes a column.
  package final func show(_ child: UIViewController) {
    guard child.parent === self else { return }
    willChange()
    selected = child
    showChildren()
  }

  /// The controller that is shown while there is one column: by default the last one.
  package final var shownController: UIViewController? {
    selected.flatMap { $0.parent === self ? $0 : nil } ?? children.last
  }

  package final var shownChildren: [ShownChild] {
    let bounds: CGRect = view.bounds
    guard !isCollapsed, children.count > 1 else {
      return shownController.map { [ShownChild($0, in: bounds)] } ?? []
    }
    let (primary, secondary) = bounds.divided(atDistance: Self.primaryWidth, from: .minXEdge)
    var first = ShownChild(children[0], in: primary)
    first.mask = [.flexibleHeight]
    return [first, ShownChild(children[1], in: secondary)]
  }

  /// Two columns are of equal rank, so that neither gets what has no place (simulator choice).
  override var selectedChild: UIViewController? {
    isCollapsed || children.count < 2 ? shownController : nil
  }

  override func childrenDidChange() {
    showChildren()
    // The column that was alone makes room.
    if isViewLoaded, !isCollapsed { placeColumns() }
  }

  /// Shows one column or two, as there is room.
  override func viewSizeDidChange() {
    showChildren()
    placeColumns()
  }

  private func placeColumns() {
    for child in shownChildren {
      let view: UIView = child.controller.view
      if view.frame != child.frame { view.frame = child.frame }
      if view.autoresizingMask != child.mask { view.autoresizingMask = child.mask }
    }
  }

  override func viewDidChange() { showChildren() }

  open override func captureState() -> () -> Void {
    capture(\.selected, after: super.captureState())
  }
}
