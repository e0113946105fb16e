import ResponderKit

/// The properties of particular classes of views.
enum ClassProperties {
  static let all: [Property] = texts + scrolling + controls + windows

  private static let texts: [Property] = [
    Property(
      "text", of: UILabel.self, .text, "its text", get: { $0.text }, set: { $0.text = $1 }),
    Property(
      "text", of: UITextField.self, .text, "its text", get: { $0.text }, set: { $0.text = $1 }),
    Property(
      "text", of: UITextView.self, .text, "its text", get: { $0.text }, set: { $0.text = $1 }),
    Property(
      "placeholder", of: UITextField.self, .text, "what it shows while empty",
      get: { $0.placeholder }, set: { $0.placeholder = $1 }),
    Property(
      "title", ["text"], of: UIButton.self, .text, "its title", get: { $0.title },
      set: { $0.title = $1 }),
  ]

  private static let scrolling: [Property] = [
    Property(
      "contentOffset", of: UIScrollView.self, .point, "the origin of its bounds (R8.4)",
      get: { $0.contentOffset }, set: { $0.contentOffset = $1 }),
    Property(
      "contentSize", of: UIScrollView.self, .size, "the size of its content",
      get: { $0.contentSize }, set: { $0.contentSize = $1 }),
    Property(
      "contentInset", of: UIScrollView.self, .insets, "how far it scrolls beyond its content",
      get: { $0.contentInset }, set: { $0.contentInset = $1 }),
  ]

  private static let controls: [Property] = [
    Property(
      "isSelected", ["selected"], of: UIControl.self, .bool, "whether the app selected it",
      get: { $0.isSelected }, set: { $0.isSelected = $1 }),
    Property(
      "isHighlighted", ["highlighted"], of: UIControl.self, .bool,
      "whether it is drawn as pressed", get: { $0.isHighlighted }, set: { $0.isHighlighted = $1 }),
    Property(
      "isOn", of: UISwitch.self, .bool, "whether it is on", get: { $0.isOn }, set: { $0.isOn = $1 }),
    Property(
      "minimumValue", of: UISlider.self, .number, "its least value",
      get: { CGFloat($0.minimumValue) }, set: { $0.minimumValue = Float($1) }),
    Property(
      "maximumValue", of: UISlider.self, .number, "its greatest value",
      get: { CGFloat($0.maximumValue) }, set: { $0.maximumValue = Float($1) }),
    Property(
      "value", of: UISlider.self, .number, "its value", get: { CGFloat($0.value) },
      set: { $0.value = Float($1) }),
    Property(
      "minimumValue", of: UIStepper.self, .number, "its least value",
      get: { CGFloat($0.minimumValue) }, set: { $0.minimumValue = Double($1) }),
    Property(
      "maximumValue", of: UIStepper.self, .number, "its greatest value",
      get: { CGFloat($0.maximumValue) }, set: { $0.maximumValue = Double($1) }),
    Property(
      "value", of: UIStepper.self, .number, "its value", get: { CGFloat($0.value) },
      set: { $0.value = Double($1) }),
    Property(
      "numberOfSegments", of: UISegmentedControl.self, .integer, "how many segments it has",
      get: { $0.numberOfSegments }, set: { $0.numberOfSegments = $1 }),
    Property(
      "selectedSegmentIndex", of: UISegmentedControl.self, .integer,
      "the picked segment, -1 for none", get: { $0.selectedSegmentIndex },
      set: { $0.selectedSegmentIndex = $1 }),
    Property(
      "numberOfPages", of: UIPageControl.self, .integer, "how many pages it has",
      get: { $0.numberOfPages }, set: { $0.numberOfPages = $1 }),
    Property(
      "currentPage", of: UIPageControl.self, .integer, "the page it shows",
      get: { $0.currentPage }, set: { $0.currentPage = $1 }),
  ]

  private static let windows: [Property] = [
    Property(
      "windowLevel", ["level"], of: UIWindow.self, .number, "how far in front it stands (R1.7)",
      get: { $0.windowLevel.rawValue },
      set: { $0.windowLevel = UIWindow.Level(rawValue: $1) }),
    Property(
      "isKeyWindow", ["key"], of: UIWindow.self, .bool,
      "whether it gets keys; touches never care (R1.5)", get: { $0.isKeyWindow }, isSaved: false),
    Property(
      "rootViewController", of: UIWindow.self, .responder, "the controller whose view fills it",
      get: { $0.rootViewController },
      set: { window, responder in window.rootViewController = responder as? UIViewController },
      isSaved: false),
  ]
}
