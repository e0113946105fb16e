import ResponderKit
import Scenes

/// The touch areas that a fix takes from other targets, found by trying it.
package struct FixCost {
  /// A target that loses a part of its touch area.
  package struct Loss {
    package let view: UIView
    /// The lost share of the area in which the target got touches on the screen, in per cent.
    package let percent: Int
  }

  /// The share of a touch area from which on its loss is harm, in per cent.
  private static let mostHarmless = 50

  /// The losses, greatest first.
  package let losses: [Loss]

  /// Indicates whether a target loses most of its touch area.
  package var isHarmful: Bool { losses.contains { $0.percent > Self.mostHarmless } }
}

/// A judge of fixes: each is tried on the scene and taken back.
struct FixJudge {
  private let scene: Scene
  private let before: TargetAreas

  /// - Complexity: O(views) for the map of the touches.
  init(in scene: Scene) {
    self.scene = scene
    before = TargetAreas(of: scene)
  }

  /// Returns fixes in the order in which they should be proposed, with their costs: those that harm
  /// another target are last, or left out if a harmless one makes the same point work.
  ///
  /// - Complexity: O(views) for each fix.
  func judged(_ fixes: [Fix], for target: UIView) -> [Fix] {
    let judged = fixes.map { fix in
      var fix = fix
      fix.cost = cost(of: fix, for: target)
      return fix
    }
    let harmless = judged.filter { $0.cost?.isHarmful != true }
    let canAct = harmless.contains { !$0.changes.isEmpty }
    return canAct ? harmless : harmless + judged.filter { $0.cost?.isHarmful == true }
  }

  private func cost(of fix: Fix, for target: UIView) -> FixCost? {
    guard !fix.changes.isEmpty, !scene.mustStop() else { return nil }
    return scene.unobserved {
      scene.journal.peek {
        for change in fix.changes { change.perform(in: scene) }
      } _: {
        FixCost(
          losses: before.losses(
            in: TargetAreas(of: scene), for: target, isTaking: !fix.isSwitchingOn(target)))
      }
    }
  }
}

/// The target that gets the touch in each cell of a screen.
private struct TargetAreas {
  private let owners: [UIView?]

  /// The number of cells: a target of 20 points has several.
  private static let mostCells = 1 << 12

  init(of scene: Scene) {
    let map = HitMap(
      of: scene.application, over: SampleGrid(scene.screenBounds, mostCells: Self.mostCells),
      code: scene.code, mustStop: scene.mustStop)
    var known: [UInt32: UIView?] = [:]
    owners = map.cells.map { number in
      if let owner = known[number] { return owner }
      let owner = map.view(number)?.selfAndSuperviews.first { $0.isTarget(in: scene) }
      known[number] = .some(owner)
      return owner
    }
  }

  /// Returns what targets have here and no longer have in other areas.
  ///
  /// - Parameter isTaking: True if it is a loss that the target gets what another one had; what was
  ///   meant to lie in front, and is switched on, takes nothing.
  func losses(in after: TargetAreas, for target: UIView, isTaking: Bool) -> [FixCost.Loss] {
    var places: [ObjectIdentifier: Int] = [:]
    var areas: [(view: UIView, cells: Int, lost: Int)] = []
    for (owner, next) in zip(owners, after.owners) {
      guard let owner, isTaking || next !== target else { continue }
      let place = places[ObjectIdentifier(owner)] ?? areas.count
      if place == areas.count {
        places[ObjectIdentifier(owner)] = place
        areas.append((owner, 0, 0))
      }
      areas[place].cells += 1
      if next !== owner { areas[place].lost += 1 }
    }
    let losses = areas.filter { $0.lost > 0 }.map {
      FixCost.Loss(view: $0.view, percent: TouchCoverage.percent($0.lost, of: $0.cells))
    }
    // The sort is stable: of equal losses the one in front on the screen comes first.
    return losses.sorted { $0.percent > $1.percent }
  }
}

extension UIView {
  /// Returns whether the view acts on touches itself: it is interactive, or scrolls.
  fileprivate func isTarget(in scene: Scene) -> Bool {
    self is UIScrollView || isTouchTarget(in: scene)
  }
}
