import Foundation

/// A bar for an app's own items. How UIKit's own bar hit-tests round its items is not known; this
/// one is an ordinary view (R2.14).
open class UIToolbar: UIView {
  override class var ownClass: UIView.Type { UIToolbar.self }
  package override var fixedSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }

  private final var shownItems: [UIBarButtonItem] = []

  /// The items, from left to right.
  open var items: [UIBarButtonItem]? {
    get { shownItems.isEmpty ? nil : shownItems }
    set { setItems(newValue, animated: false) }
  }

  /// Sets the items. There are no transitions.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    willChange()
    let old = shownItems
    shownItems = items ?? []
    show(shownItems, insteadOf: old)
    let fixed = shownItems.reduce(0) { $0 + ($1.isFlexible ? 0 : $1.size.width) }
    shownItems.layOut(from: 8, height: min(49, bounds.height), room: bounds.width - 16 - fixed)
  }

  open override func captureState() -> () -> Void {
    capture(\.shownItems, after: super.captureState())
  }
}
