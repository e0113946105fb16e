// UIKit's name.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the class of a name that UIKit has, also a private one such as `UITabBarButton`; nil if
/// this library has none of that name. The function of Foundation does not know these classes by
/// UIKit's names. A file that imports both says which one it means:
/// `ResponderKit.NSClassFromString`, or `import func ResponderKit.NSClassFromString`.
public func NSClassFromString(_ aClassName: String) -> AnyClass? { UIKitClasses.named[aClassName] }

/// The classes under the names that UIKit has for them.
enum UIKitClasses {
  /// The classes by their names.
  static let named = Dictionary(uniqueKeysWithValues: all.map { ("\($0)", $0) })

  /// All classes; a test compares them with the declarations.
  private static var all: [AnyClass] {
    responders + views + controls + bars + controllers + recognizers + events + values
  }

  private static var responders: [AnyClass] {
    [
      UIApplication.self, UIPresentationController.self, UIPopoverPresentationController.self,
      UIResponder.self, UIScene.self, UISheetPresentationController.self, UIWindowScene.self,
    ]
  }

  private static var views: [AnyClass] {
    [
      UIActivityIndicatorView.self, UICollectionView.self, UICollectionViewCell.self,
      UIDimmingView.self, UIDropShadowView.self, UIImageView.self,
      UIInputSetContainerView.self, UIInputSetHostView.self, UIKeyboardImpl.self, UILabel.self,
      UIProgressView.self, UIRemoteKeyboardWindow.self, UIScrollView.self, UIStackView.self,
      UITableView.self, UITableViewCell.self, UITextView.self, UIAlertButton.self, UIGrabber.self,
      UISearchBar.self, UITableViewHeaderFooterView.self, UITransitionView.self, UIView.self,
      UIVisualEffectView.self, UIWindow.self,
    ]
  }

  private static var controls: [AnyClass] {
    [
      UIButton.self, UIControl.self, UIPageControl.self, UIRefreshControl.self,
      UISearchTextField.self, UISegmentedControl.self, UISlider.self,
      UIStepper.self, UISwitch.self, UITextField.self,
    ]
  }

  private static var bars: [AnyClass] {
    [
      UIBarAppearance.self, UIBarButtonItem.self, UIBarItem.self, UINavigationBarAppearance.self,
      UITabBarAppearance.self, UIToolbarAppearance.self, UINavigationBar.self,
      UINavigationButton.self,
      UINavigationItem.self, UITabBar.self, UITabBarButton.self, UITabBarItem.self, UIToolbar.self,
      _UIButtonBarButton.self,
    ]
  }

  private static var controllers: [AnyClass] {
    [
      UIAlertController.self, UIInputViewController.self, UINavigationController.self,
      UISearchController.self, UITableViewController.self, UISplitViewController.self,
      UITabBarController.self, UIViewController.self,
    ]
  }

  private static var recognizers: [AnyClass] {
    [
      UIGestureRecognizer.self, UIHoverGestureRecognizer.self, UILongPressGestureRecognizer.self,
      UIPanGestureRecognizer.self, UIPinchGestureRecognizer.self,
      UIRotationGestureRecognizer.self, UIScreenEdgePanGestureRecognizer.self,
      UISwipeGestureRecognizer.self, UITapGestureRecognizer.self,
    ]
  }

  private static var events: [AnyClass] {
    [
      UIAction.self, UIAlertAction.self, UICommand.self, UIContextMenuInteraction.self,
      UIDragInteraction.self, UIDropInteraction.self, UIEvent.self, UIFeedbackGenerator.self,
      UIImpactFeedbackGenerator.self, UIKey.self, UIKeyCommand.self, UIMenu.self,
      UIMenuElement.self, UINotificationFeedbackGenerator.self, UIPointerInteraction.self,
      UIPress.self, UIPressesEvent.self, UISelectionFeedbackGenerator.self, UITouch.self,
      UIViewPropertyAnimator.self,
    ]
  }

  private static var values: [AnyClass] {
    [
      CAGradientLayer.self, CALayer.self, CAShapeLayer.self, NSLayoutConstraint.self,
      NSLayoutDimension.self, NSLayoutXAxisAnchor.self, NSLayoutYAxisAnchor.self,
      NSMutableParagraphStyle.self, NSParagraphStyle.self, UIAccessibilityCustomAction.self,
      UIBezierPath.self, UIBlurEffect.self, UICollectionViewFlowLayout.self,
      UICollectionViewLayout.self, UICollectionViewLayoutAttributes.self, UIColor.self,
      UIContextMenuConfiguration.self, UIDevice.self, UIFont.self, UIFontMetrics.self, UIImage.self,
      UIKeyboardLayoutGuide.self, UILayoutGuide.self, UIScreen.self, UIStoryboard.self,
      UITraitCollection.self, UIVibrancyEffect.self, UIVisualEffect.self,
    ]
  }
}
