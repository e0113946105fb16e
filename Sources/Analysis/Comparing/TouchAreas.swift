import Foundation
import ResponderKit
import Scenes

/// The touch areas of the interactive views of a screen, measured with one map of the whole screen.
struct TouchAreas {
  /// The part of a target that can be seen, and the share of it that gets touches.
  struct Area {
    /// The number of points hit-tested: cells of the map, or points of the target if the map is too
    /// coarse.
    var total: Int
    var reached: Int
    /// The part of the screen on which the target is seen, in points.
    var seen: CGRect
    /// The share that can be reached, in per cent.
    var percent: Int { TouchCoverage.percent(reached, of: total) }
  }

  /// The side of a cell of the map, in points.
  private static let cell = 2.0
  /// The number of cells of the map from which on a target is measured well enough.
  private static let enough = 64

  /// The areas by the views' places in the tree; views that are not interactive or cannot be seen
  /// have none.
  private(set) var areas: [Int: Area] = [:]

  /// Measures a screen.
  ///
  /// - Complexity: O(views + cells of the map), where no view has to be asked.
  init(_ tree: ScreenTree) {
    let scene = tree.scene
    let size = scene.screenSize
    let grid = SampleGrid(
      CGRect(origin: .zero, size: size), scale: 1 / Self.cell, mostCells: 1 << 20)
    let map = HitMap(of: scene.application, over: grid)
    var own = [Int](repeating: 0, count: tree.nodes.count)
    let places = map.views.map(tree.place)
    for number in map.cells where number > 0 {
      if let place = places[Int(number) - 1] { own[place] += 1 }
    }
    var within = own
    for place in tree.nodes.indices.reversed() {
      if let parent = tree.nodes[place].parent { within[parent] += within[place] }
    }
    for target in AuditTarget.all(in: scene.windowsBackToFront, of: scene) {
      guard let place = tree.place(of: target.view) else { continue }
      let seen = target.view.touchAreaOnScreen.intersection(target.visible)
      let total = grid.count(in: seen)
      guard target.view.isUprightOnScreen, total >= Self.enough else {
        let reach = TouchCoverage(
          of: target.view, in: scene, visible: target.visible, most: Audit.resolution)
        areas[place] = Area(
          total: reach.total, reached: reach.reached, seen: seen)
        continue
      }
      let isAlone = target.view.mustBeHitItself
      areas[place] = Area(
        total: total, reached: min(total, isAlone ? own[place] : within[place]), seen: seen)
    }
  }
}

extension SampleGrid {
  /// Returns the number of the grid's points in a rectangle of its region.
  fileprivate func count(in rect: CGRect) -> Int {
    guard !rect.isNull else { return 0 }
    func count(_ low: CGFloat, _ high: CGFloat, _ side: CGFloat, _ most: Int) -> Int {
      let first = max(0, (low / side - 0.5).rounded(.up))
      let end = min(CGFloat(most), (high / side - 0.5).rounded(.up))
      return max(0, Int(end - first))
    }
    return count(rect.minX - region.minX, rect.maxX - region.minX, cell.width, columns)
      * count(rect.minY - region.minY, rect.maxY - region.minY, cell.height, rows)
  }
}

extension UIView {
  /// The box round the touch area on the screen, in points.
  fileprivate var touchAreaOnScreen: CGRect {
    guard let window else { return convert(touchArea, to: nil) }
    return window.convert(convert(touchArea, to: window), to: nil)
  }

  /// Indicates whether the view's edges are parallel to those of the screen.
  fileprivate var isUprightOnScreen: Bool {
    let corner = screenPoint(bounds.origin)
    let across = screenPoint(CGPoint(x: bounds.maxX, y: bounds.minY))
    return abs(across.x - corner.x) < 1e-6 || abs(across.y - corner.y) < 1e-6
  }
}
