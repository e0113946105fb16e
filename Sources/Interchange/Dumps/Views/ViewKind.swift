import Foundation
import ResponderKit

/// Which of the library's classes stands for a class that a dump prints.
enum ViewKind {
  case plain, window, label, imageView, stackView, scrollView, tableView, collectionView, textView
  case activityIndicatorView, progressView, transitionView, dropShadowView
  case control, button, toggle, slider, stepper, segmentedControl, pageControl, textField

  /// The kind of the class itself if the library has it, else that of its printed base class, else
  /// that of a private class that is known, else that of its name.
  init(of dumped: DumpedView, isRoot: Bool) {
    let kind =
      Self.own[dumped.className] ?? dumped.baseClassName.flatMap(Self.init(known:))
      ?? Self.wellKnown[dumped.className] ?? (dumped.looksLikeWindow ? .window : .plain)
    self = kind == .window && !isRoot ? .plain : kind
  }

  /// The kind of one of the library's classes; plain for a class that has no kind of its own.
  init(ofClass name: String) {
    self = Self.own[name] ?? .plain
  }

  private init?(known name: String) {
    guard let kind = Self.own[name] ?? Self.wellKnown[name] else { return nil }
    self = kind
  }

  /// Whether it is a control, which may be disabled.
  var isControl: Bool {
    switch self {
    case .control, .button, .toggle, .slider, .stepper, .segmentedControl, .pageControl, .textField:
      true
    default: false
    }
  }

  /// Makes a view of no size.
  func make() -> UIView {
    switch self {
    case .plain: return UIView()
    case .window: return UIWindow()
    case .label: return UILabel()
    case .imageView: return UIImageView()
    case .stackView: return UIStackView()
    case .scrollView: return UIScrollView()
    case .tableView: return UITableView()
    case .collectionView: return UICollectionView()
    case .textView: return UITextView()
    case .activityIndicatorView: return UIActivityIndicatorView()
    case .progressView: return UIProgressView()
    case .transitionView: return UITransitionView()
    case .dropShadowView: return UIDropShadowView()
    case .control: return UIControl()
    case .button: return UIButton()
    case .toggle: return UISwitch()
    case .slider: return UISlider()
    case .stepper: return UIStepper()
    case .segmentedControl: return UISegmentedControl()
    case .pageControl: return UIPageControl()
    case .textField: return UITextField()
    }
  }

  private static let own: [String: ViewKind] = [
    "UIView": .plain, "UIVisualEffectView": .plain, "UIWindow": .window, "UILabel": .label,
    "UIImageView": .imageView, "UIStackView": .stackView, "UIScrollView": .scrollView,
    "UITableView": .tableView, "UICollectionView": .collectionView, "UITextView": .textView,
    "UIActivityIndicatorView": .activityIndicatorView, "UIProgressView": .progressView,
    "UITransitionView": .transitionView, "UIDropShadowView": .dropShadowView,
    "UIControl": .control, "UIButton": .button, "UISwitch": .toggle, "UISlider": .slider,
    "UIStepper": .stepper, "UISegmentedControl": .segmentedControl,
    "UIPageControl": .pageControl, "UITextField": .textField,
  ]
}

extension DumpedView {
  /// Whether the top of a tree is a window; any other top has to be put into one.
  var isWindowAtTop: Bool { ViewKind(of: self, isRoot: true) == .window }

  /// Apps and UIKit call their windows so, and only a window has a window's layer.
  fileprivate var looksLikeWindow: Bool {
    hasWindowLayer || className.hasSuffix("Window") || baseClassName?.hasSuffix("Window") == true
  }
}
