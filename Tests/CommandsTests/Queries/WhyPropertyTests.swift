import Analysis
import Foundation
import Presentation
import ResponderKit
import Scenes
import SessionStage
import TestSupport
import Testing

/// `why` against the hit-test itself: it finds an obstacle wherever there is one and nowhere else,
/// and what it advises works.
@Suite struct WhyPropertyTests {
  @Test(arguments: seeds(4, of: 12))
  func everyTouchThatGoesAstrayHasAReasonAndARemedy(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<15 {
      let desk = TestSession()
      desk.run(Self.scene(&random).joined(separator: "\n"))
      let names = (0..<8).map { "v\($0)" }
      let target = try #require(names.randomElement(using: &random))
      guard let view = desk.scene.names[target] as? UIView else { continue }
      // What is switched off in a button stands for the button.
      if !view.isUserInteractionEnabled,
        sequence(first: view, next: \.superview).dropFirst().contains(where: { $0 is UIControl })
      {
        continue
      }
      let area = view.bounds
      let inside = CGPoint(
        x: area.minX + area.width * CGFloat.random(in: 0..<1, using: &random),
        y: area.minY + area.height * CGFloat.random(in: 0..<1, using: &random))
      let point = view.screenPoint(inside)
      // Where no finger gets there is nothing to advise.
      guard CGRect(x: 0, y: 0, width: 390, height: 844).contains(point) else { continue }
      let diagnosis = Diagnosis(of: view, at: point, in: desk.scene)
      let hit = desk.scene.hitView(at: point)
      #expect(diagnosis.isReached == view.isReached(by: hit))
      #expect(diagnosis.isReached == diagnosis.obstacles.isEmpty, "\(target) \(point)")
      let words = FindingWords(desk.scene)
      #expect(
        Diagnosis.firstObstacle(of: view, at: point, in: desk.scene).map(words.statement)
          == diagnosis.obstacles.first.map(words.statement))
      guard !diagnosis.isReached else { continue }
      desk.run("why \(target) \(point.x),\(point.y) fix")
      let isFixable = diagnosis.obstacles.allSatisfy { finding in
        finding.fixes.contains { !$0.changes.isEmpty }
      }
      if isFixable {
        #expect(
          view.isReached(by: desk.scene.hitView(at: point)),
          "\(target) \(point) \(diagnosis.obstacles.map(words.statement)) \(desk.output.suffix(30))"
        )
      }
    }
  }

  /// Views in one another, over one another and sticking out, some hidden, faint, off or of no size.
  static func scene(_ random: inout SeededGenerator) -> [String] {
    var lines: [String] = []
    for k in 0..<8 {
      let parent =
        k == 0 || Int.random(in: 0..<3, using: &random) == 0
        ? "root" : "v\(Int.random(in: 0..<k, using: &random))"
      let x = Int.random(in: -40...160, using: &random)
      let y = Int.random(in: -40...200, using: &random)
      let size =
        Int.random(in: 0..<8, using: &random) == 0
        ? "0x0"
        : "\(Int.random(in: 20...220, using: &random))x\(Int.random(in: 20...220, using: &random))"
      let type = ["UIView", "UIView", "UIButton", "UIImageView"].randomElement(using: &random)!
      lines.append("add \(type) v\(k) \(x),\(y) \(size) in \(parent)")
      switch Int.random(in: 0..<14, using: &random) {
      case 0: lines.append("hide v\(k)")
      case 1: lines.append("alpha v\(k) 0")
      case 2: lines.append("set v\(k) interaction off")
      case 3: lines.append("set v\(k) enabled off")
      case 4: lines.append("rotate v\(k) 30")
      case 5: lines.append("override v\(k) passthrough")
      case 6: lines.append("override v\(k) overflow")
      case 7: lines.append("bounds v\(k) 10,10 100x100")
      default: break
      }
    }
    return lines
  }
}
