import Foundation

/// A view that an object makes for itself, such as a navigation controller's bar.
package struct OwnPart {
  /// The word that commands add to the object's name to call the view by.
  package let suffix: String
  /// The view.
  package let view: UIView

  /// Creates a part.
  package init(suffix: String, view: UIView) { (self.suffix, self.view) = (suffix, view) }
}

/// The places of UIKit's bars in the view of their controller. In a view that is as large as the
/// screen of a device they keep to its insets (R3.8). In others they are as on a phone without a
/// home button if the view is at least 812 points high, else as on one with it (simulator choice).
enum BarPlaces {
  /// The least width of a wide screen, in points (simulator choice).
  static let regularWidth: CGFloat = 700

  static func isTall(_ size: CGSize) -> Bool { size.height >= 812 }

  private static func insets(in size: CGSize) -> UIEdgeInsets {
    ScreenKind.knownInsets(of: size)
      ?? (isTall(size) ? UIEdgeInsets(top: 47, bottom: 34) : UIEdgeInsets(top: 20))
  }

  /// Returns the height of what is at the top of a screen of a size, both in points.
  static func topInset(of size: CGSize) -> CGFloat { insets(in: size).top }

  /// Returns the height of what is at the bottom of a screen of a size, both in points.
  static func bottomInset(of size: CGSize) -> CGFloat { insets(in: size).bottom }

  /// Returns the rectangle of a navigation bar in a view of a size, both in points.
  static func navigationBar(in size: CGSize) -> CGRect {
    CGRect(x: 0, y: topInset(of: size), width: size.width, height: 44)
  }

  /// Returns the rectangle of a tab bar in a view of a size, both in points.
  static func tabBar(in size: CGSize) -> CGRect {
    let height = 49 + bottomInset(of: size)
    return CGRect(x: 0, y: size.height - height, width: size.width, height: height)
  }
}

/// A child that a controller of UIKit's shows, with the place of its view.
package struct ShownChild {
  /// The child.
  package let controller: UIViewController
  /// The rectangle of its view in the container's view, in points.
  package let frame: CGRect
  /// The mask of its view.
  package var mask: UIView.AutoresizingMask = [.flexibleWidth, .flexibleHeight]

  init(_ controller: UIViewController, in frame: CGRect) {
    (self.controller, self.frame) = (controller, frame)
  }
}

/// A controller of UIKit's that shows the views of some of its children (R11.3).
package protocol ControllerContainer: UIViewController {
  /// The children that are shown, back to front.
  var shownChildren: [ShownChild] { get }
  /// Indicates whether a child is told that it appears before another one that it disappears.
  var tellsNewFirst: Bool { get }
}

extension ControllerContainer {
  package var tellsNewFirst: Bool { false }

  /// Puts the views of the children that are to be shown behind the bars, and takes those of others
  /// away. After the change the old ones are told first that it is done.
  func showChildren() {
    guard let view = viewIfLoaded else { return }
    // A child may have taken the container's own view, or one around it, for its view.
    let shown = shownChildren.filter { !view.isDescendant(of: $0.controller.view) }
    let views = shown.map { $0.controller.view as UIView }
    let old = view.subviews.filter { $0.viewController != nil && !views.contains($0) }
    let new = views.filter { $0.superview !== view }
    let isShown = view.window.map { !$0.isHidden } ?? false
    let leaving = isShown ? old.compactMap(\.viewController) : []
    let coming = isShown ? new.compactMap(\.viewController) : []
    let beginnings = leaving.map { ($0, false) } + coming.map { ($0, true) }
    for (controller, isComing) in tellsNewFirst ? beginnings.reversed() : beginnings {
      controller.beginAppearanceTransition(isComing, animated: false)
    }
    for view in old { view.removeFromSuperview() }
    for (index, child) in shown.enumerated() where new.contains(views[index]) {
      views[index].frame = child.frame
      views[index].autoresizingMask = child.mask
      view.insertSubview(views[index], at: index)
    }
    for controller in leaving + coming { controller.endAppearanceTransition() }
  }

  /// Reports which child is shown after a touch of the bar.
  func tellShownChild(_ event: UIEvent?) {
    guard let child = selectedChild else { return }
    event?.observer?.observe(
      .note(.shows(container: ObjectID(self), child: ObjectID(child))))
  }
}
