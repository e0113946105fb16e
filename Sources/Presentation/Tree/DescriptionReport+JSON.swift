import ResponderKit
import Scenes
import Text

extension JSONObjectType<DescriptionReport> {
  package static let description = JSONObjectType("description", "All of an object.") {
    JSONMember("name", .text, "the object's name") { $0.scene.label(of: $0.object) }
    JSONMember("class", .text, "its class") { $0.scene.className(of: $0.object) }
    JSONMember(optional: "address", .text, "its address in the dump") {
      $0.scene.names.entry(of: $0.object)?.address
    }
    JSONMember("properties", .properties, "all its properties") {
      $0.scene.properties(of: $0.object)
    }
    JSONMember(optional: "inWindow", .rect, "a view's bounds in its window") { $0.inWindow }
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
      optional: "answers", .list(.object(.answer)), "the rules of overrides, as they are tried"
    ) { report in
      let rules = AnswerFacts.inFull(of: report.object, in: report.scene)
      return rules.isEmpty ? nil : rules
    }
    JSONMember(
      optional: "handles", .list(.object(.handling)), "the methods that a responder handles"
    ) {
      guard let responder = $0.responder else { return nil }
      let scene = $0.scene
      return responder.handledMethods.map {
        HandledMethod(
          method: $0.method, handling: $0.handling,
          receiver: $0.handling.receiver?.object.map { scene.label(of: $0) })
      }
    }
    JSONMember(
      optional: "observations", .list(.object(.observation)),
      "what the device answered about touches of a view that was imported"
    ) { $0.observations.isEmpty ? nil : $0.observations }
    JSONMember(
      optional: "constraints", .names, "the layout constraints of a view that a debugger printed"
    ) { report in
      report.provenance.flatMap { $0.constraints.isEmpty ? nil : $0.constraints.map(\.text) }
    }
    JSONMember(
      optional: "listedTargets", .names,
      "the targets of a control that a debugger listed without their actions"
    ) { facts in facts.provenance?.targets?.map { facts.scene.label(of: $0) } }
    JSONMember(
      optional: "draws", .bool, "whether a view draws anything itself, if the text tells it"
    ) { $0.provenance?.draws }
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
    JSONMember("alpha", .number, "the alpha") { $0.opacity.toldAsAlpha }
  }
}

extension JSONObjectType<OverriddenView> {
  fileprivate static let overrides = JSONObjectType("overrides", "What is overridden.") {
    JSONMember("point(inside:)", .textOrNull, "by what") { facts in
      facts.view.pointInsideBehavior.map { facts.scene.words(of: $0) }
        ?? (facts.told.contains(.pointInside) ? "its class" : nil)
    }
    JSONMember("hitTest", .textOrNull, "by what") { facts in
      facts.view.hitTestBehavior.map { facts.scene.words(of: $0) }
        ?? (facts.told.contains(.hitTest) ? "its class" : nil)
    }
  }
}

extension JSONObjectType<HandledMethod> {
  fileprivate static let handling = JSONObjectType(
    "handling", "A method that a responder handles."
  ) {
    JSONMember("method", .word(EventMethod.self), "the method") { $0.method }
    JSONMember("isPassedOn", .bool, "whether it calls super, too") { $0.handling.callsSuper }
    JSONMember(optional: "forwardedTo", .text, "another responder that it sends the event to") {
      $0.receiver
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
      listedProperties(of: object).compactMap { property in
        property.get(object).map { value in (property.name, value.json { self.label(of: $0) }) }
      })
  }
}
