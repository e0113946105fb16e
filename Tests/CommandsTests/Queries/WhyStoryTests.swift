import Analysis
import ResponderKit
import Scenes
import Session
import SessionStage
import Testing

/// What `why` says of scenes that are easily judged wrongly.
@Suite struct WhyStoryTests {
  /// A scene, a question, the codes of the answer that matter, and what it must not speak of.
  struct Case: CustomTestStringConvertible {
    var testDescription: String
    var scene: String
    var question: String
    var codes: [DiagnosisCode]
    var not: [DiagnosisCode]
    var reached: Bool

    init(
      _ title: String, _ scene: String, _ question: String, _ codes: [DiagnosisCode],
      not: [DiagnosisCode] = [], reached: Bool
    ) {
      testDescription = title
      (self.scene, self.question, self.codes, self.not) = (scene, question, codes, not)
      self.reached = reached
    }
  }

  @Test(arguments: [
    Case(
      "R6.9: a tap on the button itself keeps it from acting",
      "add UIButton b 20,100 200x50; gesture tap t on b", "b", [.recognizerCancels], reached: true),
    Case(
      "R6.7: of two single taps the one on the label wins",
      "gesture tap outer on root; add UILabel l 20,100 200x50 interaction; gesture tap inner on l",
      "l", [], not: [.recognizerCancels], reached: true),
    Case(
      "R6.9: a single tap that the button keeps out needs not wait for the double tap",
      "gesture tap one on root; gesture tap two on root taps=2; add UIButton b 20,100 200x50", "b",
      [.controlBlocksRecognizer], not: [.needsFailureRequirement], reached: true),
    Case(
      "R8.4: what has scrolled out is not dead",
      "add UIScrollView s 0,0 390x844; set s contentSize 390x2000; add UIButton b 20,1200 99x44 in s",
      "b", [.scrolledOut], not: [.outsideAncestorBounds, .zeroSizeAncestor], reached: false),
    Case(
      "R2.10: an animated view keeps the touch to itself",
      "add UIButton b 20,100 200x50; animate b alpha 0.5 for 5", "b", [.animating], reached: false),
    Case(
      "R2.3: an animation to alpha 0 takes the touch away whatever its options",
      "add UIButton b 20,100 200x50; animate b alpha 0 for 5", "b", [.alphaTooLow, .animating],
      reached: false),
    Case(
      "R2.4: a point elsewhere has one reason", "add UIButton b 0,0 60x44", "b 300,300",
      [.outsideBounds], not: [.outsideAncestorBounds], reached: false),
    Case(
      "R2.13: the image in a button stands for the button",
      "add UIButton b 20,100 200x50; add UIImageView i 0,0 20x20 in b", "i", [],
      not: [.interactionDisabled], reached: true),
  ])
  func isJudgedRightly(item: Case) throws {
    let desk = try TestSession(after: item.scene)
    let text = try desk.printed("why \(item.question)").joined(separator: "\n")
    for code in item.codes { #expect(text.contains(code.rawValue), "\(text)") }
    for code in item.not { #expect(!text.contains(code.rawValue), "\(text)") }
    #expect(text.contains(item.reached ? "✓ " : "✗ "), "\(text)")
  }

  @Test func aFixIsOneStepToTakeBack() throws {
    let desk = try TestSession(
      after: "add UIButton buy 20,40 100x44; add veil 0,0 390x844; why buy fix")
    #expect(desk.scene.journal.undoLabels.suffix(2) == ["add", "why buy fix"])
    try desk.session.execute("hit 50,50; expect hit buy; undo; hit 50,50; expect hit veil")
  }
}
