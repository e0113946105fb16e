import Foundation
import ResponderKit
import Scenes

/// Which views on a screen no finger gets to, and why, found for all of them at once.
///
/// What is hidden or faint is passed over with all that it holds.
package struct TouchSurvey {
  /// How many points of the screen are asked.
  private static let cellCount = 1 << 13
  /// How many views that the points missed are asked by themselves.
  private static let mostQuestions = 500

  private var remarks: [ObjectIdentifier: ViewRemark] = [:]
  private let scene: Scene
  private let map: HitMap
  private var hit: Set<ObjectIdentifier> = []
  /// What was hit, and all that it lies in.
  private var holdsHit: Set<ObjectIdentifier> = []
  private var questions = 0

  /// - Complexity: O(views).
  package init(_ scene: Scene) {
    self.scene = scene
    let screen = CGRect(origin: .zero, size: scene.screenSize)
    map = HitMap(of: scene.application, over: SampleGrid(screen, mostCells: Self.cellCount))
    for number in Set(map.cells) {
      guard let view = map.view(number) else { continue }
      hit.insert(ObjectIdentifier(view))
      var ancestor: UIView? = view
      while let current = ancestor, holdsHit.insert(ObjectIdentifier(current)).inserted {
        ancestor = current.superview
      }
    }
    var pending = scene.windows.reversed().map {
      Visit(view: $0, toScreen: $0.transformToSuperview, region: screen)
    }
    while let visit = pending.popLast() { look(at: visit, &pending) }
  }

  /// What is to be said of a view.
  package func remark(on view: UIView) -> ViewRemark? { remarks[ObjectIdentifier(view)] }

  private struct Visit {
    var view: UIView
    var toScreen: CGAffineTransform
    /// Where on the screen what the view lies in lets touches through to it.
    var region: CGRect
    /// Whether something that it lies in takes no touches.
    var isDead = false
  }

  private mutating func look(at visit: Visit, _ pending: inout [Visit]) {
    let view = visit.view
    guard !view.isHidden, Double(view.alpha) >= HitTestRejection.alphaThreshold else { return }
    let box = view.touchArea.applying(visit.toScreen)
    let reach = visit.region.intersection(box)
    let isOut = !visit.region.overlaps(box)
    if isOut, box.width > 0, box.height > 0 {
      // All that lies in it is out, too, and need not say so.
      remarks[ObjectIdentifier(view)] = outside(visit)
      return
    }
    if !isOut, view.isUserInteractionEnabled, (view as? UIControl)?.isEnabled != false,
      view.isInteractive(in: scene)
    {
      remarks[ObjectIdentifier(view)] = hindrance(of: visit, in: reach)
    }
    var inside = visit
    inside.isDead = visit.isDead || !view.isUserInteractionEnabled
    // An override may let through what lies anywhere.
    if view.hitTestBehavior == nil, view.pointInsideBehavior == nil {
      inside.region = isOut ? .zero : reach
    }
    for subview in view.subviews.reversed() {
      inside.view = subview
      inside.toScreen = subview.transformToSuperview.concatenating(visit.toScreen)
      pending.append(inside)
    }
  }

  /// What a view lies outside of: the nearest view around it that it does not overlap, or the screen.
  private func outside(_ visit: Visit) -> ViewRemark {
    var box = visit.view.touchArea
    var inner = visit.view
    var isInScrollView = false
    // Who is further out than that does not help anybody.
    for _ in 0..<64 {
      guard let outer = inner.superview else { break }
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
  private mutating func hindrance(of visit: Visit, in reach: CGRect) -> ViewRemark? {
    if visit.isDead { return .untouchable }
    let view = visit.view
    let id = ObjectIdentifier(view)
    let needsHit = view.mustBeHitItself
    if needsHit ? hit.contains(id) : holdsHit.contains(id) { return nil }
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
    let common = intersection(other)
    return !common.isNull && common.width > 0 && common.height > 0
  }
}
