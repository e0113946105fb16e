import ResponderKit
import SceneStage
import Testing
import Text

@Suite struct TraceReportTests {
  private let sample = Stage.experiment(isRedLast: false)

  @Test func theSampleReadsAsInTheLanguage() {
    let lines = sample.trace(sample.tap(200, 320))
    #expect(
      lines == [
        "hit-test (200, 320)",
        "window           ✓ (200, 320) inside (0 0; 390 844)",
        "└─ root          ✓ (200, 320) inside (0 0; 390 844)",
        "   ├─ blue       ✓ (100, 100) inside (0 0; 200 200)",
        "   │  └─ yellow  ✓ (50, 50) inside (0 0; 100 100)  ← hit",
        "   └─ red        · not asked: blue answered first  R2.8",
        "touchesBegan  yellow › blue › root › vc › window › scene › app › delegate",
        "touchesEnded  the same way   nobody handled it",
      ])
  }

  @Test func theSampleReadsTheSameInASCII() {
    let lines = sample.trace(sample.ask(200, 320), OutputStyle(isASCII: true))
    #expect(
      lines == [
        "hit-test (200, 320)",
        "window           + (200, 320) inside (0 0; 390 844)",
        "`- root          + (200, 320) inside (0 0; 390 844)",
        "   |- blue       + (100, 100) inside (0 0; 200 200)",
        "   |  `- yellow  + (50, 50) inside (0 0; 100 100)  <- hit",
        "   `- red        . not asked: blue answered first  R2.8",
      ])
  }

  @Test func everyRefusalNamesItsReasonAndRule() {
    let stage = Stage()
    stage.add("outside", CGRect(0, 0, 10, 20))
    stage.add("empty", CGRect(5, 5, 0, 0))
    stage.add("hidden", CGRect(0, 0, 90, 90)).isHidden = true
    stage.add("faint", CGRect(0, 0, 90, 90)).alpha = 0.005
    stage.add("deaf", CGRect(0, 0, 90, 90)).isUserInteractionEnabled = false
    (stage.add("off", CGRect(0, 0, 90, 90), class: "UIButton") as? UIControl)?.isEnabled = false
    stage.add("flat", CGRect(0, 0, 90, 90)).transform = CGAffineTransform(scaleX: 0, y: 1)
    stage.add("round", CGRect(0, 0, 90, 90)).pointInsideBehavior = Circle(radius: 1)
    stage.add("blocked", CGRect(0, 0, 90, 90)).hitTestBehavior = Block()
    let lines = stage.trace(stage.ask(10, 24), OutputStyle(width: 120))
    let verdicts = lines.dropFirst(3).compactMap { line in
      line.firstIndex(of: "✗").map { String(line[$0...]) }
    }
    #expect(
      verdicts == [
        "✗ hitTest is overridden: block answers nil  R2.12",
        "✗ (10, 24) outside circle 1  R2.12",
        "✗ the transform has no inverse  R2.15",
        "✗ a disabled control is not hit  R2.9",
        "✗ interaction is off  R2.1",
        "✗ alpha 0.005 is below 0.01  R2.3",
        "✗ hidden  R2.1",
        "✗ zero size (0 0; 0 0) contains nothing  R2.5",
        "✗ (10, 24) outside (0 0; 10 20): on the right edge, 4 below  R2.4",
      ])
  }

  @Test("R2.3: just below the threshold the digits are the point")
  func anAlphaJustBelowTheThresholdPrintsItsDigits() {
    let stage = Stage()
    stage.add("faint", CGRect(0, 0, 90, 90)).alpha = 0.01
    #expect(
      stage.trace(stage.ask(5, 5)).last
        == "   └─ faint  ✗ alpha 0.009999999776482582 is below 0.01  R2.3")
    stage["faint"].alpha = 0.0099
    #expect(stage.trace(stage.ask(5, 5)).last == "   └─ faint  ✗ alpha 0.0099 is below 0.01  R2.3")
  }

  @Test("R1.8") func aPointThatNobodyClaimsIsSaid() {
    #expect(
      sample.trace(sample.tap(400, 0)) == [
        "hit-test (400, 0)",
        "window  ✗ (400, 0) outside (0 0; 390 844): 10 right  R2.4",
        "no view claims the point: no touches are sent (R1.8)",
      ])
    #expect(sample.trace(sample.ask(400, 0)).last == "hit nil")
  }

  @Test func handlersAreNamedBehindTheWay() {
    sample["blue"].setHandling(.handlesAndForwards, of: .touchesBegan)
    sample["root"].setHandling(.handles, of: .touchesBegan)
    sample["blue"].setHandling(.handlesAndForwards, of: .touchesEnded)
    let lines = sample.trace(sample.tap(200, 320), OutputStyle(width: 120))
    #expect(
      lines.suffix(2) == [
        "touchesBegan  yellow › blue › root   handled by blue, root",
        "touchesEnded  yellow › blue › root › vc › window › scene › app › delegate   "
          + "handled by blue, passed on",
      ])
  }
}
