import ResponderKit
import Scenes

/// A comparison that finds the views whose touch areas shrank or grew, and the causes.
struct TouchComparison {
  private(set) var changes: [TouchChange] = []
  private let matching: ScreenMatching
  private var groups: [Key: Int] = [:]
  /// The least part of a target that counts as lost or gained, in per cent of it.
  private static let least = 5

  private struct Key: Hashable {
    var kind: TouchChange.Kind
    var code: DiagnosisCode?
    var culprit: ObjectID?
  }

  /// Compares two screens.
  ///
  /// - Complexity: O(views + cells of two maps), and a diagnosis for each change.
  init(_ matching: ScreenMatching) {
    self.matching = matching
    let old = TouchAreas(matching.old).areas
    let new = TouchAreas(matching.new).areas
    for (place, other) in matching.newPlaces.enumerated() {
      guard let other, !matching.new.scene.mustStop() else { continue }
      let (then, now) = (old[place], new[other])
      guard let kind = kind(then, now, other) else { continue }
      let (tree, dead, area) =
        [.grown, .gained].contains(kind)
        ? (matching.old, place, then) : (matching.new, other, now)
      let cause = cause(in: tree, dead, area)
      guard let kind = Self.kind(kind, of: tree.nodes[dead].view, cause, in: tree.scene) else {
        continue
      }
      add(
        kind,
        TouchChange.Subject(
          places: (place, other), percents: (then?.percent ?? 0, now?.percent ?? 0)),
        cause)
    }
    changes = TouchChange.Kind.allCases.flatMap { kind in changes.filter { $0.kind == kind } }
  }

  private func kind(
    _ then: TouchAreas.Area?, _ now: TouchAreas.Area?, _ other: Int
  ) -> TouchChange.Kind? {
    switch (then, now) {
    case (let then?, nil) where then.reached > 0:
      return isInteractive(other) ? .away : nil
    case (let then?, let now?):
      if then.reached > 0, now.reached == 0 { return now.total > 0 ? .lost : .away }
      if then.reached == 0, now.reached > 0 { return .gained }
      let change = now.percent - then.percent
      if change <= -Self.least { return .shrunk }
      return change >= Self.least ? .grown : nil
    default: return nil
    }
  }

  /// Returns the kind of change; a view that has scrolled under a bar is away, and one that has
  /// scrolled half under it is unchanged.
  private static func kind(
    _ kind: TouchChange.Kind, of view: UIView, _ cause: Finding?, in scene: Scene
  ) -> TouchChange.Kind? {
    guard let cause, cause.code == .coveredBy,
      let taker = cause.culprit.flatMap({ scene.view(of: $0) }),
      view.isScrolled(under: taker, in: scene)
    else { return kind }
    return kind == .lost ? .away : nil
  }

  /// Returns whether a view of the new screen is interactive, even if it cannot be seen.
  private func isInteractive(_ place: Int) -> Bool {
    matching.new.nodes[place].view.isInteractive(in: matching.new.scene)
  }

  /// Adds a view to the change of the same kind and cause, or to a new one.
  private mutating func add(
    _ kind: TouchChange.Kind, _ subject: TouchChange.Subject, _ cause: Finding?
  ) {
    let key = Key(kind: kind, code: cause?.code, culprit: cause?.culprit)
    if let index = groups[key] {
      changes[index].subjects.append(subject)
    } else {
      groups[key] = changes.count
      changes.append(TouchChange(kind: kind, subjects: [subject], cause: cause))
    }
  }

  /// Returns the first obstacle between a touch and a view, at the middle of the part that is seen
  /// or at another point.
  private func cause(
    in tree: ScreenTree, _ place: Int, _ area: TouchAreas.Area?
  ) -> Finding? {
    let view = tree.nodes[place].view
    func obstacle(at point: CGPoint?) -> Finding? {
      Diagnosis.firstObstacle(of: view, at: point, in: tree.scene)
    }
    let middle = area.map { CGPoint(x: $0.seen.midX, y: $0.seen.midY) }
    if let found = obstacle(at: middle) { return found }
    let reach = TouchCoverage(
      of: view, in: tree.scene, visible: area?.seen, most: Audit.resolution)
    return reach.takers.first.flatMap { obstacle(at: view.screenPoint($0.example)) }
  }
}

/// A change of the touch areas of some views for one reason.
package struct TouchChange {
  /// A kind of change. The cases are in order, worst first.
  package enum Kind: String, CaseIterable {
    /// The views can still be seen, and can be touched nowhere.
    case lost
    /// The views can be touched in a smaller part than before.
    case shrunk
    /// The views cannot be seen or used any more, so nobody wants to touch them.
    case away
    /// The views can be touched in a larger part than before.
    case grown
    /// The views could be touched nowhere, and can be touched now.
    case gained
  }

  /// A view whose touch area changed.
  package struct Subject {
    /// The places of the view in the trees of both screens.
    package var places: (old: Int, new: Int)
    /// The share of the seen part that could be touched before and can be touched now, in per cent.
    package var percents: (then: Int, now: Int)
  }

  package var kind: Kind
  package var subjects: [Subject]
  /// The first obstacle that a hit-test of the first view meets, on the screen on which it gets no
  /// touches.
  package var cause: Finding?

  /// Indicates whether the cause is one on the old screen: the view got no touches there and gets
  /// them now.
  package var isAboutOldScreen: Bool { kind == .grown || kind == .gained }
}

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
    let map = HitMap(of: scene.application, over: grid, code: scene.code, mustStop: scene.mustStop)
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
      if scene.mustStop() { break }
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
      let first = Int((low / side - 0.5).rounded(.up), within: 0...most)
      return max(0, Int((high / side - 0.5).rounded(.up), within: 0...most) - first)
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

  /// Returns whether scrolling may bring the view out from under the view that covers it: the view
  /// lies in a scroll view, and the other one covers only a part of that scroll view.
  fileprivate func isScrolled(under taker: UIView, in scene: Scene) -> Bool {
    guard let scrollView = enclosingScrollView, !taker.isDescendant(of: scrollView) else {
      return false
    }
    let screen = scene.screenBounds
    return !taker.screenFrame.contains(scrollView.screenFrame.intersection(screen))
  }
}
