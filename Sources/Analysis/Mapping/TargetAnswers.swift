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

  /// Looks for them.
  ///
  /// - Parameters:
  ///   - map: The map of the touches; views that reach out of it are left alone.
  ///   - scene: The scene.
  /// - Complexity: O(views).
  package init(of map: HitMap, in scene: Scene) {
    let hit = HitViews(map.regions.compactMap(\.view))
    let screen = scene.screenBounds
    let region = map.grid.region
    var judge = CoverJudge(scene)
    for target in AuditTarget.all(in: scene.windowsBackToFront, of: scene) {
      let view = target.view
      guard !scene.mustStop() else { return }
      if let observation = scene.observation(of: view) {
        // The device itself knows better.
        if observation.isMiss(of: view, in: scene) { lost.append(view) }
        continue
      }
      guard region.contains(view.screenFrame.intersection(screen)) else { continue }
      let diagnosis = target.isDisabled ? nil : scene.diagnosisBeyondHitTest(of: view)
      if diagnosis?.verdict == .open {
        open.append(view)
      } else if isLost(target, hit, &judge, in: scene) {
        lost.append(view)
      } else if let diagnosis, diagnosis.isReached, !diagnosis.works {
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

extension Scene {
  /// Returns what `why` says of a touch of a target in the middle of what is seen of it; nil where
  /// nothing but hit-testing decides, as in scenes that commands made.
  ///
  /// Whoever tells of targets asks this, so that all say the same of one.
  package func diagnosisBeyondHitTest(of target: UIView) -> Diagnosis? {
    let hasOutcome = hasOutcome(target)
    guard hasOutcome || tellsClasses else { return nil }
    // A tap takes longer than to look at what there is.
    return Diagnosis(of: target, in: self, isMeasured: false, triesTap: hasOutcome)
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
