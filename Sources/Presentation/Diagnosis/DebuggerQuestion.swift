import Analysis
import Explanation
import Foundation
import ResponderKit
import Scenes

/// A line to paste into an app's debugger, which prints all that an answer needs; `import` reads the
/// reply.
package struct DebuggerQuestion {
  /// The line.
  package let text: String

  /// Asks for facts that a text leaves open; nil for none.
  package init?(_ points: [OpenPoint], in scene: Scene) {
    let parts = points.compactMap { point in
      scene.names.entry(of: ObjectID(point.view))?.address.map { Self.question(point, $0) }
    }
    guard !parts.isEmpty else { return nil }
    // Objective-C, because a Swift frame takes no addresses for objects. A marker stands before each
    // answer, as a printed array does not tell what was asked.
    text = "expr -l objc++ -O -- @import UIKit; @[\(parts.joined(separator: ", "))]"
  }

  private static func question(_ point: OpenPoint, _ address: String) -> String {
    switch point {
    case .targets(let control):
      let object = "((UIControl *)\(address))"
      let event = control.primaryEvent.rawValue
      return "@\"targets \(address)\", [\(object) allTargets], "
        + "[\(object) actionsForTarget:[[\(object) allTargets] anyObject] forControlEvent:\(event)]"
        + " ?: @[]"
    case .recognizers:
      return "@\"recognizers \(address)\", [(UIView *)\(address) gestureRecognizers] ?: @[]"
    case .hitTest(_, let place):
      let (x, y) = (Double(place.x).exactText, Double(place.y).exactText)
      return
        "@\"hit \(address) \(x) \(y)\", (id)[(UIView *)\(address) hitTest:(CGPoint){\(x), \(y)} "
        + "withEvent:nil] ?: @\"nil\""
    case .constraints(_, let isVertical):
      return "@\"constraints \(address)\", [(UIView *)\(address) "
        + "constraintsAffectingLayoutForAxis:\(isVertical ? 1 : 0)]"
    }
  }
}
