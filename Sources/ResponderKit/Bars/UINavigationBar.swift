import Foundation

/// The bar at the top of a navigation controller. How UIKit's own bar hit-tests round its items is
/// not known; this one is an ordinary view (R2.14).
open class UINavigationBar: UIView {
  override class var ownClass: UIView.Type { UINavigationBar.self }
  package override var fixedSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }

  /// The button that goes back, of private classes in UIKit; hidden if there is no way back.
  package let backButton: UINavigationButton
  /// The items whose views are in the bar.
  final var shownItems: [UIBarButtonItem] = []
  /// The view in the middle of the bar.
  final var shownTitleView: UIView?
  /// The controller whose bar this is.
  package internal(set) final weak var controller: UINavigationController?

  /// Creates a bar whose back button is hidden.
  public override init(frame: CGRect) {
    // The place and size of the button are a simulator choice.
    backButton = UINavigationButton(frame: CGRect(x: 8, y: 0, width: 80, height: 44))
    super.init(frame: frame)
    core.pointee.flags.insert(.movesInsets)
    backButton.isHidden = true
    addSubview(backButton)
  }

  /// Returns nil, as there are no archives to read.
  public required init?(coder: NSCoder) { return nil }

  package override var ownParts: [OwnPart] { [OwnPart(suffix: "back", view: backButton)] }

  open override func captureState() -> () -> Void {
    capture(\.shownItems, \.shownTitleView, after: super.captureState())
  }
}

/// UIKit's own button of a navigation bar: it goes back (simulator choice: when the finger lifts).
open class UINavigationButton: UIButton {
  override class var ownClass: UIView.Type { UINavigationButton.self }
  package override var actsByItself: Bool { true }

  override func didLift(_ touch: UITouch, inside isInside: Bool, with event: UIEvent?) {
    super.didLift(touch, inside: isInside, with: event)
    guard isInside, let controller = (superview as? UINavigationBar)?.controller else { return }
    controller.popViewController(animated: true)
    controller.tellShownChild(event)
  }
}
