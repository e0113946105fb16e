import Foundation

/// The handle at the top edge of a sheet. UIKit's own class is private. A tap on it moves the sheet
/// to its next larger height, or from the largest to the lowest (R11.7). It is 36 × 5 points large,
/// 5 points below the edge (simulator choice).
open class UIGrabber: UIView {
  override class var ownClass: UIView.Type { UIGrabber.self }
  private static let tapped = Selector(("grabberWasTapped"))
  fileprivate static let size = CGSize(width: 36, height: 5)

  private final weak var controller: UIViewController?

  /// Creates the handle of a controller's sheet.
  init(of controller: UIViewController) {
    self.controller = controller
    super.init(frame: CGRect(origin: .zero, size: Self.size))
    let tap = UITapGestureRecognizer(target: self, action: Self.tapped)
    addGestureRecognizer(tap)
    changeObserver = controller.changeObserver
    tap.changeObserver = controller.changeObserver
  }

  /// Creates a handle of no sheet.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Returns nil, as there are no archives to read.
  public required init?(coder: NSCoder) { return nil }

  open override func method(for action: Selector) -> ActionMethod? {
    action == Self.tapped
      ? { _, _ in self.controller?.goToNextDetent() } : super.method(for: action)
  }
}

extension UIViewController {
  /// The handle of the sheet that is shown.
  private var grabber: UIGrabber? {
    presentationContainer?.subviews.lazy.compactMap { $0 as? UIGrabber }.first
  }

  /// Adds the handle of the sheet, or takes it away.
  final func updateGrabber() {
    guard let container = presentationContainer else { return }
    if !(presentation.hasGrabber && presentation.style.isSheet) {
      grabber?.removeFromSuperview()
    } else if grabber == nil {
      container.addSubview(UIGrabber(of: self))
    }
    placeGrabber()
  }

  /// Moves the handle to the edge of the sheet.
  final func placeGrabber() {
    guard let grabber, let sheet = viewIfLoaded?.frame else { return }
    let size = UIGrabber.size
    let frame = CGRect(
      x: sheet.midX - size.width / 2, y: sheet.minY + 5, width: size.width, height: size.height)
    if grabber.frame != frame { grabber.frame = frame }
  }

  fileprivate final func goToNextDetent() {
    let manager = manager
    let detents = manager.places.compactMap(\.detent).reversed()
    guard detents.count > 1,
      let next = detents.first(where: { $0 > presentation.detent }) ?? detents.first
    else { return }
    manager.rest(at: next)
  }
}
