import ResponderKit

/// How reports speak of recognizers.
package enum GestureWords {
  /// What kind of gesture a recognizer is for: `tap`, `pan`, or its class.
  package static func noun(of recognizer: UIGestureRecognizer) -> String {
    switch recognizer {
    case is UITapGestureRecognizer: "tap"
    case is UILongPressGestureRecognizer: "long press"
    case is UIScreenEdgePanGestureRecognizer: "edge pan"
    case is UIPanGestureRecognizer: "pan"
    case is UISwipeGestureRecognizer: "swipe"
    case is UIPinchGestureRecognizer: "pinch"
    case is UIRotationGestureRecognizer: "rotation"
    case is UIHoverGestureRecognizer: "hover"
    default: word(for: String(describing: type(of: recognizer)))
    }
  }

  /// A class's name, or a shorter word for one that stories mention all the time.
  private static func word(for className: String) -> String {
    className == "UIScrollViewDelayedTouchesBeganGestureRecognizer" ? "touch delay" : className
  }
}
