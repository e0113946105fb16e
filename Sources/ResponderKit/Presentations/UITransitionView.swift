import Foundation

/// The view that UIKit puts between a window and the view of a presented controller, and since iOS
/// 13 also the root view (R4.6, R11.4). It takes every touch in its bounds that its subviews do not
/// take.
open class UITransitionView: UIView {
  override class var ownClass: UIView.Type { UITransitionView.self }

  /// The pan that moves the sheet in the view; nil if there is no sheet (R11.7).
  final private(set) var sheetPan: ContainerPanGestureRecognizer?

  deinit {
    if sheetPan?.attachedView === self { sheetPan?.attachedView = nil }
  }

  /// Lets fingers move the sheet of a controller in the view.
  final func beginMovingSheet(of controller: UIViewController) {
    let pan = ContainerPanGestureRecognizer(of: SheetPull(of: controller), on: self)
    pan.changeObserver = changeObserver
    sheetPan = pan
  }

  package override var builtInRecognizers: [UIGestureRecognizer] {
    super.builtInRecognizers + stillHas([sheetPan])
  }

  /// Returns the containers that iOS 13 and later put round a root view, the outer one first.
  static func containers(for view: UIView, in size: CGSize) -> [UIView] {
    let transition = UITransitionView(frame: CGRect(origin: .zero, size: size))
    let shadow = UIDropShadowView(frame: CGRect(origin: .zero, size: size))
    transition.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    shadow.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    transition.changeObserver = view.changeObserver
    shadow.changeObserver = view.changeObserver
    transition.addSubview(shadow)
    shadow.addSubview(view)
    return [transition, shadow]
  }
}

/// The view that UIKit puts between a transition view and a controller's view (R4.6).
open class UIDropShadowView: UIView {
  override class var ownClass: UIView.Type { UIDropShadowView.self }
}

extension UIView {
  /// The view or its ancestor that is directly in the window, or the top of a tree without one.
  final var rootOfWindow: UIView {
    var view = self
    while let parent = view.superview, !(parent is UIWindow) { view = parent }
    return view
  }
}
