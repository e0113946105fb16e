import ResponderKit
import Scenes

extension SceneScript {
  /// Writes the recognizers with their properties, then how they depend on each other.
  mutating func writeGestures() {
    let recognizers = views.flatMap { $0.gestureRecognizers ?? [] }.filter {
      scene.reference(toObject: $0) != nil
    }
    for recognizer in recognizers {
      guard let kind = scene.gestures.kind(of: recognizer), let view = recognizer.view,
        let name = scene.names.name(of: recognizer)
      else { continue }
      lines.append("gesture \(kind.name) \(name) on \(reference(to: view))")
      let made = kind.make()
      for property in PropertyTable.properties(of: recognizer)
      where property.isSaved && property.set != nil {
        guard let value = property.get(recognizer), value != property.get(made) else { continue }
        lines.append("set \(name) \(property.name) \(value.scriptText)")
      }
    }
    for recognizer in recognizers {
      guard let name = scene.reference(toObject: recognizer) else { continue }
      for case (let target as UIResponder, let action) in recognizer.targetsAndActions {
        guard let live = liveName(of: target) else { continue }
        lines.append("target \(name) \(live).\(action)")
      }
      for other in recognizer.failureRequirements.compactMap(scene.reference) {
        lines.append("require \(name) toFail \(other)")
      }
      let answers = scene.delegateAnswers(of: recognizer)
      var words: [String] = []
      if !answers.shouldBegin { words.append("shouldBegin=off") }
      if !answers.shouldReceive { words.append("shouldReceive=off") }
      words += answers.simultaneous.compactMap(scene.names.name).map { "simultaneous=\($0)" }
      words += answers.requiresFailureOf.compactMap(scene.names.name).map {
        "requiresFailureOf=\($0)"
      }
      words += answers.mustFailFor.compactMap(scene.names.name).map { "mustFailFor=\($0)" }
      if !words.isEmpty { lines.append("delegate \(name) \(words.joined(separator: " "))") }
    }
  }
}
