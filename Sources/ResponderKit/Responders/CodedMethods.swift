/// A call of a method of UIKit's that a class which was read may override.
package enum CodedCall {
  case layoutSubviews, didMoveToWindow, didMoveToSuperview
  case didAddSubview(UIView)
  case touches(EventMethod, Set<UITouch>, UIEvent?)

  /// The name of the method in Swift.
  package var name: String {
    switch self {
    case .layoutSubviews: "layoutSubviews()"
    case .didMoveToWindow: "didMoveToWindow()"
    case .didMoveToSuperview: "didMoveToSuperview()"
    case .didAddSubview: "didAddSubview(_:)"
    case .touches(let method, _, _): "\(method.rawValue)(_:with:)"
    }
  }
}

/// The methods of a class that was read, which stand in a view for those of a compiled subclass.
package protocol CodedMethods: AnyObject {
  /// The names of the methods that the class has.
  var names: Set<String> { get }

  /// Runs the class's method.
  ///
  /// - Returns: False if the class has none of the name, or if the method itself is calling super.
  func run(_ call: CodedCall, on view: UIView) -> Bool
}

/// Whether any view of the program has ever had methods of a class that was read. Those that have
/// none must not pay for asking.
private enum CodedUse {
  nonisolated(unsafe) static var isKnown = false
}

extension UIView {
  /// The methods of a class that was read; nil if the view has none.
  package final var codedMethods: (any CodedMethods)? {
    get { CodedUse.isKnown ? viewState.codedMethods : nil }
    set {
      if newValue != nil { CodedUse.isKnown = true }
      willChange()
      viewState.codedMethods = newValue
      if newValue?.names.contains(CodedCall.layoutSubviews.name) == true { beginLayingOut() }
    }
  }

  /// Runs the method of a class that was read in place of the view's own.
  ///
  /// - Returns: True if it has run.
  final func runsCode(_ call: @autoclosure () -> CodedCall) -> Bool {
    codedMethods?.run(call(), on: self) ?? false
  }
}
