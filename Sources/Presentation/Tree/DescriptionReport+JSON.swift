import ResponderKit
import Scenes
import Text

extension DescriptionReport {
  /// The report as JSON, with all properties, also those at rest.
  package var json: JSONObject { JSONObjectType.description.object(of: self) }

  fileprivate var view: UIView? { object as? UIView }
  fileprivate var responder: UIResponder? { object as? UIResponder }

  fileprivate var keys: [KeyFacts]? {
    responder.map { responder in
      (responder.keyCommands ?? []).compactMap { command in
        command.action.map { KeyFacts(key: command.keyText, action: "\($0)") }
      }
    }
  }
}

private struct KeyFacts {
  let key: String
  let action: String
}

private struct HandledMethod {
  let method: EventMethod
  let handling: EventHandling
}

/// A view with the scene that knows what its overrides are called.
private struct OverriddenView {
  let view: UIView
  let scene: Scene
}

extension JSONObjectType<DescriptionReport> {
  package static let description = JSONObjectType("description", "All of an object.") {
    JSONMember("name", .text, "the object's name") { $0.scene.label(of: $0.object) }
    JSONMember("class", .text, "its class") { $0.scene.className(of: $0.object) }
    JSONMember(optional: "address", .text, "its address in the dump") {
      $0.scene.names.entry(of: ObjectID($0.object))?.address
    }
    JSONMember("properties", .properties, "all its properties") {
      $0.scene.properties(of: $0.object)
    }
    JSONMember(optional: "inWindow", .rect, "a view's bounds in its window") {
      guard let view = $0.view, let window = view.window, window !== view else { return nil }
      return view.convert(view.bounds, to: window)
    }
    JSONMember(optional: "shown", .object(.shown), "what an animation shows of a view") {
      $0.view?.isBeingAnimated == true ? $0.view?.layer.presentation() : nil
    }
    JSONMember(optional: "subviews", .names, "a view's subviews, back to front") { report in
      report.view.map { $0.subviews.map { report.scene.label(of: $0) } }
    }
    JSONMember(optional: "overrides", .object(.overrides), "what a view overrides") { report in
      report.view.map { OverriddenView(view: $0, scene: report.scene) }
    }
    JSONMember(
      optional: "handles", .list(.object(.handling)), "the methods that a responder handles"
    ) {
      $0.responder?.handledMethods.map { HandledMethod(method: $0.method, handling: $0.handling) }
    }
    JSONMember(optional: "keys", .list(.object(.key)), "a responder's key commands") { $0.keys }
    JSONMember(optional: "implements", .names, "the actions that a responder performs") {
      $0.responder?.implementedActions.map { "\($0)" }
    }
  }
}

extension JSONObjectType<CALayer> {
  fileprivate static let shown = JSONObjectType("shown", "What an animation shows at this moment.")
  {
    JSONMember("frame", .rect, "the frame") { $0.frame }
    JSONMember("alpha", .number, "the alpha") { Double($0.opacity) }
  }
}

extension JSONObjectType<OverriddenView> {
  fileprivate static let overrides = JSONObjectType("overrides", "What is overridden.") {
    JSONMember("point(inside:)", .textOrNull, "by what") { facts in
      facts.view.pointInsideBehavior.map { facts.scene.words(of: $0) }
    }
    JSONMember("hitTest", .textOrNull, "by what") { facts in
      facts.view.hitTestBehavior.map { facts.scene.words(of: $0) }
    }
  }
}

extension JSONObjectType<HandledMethod> {
  fileprivate static let handling = JSONObjectType(
    "handling", "A method that a responder handles."
  ) {
    JSONMember("method", .word(EventMethod.self), "the method") { $0.method }
    JSONMember("isPassedOn", .bool, "whether it calls super, too") {
      $0.handling == .handlesAndForwards
    }
  }
}

extension JSONObjectType<KeyFacts> {
  fileprivate static let key = JSONObjectType("key", "A key command.") {
    JSONMember("key", .text, "the key") { $0.key }
    JSONMember("action", .text, "the action") { $0.action }
  }
}

extension Scene {
  /// Returns the properties of an object by their names.
  func properties(of object: StatefulObject) -> JSONObject {
    JSONObject(
      PropertyTable.properties(of: object).compactMap { property in
        property.get(object).map { value in (property.name, value.json { self.label(of: $0) }) }
      })
  }
}
