/// A type of element, as XCTest and the tools upon it name them.
enum ElementType: Equatable {
  case application
  case window
  /// A label or an image, which in UIKit takes no touches by itself.
  case still(baseClassName: String)
  /// A scroll view, a text view, a control.
  case active(baseClassName: String)
  /// Everything else: a view of which no more is known.
  case other

  init(named name: String) {
    self = Self.byName[Self.withoutPrefix(Substring(name))] ?? .other
  }

  var isStill: Bool {
    if case .still = self { true } else { false }
  }

  /// A type's name without what XCTest, UIAutomation or macOS puts before it.
  static func withoutPrefix(_ name: Substring) -> Substring {
    for prefix in ["XCUIElementType", "UIA", "AX"] where name.hasPrefix(prefix) {
      let rest = name.dropFirst(prefix.count)
      // UIActivityIndicatorView has no prefix of UIAutomation's.
      if rest.first?.isUppercase == true { return rest }
    }
    return name
  }

  /// The class of UIKit's that comes nearest to it.
  var baseClassName: String {
    switch self {
    case .application, .window: "UIWindow"
    case .still(let name), .active(let name): name
    case .other: "UIView"
    }
  }

  private static let byName: [Substring: ElementType] = [
    "Application": .application, "Window": .window,
    "StaticText": .still(baseClassName: "UILabel"), "Text": .still(baseClassName: "UILabel"),
    "Heading": .still(baseClassName: "UILabel"),
    "Image": .still(baseClassName: "UIImageView"),
    "ActivityIndicator": .still(baseClassName: "UIActivityIndicatorView"),
    "Button": .active(baseClassName: "UIButton"),
    "RadioButton": .active(baseClassName: "UIButton"),
    "PopUpButton": .active(baseClassName: "UIButton"),
    "MenuButton": .active(baseClassName: "UIButton"),
    "ToolbarButton": .active(baseClassName: "UIButton"),
    "Switch": .active(baseClassName: "UISwitch"), "Toggle": .active(baseClassName: "UISwitch"),
    "CheckBox": .active(baseClassName: "UISwitch"),
    "TextField": .active(baseClassName: "UITextField"),
    "SecureTextField": .active(baseClassName: "UITextField"),
    "SearchField": .active(baseClassName: "UITextField"),
    "SearchBar": .active(baseClassName: "UITextField"),
    "TextView": .active(baseClassName: "UITextView"),
    "TextArea": .active(baseClassName: "UITextView"),
    "Slider": .active(baseClassName: "UISlider"),
    "Stepper": .active(baseClassName: "UIStepper"),
    "SegmentedControl": .active(baseClassName: "UISegmentedControl"),
    "PageIndicator": .active(baseClassName: "UIPageControl"),
    "DatePicker": .active(baseClassName: "UIControl"),
    "ProgressIndicator": .active(baseClassName: "UIProgressView"),
    "ScrollView": .active(baseClassName: "UIScrollView"),
    "ScrollArea": .active(baseClassName: "UIScrollView"),
    "Table": .active(baseClassName: "UITableView"),
    "TableView": .active(baseClassName: "UITableView"),
    "CollectionView": .active(baseClassName: "UICollectionView"),
  ]
}
