import Foundation
import ResponderKit
import Scenes

/// The views of a map that are there to be touched, are seen, and for which not all is well.
package struct TargetAnswers {
  /// The views that get no touch anywhere, in the order of the tree.
  package private(set) var lost: [UIView] = []
  /// The views that get touches and do not act on them.
  package private(set) var unanswered: [UIView] = []
  /// The views of which nobody can tell.
  package private(set) var open: [UIView] = []

  /// The views that get no touch, or do not act on theirs.
  package var dead: [UIView] { lost + unanswered }

  /// Looks for them.
  ///
  /// - Parameters:
  ///   - map: The map of the touches; views that reach out of it are left alone.
  ///   - scene: The scene.
  /// - Complexity: O(views), and one diagnosis for each target where more than hit-testing decides.
  package init(of map: HitMap, in scene: Scene) {
    let hit = HitViews(map.regions.compactMap(\.view))
    let screen = scene.screenBounds
    let region = map.grid.region
    var judge = CoverJudge(scene)
    for target in AuditTarget.all(in: scene.windowsBackToFront, of: scene) {
      let view = target.view
      guard !scene.mustStop() else { return }
      // The device itself knows better.
      let isMiss = scene.observation(of: view)?.isMiss(of: view, in: scene)
      if isMiss == true {
        lost.append(view)
        continue
      }
      guard region.contains(view.screenFrame.intersection(screen)) else { continue }
      let answer = target.isDisabled ? nil : scene.answer(about: view)
      if case .open? = answer {
        open.append(view)
      } else if isMiss == nil, isLost(target, hit, &judge, in: scene) {
        lost.append(view)
      } else if case .unanswered? = answer {
        unanswered.append(view)
      }
    }
  }

  private func isLost(
    _ target: AuditTarget, _ hit: HitViews, _ judge: inout CoverJudge, in scene: Scene
  ) -> Bool {
    guard !hit.contain(target.view) else { return false }
    // It may be smaller than a cell of the map.
    let coverage = TouchCoverage(of: target.view, in: scene, most: Audit.resolution)
    guard coverage.reached == 0 else { return false }
    return coverage.takers.first.map { !judge.cover(of: target, by: $0.view).isMeant } ?? true
  }
}

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
    guard hasOutcome || tellsClasses else { return nil }
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
    var diagnoser = Diagnoser(target, at: point, hitting: hitView(at: point), in: self)
    diagnoser.stopsAtFirst = true
    diagnoser.findReasons()
    if diagnoser.isReached {
      return Verdict(isReached: true, diagnoser.ordered) == .open ? .open : .works
    }
    let first = diagnoser.ordered.first { $0.weight == .blocks }
    return first.map(\.isInDoubt) == false ? .missed : nil
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
          || view.gestureRecognizers?.contains { !$0.isPartOfScrollView } == true
      }
  }
}
