import Scenes
import Session
import SessionStage
import Testing
import Text

@Suite struct BreakTests {
  @Test func aScriptMarksTheStepsThatMeetABreakpoint() {
    let desk = TestSession(.init(width: 200))
    desk.run("add red 0,0 90x90; tap 200,200; break R2.4; step")
    #expect(desk.output.filter { $0.contains("breakpoint") }.count == 3)
    #expect(
      desk.output.contains {
        $0.hasSuffix("110 right, 110 below  (R2.4)  breakpoint: R2.4")
      })
  }

  @Test func breakpointsAreListedAndCleared() {
    let desk = TestSession()
    desk.run("add red; break red; break r2.4; break app; break; break none; break")
    #expect(
      desk.output == [
        "red  UIView", "app  UIApplication",
        "R2.4  left and upper edges are inside, right and lower ones are not",
        "no breakpoints; 'break VIEW' or 'break R2.4' sets one",
      ])
  }

  @Test func aWalkBeginsAtTheBreakpoint() {
    let desk = TestSession()
    desk.session.isInteractive = true
    desk.say("break root; tap 9,9")
    #expect(desk.session.walk?.start == 2)
    desk.session.leaveWalk()
    desk.say("break none; tap 9,9")
    #expect(desk.session.walk == nil)
    desk.say("break R1.3; tap 9,9")
    #expect(desk.session.walk?.start == 7)
  }

  @Test(arguments: [
    (
      "break R12.1",
      "no event cites R12.1, 'addSubview appends, moves over, or brings to the front'; "
        + "'help break' lists the rules that can be met"
    ),
    (
      "break R2.6",
      "no event cites R2.6, 'a subview gets no touches outside its superview': it follows from R2.4; "
        + "'break R2.4' stops there"
    ),
    ("break R2.99", "there is no rule 'R2.99'; did you mean 'R2.15'?"),
    ("break rde", "no view is named 'rde'; did you mean 'red'?"),
  ])
  func whatDoesNotExistIsRefusedWithSuggestions(line: String, message: String) {
    let desk = TestSession()
    desk.run("add red; \(line)")
    #expect(desk.messages == [message])
  }

  @Test func breakpointsSurviveEventsAndGoWithTheirScene() {
    let desk = TestSession()
    desk.run("add red; break red; break R2.4; tap 9,9; undo; redo; break")
    #expect(desk.output.last?.hasPrefix("R2.4") == true)
    #expect(desk.output.contains("red  UIView"))
    desk.run("reset; echo now; break")
    #expect(desk.output.suffix(2).first == "now")
  }

  @Test func theyAreNoStepOfUndo() {
    let desk = TestSession()
    desk.run("add red; break red; undo")
    #expect(desk.scene.names["red"] == nil)
  }
}
