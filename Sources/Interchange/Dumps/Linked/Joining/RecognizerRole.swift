import ResponderKit
import Scenes

/// The role in a scene of a recognizer that a text prints.
enum RecognizerRole {
  /// A recognizer that the view has made for itself, as a scroll view's pan.
  case own(UIGestureRecognizer)
  /// A recognizer of one of UIKit's public classes, or of an app's class that inherits from one.
  case kind(GestureKind)
  /// A recognizer of a class whose behaviour is not known.
  case listed(GestureKind)

  init(of recognizer: DumpedRecognizer, on view: UIView, in gestures: GestureTable) {
    let className = recognizer.object.className
    let printed =
      gestures.named(className: className)
      ?? recognizer.baseClassName.flatMap(gestures.named(className:))
    if let printed {
      self = .kind(printed)
    } else if let own = Self.own(of: view, className) {
      self = .own(own)
    } else {
      self = .listed(Self.nearest(to: className, in: gestures))
    }
  }

  /// Returns the recognizer of a class that a view has made for itself.
  private static func own(of view: UIView, _ className: String) -> UIGestureRecognizer? {
    view.builtInRecognizers.first { String(describing: type(of: $0)) == className }
  }

  /// Returns the kind that the last word of a class's name tells: a `_UISwipeActionPan…` is a pan.
  private static func nearest(
    to className: String, in gestures: GestureTable
  ) -> GestureKind {
    let name = className.lowercased()
    func rank(_ kind: GestureKind) -> (end: Int, length: Int) {
      let end = name.ranges(of: kind.name).last?.upperBound ?? name.startIndex
      return (name.distance(from: name.startIndex, to: end), kind.name.count)
    }
    let best = gestures.all.filter { rank($0).end > 0 }.max { rank($0) < rank($1) }
    return best ?? gestures.all[0]
  }
}
