import Explanation
import Foundation
import ResponderKit

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
  /// - Complexity: a hit-test for each part of the region that looks different, up to a budget.
  package init(of application: UIApplication, in region: CGRect, views: [UIView]) {
    let known = Dictionary(
      views.map { (ObjectID($0), $0) }, uniquingKeysWith: { first, _ in first })
    let cutter = CellCutter(views)
    var reader = VerdictReader { known[$0] }
    // The largest cells come first.
    var cells = [region]
    var next = 0
    let groups = views.reduce(0) { $0 + $1.subviewGroups.count }
    var work = 0
    while next < cells.count, work < Self.mostWork {
      let cell = cells[next]
      next += 1
      let point = CGPoint(x: cell.midX, y: cell.midY)
      let test = application.explainedHitTest(at: point)
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
