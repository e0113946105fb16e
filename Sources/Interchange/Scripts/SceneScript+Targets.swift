import ResponderKit
import Scenes

extension SceneScript {
  /// Writes whom a control tells of what, in order; closures and targets that are no part of the
  /// scene cannot be written.
  mutating func writeTargets(of control: UIControl) {
    let name = reference(to: control)
    var found: [String] = []
    control.enumerateEventHandlers { _, pair, events, _ in
      guard let pair else { return }
      let target: String
      if let receiver = pair.target {
        guard let live = (receiver as? UIResponder).flatMap(liveName) else { return }
        target = live
      } else {
        target = "nil"
      }
      found.append("target \(name) \(events) \("\(target).\(pair.action)".quotedWord)")
    }
    lines += found
  }
}
