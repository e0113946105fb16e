import ResponderKit

extension ViewKind {
  /// Classes of UIKit and WebKit that dumps print without a base class, by what they inherit.
  static let wellKnown: [String: ViewKind] = [
    // Windows.
    "UITextEffectsWindow": .window, "UIRemoteKeyboardWindow": .window,
    "UIStatusBarWindow": .window, "UIAutoRotatingWindow": .window,
    // Labels.
    "UIButtonLabel": .label, "UITextFieldLabel": .label, "UITableViewLabel": .label,
    "UISegmentLabel": .label, "UITabBarButtonLabel": .label, "UIDateLabel": .label,
    "_UITableViewHeaderFooterViewLabel": .label,
    // Images.
    "UISegment": .imageView, "UITabBarSwappableImageView": .imageView,
    "UISearchBarBackground": .imageView, "_UIBarBackgroundShadowContentImageView": .imageView,
    // Scroll views.
    "WKScrollView": .scrollView, "WKChildScrollView": .scrollView,
    "_UIWebViewScrollView": .scrollView, "_UIQueuingScrollView": .scrollView,
    "UITableViewCellScrollView": .scrollView, "UIFieldEditor": .scrollView,
    "RCTCustomScrollView": .scrollView, "RCTEnhancedScrollView": .scrollView,
    "UIPickerTableView": .tableView,
    // Stacks.
    "_UIButtonBarStackView": .stackView,
    // Controls.
    "UIRoundedRectButton": .button, "UINavigationButton": .button, "_UIModernBarButton": .button,
    "_UIStepperButton": .button, "_UITableCellAccessoryButton": .button,
    "UISwipeActionStandardButton": .button,
    "_UIButtonBarButton": .control, "UITabBarButton": .control, "UIRefreshControl": .control,
    "UIDatePicker": .control, "UIColorWell": .control, "UITableViewIndex": .control,
    "UITableViewCellEditControl": .control, "UITableViewCellReorderControl": .control,
    "_UINavigationBarTitleControl": .control,
    "UISearchBarTextField": .textField, "UISearchTextField": .textField,
    "UIAlertControllerTextField": .textField,
    // Plain views whose names say otherwise.
    "UITableViewWrapperView": .plain, "_UIScrollViewScrollIndicator": .plain,
    "_UITextContainerView": .plain, "_UITextFieldContentView": .plain,
    "_UITextFieldCanvasView": .plain, "UITableViewCellContentView": .plain,
  ]

  /// The levels of the system's windows, as observed; no text prints levels.
  static let windowLevels: [String: UIWindow.Level] = [
    "UIStatusBarWindow": .statusBar,
    "UITextEffectsWindow": UIWindow.Level(rawValue: 2_100),
    "UIRemoteKeyboardWindow": UIWindow.Level(rawValue: 10_000_000),
  ]
}
