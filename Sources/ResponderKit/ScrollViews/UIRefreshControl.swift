import Foundation

/// A control above the content of a scroll view. When a finger has dragged the content down by
/// 80 points, it begins to refresh and sends `valueChanged`.
open class UIRefreshControl: UIControl {
  override class var ownClass: UIView.Type { UIRefreshControl.self }
  open override var primaryEvent: Event { .valueChanged }

  /// How far the content has to be pulled below its top, in points (simulator choice).
  static let distance: CGFloat = 80

  /// Indicates whether the app loads something.
  public private(set) final var isRefreshing = false { willSet { willChange() } }

  /// Tells the control that the app loads something. It sends no event.
  open func beginRefreshing() { isRefreshing = true }

  /// Tells the control that the app has loaded it.
  open func endRefreshing() { isRefreshing = false }

  /// Inert: the words below the wheel.
  public final var attributedTitle: NSAttributedString? {
    get { inert() }
    set { setInert(newValue) }
  }

  /// Begins to refresh if the content is pulled far enough below its top, in points.
  final func contentWasPulled(by pull: CGFloat) {
    guard pull >= Self.distance, !isRefreshing, isEnabled, !isHidden else { return }
    isRefreshing = true
    sendActions(for: .valueChanged)
  }

  open override func captureState() -> () -> Void {
    capture(\.isRefreshing, after: super.captureState())
  }
}
