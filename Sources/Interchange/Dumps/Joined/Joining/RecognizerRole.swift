import Inspection
import ResponderKit

/// What stands in a scene for a recognizer that a text prints.
enum RecognizerRole {
  /// The one that the view has made for itself, as a scroll view's pan.
  case own(UIGestureRecognizer)
  /// One of UIKit's public classes, or of an app's class that inherits from one.
  case kind(GestureKind)
  /// One of a class whose behaviour is not known.
  case listed(GestureKind)

  init(of recognizer: DumpedRecognizer, on view: UIView) {
    let className = recognizer.object.className
    let printed = Self.kinds[className] ?? recognizer.baseClassName.flatMap { Self.kinds[$0] }
    if let printed {
      self = .kind(printed)
    } else if let own = Self.own(of: view, className) {
      self = .own(own)
    } else {
      self = .listed(Self.nearest(to: className))
    }
  }

  /// The recognizer of a class that a view has made for itself; these come first.
  private static func own(of view: UIView, _ className: String) -> UIGestureRecognizer? {
    guard view is UIScrollView else { return nil }
    return view.gestureRecognizers?.prefix(2).first {
      String(describing: type(of: $0)) == className
    }
  }

  private static let kinds: [String: GestureKind] = Dictionary(
    uniqueKeysWithValues: GestureKind.all.map { (String(describing: type(of: $0.make())), $0) })

  /// The kind whose name a class's name holds; the ones with longer names come first, as an edge
  /// pan is also a pan.
  private static func nearest(to className: String) -> GestureKind {
    let name = className.lowercased()
    return GestureKind.all.sorted { $0.name.count > $1.name.count }.first {
      name.contains($0.name)
    } ?? GestureKind.all[0]
  }
}
