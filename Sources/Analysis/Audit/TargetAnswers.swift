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
  /// - Parameter map: The map of the touches; views that reach out of it are left alone.
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
