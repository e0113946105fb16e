import ResponderKit
import Text

extension DescriptionReport {
  /// The report as JSON, with all properties, also those at rest.
  package var json: JSONObject {
    var json: JSONObject = [
      "name": .string(scene.label(of: object)), "class": .string(scene.className(of: object)),
    ]
    if let address = scene.names.entry(of: ObjectID(object))?.address {
      json["address"] = .string(address)
    }
    json["properties"] = .object(scene.properties(of: object))
    if let view = object as? UIView { json.merge(facts(of: view)) }
    if let responder = object as? UIResponder { json.merge(facts(of: responder)) }
    return json
  }

  private func facts(of view: UIView) -> JSONObject {
    var facts: JSONObject = [:]
    if let window = view.window, window !== view {
      facts["inWindow"] = view.convert(view.bounds, to: window).json
    }
    if view.isBeingAnimated, let shown = view.layer.presentation() {
      facts["shown"] = ["frame": shown.frame.json, "alpha": .number(Double(shown.opacity))]
    }
    facts["subviews"] = .strings(view.subviews.map { scene.label(of: $0) })
    facts["overrides"] = [
      "point(inside:)": .text(view.pointInsideBehavior.map { scene.words(of: $0) }),
      "hitTest": .text(view.hitTestBehavior.map { scene.words(of: $0) }),
    ]
    return facts
  }

  private func facts(of responder: UIResponder) -> JSONObject {
    let keys = (responder.keyCommands ?? []).compactMap { command -> JSONObject? in
      command.action.map { ["key": .string(command.keyText), "action": .string("\($0)")] }
    }
    return [
      "handles": .objects(
        responder.handledMethods.map { method, handling in
          [
            "method": .string(method.rawValue),
            "isPassedOn": .bool(handling == .handlesAndForwards),
          ]
        }), "keys": .objects(keys),
      "implements": .strings(responder.implementedActions.map { "\($0)" }),
    ]
  }
}

extension Scene {
  /// The properties of an object by their names.
  func properties(of object: StatefulObject) -> JSONObject {
    JSONObject(
      PropertyTable.properties(of: object).compactMap { property in
        property.get(object).map { value in (property.name, value.json { self.label(of: $0) }) }
      })
  }
}
