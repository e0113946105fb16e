import ResponderKit
import Scenes

/// Stand-ins for objects that have left the scene, to which others still refer: they are made, are
/// referred to, and leave again.
extension SceneScript {
  /// Writes a line, if there is one, and the farewell of the stand-ins that it names.
  mutating func write(_ line: String?) {
    if let line { lines.append(line) }
    lines += standIns.values.sorted().map { "remove \($0)" }
    standIns = [:]
  }

  /// Returns the name by which a script refers to a responder; if it has left the scene, makes
  /// another one of the name. Returns nil for what no command can make.
  mutating func nameOrStandIn(of responder: UIResponder) -> String? {
    if let name = liveName(of: responder) { return name }
    if let standIn = standIns[ObjectIdentifier(responder)] { return standIn }
    guard let name = scene.names.entry(of: ObjectID(responder))?.name, scene.names[name] == nil,
      let window = scene.application.windowsInOrder.first
    else { return nil }
    switch responder {
    case let window as UIWindow: lines.append("window \(name)" + shownClass(of: window))
    case let view as UIView:
      lines.append(
        "add \(type(of: view)) \(name) in \(reference(to: window))" + shownClass(of: view))
    case is UIViewController: lines.append("controller \(name)" + shownClass(of: responder))
    default: return nil
    }
    standIns[ObjectIdentifier(responder)] = name
    return name
  }
}

extension SceneScript {
  /// Writes whom a control tells of what, in order; closures and targets that are no part of the
  /// scene cannot be written.
  mutating func writeTargets(of control: UIControl) {
    let name = reference(to: control)
    var found: [(pair: (target: UIResponder?, action: Selector), events: UIControl.Event)] = []
    control.enumerateEventHandlers { _, pair, events, _ in
      guard let pair, pair.target == nil || pair.target is UIResponder else { return }
      found.append(((pair.target as? UIResponder, pair.action), events))
    }
    for (pair, events) in found {
      let target = pair.target == nil ? "nil" : pair.target.flatMap { nameOrStandIn(of: $0) }
      write(target.map { "target \(name) \(events) \("\($0).\(pair.action)".quotedWord)" })
    }
  }
}
