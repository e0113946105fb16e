import Explanation
import ResponderKit
import SceneStage
import Scenes
import Testing

@Suite struct BreakpointTests {
  private let stage = Stage.experiment(isRedLast: true)

  private func stops(_ interaction: EventTrace, _ breakpoints: Breakpoints) -> [String] {
    let walk = TraceStepper(interaction, in: stage.scene, breakpoints: breakpoints)
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

  @Test func aRuleStopsWhereItIsCited() throws {
    var breakpoints = Breakpoints()
    breakpoints.add(rule: try #require(RuleID("R2.4")))
    #expect(
      stops(stage.ask(110, 230), breakpoints)
        == ["2 R2.4", "4 R2.4", "6 R2.4", "8 R2.4", "10 R2.4"])
  }

  @Test("R1.3") func theStationsOfAnEventAreStopsWhereABreakpointWaitsForThem() throws {
    var breakpoints = Breakpoints()
    breakpoints.add(rule: try #require(RuleID("R1.3")))
    let tap = stage.tap(110, 230)
    let walk = TraceStepper(tap, in: stage.scene, breakpoints: breakpoints)
    let met = walk.told.filter { $0.breakpoint != nil }.map { "\($0.name) \($0.sentence)" }
    let stations = [
      "app gets the event: UIApplication.sendEvent",
      "window gets the event: UIWindow.sendEvent of window",
    ]
    #expect(met == stations + stations)
    #expect(TraceStepper(tap, in: stage.scene).steps.allSatisfy { $0.rule != RuleID("R1.3") })
  }

  @Test func theApplicationIsABreakpointWhereItGetsAnEvent() throws {
    let tapping = UITapGestureRecognizer()
    stage.scene.adopt(tapping, NameTable.Entry(name: "tapping"))
    stage["root"].addGestureRecognizer(tapping)
    var breakpoints = Breakpoints()
    breakpoints.add(stage.scene.application)
    breakpoints.add(rule: try #require(RuleID("R1.3")))
    let walk = TraceStepper(stage.tap(110, 230), in: stage.scene, breakpoints: breakpoints)
    let met = walk.told.filter { $0.sentence == "UIApplication.sendEvent" }.map(\.breakpoint)
    #expect(met == ["app", "app"])
  }

  @Test("R5.5") func messagesOfAStoryCiteTheirRule() throws {
    let tapping = UITapGestureRecognizer()
    stage.scene.adopt(tapping, NameTable.Entry(name: "tapping"))
    stage["root"].addGestureRecognizer(tapping)
    var breakpoints = Breakpoints()
    breakpoints.add(rule: try #require(RuleID("R5.5")))
    let walk = TraceStepper(stage.tap(110, 230), in: stage.scene, breakpoints: breakpoints)
    let met = walk.told.filter { $0.breakpoint != nil }
    // The second message goes the same way and has it written out all the same.
    #expect(met.map { $0.sentence.hasSuffix("app › delegate") } == [true, true])
    #expect(met.map(\.ending) == ["nobody handled it", "nobody handled it"])
  }

  @Test func theWalkKnowsTheNextStop() throws {
    var breakpoints = Breakpoints()
    breakpoints.add(rule: try #require(RuleID("R2.4")))
    let walk = TraceStepper(stage.ask(110, 230), in: stage.scene, breakpoints: breakpoints)
    #expect(walk.stop(after: 5) == 7)
    #expect(walk.stop(after: 7) == 9)
    #expect(walk.stop(after: 9) == nil)
  }

  @Test func aViewThatWentWithItsSceneIsNoBreakpointAnyMore() {
    var breakpoints = Breakpoints()
    breakpoints.add(stage["blue"])
    stage.scene.replace(profile: .scenes, screenSize: CGSize(width: 390, height: 844))
    #expect(breakpoints.objects(in: stage.scene).isEmpty)
  }
}
