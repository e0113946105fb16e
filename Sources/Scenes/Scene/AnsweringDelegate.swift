import ResponderKit

/// A gesture recognizer's delegate whose answers were said beforehand.
///
/// Never changed: other answers are another delegate, so that the recognizer's own state tells
/// which ones count.
package final class AnsweringDelegate: UIGestureRecognizerDelegate {
  /// What a delegate answers.
  package struct Answers {
    /// To `gestureRecognizerShouldBegin`.
    package var shouldBegin = true
    /// To `shouldReceive touch`.
    package var shouldReceive = true
    /// The others with which it may be recognized at once.
    package var simultaneous: [UIGestureRecognizer] = []
    /// The others that must fail first.
    package var requiresFailureOf: [UIGestureRecognizer] = []
    /// The others before which it must fail.
    package var mustFailFor: [UIGestureRecognizer] = []

    /// UIKit's defaults.
    package init() {}

    /// The answers that are not UIKit's defaults, in the words of the command language.
    package var said: [(name: String, recognizer: UIGestureRecognizer?)] {
      var said: [(name: String, recognizer: UIGestureRecognizer?)] = []
      if !shouldBegin { said.append(("shouldBegin=off", nil)) }
      if !shouldReceive { said.append(("shouldReceive=off", nil)) }
      said += simultaneous.map { ("simultaneous=", $0) }
      said += requiresFailureOf.map { ("requiresFailureOf=", $0) }
      said += mustFailFor.map { ("mustFailFor=", $0) }
      return said
    }

    /// The answers that are not UIKit's defaults, as text.
    package func text(_ label: (UIGestureRecognizer) -> String) -> String {
      let words = said.map { $0.name + ($0.recognizer.map(label) ?? "") }
      return words.isEmpty ? "UIKit's defaults" : words.joined(separator: " ")
    }
  }

  /// What it answers.
  package let answers: Answers

  init(_ answers: Answers) {
    self.answers = answers
  }

  /// Answers ``Answers/shouldBegin``.
  package func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    answers.shouldBegin
  }

  /// Answers ``Answers/shouldReceive``.
  package func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { answers.shouldReceive }

  /// Whether the other is among ``Answers/simultaneous``.
  package func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { answers.simultaneous.contains(other) }

  /// Whether the other is among ``Answers/requiresFailureOf``.
  package func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool { answers.requiresFailureOf.contains(other) }

  /// Whether the other is among ``Answers/mustFailFor``.
  package func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool { answers.mustFailFor.contains(other) }
}

extension Scene {
  /// What a recognizer's delegate answers, if the scene made it; else UIKit's defaults.
  package func delegateAnswers(of recognizer: UIGestureRecognizer) -> AnsweringDelegate.Answers {
    (recognizer.delegate as? AnsweringDelegate)?.answers ?? AnsweringDelegate.Answers()
  }

  /// Gives a recognizer a delegate with some answers.
  package func setDelegateAnswers(
    _ answers: AnsweringDelegate.Answers, of recognizer: UIGestureRecognizer
  ) {
    let delegate = AnsweringDelegate(answers)
    // The recognizer does not keep it, and undoing may need any of them again.
    delegates.append(delegate)
    recognizer.delegate = delegate
  }

  /// All recognizers of the scene's views, in tree order.
  package var gestureRecognizers: [UIGestureRecognizer] {
    views.flatMap { $0.gestureRecognizers ?? [] }
  }
}
