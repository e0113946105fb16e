import ResponderKit
import Scenes

/// What `why` says of a touch of a target in the middle of what is seen of it, where more than
/// hit-testing decides.
package enum TargetAnswer {
  /// The target gets the touch and acts on it, or would.
  case works
  /// The target gets no touch.
  case missed
  /// The target gets the touch and does not act on it, for a reason.
  case unanswered(Finding?)
  /// Nobody can tell.
  case open
}

extension Scene {
  /// Returns what `why` says of a target; nil where nothing but hit-testing decides, as in scenes that
  /// commands made.
  ///
  /// Whoever tells of many targets asks this, so that all say the same of one.
  package func answer(about target: UIView) -> TargetAnswer? {
    let hasOutcome = hasOutcome(target)
    guard hasOutcome || tellsClasses || code != nil || mayBeUnplaced(target) else { return nil }
    if !hasOutcome, let answer = quickAnswer(about: target) { return answer }
    // A tap takes longer than to look at what there is.
    let diagnosis = Diagnosis(of: target, in: self, isMeasured: false, triesTap: hasOutcome)
    switch diagnosis.verdict {
    case .open: return .open
    case .missed: return .missed
    case .reached:
      return diagnosis.works
        ? .works : .unanswered(diagnosis.findings.first { $0.weight != .note })
    }
  }

  /// Returns the answer that the first obstacle alone gives; nil where a record decides, or where the
  /// first obstacle is in doubt, so that the others matter.
  private func quickAnswer(about target: UIView) -> TargetAnswer? {
    guard target.window != nil, record(of: target, at: nil) == nil else { return nil }
    let point = target.pointAsked(in: self)
    var diagnoser = Diagnoser(target, at: point, in: self)
    diagnoser.stopsAtFirst = true
    diagnoser.findReasons()
    if diagnoser.isReached {
      return Verdict(isReached: true, diagnoser.ordered) == .open ? .open : .works
    }
    let first = diagnoser.ordered.first { $0.weight == .blocks }
    return first.map(\.isInDoubt) == false ? .missed : nil
  }

  /// Returns whether nobody may be able to tell where a view lies, or one in front of it.
  private func mayBeUnplaced(_ view: UIView) -> Bool {
    view.outermostOfUnknownSize != nil || !unplaced.views.isEmpty
  }

  /// Returns whether anything but hit-testing decides what comes of a touch: recognizers, actions,
  /// animations.
  private func hasOutcome(_ view: UIView) -> Bool {
    if application.isIgnoringInteractionEvents { return true }
    var hasActions = false
    (view as? UIControl)?.enumerateEventHandlers { _, _, _, _ in hasActions = true }
    return hasActions
      || view.selfAndSuperviews.contains { view in
        view.isBeingAnimated
          || view.gestureRecognizers?.contains { !$0.isBuiltIn } == true
      }
  }
}
