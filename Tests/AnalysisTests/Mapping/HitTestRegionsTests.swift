import Foundation
import ResponderKit
import SceneStage
import TestSupport
import Testing

@testable import Analysis

@Suite struct HitTestRegionsTests {
  private static let screen = CGRect(0, 0, 200, 200)

  private func reader(_ views: [UIView]) -> VerdictReader {
    let known = Dictionary(uniqueKeysWithValues: views.map { (ObjectID($0), $0) })
    return VerdictReader { known[$0] }
  }

  @Test("The list of verdicts at any point is known from the cells", arguments: seeds(8, of: 60))
  func listsOfRandomPointsAreKnown(seed: Int) {
    let screen = RandomScreen(seed: seed)
    let regions = HitTestRegions(
      of: screen.application, in: Self.screen, views: screen.views)
    let known = Set(regions.answers.map { $0.verdicts.map { regions.verdicts[$0].key } })
    var reader = reader(screen.views)
    var random = SeededGenerator(seed: seed)
    var unknown: [CGPoint] = []
    for _ in 0..<300 {
      let point = CGPoint(
        x: .random(in: 0..<200, using: &random), y: .random(in: 0..<200, using: &random))
      let verdicts = reader.verdicts(of: screen.application.explainedHitTest(at: point))
      if !verdicts.contains(where: \.needsCode), !known.contains(verdicts.map(\.key)) {
        unknown.append(point)
      }
    }
    // Pieces between slanted edges may be too small to be found.
    #expect(unknown.count <= 1, "\(unknown)")
  }

  @Test func aCellIsCutWhereVerdictsChange() {
    let stage = Stage()
    stage.add("card", CGRect(20, 20, 100, 100))
    stage.add("button", CGRect(10, 10, 30, 30), in: "card")
    let regions = regions(of: stage)
    let winners = regions.answers.map { answer in answer.winner.map { stage.scene.label(of: $0) } }
    #expect(winners.sorted { ($0 ?? "") < ($1 ?? "") } == ["button", "card", "root"])
  }

  @Test func codeIsAskedAtManyPoints() {
    final class LeftHalf: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        point.x < 100 && super.point(inside: point, with: event)
      }
    }
    let stage = Stage()
    stage["root"].addSubview(LeftHalf(frame: Self.screen))
    let answers = regions(of: stage).answers
    #expect(answers.count == 2)
    #expect(answers.allSatisfy { $0.samples.count > 100 })
  }

  @Test(arguments: [200.0, 2000, 1e9, 1e15])
  func aTurnedScreenOfAnySizeIsCutIntoAsManyCells(length: Double) {
    let stage = Stage()
    let screen = CGRect(0, 0, length, length)
    let window = stage.scene.windows[0]
    window.frame = screen
    stage["root"].frame = screen
    let view = UIView(frame: screen.insetBy(dx: length / 4, dy: length / 4))
    view.transform = CGAffineTransform(rotationAngle: 1)
    stage["root"].addSubview(view)
    let views = [window, stage["root"], view]
    var reader = reader(views)
    let cutter = CellCutter(of: screen, views)
    // The corner of the view lies in all cells that follow.
    let corner = view.convert(CGPoint.zero, to: nil)
    var (cell, cuts) = (screen, 0)
    while cuts < 100 {
      let point = CGPoint(x: cell.midX, y: cell.midY)
      let verdicts = reader.verdicts(of: stage.scene.application.explainedHitTest(at: point))
      let parts = verdicts.lazy.compactMap { cutter.cut(cell, at: point, by: $0.conditions) }.first
      guard let parts else { break }
      cell = parts.0.contains(corner) ? parts.0 : parts.1
      cuts += 1
    }
    #expect(cuts > 8 && cuts <= 2 * 9, "\(cuts)")
  }

  @Test func wholeGroupsOfSiblingsHaveTheirConditions() {
    let stage = Stage()
    for k in 0..<400 {
      stage.add("v\(k)", CGRect(CGFloat(k % 20) * 10, CGFloat(k / 20) * 10, 9, 9))
    }
    let regions = regions(of: stage)
    #expect(Set(regions.answers.compactMap(\.winner)).count == 401)
    #expect(regions.verdicts.contains { $0.decision.views.count > 16 })
  }

  private func regions(of stage: Stage) -> HitTestRegions {
    var views: [UIView] = []
    stage.scene.views.forEach { views.append($0) }
    return HitTestRegions(of: stage.scene.application, in: Self.screen, views: views)
  }
}
