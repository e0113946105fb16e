import Explanation
import Inspection
import ResponderKit
import Scenes
import Testing

@Suite struct BreakpointTests {
  private let stage = HitTestAnswersTests.stage(isRedLast: true)

  private func stops(_ interaction: Interaction, _ breakpoints: Breakpoints) -> [String] {
    let walk = StepWalk(interaction, in: stage.scene, breakpoints: breakpoints)
    return walk.steps.enumerated().compactMap { index, step in
      step.breakpoint.map { "\(index + 1) \($0)" }
    }
  }

  @Test func aViewStopsWhereItIsAskedAndWhereItAnswers() {
    var breakpoints = Breakpoints()
    breakpoints.add(stage["blue"])
    breakpoints.add(stage["blue"])
    #expect(stops(stage.ask(110, 230), breakpoints) == ["7 blue", "8 blue", "11 blue", "14 blue"])
    #expect(breakpoints.objects(in: stage.scene).count == 1)
  }

  @Test func aRuleStopsWhereItIsCited() {
    var breakpoints = Breakpoints()
    breakpoints.add(rule: RuleID(2, 4))
    #expect(stops(stage.ask(110, 230), breakpoints) == ["6 R2.4", "10 R2.4"])
  }

  @Test func theWalkKnowsTheNextStop() {
    var breakpoints = Breakpoints()
    breakpoints.add(rule: RuleID(2, 4))
    let walk = StepWalk(stage.ask(110, 230), in: stage.scene, breakpoints: breakpoints)
    #expect(walk.stop(after: 0) == 5)
    #expect(walk.stop(after: 5) == 9)
    #expect(walk.stop(after: 9) == nil)
  }

  @Test func aViewThatWentWithItsSceneIsNoBreakpointAnyMore() {
    var breakpoints = Breakpoints()
    breakpoints.add(stage["blue"])
    stage.scene.replace(profile: .scenes, screenSize: CGSize(width: 390, height: 844))
    #expect(breakpoints.objects(in: stage.scene).isEmpty)
  }
}
