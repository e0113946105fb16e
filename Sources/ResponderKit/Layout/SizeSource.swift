import Foundation
import Synchronization

/// Where the size of a view comes from, and with it often its place.
package enum SizeSource: String, CaseIterable, Sendable {
  /// The frame is as it says.
  case known
  /// Constraints, which are kept and not solved.
  case constraints
  /// The text that the view shows, which nobody measures.
  case text
  /// An image, whose size nobody gave.
  case image
  /// Code of an app that is not run.
  case code

  /// Indicates whether any size was ever unknown, so that it is worth while to look for such views.
  package static var hasUnknown: Bool { wasUnknown.load(ordering: .relaxed) }
  fileprivate static let wasUnknown = Atomic(false)
}

extension UIView {
  /// Where the size of the view comes from. A size that is set makes it known, unless constraints
  /// decide it: UIKit's layout replaces what code sets.
  package final var sizeSource: SizeSource {
    get {
      guard SizeSource.hasUnknown, let source = stateBox?.state.sizeSource else { return .known }
      return source == .constraints && isSizedByStackView ? .known : source
    }
    set {
      guard newValue != stateBox?.state.sizeSource ?? .known else { return }
      willChange()
      viewState.sizeSource = newValue
      if newValue != .known { SizeSource.wasUnknown.store(true, ordering: .relaxed) }
    }
  }

  /// The outermost of the view and its superviews whose size is not known; nil if there is none.
  ///
  /// - Complexity: O(depth).
  package final var outermostOfUnknownSize: UIView? {
    SizeSource.hasUnknown
      ? sequence(first: self, next: \.superview).reduce(nil) { found, view in
        view.sizeSource == .known ? found : view
      } : nil
  }

  /// Indicates whether a stack view gave the view its size, and no constraint of its own another one.
  private var isSizedByStackView: Bool {
    superview is UIStackView && !bounds.isEmpty && constraints.isEmpty
  }

  /// Notes that code is not run which may have given the view a size, if it has none.
  package final func sizeWasLeftOut() {
    if bounds.isEmpty, sizeSource == .known { sizeSource = .code }
  }

  /// Makes a size known that was set.
  final func sizeWasSet() {
    guard let source = stateBox?.state.sizeSource, source != .constraints else { return }
    viewState.sizeSource = .known
  }

  /// Where the size that fits the view comes from.
  final var sourceOfFit: SizeSource {
    let methods = codedMethods?.names ?? []
    guard methods.isDisjoint(with: ["sizeThatFits(_:)", "intrinsicContentSize"]),
      [fixedSize.width, fixedSize.height].contains(UIView.noIntrinsicMetric)
    else { return .known }
    switch self {
    case let label as UILabel: return label.text?.isEmpty == false ? .text : .known
    case let button as UIButton where button.currentTitle?.isEmpty == false: return .text
    case let button as UIButton: return button.currentImage == nil ? .known : .image
    case let view as UIImageView: return view.image == nil ? .known : .image
    case let control as UISegmentedControl: return control.numberOfSegments > 0 ? .text : .known
    case is UITextField, is UITextView: return .text
    default: return .known
    }
  }
}

extension StatefulObject {
  /// Notes that code of the view or controller is not run which may have given its views their sizes.
  package final func sizesWereLeftOut() {
    let view = self as? UIView ?? (self as? UIViewController)?.viewIfLoaded
    for subview in view?.subviews ?? [] { subview.sizeWasLeftOut() }
  }
}

extension UIImageView {
  /// Shows an image in its own size, which is not known.
  package final func fit(_ image: UIImage?) {
    self.image = image
    sizeSource = image == nil ? .known : .image
  }
}
