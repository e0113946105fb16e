import ResponderKit
import Scenes

/// Everything that undo must bring back, as text: names, tree, properties, overrides, controllers.
func snapshot(of scene: Scene) -> [String] {
  var lines = [
    "\(scene.profile) \(scene.screenSize) windows \(scene.windows.map(scene.label))",
    "order \(scene.application.windowsFrontToBack.map(scene.label))",
    "key \(scene.application.keyWindow.map(scene.label) ?? "none")",
    "controllers \(scene.controllers.map(scene.label)) names \(scene.names.names.sorted())",
  ]
  var responders: [UIResponder] = scene.controllers
  scene.views.forEach { responders.append($0) }
  for responder in responders {
    var facts = PropertyTable.properties(of: responder).map { property in
      "\(property.name) \(property.get(responder)?.text(scene.label) ?? "nil")"
    }
    facts.append("class \(scene.className(of: responder))")
    facts += responder.handledMethods.map { "\($0.method) \($0.handling)" }
    facts += responder.answersInFull.flatMap { method, rules in
      rules.rules.map { "\(method) \($0.pieces.words(scene.label))" }
    }
    facts += responder.implementedActions.map { "\($0)" }
    if let view = responder as? UIView {
      facts.append("subviews \(view.subviews.map(scene.label))")
      facts.append("\(String(describing: view.pointInsideBehavior))")
      facts.append("\(String(describing: view.hitTestBehavior))")
    }
    lines.append("\(scene.label(of: responder)): \(facts.joined(separator: ", "))")
  }
  return lines
}
