import ResponderKit

/// The classes of views that can be made by name.
package struct ViewClass: Sendable {
  /// The class's name.
  package let name: String
  /// One sentence about it.
  package let summary: String
  /// Makes a view of the class.
  package let make: @Sendable (CGRect) -> UIView

  /// All classes, the plain view first.
  package static let all: [ViewClass] = [
    ViewClass(name: "UIView", summary: "a plain view") { UIView(frame: $0) },
    ViewClass(name: "UILabel", summary: "text; no interaction by default") { UILabel(frame: $0) },
    ViewClass(name: "UIImageView", summary: "a picture; no interaction by default") {
      UIImageView(frame: $0)
    },
    ViewClass(name: "UIButton", summary: "a control to press") { UIButton(frame: $0) },
    ViewClass(name: "UIControl", summary: "a control of your own") { UIControl(frame: $0) },
    ViewClass(name: "UISwitch", summary: "an on/off control") { UISwitch(frame: $0) },
    ViewClass(name: "UISlider", summary: "a control with a knob") { UISlider(frame: $0) },
    ViewClass(name: "UIStepper", summary: "a control with plus and minus") {
      UIStepper(frame: $0)
    },
    ViewClass(name: "UISegmentedControl", summary: "a control with segments") {
      UISegmentedControl(frame: $0)
    },
    ViewClass(name: "UIPageControl", summary: "a control with dots") { UIPageControl(frame: $0) },
    ViewClass(name: "UITextField", summary: "a line of text to edit") { UITextField(frame: $0) },
    ViewClass(name: "UITextView", summary: "a page of text to edit") { UITextView(frame: $0) },
    ViewClass(name: "UIScrollView", summary: "a view larger inside than outside") {
      UIScrollView(frame: $0)
    },
    ViewClass(name: "UITableView", summary: "a scroll view of rows") { UITableView(frame: $0) },
    ViewClass(name: "UICollectionView", summary: "a scroll view of items") {
      UICollectionView(frame: $0)
    },
    ViewClass(name: "UIStackView", summary: "an ordinary view for touches") {
      UIStackView(frame: $0)
    },
    ViewClass(name: "UIVisualEffectView", summary: "a blur with a contentView") {
      UIVisualEffectView(frame: $0)
    },
    ViewClass(name: "UIActivityIndicatorView", summary: "a turning wheel") {
      UIActivityIndicatorView(frame: $0)
    },
    ViewClass(name: "UIProgressView", summary: "a bar of progress") { UIProgressView(frame: $0) },
    ViewClass(name: "UITransitionView", summary: "UIKit's container of a presentation") {
      UITransitionView(frame: $0)
    },
    ViewClass(name: "UIDropShadowView", summary: "UIKit's container of a root view") {
      UIDropShadowView(frame: $0)
    },
  ]

  /// The class of a name.
  package static func named(_ name: String) -> ViewClass? { byName[name] }

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
}
