import Analysis
import ResponderKit
import Scenes

/// A line to paste into an app's debugger, which prints all that an answer needs; `import` reads the
/// reply.
package struct DebuggerLine {
  /// The line.
  package let text: String

  /// Asks for facts that a text leaves open; nil for none.
  package init?(_ points: [OpenPoint], in scene: Scene) {
    guard !points.isEmpty else { return nil }
    let parts = points.map { point in
      Self.question(
        point, point.views.map { scene.names.entry(of: $0)?.address ?? "0x0" })
    }
    // Objective-C, because a Swift frame takes no addresses for objects. A marker stands before each
    // answer, as a printed array does not tell what was asked.
    text = "expr -l objc++ -O -- @import UIKit; @[\(parts.joined(separator: ", "))]"
  }

  /// The number of targets of one control of which the actions are asked for.
  private static let mostTargets = 4

  private static func question(_ point: OpenPoint, _ addresses: [String]) -> String {
    let object = addresses[0]
    switch point {
    case .targets(let control):
      let event = control.primaryEvent.rawValue
      let targets = "[(UIControl *)\(object) allTargets]"
      return "@\"tapscope targets \(object) \(event)\", \(targets), [(UIControl *)\(object) "
        + "actionsForTarget:[\(targets) anyObject] forControlEvent:\(event)] ?: @[]"
    case .actions(let control, let targets):
      let event = control.primaryEvent.rawValue
      return targets.prefix(mostTargets).map { target in
        "@\"tapscope actions \(object) \(target.address) \(event)\", [(UIControl *)\(object) "
          + "actionsForTarget:(id)\(target.address) forControlEvent:\(event)] ?: @[]"
      }.joined(separator: ", ")
    case .recognizers:
      return "@\"tapscope recognizers \(object)\", [(UIView *)\(object) gestureRecognizers] ?: @[]"
    case .hitTest(let place, let windows):
      let answers = zip(windows, addresses).map { window, address in
        let own = window.convert(place, from: nil)
        return "(id)[(UIView *)\(address) hitTest:(CGPoint){\(Double(own.x).exactText), "
          + "\(Double(own.y).exactText)} withEvent:nil]"
      }
      return "@\"tapscope hit \(Double(place.x).exactText) \(Double(place.y).exactText)\", "
        + (answers + ["@\"nil\""]).joined(separator: " ?: ")
    case .constraints(_, let isVertical):
      return "@\"tapscope constraints \(object)\", [(UIView *)\(object) "
        + "constraintsAffectingLayoutForAxis:\(isVertical ? 1 : 0)]"
    }
  }
}
