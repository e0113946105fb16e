import ResponderKit

/// A change that makes a recognizer wait until another one has failed (R6.5).
package struct RequirementChange: SceneChange, Equatable {
  let recognizer: UIGestureRecognizer
  let awaited: UIGestureRecognizer

  /// Creates a change of two different recognizers.
  package init(recognizer: UIGestureRecognizer, awaited: UIGestureRecognizer) {
    self.recognizer = recognizer
    self.awaited = awaited
  }

  package func perform(in scene: Scene) { recognizer.require(toFail: awaited) }

  package func command(in scene: Scene) -> String? {
    guard let name = scene.reference(toObject: recognizer),
      let other = scene.reference(toObject: awaited)
    else { return nil }
    return "require \(name) toFail \(other)"
  }

  package func swift(in scene: Scene) -> [String] {
    ["\(scene.swiftName(of: recognizer)).require(toFail: \(scene.swiftName(of: awaited)))"]
  }
}

/// A change that makes a recognizer's delegate let another one be recognized at the same time
/// (R6.6).
package struct SimultaneityChange: SceneChange, Equatable {
  let recognizer: UIGestureRecognizer
  let other: UIGestureRecognizer

  /// Creates a change of two different recognizers.
  package init(_ recognizer: UIGestureRecognizer, with other: UIGestureRecognizer) {
    self.recognizer = recognizer
    self.other = other
  }

  package func perform(in scene: Scene) {
    var answers = scene.delegateAnswers(of: recognizer)
    answers.simultaneous.append(other)
    scene.setDelegateAnswers(answers, of: recognizer)
  }

  package func command(in scene: Scene) -> String? {
    guard let name = scene.reference(toObject: recognizer),
      let otherName = scene.reference(toObject: other)
    else { return nil }
    return "simultaneous \(name) \(otherName)"
  }

  package func swift(in scene: Scene) -> [String] {
    [
      "func gestureRecognizer(", "  _ g: UIGestureRecognizer,",
      "  shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer", ") -> Bool { true }",
    ]
  }
}
