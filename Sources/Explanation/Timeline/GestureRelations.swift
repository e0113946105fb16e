import ResponderKit
import Scenes

/// The relations between a recognizer and those that can share its touches.
package struct GestureRelations {
  /// The recognizers that must fail first, by the recognizer's own requirements or by the answers
  /// of delegates.
  package let requirements: [UIGestureRecognizer]
  /// The recognizers that may succeed together with it.
  package private(set) var together: [UIGestureRecognizer] = []
  /// The others that fail if it succeeds.
  package private(set) var excluded: [UIGestureRecognizer] = []
  /// The others, which the recognizer never prevents.
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
