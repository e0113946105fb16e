import ResponderKit
import SceneStage
import Testing

@testable import Explanation

/// Views that are drawn at a point that does not reach them, as values.
@Suite struct DeadAreaNotesTests {
  private let stage = Stage()

  init() {
    stage.add("card", CGRect(0, 0, 100, 100))
    stage.add("plus", CGRect(90, 90, 60, 60), in: "card")
  }

  /// The first note on a hit-test: who is drawn, who keeps it, the rule.
  private func note(_ x: CGFloat, _ y: CGFloat) -> [String] {
    let notes = DeadAreaNotes(stage.ask(x, y).hitTest!, in: stage.scene).notes
    return notes.flatMap {
      [stage.scene.label(of: $0.view), stage.scene.label(of: $0.keeper), $0.rule.description]
    }
  }

  @Test func whatSticksOutIsDrawnThere() { #expect(note(120, 120) == ["plus", "card", "R2.6"]) }

  @Test("S-21: a touch area that is enlarged beyond the superview is not reached there")
  func anEnlargedAreaEndsWithTheSuperview() {
    let button = stage.add("b", CGRect(10, 10, 30, 30), in: "card")
    button.pointInsideBehavior = Inset(dx: -200, dy: -200)
    #expect(note(180, 180) == ["b", "card", "R2.6"])
    let notes = DeadAreaNotes(stage.ask(180, 180).hitTest!, in: stage.scene).notes
    #expect(notes.map(\.isDrawn) == [false])
  }

  @Test func whatIsReachedNeedsNoNote() { #expect(note(95, 95) == []) }

  @Test func anEmptyViewKeepsAllThatItHolds() {
    stage["card"].frame.size = .zero
    #expect(note(120, 120) == ["plus", "card", "R2.5"])
  }

  @Test func whatIsClippedIsNotDrawn() {
    stage["card"].clipsToBounds = true
    #expect(note(120, 120) == [])
  }

  @Test func whatTakesNoTouchesIsNoLoss() {
    stage["plus"].isUserInteractionEnabled = false
    #expect(note(120, 120) == [])
  }

  @Test func noFingerGetsOffTheScreen() {
    stage.add("low", CGRect(0, 830, 100, 100))
    #expect(note(50, 880) == ["low", "window", "R1.5"])
  }

  @Test func aViewThatHasChangedSinceIsNotSpokenOf() {
    let test = stage.ask(120, 120).hitTest!
    stage["card"].frame.size = CGSize(width: 110, height: 110)
    #expect(DeadAreaNotes(test, in: stage.scene).notes.isEmpty)
  }
}
