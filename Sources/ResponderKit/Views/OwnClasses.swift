/// The library's own view classes: an instance of exactly one of them overrides nothing, so that
/// hit-testing need not call it.
enum OwnClasses {
  static let all: [UIView.Type] = [
    UIView.self, UIWindow.self, UILabel.self, UIImageView.self, UIStackView.self,
    UIScrollView.self, UITableView.self, UICollectionView.self, UITextView.self,
    UIVisualEffectView.self, UIActivityIndicatorView.self, UIProgressView.self,
    UITransitionView.self, UIDropShadowView.self, UIControl.self, UIButton.self, UISwitch.self,
    UISlider.self, UIStepper.self, UISegmentedControl.self, UIPageControl.self, UITextField.self,
  ]

  private static let identifiers = Set(all.map { ObjectIdentifier($0) })

  static func contain(_ type: UIView.Type) -> Bool {
    type == UIView.self || identifiers.contains(ObjectIdentifier(type))
  }
}
