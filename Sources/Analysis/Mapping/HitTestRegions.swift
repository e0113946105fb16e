import ResponderKit
import Scenes

/// The answers of hit-tests everywhere in a region: lists of verdicts, of which one holds at each
/// point.
///
/// The region is cut along the edges that the hit-tests themselves looked at, until each cell has
/// one list: the answer everywhere in a cell is that of the hit-test in its middle.
package struct HitTestRegions {
  /// The verdicts, each once.
  package private(set) var verdicts: [RegionVerdict] = []
  /// One list of verdicts, as places in ``verdicts``.
  package struct Answer {
    /// The verdicts, in the order of a trace.
    package let verdicts: [Int]
    /// The view that is hit.
    package let winner: ObjectID?
    /// Points at which this was the answer: one, or many where only code can tell.
    package fileprivate(set) var samples: [CGPoint]
  }
  /// The lists of verdicts, each once.
  package private(set) var answers: [Answer] = []

  /// The greatest number of decisions that are read and of groups of subviews that are skipped.
  /// Points that have not been asked by then have no list.
  private static let mostWork = 12_000_000

  private var placesOfVerdicts: [RegionVerdict.Key: Int] = [:]
  private var placesOfAnswers: [[Int]: Int] = [:]

  /// Hit-tests an application everywhere in a region of the screen.
  ///
  /// - Parameters:
  ///   - application: The application; its views must not change meanwhile.
  ///   - region: A region in the coordinates of the screen.
  ///   - views: The views of all windows, each before those in it.
  ///   - code: The code of the scene, which may change it while it is asked; nil for none.
  ///   - mustStop: Returns whether to end early, with some answers missing.
  /// - Complexity: a hit-test for each part of the region that looks different, up to a budget.
  package init(
    of application: UIApplication, in region: CGRect, views: [UIView],
    code: (any SceneCode)? = nil, mustStop: () -> Bool = { false }
  ) {
    let known = Dictionary(
      views.map { (ObjectID($0), $0) }, uniquingKeysWith: { first, _ in first })
    let cutter = CellCutter(of: region, views)
    var reader = VerdictReader { known[$0] }
    // The largest cells come first.
    var cells = [region]
    var next = 0
    let groups = views.reduce(0) { $0 + $1.subviewGroups.count }
    var work = 0
    while next < cells.count, work < Self.mostWork, !mustStop() {
      let cell = cells[next]
      next += 1
      let point = CGPoint(x: cell.midX, y: cell.midY)
      let test =
        code?.asking { application.explainedHitTest(at: point) }
        ?? application.explainedHitTest(at: point)
      let verdicts = reader.verdicts(of: test)
      work += verdicts.count + groups
      add(verdicts, test)
      for verdict in verdicts {
        guard let cut = cutter.cut(cell, at: point, by: verdict.conditions) else { continue }
        cells += [cut.0, cut.1]
        break
      }
    }
  }

  private mutating func add(_ list: [RegionVerdict], _ test: HitTest) {
    let places = list.map { verdict in
      let key = verdict.key
      if let place = placesOfVerdicts[key] { return place }
      verdicts.append(verdict)
      placesOfVerdicts[key] = verdicts.count - 1
      return verdicts.count - 1
    }
    guard let place = placesOfAnswers[places] else {
      placesOfAnswers[places] = answers.count
      return answers.append(
        Answer(verdicts: places, winner: test.answer, samples: [test.point]))
    }
    if list.contains(where: \.needsCode) { answers[place].samples.append(test.point) }
  }
}

/// A cutter that cuts cells of the screen in two where a condition on a point holds in one part
/// only.
struct CellCutter {
  /// The size, in points, of the cells down to which oblique and round edges are followed.
  private let finest: CGFloat
  /// The size, in points, of the cells down to which the screen is cut where only code decides.
  private let finestOfCode: CGFloat
  /// The distance, in points, up to which two edges count as one.
  private static let tolerance: CGFloat = 1e-3

  private struct Place {
    var toScreen: CGAffineTransform
    var fromScreen: CGAffineTransform?
    var isUpright: Bool
    var outline: TouchOutline?
  }

  private let places: [ObjectID: Place]

  /// - Parameters:
  ///   - region: The region, of which a cell is no smaller part than of a large screen.
  ///   - views: Views, each before those in it.
  init(of region: CGRect, _ views: [UIView]) {
    let length = max(region.width, region.height)
    (finest, finestOfCode) = (max(4, length / 512), max(8, length / 256))
    var places: [ObjectID: Place] = [:]
    for view in views {
      let parent = view.superview.flatMap { places[ObjectID($0)]?.toScreen } ?? .identity
      let toScreen = view.transformToSuperview.concatenating(parent)
      let isInvertible = abs(toScreen.a * toScreen.d - toScreen.b * toScreen.c) > 1e-12
      places[ObjectID(view)] = Place(
        toScreen: toScreen, fromScreen: isInvertible ? toScreen.inverted() : nil,
        isUpright: toScreen.b == 0 && toScreen.c == 0,
        outline: (view.pointInsideBehavior as? any OutlinedBehavior)?.outline(in: view))
    }
    self.places = places
  }

  /// Returns the two parts of a cell, cut where the first of some conditions may change; nil if
  /// each holds everywhere or nowhere in the cell, or if the cell is too small to be cut.
  ///
  /// - Parameter point: The point of the cell at which the conditions were told.
  func cut(_ cell: CGRect, at point: CGPoint, by conditions: [PointCondition]) -> (CGRect, CGRect)?
  {
    for condition in conditions {
      guard let place = places[condition.view], let cut = cut(cell, point, condition, place) else {
        continue
      }
      return cut
    }
    return nil
  }

  private func cut(
    _ cell: CGRect, _ point: CGPoint, _ condition: PointCondition, _ place: Place
  ) -> (CGRect, CGRect)? {
    guard condition.area != .code else { return halve(cell, finestOfCode) }
    guard let fromScreen = place.fromScreen else { return nil }
    if let rect = condition.area.rectangle, place.isUpright {
      return cut(cell, point, along: rect.applying(place.toScreen), condition.isInside)
    }
    let corners = [
      CGPoint(x: cell.minX, y: cell.minY), CGPoint(x: cell.maxX, y: cell.minY),
      CGPoint(x: cell.maxX, y: cell.maxY), CGPoint(x: cell.minX, y: cell.maxY),
    ].map { $0.applying(fromScreen) }
    let isUndivided =
      if let rect = condition.area.rectangle {
        condition.isInside
          ? corners.allSatisfy { rect.widened(by: Self.tolerance).contains($0) }
          : !corners.box.overlaps(rect)
            || !rect.applying(place.toScreen).overlaps(cell)
      } else {
        place.outline?.isUndivided(corners) ?? true
      }
    return isUndivided ? nil : halve(cell, finest)
  }

  private func halve(_ cell: CGRect, _ finest: CGFloat) -> (CGRect, CGRect)? {
    guard max(cell.width, cell.height) > finest else { return nil }
    return cell.width > cell.height ? cell.cut(x: cell.midX) : cell.cut(y: cell.midY)
  }

  /// Cuts along an edge of a rectangle of the screen.
  private func cut(
    _ cell: CGRect, _ point: CGPoint, along rect: CGRect, _ isInside: Bool
  ) -> (CGRect, CGRect)? {
    let inner = cell.widened(by: -Self.tolerance)
    guard isInside || rect.overlaps(inner) else { return nil }
    for x in [rect.minX, rect.maxX] where x > inner.minX && x < inner.maxX {
      // One part should have nothing of the rectangle any more, if the point has not.
      if isInside || (x == rect.minX) == (point.x < x) { return cell.cut(x: x) }
    }
    for y in [rect.minY, rect.maxY] where y > inner.minY && y < inner.maxY {
      if isInside || (y == rect.minY) == (point.y < y) { return cell.cut(y: y) }
    }
    return nil
  }
}

extension CGRect {
  fileprivate func cut(x: CGFloat) -> (CGRect, CGRect) {
    (
      CGRect(x: minX, y: minY, width: x - minX, height: height),
      CGRect(x: x, y: minY, width: maxX - x, height: height)
    )
  }

  fileprivate func cut(y: CGFloat) -> (CGRect, CGRect) {
    (
      CGRect(x: minX, y: minY, width: width, height: y - minY),
      CGRect(x: minX, y: y, width: width, height: maxY - y)
    )
  }

  fileprivate func widened(by distance: CGFloat) -> CGRect {
    insetBy(dx: -distance, dy: -distance)
  }

  /// Returns whether two rectangles have more in common than an edge.
  fileprivate func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}

extension [CGPoint] {
  /// The rectangle round all points.
  fileprivate var box: CGRect {
    let x = map(\.x)
    let y = map(\.y)
    guard let left = x.min(), let right = x.max(), let top = y.min(), let bottom = y.max() else {
      return .null
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension TouchOutline {
  /// Returns whether the outline does not divide the area between some corners: all points of it
  /// are inside, or none. The result is false if that is uncertain.
  fileprivate func isUndivided(_ corners: [CGPoint]) -> Bool {
    switch self {
    case .ellipse(let center, let radii):
      guard radii.width > 0, radii.height > 0 else { return true }
      let reach = CGRect(
        x: center.x - radii.width, y: center.y - radii.height, width: 2 * radii.width,
        height: 2 * radii.height)
      return !corners.box.overlaps(reach)
        || corners.allSatisfy {
          let x = ($0.x - center.x) / radii.width
          let y = ($0.y - center.y) / radii.height
          return x * x + y * y <= 1
        }
    case .polygons(let polygons):
      let box = corners.box
      return polygons.allSatisfy { polygon in
        zip(polygon, polygon.dropFirst() + polygon.prefix(1)).allSatisfy {
          ![$0, $1].box.insetBy(dx: -0.01, dy: -0.01).overlaps(box)
        }
      }
    }
  }
}
