import ResponderKit

enum ControlProperties {
  static let all: [Property] = common + knobs + steppers + choices + cells

  private static let cells: [Property] = [
    Property(
      "isSelected", ["selected"], of: UITableViewCell.self, .bool, "whether the row is selected",
      get: { $0.isSelected }, set: { $0.isSelected = $1 }),
    Property(
      "isHighlighted", ["highlighted"], of: UITableViewCell.self, .bool,
      "whether a finger is on the row", get: { $0.isHighlighted }, set: { $0.isHighlighted = $1 }),
    Property(
      "isSelected", ["selected"], of: UICollectionViewCell.self, .bool,
      "whether the item is selected", get: { $0.isSelected }, set: { $0.isSelected = $1 }),
    Property(
      "isHighlighted", ["highlighted"], of: UICollectionViewCell.self, .bool,
      "whether a finger is on the item", get: { $0.isHighlighted },
      set: { $0.isHighlighted = $1 }),
    Property(
      "allowsSelection", of: UITableView.self, .bool, "whether a touch selects rows",
      get: { $0.allowsSelection }, set: { $0.allowsSelection = $1 }),
    Property(
      "allowsMultipleSelection", of: UITableView.self, .bool,
      "whether several rows can be selected", get: { $0.allowsMultipleSelection },
      set: { $0.allowsMultipleSelection = $1 }),
    Property(
      "allowsSelection", of: UICollectionView.self, .bool, "whether a touch selects items",
      get: { $0.allowsSelection }, set: { $0.allowsSelection = $1 }),
    Property(
      "allowsMultipleSelection", of: UICollectionView.self, .bool,
      "whether several items can be selected", get: { $0.allowsMultipleSelection },
      set: { $0.allowsMultipleSelection = $1 }),
  ]

  private static let common: [Property] = [
    Property(
      "isSelected", ["selected"], of: UIControl.self, .bool, "whether the app selected it",
      get: { $0.isSelected }, set: { $0.isSelected = $1 }),
    Property(
      "isHighlighted", ["highlighted"], of: UIControl.self, .bool,
      "whether it is drawn as pressed", get: { $0.isHighlighted }, set: { $0.isHighlighted = $1 }),
    Property(
      "isTracking", ["tracking"], of: UIControl.self, .bool, "whether it tracks a finger (R7.1)",
      get: { $0.isTracking }, isSaved: false),
    Property(
      "isTouchInside", ["touchInside"], of: UIControl.self, .bool,
      "whether the finger that it tracks is inside or near (R7.5)", get: { $0.isTouchInside },
      isSaved: false),
    Property(
      "showsMenuAsPrimaryAction", of: UIControl.self, .bool,
      "whether a touch opens its menu (R7.13)", get: { $0.showsMenuAsPrimaryAction },
      set: { $0.showsMenuAsPrimaryAction = $1 }),
    Property(
      "changesSelectionAsPrimaryAction", of: UIButton.self, .bool,
      "whether a press selects it (R7.13)", get: { $0.changesSelectionAsPrimaryAction },
      set: { $0.changesSelectionAsPrimaryAction = $1 }),
  ]

  private static let knobs: [Property] = [
    Property(
      "isOn", of: UISwitch.self, .bool, "whether it is on", get: { $0.isOn }, set: { $0.isOn = $1 }),
    Property(
      "minimumValue", of: UISlider.self, .number, "its minimum",
      get: { $0.minimumValue.shortest }, set: { $0.minimumValue = Float($1) }),
    Property(
      "maximumValue", of: UISlider.self, .number, "its maximum",
      get: { $0.maximumValue.shortest }, set: { $0.maximumValue = Float($1) }),
    Property(
      "value", of: UISlider.self, .number, "its value", get: { $0.value.shortest },
      set: { $0.value = Float($1) }),
    Property(
      "isContinuous", ["continuous"], of: UISlider.self, .bool,
      "whether it sends every change, or only the last one (R7.10)", get: { $0.isContinuous },
      set: { $0.isContinuous = $1 }),
  ]

  private static let steppers: [Property] = [
    limit("minimumValue", "its minimum", \.least),
    limit("maximumValue", "its maximum", \.greatest),
    Property(
      "value", of: UIStepper.self, .number, "its value", get: { CGFloat($0.value) },
      set: { $0.value = Double($1) }),
    limit("stepValue", "how much one step adds", \.step),
    Property(
      "isContinuous", ["continuous"], of: UIStepper.self, .bool,
      "whether it sends every step, or only the last one", get: { $0.isContinuous },
      set: { $0.isContinuous = $1 }),
    Property(
      "autorepeat", of: UIStepper.self, .bool,
      "whether it goes on counting while the finger is down",
      get: { $0.autorepeat }, set: { $0.autorepeat = $1 }),
    Property(
      "wraps", of: UIStepper.self, .bool, "whether it continues at the other end",
      get: { $0.wraps }, set: { $0.wraps = $1 }),
  ]

  /// A number that a stepper counts by. One for which UIKit raises an exception changes nothing
  /// (R7.15).
  private static func limit(
    _ name: String, _ summary: String,
    _ number: WritableKeyPath<UIStepper.Numbers, Double> & Sendable
  ) -> Property {
    Property(
      name, of: UIStepper.self, .number, summary,
      get: { CGFloat($0.numbers[keyPath: number]) }, set: { $0.set(number, to: Double($1)) })
  }

  private static let choices: [Property] = [
    Property(
      "isMomentary", ["momentary"], of: UISegmentedControl.self, .bool,
      "whether a segment is selected only during its action", get: { $0.isMomentary },
      set: { $0.isMomentary = $1 }),
    Property(
      "numberOfSegments", of: UISegmentedControl.self, .integer, "how many segments it has",
      get: { $0.numberOfSegments }, set: { $0.numberOfSegments = $1 }),
    Property(
      "selectedSegmentIndex", of: UISegmentedControl.self, .integer,
      "the selected segment, -1 for none", get: { $0.selectedSegmentIndex },
      set: { $0.selectedSegmentIndex = $1 }),
    Property(
      "numberOfPages", of: UIPageControl.self, .integer, "how many pages it has",
      get: { $0.numberOfPages }, set: { $0.numberOfPages = $1 }),
    Property(
      "currentPage", of: UIPageControl.self, .integer, "the page it shows",
      get: { $0.currentPage }, set: { $0.currentPage = $1 }),
  ]
}

extension UIStepper {
  /// Returns the mistake that another value of a property would be; nil if UIKit takes it (R7.15).
  package final func mistake(setting property: String, to value: Double) -> Mistake? {
    switch property {
    case "minimumValue": mistake(setting: \.least, to: value)
    case "maximumValue": mistake(setting: \.greatest, to: value)
    case "stepValue": mistake(setting: \.step, to: value)
    default: nil
    }
  }
}
