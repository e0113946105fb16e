import ResponderKit

/// A gesture recognizer's delegate whose answers about other recognizers were given beforehand. What
/// it answers about its own recognizer are rules of that one.
///
/// A delegate never changes. Other answers are another delegate, so that the state of the
/// recognizer tells which answers count.
package final class AnsweringDelegate: UIGestureRecognizerDelegate {
  /// The answers of a delegate.
  package struct Answers {
    /// The other recognizers that may be recognized at the same time.
    package var simultaneous: [UIGestureRecognizer] = []
    /// The other recognizers that must fail first.
    package var requiresFailureOf: [UIGestureRecognizer] = []
    /// The other recognizers that must wait for this one to fail.
    package var mustFailFor: [UIGestureRecognizer] = []

    /// Creates UIKit's default answers.
    package init() {}

    /// The answers that are not UIKit's defaults, in the words of the command language.
    package var said: [(name: String, recognizer: UIGestureRecognizer)] {
      simultaneous.map { ("simultaneous=", $0) }
        + requiresFailureOf.map { ("requiresFailureOf=", $0) }
        + mustFailFor.map { ("mustFailFor=", $0) }
    }
  }

  /// The answers that the delegate gives.
  package let answers: Answers

  init(_ answers: Answers) {
    self.answers = answers
  }

  /// Returns whether the other recognizer is among ``Answers/simultaneous``.
  package func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { answers.simultaneous.contains(other) }

  /// Returns whether the other recognizer is among ``Answers/requiresFailureOf``.
  package func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool { answers.requiresFailureOf.contains(other) }

  /// Returns whether the other recognizer is among ``Answers/mustFailFor``.
  package func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool { answers.mustFailFor.contains(other) }
}

extension Scene {
  /// Returns the answers of a recognizer's delegate, if the scene made it; otherwise UIKit's
  /// defaults.
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

  /// The recognizers of all views of the scene, in tree order, then those without a view.
  package var gestureRecognizers: [UIGestureRecognizer] {
    views.flatMap { $0.gestureRecognizers ?? [] } + detachedRecognizers
  }
}
