import ResponderKit

/// A recognizer that UIKit makes for a view or a controller, as commands call it: `list.pan`.
enum OwnRecognizer: String, CaseIterable {
  /// The pan of a scroll view or of a sheet (R8.3, R11.7).
  case pan
  /// The pinch of a scroll view (R8.3).
  case pinch
  /// The pan of a stack from the left edge (R11.8).
  case pop
  /// The pan of a stack from anywhere (R11.8).
  case contentPop

  /// The name of UIKit's property; that of a sheet's pan is private.
  var property: String {
    switch self {
    case .pan: "panGestureRecognizer"
    case .pinch: "pinchGestureRecognizer"
    case .pop: "interactivePopGestureRecognizer"
    case .contentPop: "interactiveContentPopGestureRecognizer"
    }
  }

  /// Returns the recognizer of an object; nil if it has none of the kind.
  func find(_ owner: StatefulObject) -> UIGestureRecognizer? {
    let (scrollView, controller) = (owner as? UIScrollView, owner as? UIViewController)
    // The pans of a stack are made with its view, which a question does not load.
    let stack = (owner as? UINavigationController).flatMap { $0.isViewLoaded ? $0 : nil }
    return switch self {
    case .pan: scrollView?.panGestureRecognizer ?? controller?.sheetPanGestureRecognizer
    case .pinch: scrollView?.pinchGestureRecognizer
    case .pop: stack?.interactivePopGestureRecognizer
    case .contentPop: stack?.interactiveContentPopGestureRecognizer
    }
  }

  /// Returns the text that a command calls a recognizer by; nil if UIKit did not make it for an object
  /// with a name.
  static func reference(to recognizer: UIGestureRecognizer, _ names: NameTable) -> String? {
    guard let owner = recognizer.maker, let name = names.name(of: owner) else { return nil }
    return allCases.first { $0.find(owner) === recognizer }.map { "\(name).\($0.rawValue)" }
  }
}

extension UIGestureRecognizer {
  /// Indicates whether a controller made the recognizer to move its sheet (R11.7).
  package final var isOfSheet: Bool { ownController?.sheetPanGestureRecognizer === self }

  /// The object that has the recognizer of UIKit's as a property, with the name of that; nil for the
  /// pan of a sheet, which is private.
  package final var ownProperty: (owner: StatefulObject, name: String)? {
    guard let maker, !isOfSheet else { return nil }
    return OwnRecognizer.allCases.first { $0.find(maker) === self }.map {
      (maker, $0 == .pan ? $0.property : "\($0.property)?")
    }
  }

  /// A recognizer like this one of UIKit's when it was made.
  package final var asUIKitMakesIt: UIGestureRecognizer {
    let made: UIGestureRecognizer
    switch self {
    case is UIPinchGestureRecognizer: made = UIPinchGestureRecognizer()
    case is UIScreenEdgePanGestureRecognizer:
      let edge = UIScreenEdgePanGestureRecognizer()
      edge.edges = .left
      made = edge
    default: made = UIPanGestureRecognizer()
    }
    made.isEnabled = ownScrollView?.isScrollEnabled ?? true
    return made
  }

  /// The scroll view or controller that made the recognizer for itself.
  fileprivate var maker: StatefulObject? { ownScrollView ?? ownController }

  /// The words for the recognizer in reports, if those for its kind might mean another one of its
  /// controller's.
  var ownNoun: String? {
    (ownController as? UINavigationController)?.interactiveContentPopGestureRecognizer === self
      ? "content pan" : nil
  }

  /// The object after which reports call the recognizer.
  var labelOwner: StatefulObject? { maker ?? view }
}
