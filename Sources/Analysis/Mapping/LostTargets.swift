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
    views = AuditTarget.all(in: scene.windowsBackToFront, of: scene)
      .map(\.view).filter { view in
        !hit.contain(view)
          && region.contains(view.screenFrame.intersection(screen))
          // It may be smaller than a cell of the map.
          && TouchCoverage(of: view, in: scene, most: Audit.resolution).reached == 0
      }
  }
}
