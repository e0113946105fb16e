import Foundation
import ResponderKit
import Scenes

/// Which views on a screen no finger gets to, and why, found for all of them at once.
///
/// What is hidden or faint is passed over with all that it holds.
package struct ReachabilityScan {
  /// How many points of the screen are asked.
  private static let cellCount = 1 << 13
  /// How many views that the points missed are asked by themselves.
  private static let mostQuestions = 500

  private var remarks: [ObjectIdentifier: ViewRemark] = [:]
  private let scene: Scene
  private let map: HitMap
  private let hitViews: HitViews
  private var questions = 0

  /// - Complexity: O(views).
  package init(_ scene: Scene) {
    self.scene = scene
    let screen = scene.screenBounds
    map = HitMap(of: scene.application, over: SampleGrid(screen, mostCells: Self.cellCount))
    hitViews = HitViews(Set(map.cells).compactMap(map.view))
    let outside = Surroundings(toScreen: .identity, region: screen)
    for window in scene.windows { window.walk(with: outside) { look(at: $0, in: $1) } }
  }

  /// What is to be said of a view.
  package func remark(on view: UIView) -> ViewRemark? { remarks[ObjectIdentifier(view)] }

  /// What a view gets from those that it lies in.
  private struct Surroundings {
    /// The way from the superview's coordinates to the screen's.
    var toScreen: CGAffineTransform
    /// Where on the screen touches are let through to the view.
    var region: CGRect
    /// Whether something that it lies in takes no touches.
    var isDead = false
  }

  /// Looks at a view; returns what its subviews get, nil if nothing is to be said of them.
  private mutating func look(at view: UIView, in around: Surroundings) -> Surroundings? {
    guard !view.isHiddenOrFaint else { return nil }
    var inside = around
    inside.toScreen = view.transformToSuperview.concatenating(around.toScreen)
    let box = view.touchArea.applying(inside.toScreen)
    let reach = around.region.intersection(box)
    let isOut = !around.region.overlaps(box)
    if isOut, box.width > 0, box.height > 0 {
      // All that lies in it is out, too, and need not say so.
      remarks[ObjectIdentifier(view)] = outside(view)
      return nil
    }
    if !isOut, view.isUserInteractionEnabled, (view as? UIControl)?.isEnabled != false,
      view.isInteractive(in: scene)
    {
      remarks[ObjectIdentifier(view)] =
        around.isDead ? .untouchable : hindrance(of: view, in: reach)
    }
    inside.isDead = around.isDead || !view.isUserInteractionEnabled
    // An override may let through what lies anywhere.
    if view.hitTestBehavior == nil, view.pointInsideBehavior == nil {
      inside.region = isOut ? .zero : reach
    }
    return inside
  }

  /// What a view lies outside of: the nearest view around it that it does not overlap, or the screen.
  private func outside(_ view: UIView) -> ViewRemark {
    var box = view.touchArea
    var inner = view
    var isInScrollView = false
    // Who is further out than that does not help anybody.
    for outer in view.superviews.prefix(64) {
      box = box.applying(inner.transformToSuperview)
      isInScrollView = isInScrollView || outer is UIScrollView
      if !box.overlaps(outer.touchArea) {
        if outer is UIScrollView { break }
        return .outside(.view(outer))
      }
      inner = outer
    }
    return .outside(isInScrollView ? .scrollView : .screen)
  }

  /// Why a view that is there to be touched gets no touch; nil if it does.
  private mutating func hindrance(of view: UIView, in reach: CGRect) -> ViewRemark? {
    if hitViews.contain(view) { return nil }
    let taker = taker(at: CGPoint(x: reach.midX, y: reach.midY))
    if view.isReached(by: taker) { return nil }
    guard let taker, !view.isDescendant(of: taker) else { return .untouchable }
    return .covered(by: taker)
  }

  private mutating func taker(at point: CGPoint) -> UIView? {
    questions += 1
    if questions <= Self.mostQuestions { return scene.hitView(at: point) }
    let (grid, cell) = (map.grid, map.grid.cell)
    let column = Int((point.x - grid.region.minX) / cell.width)
    let row = Int((point.y - grid.region.minY) / cell.height)
    return map[min(grid.columns - 1, max(0, column)), min(grid.rows - 1, max(0, row))]
  }
}

extension CGRect {
  /// Whether there is any area in both rectangles.
  fileprivate func overlaps(_ other: CGRect) -> Bool {
    intersection(other).hasArea
  }
}
