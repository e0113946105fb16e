import ResponderKit

extension ViewClass {
  /// The classes of the library that can be made by name, the plain view first.
  static let standard: [ViewClass] = [
    ViewClass(UIView.init(frame:), "a plain view", .clear),
    ViewClass(
      UILabel.init(frame:), "text; no interaction by default",
      elements: ["StaticText", "Text", "Heading"], .still),
    ViewClass(
      UIImageView.init(frame:), "a picture; no interaction by default", elements: ["Image"], .still),
    ViewClass(
      UIButton.init(frame:), "a control to press",
      elements: ["Button", "RadioButton", "PopUpButton", "MenuButton", "ToolbarButton"]),
    ViewClass(UIControl.init(frame:), "a control of your own", elements: ["DatePicker"]),
    ViewClass(
      UISwitch.init(frame:), "an on/off control", elements: ["Switch", "Toggle", "CheckBox"]),
    ViewClass(UISlider.init(frame:), "a control with a knob", elements: ["Slider"]),
    ViewClass(UIStepper.init(frame:), "a control with plus and minus", elements: ["Stepper"]),
    ViewClass(
      UISegmentedControl.init(frame:), "a control with segments", elements: ["SegmentedControl"]),
    ViewClass(UIPageControl.init(frame:), "a control with dots", elements: ["PageIndicator"]),
    ViewClass(
      UITextField.init(frame:), "a line of text to edit",
      elements: ["TextField", "SecureTextField", "SearchField", "SearchBar"]),
    ViewClass(
      UITextView.init(frame:), "several lines of text to edit", elements: ["TextView", "TextArea"]),
    ViewClass(
      UIScrollView.init(frame:), "a view whose content scrolls",
      elements: ["ScrollView", "ScrollArea"]),
    ViewClass(
      UITableView.init(frame:), "a scroll view of rows", elements: ["Table", "TableView"]),
    ViewClass(UITableViewCell.init(frame:), "a row with a contentView"),
    // An app cannot make a collection view without a layout.
    ViewClass(
      UICollectionView.init(frame:), "a scroll view of items", elements: ["CollectionView"],
      swiftName: "UIScrollView"),
    ViewClass(UICollectionViewCell.init(frame:), "an item with a contentView"),
    ViewClass(UIStackView.init(frame:), "a stack of views; takes touches like any view", .clear),
    ViewClass(UIVisualEffectView.init(frame:), "a blur with a contentView"),
    ViewClass(UINavigationBar.init(frame:), "a bar with a button that goes back"),
    ViewClass(UITabBar.init(frame:), "a bar of tabs; a 'controller NAME tab' fills one"),
    ViewClass(UIToolbar.init(frame:), "a bar for items of your own"),
    ViewClass(
      UIActivityIndicatorView.init(frame:), "a spinning wheel", elements: ["ActivityIndicator"],
      .still),
    ViewClass(
      UIProgressView.init(frame:), "a progress bar", elements: ["ProgressIndicator"]),
    ViewClass(
      UITransitionView.init(frame:), "UIKit's container of a presentation", swiftName: "UIView"),
    ViewClass(
      UIDropShadowView.init(frame:), "UIKit's container of a root view", swiftName: "UIView",
      .clear),
  ]

  /// The class of windows, which no command adds to a view.
  package static let window = ViewClass(UIWindow.init(frame:), "the top of a tree", .clear)
}
