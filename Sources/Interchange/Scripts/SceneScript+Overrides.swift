import ResponderKit
import Scenes

extension SceneScript {
  /// Writes the commands for overrides of subclasses.
  mutating func writeOverrides() {
    let views = views
    var responders: [UIResponder] = []
    for view in views {
      let name = reference(to: view)
      lines += view.viewOverrides.compactMap { override in
        scene.overrides.command(giving: override, to: name) { $0.view.flatMap(liveName) }
      }
      responders.append(view)
    }
    responders += scene.controllers.filter(\.isViewLoaded)
    responders += [
      scene.windowScene, scene.application, scene.application.delegate as? UIResponder,
    ].compactMap { $0 }
    for responder in responders { writeOverrides(of: responder) }
    // What targets perform is written before them.
    for case let control as UIControl in views { writeTargets(of: control) }
  }

  private mutating func writeOverrides(of responder: UIResponder) {
    let name = (responder as? UIView).map(reference) ?? scene.label(of: responder)
    for (handling, suffix) in [
      (EventHandling.handles, ""), (.handlesAndForwards, " and forward"),
    ] {
      let methods = responder.handledMethods.filter { $0.handling == handling }
      guard !methods.isEmpty else { continue }
      let words = methods.map(\.method.eventWord).joined(separator: ",")
      lines.append("handle \(name) \(words)\(suffix)")
    }
    // Before the key commands, which would implement their actions first, in another order.
    let actions = responder.implementedActions.map { "\($0)".quotedWord }
    if !actions.isEmpty { lines.append("implements \(name) \(actions.joined(separator: " "))") }
    writeFirstResponderOverrides(of: responder, name)
    if let next = responder.overriddenNext, let nextName = liveName(of: next) {
      lines.append("next \(name) \(nextName)")
    }
  }

  /// Returns the name by which a script refers to a responder; nil if it is no longer in the scene.
  func liveName(of responder: UIResponder) -> String? {
    // No command makes what stands for an object that an imported text only names.
    if type(of: responder) == UIResponder.self { return nil }
    if let controller = responder as? UIViewController, !controller.isViewLoaded { return nil }
    if let name = scene.names.name(of: responder) { return name }
    guard let view = responder as? UIView, view.window != nil else { return nil }
    return reference(to: view)
  }
}

extension EventMethod {
  /// The word for the method in `handle`.
  fileprivate var eventWord: String { self == .remoteControlReceived ? "remote" : rawValue }
}
