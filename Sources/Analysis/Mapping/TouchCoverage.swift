import ResponderKit
import Scenes

/// The part of a view that a finger can reach, measured by hit-testing every point of a grid over
/// its bounds.
package struct TouchCoverage {
  /// The side of a target that a finger hits with ease, in points.
  package static let fingertip: CGFloat = 44

  /// A view that takes the touch in a part of the target.
  package struct Taker {
    /// The view that takes the touch; nil if none does.
    package var view: UIView?
    /// The number of points at which the view takes the touch.
    package var count = 0
    /// The box round these points' cells, in the target's coordinates.
    package var box: CGRect
    /// One of these points, in the target's coordinates.
    package var example: CGPoint
  }

  /// The number of points that were hit-tested.
  package private(set) var total = 0
  /// The number of points at which the target gets the touch.
  package private(set) var reached = 0
  /// The number of points at which that depends on values of the code which nobody has given, or on
  /// views of which nobody can tell where they lie.
  package private(set) var open = 0
  /// The views that get the touch at the other points, most points first.
  package private(set) var takers: [Taker] = []
  /// The point of the target that lies deepest in the part that can be reached, in the target's
  /// coordinates.
  package private(set) var bestPoint: CGPoint?
  /// The box round the part that can be reached, in the target's coordinates.
  package private(set) var box: CGRect?

  /// Measures a view.
  ///
  /// - Parameters:
  ///   - visible: The part of the screen whose points count; nil for all points.
  ///   - most: The greatest number of points in each direction; a small view is asked at every
  ///     point.
  /// - Complexity: O(most²) hit-tests.
  package init(of target: UIView, in scene: Scene, visible: CGRect? = nil, most: Int = 48) {
    let area = target.touchArea
    guard area.width > 0, area.height > 0 else { return }
    let grid = SampleGrid(area, mostEachWay: most)
    var isReached = [Bool](repeating: false, count: grid.count)
    let route = CoordinateRoute(toScreenFrom: target)
    let windows = HitTestWindows(of: scene)
    let bar = scene.bar(handingTouchesTo: target)
    let code = scene.code
    let unplaced = scene.unplaced
    // Neighbouring points mostly have one taker.
    var places: [ObjectID?: Int] = [:]
    var last: (view: UIView?, place: Int)?
    for k in 0..<grid.count {
      if k.isMultiple(of: 64), scene.mustStop() { break }
      let point = grid.point(k)
      let place = route.map(point)
      if let visible, !visible.contains(place) { continue }
      total += 1
      let found = code?.hit { windows.view(at: place) }
      let hit = found.map(\.view) ?? windows.view(at: place)
      if found?.open.isEmpty == false
        || unplaced.asked(at: place, before: hit).contains(where: {
          target.isReached(by: $0, or: bar) != target.isReached(by: hit, or: bar)
        })
      {
        open += 1
      }
      if target.isReached(by: hit, or: bar) {
        isReached[k] = true
        reached += 1
        box = box.map { $0.union(grid.cell(k)) } ?? grid.cell(k)
      } else {
        if last == nil || last?.view !== hit {
          let id = hit.map { ObjectID($0) }
          let place = places[id] ?? takers.count
          if place == takers.count {
            takers.append(Taker(view: hit, box: grid.cell(k), example: point))
            places[id] = place
          }
          last = (hit, place)
        }
        guard let place = last?.place else { continue }
        takers[place].count += 1
        takers[place].box = takers[place].box.union(grid.cell(k))
      }
    }
    takers.sort {
      ($0.count, $1.example.y, $1.example.x) > ($1.count, $0.example.y, $0.example.x)
    }
    bestPoint = grid.deepest(isReached).map(grid.point)
  }

  /// Returns the share in per cent. The result is 0 or 100 only if it is nothing or all.
  package static func percent(_ count: Int, of total: Int) -> Int {
    guard total > 0, count > 0 else { return 0 }
    if count == total { return 100 }
    return min(99, max(1, Int((Double(count) * 100 / Double(total)).rounded())))
  }

  /// The share that can be reached, in per cent.
  package var percent: Int { Self.percent(reached, of: total) }
}

extension Scene {
  /// Returns whether a view gets a touch that hits a given view: as every view does, or from the bar
  /// that is hit in its place.
  package func isReached(_ view: UIView, by hit: UIView?) -> Bool {
    view.isReached(by: hit, or: bar(handingTouchesTo: view))
  }
}

extension UIView {
  /// Returns whether the view gets a touch that hits a given view, or the bar that hands touches on to
  /// it, if there is one.
  func isReached(by hit: UIView?, or bar: UIView?) -> Bool {
    bar != nil && hit === bar || isReached(by: hit)
  }

  /// The area in which touches belong to the view, in its coordinates: its bounds, or the rectangle
  /// that an override sets.
  package var touchArea: CGRect {
    pointInsideBehavior?.touchArea(in: self) ?? hitTestBehavior?.touchArea(in: self) ?? bounds
  }

  /// Returns whether the view gets a touch that hits a given view.
  ///
  /// A view gets the touches of its subviews, by its recognizers and along the responder chain,
  /// unless it has to be hit itself. No view gets a touch that hits a view that blocks touches
  /// while it is animated (R2.10).
  package func isReached(by hit: UIView?) -> Bool {
    guard let hit, !hit.blocksTouchesWhileAnimating else { return false }
    if hit === self { return true }
    guard hit.isDescendant(of: self) else { return false }
    return !mustBeHitItself
  }

  /// Indicates whether the view must be hit itself: a control does not track a touch that went to a
  /// subview (R5.6), unless its class made that subview and handles its touches.
  package var mustBeHitItself: Bool { (self as? UIControl)?.isCompositeControl == false }

  /// Indicates whether the view is a control whose subviews its class made.
  package var isComposite: Bool { (self as? UIControl)?.isCompositeControl == true }

  /// Returns whether the view is interactive: a control, or a view with recognizers or handlers of
  /// its own.
  ///
  /// The recognizers that UIKit adds to scroll views and windows do not count.
  package func isInteractive(in scene: Scene) -> Bool {
    if self is UIControl { return true }
    if handledMethods.contains(where: { EventMethod.touches.contains($0.method) }) { return true }
    if self is UIWindow { return false }
    let own = gestureRecognizers?.contains { !$0.isBuiltIn } ?? false
    if own { return true }
    return !(self is UIScrollView)
      && scene.origin(of: self)?.uncertainties.contains(.recognizers) == true
  }

  /// Indicates whether the view is a list of rows that touches select.
  private func hasRows(in scene: Scene) -> Bool {
    holdsCells && !isHiddenOrFaint && subviews.contains { scene.isRow($0) && !$0.isHiddenOrFaint }
  }

  /// Indicates whether the view is a list, which puts its subviews where they belong.
  var holdsCells: Bool { self is UITableView || self is UICollectionView }

  /// Returns whether people are meant to touch the view: it is interactive, and not only by
  /// recognizers that UIKit, or the framework that the class is of, has added.
  package func isTouchTarget(in scene: Scene) -> Bool {
    if hasRows(in: scene) { return true }
    // The handle of a sheet is as large as UIKit makes it.
    guard isInteractive(in: scene), !(self is UIGrabber) else { return false }
    guard !(self is UIControl), scene.origin(of: self) != nil,
      ForeignClasses.standard.bringsRecognizers(scene.className(of: self))
    else { return true }
    return handledMethods.contains { EventMethod.touches.contains($0.method) }
      || gestureRecognizers?.contains {
        !$0.isBuiltIn && scene.origin(of: $0) == nil
      } == true
  }

  /// The nearest scroll view that the view lies in.
  var enclosingScrollView: UIScrollView? {
    superviews.first { $0 is UIScrollView } as? UIScrollView
  }
}
