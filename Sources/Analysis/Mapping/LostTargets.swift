import Foundation
import ResponderKit
import Scenes

/// The views of a map that are there to be touched, are seen, and get no touch anywhere.
package struct LostTargets {
  /// The views, in the order of the tree.
  package let views: [UIView]

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
    var views: [UIView] = []
    for target in AuditTarget.all(in: scene.windowsBackToFront, of: scene) {
      let view = target.view
      if let observation = scene.observation(of: view) {
        // The device itself knows better.
        if observation.isMiss(of: view, in: scene) { views.append(view) }
        continue
      }
      guard !hit.contain(view), !scene.mustStop(),
        region.contains(view.screenFrame.intersection(screen))
      else { continue }
      // It may be smaller than a cell of the map.
      let coverage = TouchCoverage(of: view, in: scene, most: Audit.resolution)
      guard coverage.reached == 0 else { continue }
      if let taker = coverage.takers.first, judge.cover(of: target, by: taker.view).isMeant {
        continue
      }
      views.append(view)
    }
    self.views = views
  }
}
