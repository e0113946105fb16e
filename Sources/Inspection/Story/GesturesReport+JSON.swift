import ResponderKit
import Text

extension GesturesReport {
  /// The report as JSON, one object per recognizer.
  package var objects: [JSONObject] {
    recognizers.map { recognizer in
      let rivals = rivals.rivals(of: recognizer)
      return [
        "recognizer": .string(scene.label(of: recognizer)),
        "kind": .string(GestureWords.noun(of: recognizer)),
        "view": .text(recognizer.view.map { scene.label(of: $0) }),
        "state": .string(recognizer.state.rawValue),
        "waitsFor": .text(recognizer.awaitedRecognizer.map { scene.label(of: $0) }),
        "requiresFailureOf": .strings(names(requirements(of: recognizer, rivals))),
        "prevents": .strings(names(rivals.filter(recognizer.makesFail))),
        "simultaneousWith": .strings(names(rivals.filter(recognizer.isSimultaneous))),
        "targets": .strings(targets(of: recognizer)),
        "properties": .object(scene.properties(of: recognizer)),
      ]
    }
  }
}
