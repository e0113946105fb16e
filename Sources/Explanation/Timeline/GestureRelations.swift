import ResponderKit
import Scenes

/// What a recognizer and those that can share its touches do to each other.
package struct GestureRelations {
  /// The recognizers that must fail first, by its own words or by what delegates say.
  package let requirements: [UIGestureRecognizer]
  /// The recognizers that may succeed together with it.
  package private(set) var together: [UIGestureRecognizer] = []
  /// The others that fail if it succeeds.
  package private(set) var excluded: [UIGestureRecognizer] = []
  /// The others, which it never prevents.
  package private(set) var spared: [UIGestureRecognizer] = []

  /// Finds the relations.
  ///
  /// - Complexity: O(rivals), if asking delegates is O(1).
  package init(
    of recognizer: UIGestureRecognizer, to rivals: [UIGestureRecognizer], in scene: Scene
  ) {
    let said = recognizer.failureRequirements
    let answers = scene.delegateAnswers(of: recognizer)
    requirements =
      said
      + rivals.filter { other in
        !said.contains(other)
          && (answers.requiresFailureOf.contains(other)
            || scene.delegateAnswers(of: other).mustFailFor.contains(recognizer))
      }
    for rival in rivals {
      if recognizer.isSimultaneous(with: rival) {
        together.append(rival)
      } else if recognizer.makesFail(rival) {
        excluded.append(rival)
      } else {
        spared.append(rival)
      }
    }
  }
}
