import Explanation
import ResponderKit
import SceneStage
import Testing
import Text

@Suite struct TraceStepperTests {
  private let stage = Stage.experiment(isRedLast: true)

  private func sentences(_ interaction: EventTrace) -> [String] {
    let walk = TraceStepper(interaction, in: stage.scene)
    let style = OutputStyle(width: 300)
    return walk.indices.map { index in
      walk.lines(of: index, style).map(style.render).joined(separator: "\n")
    }
  }

  private let flags = "interaction on, not hidden, alpha at least 0.01  (R2.1)"

  @Test func aWalkTellsOneDecisionAtATime() {
    #expect(
      sentences(stage.ask(110, 230)) == [
        " 1  › window is asked: \(flags)",
        " 2  ✓ window contains the point: (110, 230) inside (0 0; 390 844)  (R2.4)",
        " 3  › root is asked: \(flags)",
        " 4  ✓ root contains the point: (110, 230) inside (0 0; 390 844)  (R2.4)",
        " 5  › red is asked: \(flags)",
        " 6  ✗ red does not contain the point: "
          + "(10, 130) outside (0 0; 100 100): 30 below  (R2.4)",
        " 7  › blue is asked: \(flags)",
        " 8  ✓ blue contains the point: (10, 10) inside (0 0; 200 200)  (R2.4)",
        " 9  › yellow is asked: \(flags)",
        "10  ✗ yellow does not contain the point: "
          + "(-40, -40) outside (0 0; 100 100): 40 left, 40 above  (R2.4)",
        "11  ✓ blue returns self  (R2.1)", "12  ✓ root returns blue  (R2.1)",
        "13  ✓ window returns blue  (R2.1)", "14  ✓ blue is the hit-test view",
      ])
  }

  @Test func somethingIsDecidedWhereAViewRefusesOrHasSiblingsAndAtTheEnd() {
    func places(_ x: CGFloat, _ y: CGFloat) -> [Int] {
      let choices = TraceStepper(stage.ask(x, y), in: stage.scene).choices
      return choices.indices.filter { choices[$0] }.map { $0 + 1 }
    }
    // red refuses, blue might have, yellow refuses, blue is hit. Window and root are alone.
    #expect(places(110, 230) == [6, 8, 10, 14])
    // red contains the point, blue is not asked, red is hit.
    #expect(places(150, 150) == [6, 8, 11])
    #expect(
      TraceStepper(stage.ask(150, 150), in: stage.scene, opensCalls: true).choices.last == true)
  }

  @Test func siblingsBehindTheAnswerAreNotAsked() {
    #expect(
      sentences(stage.ask(150, 150)).contains(" 8  · blue is not asked: red answered first  (R2.8)")
    )
  }

  @Test func deliveryIsToldResponderByResponder() {
    stage["blue"].setHandling(.handlesAndForwards, of: .touchesBegan)
    stage["root"].setHandling(.handles, of: .touchesBegan)
    stage["blue"].setHandling(.handlesAndForwards, of: .touchesEnded)
    stage["root"].setHandling(.handles, of: .touchesEnded)
    #expect(
      sentences(stage.tap(200, 320)).suffix(4) == [
        "16  › yellow receives touchesBegan; the default passes it to next  (R5.5)",
        "17  ✓ blue receives touchesBegan, handles it and calls super, which passes it on  (R5.5)",
        "18  ✓ root receives touchesBegan and handles it: super is not called, "
          + "so it ends here  (R5.5)",
        "19  › touchesEnded goes the same way, with the same outcome  (R5.5)",
      ])
  }

  @Test("R1.8") func aPointThatNobodyClaimsEndsTheWalk() {
    #expect(
      sentences(stage.tap(-5, 0)).last
        == "3  ✗ nobody claims the point: no touches are sent  (R1.8)")
  }

  @Test func anOverrideIsNamed() {
    stage["blue"].hitTestBehavior = Redirect(to: stage["red"])
    let told = sentences(stage.ask(200, 320))
    #expect(told.contains("13  ✓ blue returns red  (R2.12)"))
    #expect(told.last == "16  ✓ red is the hit-test view")
  }

  @Test func aMarkIsNotTornApart() {
    var breakpoints = Breakpoints()
    breakpoints.add(stage["blue"])
    let walk = TraceStepper(stage.ask(110, 230), in: stage.scene, breakpoints: breakpoints)
    for width in 40...100 {
      let style = OutputStyle(width: width)
      let lines = walk.indices.flatMap { walk.lines(of: $0, style) }.map(style.render)
      #expect(lines.filter { $0.contains("breakpoint: blue") }.count == 4)
      #expect(lines.allSatisfy { $0.displayWidth <= width })
    }
  }

  @Test func longSentencesWrapUnderTheirSubject() {
    let walk = TraceStepper(stage.ask(110, 230), in: stage.scene)
    let style = OutputStyle(width: 40)
    for index in walk.indices {
      let lines = walk.lines(of: index, style).map(style.render)
      #expect(lines.allSatisfy { $0.displayWidth <= 40 })
      #expect(lines.dropFirst().allSatisfy { $0.hasPrefix("     ") })
    }
    #expect(style.render(walk.heading) == "hit  14 steps")
  }
}
