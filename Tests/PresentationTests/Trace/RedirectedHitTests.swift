import ResponderKit
import SceneStage
import Testing
import Text

/// A hit that an override answered is marked where it was answered.
@Suite struct RedirectedHitTests {
  private func stage(isRedLast: Bool = false) -> Stage {
    Stage.experiment(isRedLast: isRedLast)
  }

  private func redirect(_ stage: Stage, _ view: String, to other: String) {
    stage[view].hitTestBehavior = Redirect(to: stage[other])
  }

  @Test func theRowOfTheOverrideNamesTheViewThatIsHit() {
    let stage = stage()
    redirect(stage, "blue", to: "red")
    #expect(
      stage.trace(stage.ask(200, 320)) == [
        "hit-test (200, 320)",
        "window           ✓ (200, 320) inside (0 0; 390 844)",
        "└─ root          ✓ (200, 320) inside (0 0; 390 844)",
        "   ├─ blue       ✓ inside (0 0; 200 200)  redirect red  ← hit red  R2.12",
        "   │  └─ yellow  ✓ (50, 50) inside (0 0; 100 100)",
        "   └─ red        · not asked: blue answered first  R2.8",
      ])
  }

  @Test func aViewThatWasRefusedBeforeIsStillMarkedAtTheOverride() {
    let stage = stage(isRedLast: true)
    redirect(stage, "blue", to: "red")
    #expect(
      stage.trace(stage.ask(200, 320)) == [
        "hit-test (200, 320)",
        "window           ✓ (200, 320) inside (0 0; 390 844)",
        "└─ root          ✓ (200, 320) inside (0 0; 390 844)",
        "   ├─ red        ✗ outside (0 0; 100 100): on the right edge, 120 below  R2.4",
        "   └─ blue       ✓ inside (0 0; 200 200)  redirect red  ← hit red  R2.12",
        "      └─ yellow  ✓ (50, 50) inside (0 0; 100 100)",
      ])
  }

  @Test func anOverrideThatAnswersItsOwnViewNeedsNoName() {
    let stage = stage()
    redirect(stage, "blue", to: "blue")
    #expect(
      stage.trace(stage.ask(200, 320))[3]
        == "   ├─ blue       ✓ (100, 100) inside (0 0; 200 200)  redirect blue  ← hit  R2.12")
  }

  @Test func onlyTheInnermostOverrideIsMarked() {
    let stage = stage()
    for view in ["yellow", "blue", "root"] { redirect(stage, view, to: "red") }
    #expect(
      stage.trace(stage.ask(200, 320)).filter { $0.contains("←") }
        == ["   │  └─ yellow  ✓ inside (0 0; 100 100)  redirect red  ← hit red  R2.12"])
  }

  @Test func anOverrideThatOnlyPassesTheAnswerOnIsNotMarked() {
    let stage = stage()
    redirect(stage, "blue", to: "red")
    stage["root"].hitTestBehavior = Passthrough()
    let marked = stage.trace(stage.ask(200, 320)).filter { $0.contains("←") }
    #expect(
      marked
        == ["   ├─ blue       ✓ inside (0 0; 200 200)  redirect red  ← hit red  R2.12"])
  }

  @Test func aHitBelowAnOverrideIsMarkedOnItsOwnRow() {
    let stage = stage()
    stage["blue"].hitTestBehavior = Passthrough()
    #expect(
      stage.trace(stage.ask(200, 320)).filter { $0.contains("←") }
        == ["   │  └─ yellow  ✓ (50, 50) inside (0 0; 100 100)  ← hit"])
  }

  @Test func theMarkIsASCIIWhereAllIs() {
    let stage = stage()
    redirect(stage, "blue", to: "red")
    #expect(
      stage.trace(stage.ask(200, 320), OutputStyle(isASCII: true))[3].hasSuffix(
        "  redirect red  <- hit red  R2.12"))
  }

  @Test("Two views that accept each other's points do not ask each other for ever")
  func twoViewsThatAcceptEachOther() {
    let stage = Stage()
    for name in ["a", "b"] { stage.add(name, CGRect(name == "a" ? 0 : 200, 0, 100, 100)) }
    stage["a"].pointInsideBehavior = Accepting([stage["b"]])
    stage["b"].pointInsideBehavior = Accepting([stage["a"]])
    #expect(
      stage.trace(stage.ask(50, 50)) == [
        "hit-test (50, 50)",
        "window   ✓ (50, 50) inside (0 0; 390 844)",
        "└─ root  ✓ (50, 50) inside (0 0; 390 844)",
        "   ├─ b  ✓ (-150, 50) inside a  accepts a  ← hit  R2.12",
        "   └─ a  · not asked: b answered first  R2.8",
      ])
    #expect(
      stage.trace(stage.ask(150, 50)) == [
        "hit-test (150, 50)",
        "window   ✓ (150, 50) inside (0 0; 390 844)",
        "└─ root  ✓ (150, 50) inside (0 0; 390 844)  ← hit",
        "   ├─ b  ✗ (-50, 50) outside (0 0; 100 100): 50 left  accepts a  R2.4",
        "   └─ a  ✗ (150, 50) outside (0 0; 100 100): 50 right  accepts b  R2.4",
      ])
  }
}
