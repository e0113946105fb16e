import Analysis
import Foundation
import Interchange
import ResponderKit
import Scenes
import SessionStage
import Testing

/// Question 24: a test tool's failure holds the point, the target and what was hit instead.
@Suite struct WhyFailureTests {
  private static let text = """
    Error: Failed to hit view with identifier `pay` at point {120, 122} with hit-test
        - Hit: <UIView: 0xc1; frame = (0 0; 390 844); layer = <CALayer: 0x1>>
        - Target view: <UIButton: 0xb1; frame = (20 100; 200 44); layer = <CALayer: 0x1>>

    <UIWindow: 0xa0; frame = (0 0; 390 844); layer = <CALayer: 0x1>>
       | <UIView: 0xa1; frame = (0 0; 390 844); layer = <CALayer: 0x1>>
       |    | <UIButton: 0xb1; frame = (20 100; 200 44); layer = <CALayer: 0x1>>
       | <UIView: 0xc1; frame = (0 0; 390 844); layer = <CALayer: 0x1>>
    """

  @Test func theFirstDivergenceBetweenTargetAndWinnerIsNamed() throws {
    let scene = Scene()
    let dump = try HierarchyDump(parsing: Self.text)
    _ = scene.replace(by: dump)
    let failure = try #require(scene.origin?.failure)
    let target = try #require(failure.target.flatMap(scene.view))
    let diagnosis = Diagnosis(of: target, at: failure.point, in: scene)
    #expect(diagnosis.obstacles.map(\.code) == [.coveredBy])
    #expect(failure.answer == .hit(diagnosis.winner.map { ObjectID($0) }))
    #expect(diagnosis.reach.percent == 0)
  }

  /// Question 25: whoever re-implements this must let an alpha of 0 through.
  @Test func aViewOfAlphaZeroBlocksNothing() throws {
    let desk = try TestSession(
      after: "add UIButton buy 20,100 200x44; add veil 0,0 390x844 alpha=0")
    let buy = try #require(desk.scene.names["buy"] as? UIView)
    #expect(Diagnosis(of: buy, in: desk.scene).isReached)
  }
}
