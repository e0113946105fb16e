import ResponderKit
import Scenes

/// A scan of a screen for the views that no touch reaches, and for the reasons, made for all views
/// at once.
///
/// Hidden and faint views are left out with all their descendants.
package struct ReachabilityScan {
  /// The number of points of the screen that are hit-tested.
  private static let cellCount = 1 << 13
  /// The number of views that are hit-tested by themselves at most, because no point of the scan
  /// reached them.
  private static let mostQuestions = 500

  private var remarks: [ObjectIdentifier: ViewRemark] = [:]
  /// The views that get touches, themselves or by their subviews.
  private var reached: Set<ObjectIdentifier> = []
  /// Indicates whether all views that may take touches are looked at, not only interactive ones.
  private let isOfAll: Bool
  private let scene: Scene
  /// Indicates whether the views are so few that asking each is less work than a map.
  private let asksFirst: Bool
  private lazy var map = HitMap(
    of: scene.application, over: SampleGrid(scene.screenBounds, mostCells: Self.cellCount),
    code: scene.code, mustStop: scene.mustStop)
  private lazy var hitViews = HitViews(Set(map.cells).compactMap(map.view))
  private var questions = 0

  /// - Parameter isOfAll: True to look at all views that may take touches, not only at interactive
  ///   ones.
  /// - Complexity: O(views), and one diagnosis for each target where more than hit-testing decides.
  package init(_ scene: Scene, ofAll isOfAll: Bool = false) {
    self.scene = scene
    self.isOfAll = isOfAll
    asksFirst = !scene.hasMoreViews(than: TreeFolding.mostViews)
    let outside = Surroundings(toScreen: .identity, region: scene.screenBounds)
    for window in scene.windows { window.walk(with: outside) { look(at: $0, in: $1) } }
    lookBeyondHitTest()
  }

  /// Asks what else decides about the targets, as `why` does.
  private mutating func lookBeyondHitTest() {
    for target in AuditTarget.all(in: scene.windows, of: scene) where !target.isDisabled {
      if scene.mustStop() { return }
      let id = ObjectIdentifier(target.view)
      switch scene.answer(about: target.view) {
      case .open?: remarks[id] = .open
      case .unanswered? where remarks[id] == nil: remarks[id] = .unanswered
      case .unanswered?, .works?, .missed?, nil: break
      }
    }
  }

  /// Returns the remark on a view; nil if there is none.
  package func remark(on view: UIView) -> ViewRemark? { remarks[ObjectIdentifier(view)] }

  /// Returns the remark on a view; in a scan of all views also that touches reach it.
  func mark(of view: UIView) -> ViewRemark? {
    let remark = remark(on: view)
    guard isOfAll, remark != .open, remark != .unanswered else { return remark }
    let reach = reach(of: view)
    return reach.isReached == true
      ? .reached : reach.obscuring.map { .covered(by: $0) } ?? remark
  }

  /// Returns whether a touch reaches a view or one of its subviews, nil if nobody can tell, and the
  /// view that takes the touches for which it is there. What the device answered decides, if the
  /// text tells it.
  ///
  /// The scan must be one of all views.
  package func reach(of view: UIView) -> (isReached: Bool?, obscuring: UIView?) {
    if remark(on: view) == .open { return (nil, nil) }
    if let record = scene.record(of: view, at: nil), scene.holds(record.observation) {
      return (record.isReached, record.isReached ? nil : record.winner)
    }
    if case .covered(let taker)? = remark(on: view) { return (false, taker) }
    return (reached.contains(ObjectIdentifier(view)), nil)
  }

  /// The properties that a view inherits from the views that it lies in.
  private struct Surroundings {
    /// The transform from the superview's coordinates to the screen's.
    var toScreen: CGAffineTransform
    /// The part of the screen on which touches are let through to the view, in points.
    var region: CGRect
    /// Indicates whether a view that it lies in takes no touches.
    var isDead = false
  }

  /// Scans a view and returns the surroundings of its subviews; nil if these need no scan.
  private mutating func look(at view: UIView, in around: Surroundings) -> Surroundings? {
    guard !view.isHiddenOrFaint else { return nil }
    var inside = around
    inside.toScreen = view.transformToSuperview.concatenating(around.toScreen)
    let box = view.touchArea.applying(inside.toScreen)
    let reach = around.region.intersection(box)
    let isOut = !around.region.overlaps(box)
    if isOut, box.width > 0, box.height > 0 {
      // Its descendants are out, too, and need not say so.
      remarks[ObjectIdentifier(view)] = outside(view)
      return nil
    }
    if !isOut, view.isUserInteractionEnabled, (view as? UIControl)?.isEnabled != false,
      isOfAll || view.isTouchTarget(in: scene)
    {
      let remark: ViewRemark? = around.isDead ? .untouchable : hindrance(of: view, in: reach)
      remarks[ObjectIdentifier(view)] = remark
      if remark == nil { reached.insert(ObjectIdentifier(view)) }
    }
    inside.isDead = around.isDead || !view.isUserInteractionEnabled
    // A view with an override may let touches through anywhere.
    if view.hitTestBehavior == nil, view.pointInsideBehavior == nil {
      inside.region = isOut ? .zero : reach
    }
    return inside
  }

  /// Returns the remark that a view lies outside of the nearest view around it that it does not
  /// overlap, or outside of the screen.
  private func outside(_ view: UIView) -> ViewRemark {
    var box = view.touchArea
    var inner = view
    var isInScrollView = false
    // A view further out than that is no help to the reader.
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

  /// Returns the reason why an interactive view gets no touch; nil if it gets touches.
  private mutating func hindrance(of view: UIView, in reach: CGRect) -> ViewRemark? {
    if !asksFirst, hitViews.contain(view) { return nil }
    let taker = taker(at: CGPoint(x: reach.midX, y: reach.midY))
    if view.isReached(by: taker) || asksFirst && hitViews.contain(view) { return nil }
    guard let taker, !view.isDescendant(of: taker) else { return .untouchable }
    return .covered(by: taker)
  }

  private mutating func taker(at point: CGPoint) -> UIView? {
    questions += 1
    if questions <= Self.mostQuestions { return scene.hitView(at: point) }
    let (grid, cell) = (map.grid, map.grid.cell)
    let column = Int((point.x - grid.region.minX) / cell.width, within: 0...(grid.columns - 1))
    let row = Int((point.y - grid.region.minY) / cell.height, within: 0...(grid.rows - 1))
    return map[column, row]
  }
}

extension CGRect {
  /// Returns whether the two rectangles have an area in common.
  fileprivate func overlaps(_ other: CGRect) -> Bool {
    intersection(other).hasArea
  }
}
