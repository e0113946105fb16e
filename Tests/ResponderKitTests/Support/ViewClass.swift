import Foundation
import ResponderKit
import Testing

/// One of the library's view classes, for tables.
struct ViewClass: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var make: @Sendable (CGRect) -> UIView

  private init(_ name: String, _ make: @escaping @Sendable (CGRect) -> UIView) {
    testDescription = name
    self.make = make
  }

  static let controls = [
    ViewClass("UIControl") { UIControl(frame: $0) },
    ViewClass("UIButton") { UIButton(frame: $0) },
    ViewClass("UISwitch") { UISwitch(frame: $0) },
    ViewClass("UISlider") { UISlider(frame: $0) },
    ViewClass("UIStepper") { UIStepper(frame: $0) },
    ViewClass("UISegmentedControl") { UISegmentedControl(frame: $0) },
    ViewClass("UIPageControl") { UIPageControl(frame: $0) },
    ViewClass("UITextField") { UITextField(frame: $0) },
  ]

  /// The classes whose instances take touches from the start.
  static let interactive =
    controls + [
      ViewClass("UIView") { UIView(frame: $0) },
      ViewClass("UIStackView") { UIStackView(frame: $0) },
      ViewClass("UIScrollView") { UIScrollView(frame: $0) },
      ViewClass("UITableView") { UITableView(frame: $0) },
      ViewClass("UICollectionView") { UICollectionView(frame: $0) },
      ViewClass("UITextView") { UITextView(frame: $0) },
      ViewClass("UIVisualEffectView") { UIVisualEffectView(frame: $0) },
      ViewClass("UIActivityIndicatorView") { UIActivityIndicatorView(frame: $0) },
      ViewClass("UIProgressView") { UIProgressView(frame: $0) },
      ViewClass("UITransitionView") { UITransitionView(frame: $0) },
      ViewClass("UIDropShadowView") { UIDropShadowView(frame: $0) },
    ]

  static let inert = [
    ViewClass("UILabel") { UILabel(frame: $0) },
    ViewClass("UIImageView") { UIImageView(frame: $0) },
  ]
}
