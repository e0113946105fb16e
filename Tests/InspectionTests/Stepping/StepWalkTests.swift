import Inspection
import ResponderKit
import Testing

@Suite struct StepWalkTests {
  private let stage = HitTestAnswersTests.stage(isRedLast: true)

  private func sentences(_ interaction: Interaction) -> [String] {
    let walk = StepWalk(interaction, in: stage.scene)
    let look = Look(width: 300)
    return walk.indices.map { index in
      walk.lines(of: index, look).map(look.render).joined(separator: "\n")
    }
  }

  @Test func aWalkTellsOneDecisionAtATime() {
    #expect(
      sentences(stage.ask(110, 230)) == [
        "1  ✓ window is asked: (110, 230) is inside (0 0; 390 844); "
          + "it asks its subviews, the front one first  (R2.1)",
        "2  ✓ root is asked: (110, 230) is inside (0 0; 390 844); "
          + "it asks its subviews, the front one first  (R2.1)",
        "3  ✗ red is asked and answers nil: (10, 130) outside (0 0; 100 100): 30 below  (R2.4)",
        "4  ✓ blue is asked: (10, 10) is inside (0 0; 200 200); "
          + "it asks its subviews, the front one first  (R2.1)",
        "5  ✗ yellow is asked and answers nil: (-40, -40) outside (0 0; 100 100): "
          + "40 left, 40 above  (R2.4)",
        "6  ✓ blue answers itself  (R2.1)",
        "7  ✓ root answers blue  (R2.1)",
        "8  ✓ window answers blue  (R2.1)",
        "9  ✓ blue is the hit-test view",
      ])
  }

  @Test func siblingsBehindTheAnswerAreNotAsked() {
    #expect(
      sentences(stage.ask(150, 150)).contains("4  · blue is not asked: red answered first  (R2.1)"))
  }

  @Test func deliveryIsToldResponderByResponder() {
    stage["blue"].setHandling(.handlesAndForwards, of: .touchesBegan)
    stage["root"].setHandling(.handles, of: .touchesBegan)
    stage["blue"].setHandling(.handlesAndForwards, of: .touchesEnded)
    stage["root"].setHandling(.handles, of: .touchesEnded)
    #expect(
      sentences(stage.tap(200, 320)).suffix(4) == [
        "11  › yellow receives touchesBegan; the default passes it to next  (R5.5)",
        "12  ✓ blue receives touchesBegan, handles it and calls super, which passes it on  (R5.5)",
        "13  ✓ root receives touchesBegan and handles it: super is not called, "
          + "so it ends here  (R5.5)",
        "14  › touchesEnded goes the same way, with the same outcome  (R5.5)",
      ])
  }

  @Test("R1.8") func aPointThatNobodyClaimsEndsTheWalk() {
    #expect(
      sentences(stage.tap(-5, 0)).last
        == "2  ✗ nobody claims the point: no touches are sent  (R1.8)")
  }

  @Test func anOverrideIsNamed() {
    stage["blue"].hitTestBehavior = Redirect(to: stage["red"])
    let told = sentences(stage.ask(200, 320))
    #expect(told[6] == " 7  ✓ blue answers red  (R2.1)")
    #expect(told.last == "10  ✓ red is the hit-test view")
  }

  @Test func longSentencesWrapUnderTheirSubject() {
    let walk = StepWalk(stage.ask(110, 230), in: stage.scene)
    let look = Look(width: 40)
    for index in walk.indices {
      let lines = walk.lines(of: index, look).map(look.render)
      #expect(lines.allSatisfy { $0.displayWidth <= 40 })
      #expect(lines.dropFirst().allSatisfy { $0.hasPrefix("     ") })
    }
    #expect(look.render(walk.heading) == "hit  9 steps")
  }
}
