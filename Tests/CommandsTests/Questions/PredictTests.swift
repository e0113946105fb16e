import Scenes
import Session
import SessionStage
import Testing
import Text

@Suite struct PredictTests {
  struct Case: CustomTestStringConvertible {
    var scene: String
    var says: String
    var testDescription: String { scene }

    init(_ scene: String, _ says: String) {
      self.scene = scene
      self.says = says
    }
  }

  static let verdicts = [
    Case("predict card; tap 110,110", "prediction held: card is hit"),
    Case("predict nil; tap -5,0", "prediction held: nobody is hit"),
    Case(
      "touch began 9,9; predict root; touch began 20,20 finger=2", "prediction held: root is hit"),
    Case(
      "predict card; tap 180,320",
      "you said card; it was root: card answers nil: (80, 220) outside (0 0; 200 200): 20 below (R2.4)"
    ),
    Case(
      "predict buy; tap 110,320",
      "you said buy; it was root: card answers nil: (10, 220) outside (0 0; 200 200): 20 below (R2.4)"
    ),
    Case(
      "hide card; predict buy; tap 125,125",
      "you said buy; it was root: card answers nil: hidden (R2.1)"),
    Case(
      "set buy alpha 0; predict buy; tap 125,125",
      "you said buy; it was card: buy answers nil: alpha 0 is below 0.01 (R2.3)"),
    Case(
      "add veil 0,0 390x844; predict buy; tap 125,125",
      "you said buy; it was veil: veil, in front of card, answered first (R2.8)"),
    Case(
      "predict card; tap buy",
      "you said card; it was buy: buy, a subview of card, answers before its superview (R2.1)"),
    Case(
      "override card passthrough; predict card; tap 110,110",
      "you said card; it was root: card's hitTest is overridden (passthrough) and answers nil (R2.12)"
    ),
    Case(
      "override card redirect root; predict buy; tap 125,125",
      "you said buy; it was root: card's hitTest is overridden (redirect root) and answers root "
        + "(R2.12)"),
    Case(
      "override card block; predict buy; tap 125,125",
      "you said buy; it was root: card's hitTest is overridden (block) and answers nil (R2.12)"),
    Case(
      "override card intercept; predict buy; tap 125,125",
      "you said buy; it was card: card's hitTest is overridden (intercept) and leaves buy out (R2.12)"
    ),
    Case(
      "window over; predict buy; tap 125,125",
      "you said buy; it was over: over, in front of window, answered first (R1.5)"),
    Case(
      "window over; hide over; predict over; tap 125,125",
      "you said over; it was buy: over answers nil: hidden (R2.1)"),
    Case(
      "predict nobody; tap 9,9",
      "you said nobody; it was root: root answers root: (9, 9) inside (0 0; 390 844) (R2.1)"),
    Case(
      "predict buy; remove buy; tap 125,125",
      "you said buy; it was card: buy is in no window: no touch reaches it (R1.5)"),
    Case(
      "handle card touches; predict handled card; tap 110,110", "prediction held: card handles it"),
    Case("predict handled nobody; tap 9,9", "prediction held: nobody handles it"),
    Case(
      "handle root touches; predict handled vc; tap 9,9",
      "predicted that vc handles it, but root does: root handled touchesBegan and did not call "
        + "super, so it ended there (R5.5)"),
    Case(
      "handle root touches; predict handled nobody; tap 9,9",
      "predicted that nobody handles it, but root does: root overrides touchesBegan (R5.5)"),
    Case(
      "predict handled vc; tap 9,9",
      "predicted that vc handles it, but nobody does: vc received touchesBegan and passed it on "
        + "(R5.5)"),
    Case(
      "predict handled card; tap 9,9",
      "predicted that card handles it, but nobody does: card is not on the way, which began at "
        + "root (R5.5)"),
  ]

  @Test(arguments: verdicts)
  func theNextTouchTellsWhereThePredictionWentWrong(verdict: Case) {
    let desk = TestSession(.init(width: 500))
    desk.run("add card 100,100 200x200; add UIButton buy 20,20 60x44 in card; " + verdict.scene)
    #expect(desk.diagnostics.isEmpty)
    #expect(desk.output.last == verdict.says)
  }

  @Test func manySiblingsThatAreMissedTogetherAreToldByTheirBox() {
    let desk = TestSession(.init(width: 500))
    desk.run("repeat 40 as k; add v$k $k,0 1x1; end; predict v7; tap 200,200")
    #expect(desk.diagnostics.isEmpty)
    #expect(desk.output.last?.hasPrefix("you said v7; it was root: v7 answers nil: ") == true)
    #expect(desk.output.last?.hasSuffix("(R2.4)") == true)
  }

  @Test func aPredictionIsForOneTouch() {
    let desk = TestSession()
    desk.run("predict root; tap 9,9; tap 9,9")
    #expect(desk.output.filter { $0.hasPrefix("prediction") } == ["prediction held: root is hit"])
  }

  @Test func anEventWithoutAPlaceLeavesItStanding() {
    let desk = TestSession()
    desk.run("predict root; shake; tap 9,9")
    #expect(desk.output.last == "prediction held: root is hit")
  }

  @Test func thePromptKeepsATally() {
    let desk = TestSession()
    desk.session.isInteractive = true
    desk.say("predict root; tap 9,9")
    #expect(desk.output.last == "prediction held: root is hit  (1 of 1 prediction held)")
    desk.say("reset; predict nil; tap 9,9")
    #expect(desk.output.contains { $0.contains("you said nobody; it was root: ") })
    desk.say("predict")
    #expect(desk.output.last == "1 of 2 predictions held")
  }

  @Test func aWrongPredictionFailsNoScriptAndIsNoStepOfUndo() {
    let desk = TestSession()
    desk.run("add red; predict nil; tap 9,9; undo")
    #expect(desk.diagnostics.isEmpty)
    #expect(desk.scene.names["red"] == nil)
  }

  @Test func aTestForgetsItsPredictions() {
    let desk = TestSession()
    desk.run("test \"a\"; predict nil; end; tap 9,9; predict none")
    #expect(!desk.output.contains { $0.contains("predicted") })
  }
}
