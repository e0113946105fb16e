import Analysis
import Foundation
import ResponderKit
import Scenes
import SessionStage
import TestSupport
import Testing

/// What a fix takes from other targets is told, and what would break the screen is not proposed
/// while something else helps.
@Suite struct FixCostTests {
  /// The share of a touch area by which a grid of few points may be wrong, in per cent.
  private static let roughness = 12

  /// The targets' touch areas, counted point by point with the hit-test itself.
  private func areas(in scene: Scene) -> [ObjectID: Set<Int>] {
    var areas: [ObjectID: Set<Int>] = [:]
    for k in 0..<(65 * 141) {
      let point = CGPoint(x: Double(k % 65) * 6 + 3, y: Double(k / 65) * 6 + 3)
      let owner = sequence(first: scene.hitView(at: point), next: { $0?.superview }).lazy
        .compactMap { $0 }.first { $0 is UIScrollView || $0.isInteractive(in: scene) }
      if let owner { areas[ObjectID(owner), default: []].insert(k) }
    }
    return areas
  }

  @Test(arguments: seeds(3, of: 40))
  func noFixTakesMoreThanItSays(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let desk = TestSession()
    desk.run(WhyPropertyTests.scene(&random).joined(separator: "\n"))
    let scene = desk.scene
    let before = areas(in: scene)
    for name in (0..<8).map({ "v\($0)" }) {
      guard let view = scene.names[name] as? UIView else { continue }
      let diagnosis = Diagnosis(of: view, in: scene)
      if diagnosis.verdict == .reached {
        #expect(view.isReached(by: scene.hitView(at: diagnosis.point)))
      }
      for fix in diagnosis.obstacles.flatMap(\.fixes) {
        guard let cost = fix.cost else { continue }
        scene.journal.beginGroup()
        for change in fix.changes { change.perform(in: scene) }
        let after = areas(in: scene)
        scene.journal.rollBack()
        for (owner, points) in before where owner != ObjectID(view) && points.count >= 25 {
          let lost = points.subtracting(after[owner] ?? []).count * 100 / points.count
          let told = cost.losses.first { ObjectID($0.view) == owner }?.percent ?? 0
          #expect(abs(lost - told) <= Self.roughness, "\(name): \(lost)% lost, \(told)% told")
        }
      }
    }
  }

  @Test func aFixThatKillsAnotherTargetIsDroppedIfAnotherOneHelps() throws {
    let desk = try TestSession(
      after: "add UIButton buy 20,40 90x44; window front 0,0 390x844; "
        + "add UIButton b 10,200 90x44 in front")
    let text = try desk.printed("why buy").joined(separator: "\n")
    #expect(text.contains("override front passthrough") && !text.contains("hide front"))
  }

  @Test func aFixWithoutAnAlternativeSaysWhatItCosts() throws {
    let desk = try TestSession(
      after: "add UIButton under 20,40 90x44; add UIButton over 20,40 90x44")
    let printed = try desk.printed("why under")
    #expect(printed.contains("     front under"))
    #expect(printed.contains("     it costs touch area: over 100%"))
  }

  @Test func anAuditSaysWhatItsFixCosts() throws {
    let desk = try TestSession(
      after: "add UIButton under 20,40 90x44; add UIButton over 20,40 90x44")
    let printed = try desk.printed("audit lenient")
    #expect(printed.contains("  fix: front under"))
    #expect(printed.contains("  it costs touch area: over 100%"))
  }

  @Test func nothingIsBroughtInFrontOfABar() throws {
    let desk = try TestSession(
      after: "add UIButton buy 20,780 350x44; add UITabBar bar 0,761 390x83")
    let text = try desk.printed("why buy").joined(separator: "\n")
    #expect(text.contains("set buy frame 20,717 350x44") && !text.contains("front buy"))
    #expect(text.contains("view.safeAreaLayoutGuide.bottomAnchor"))
  }

  @Test func contentUnderABarIsInset() throws {
    let desk = try TestSession(
      after: "add UIScrollView list 0,0 390x844 contentSize=390x2000; "
        + "add UIButton buy 20,20 350x30 in list; add UINavigationBar bar 0,47 390x44")
    let printed = try desk.printed("why buy")
    // The status bar has made room for 47 points.
    #expect(printed.contains("     set list contentInset 44,0,0,0"))
    #expect(printed.contains { $0.hasPrefix("tried: set list contentInset") })
  }
}
