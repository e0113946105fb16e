import Foundation
import ResponderKit
import Testing

@Suite("UIStepper, on (100 100; 100 40)")
struct StepperTests {
  private let stage = ControlStage { UIStepper(frame: $0) }
  private var stepper: UIStepper { stage.control }
  private var changes: Int { stage.log.lines.filter { $0 == "valueChanged" }.count }

  private func wait(_ seconds: TimeInterval) {
    stage.screen.application.clock.advance(by: seconds)
  }

  @Test("The right half counts up, the left half down, as far as the ends")
  func halves() {
    stepper.stepValue = 3
    stepper.maximumValue = 5
    let values = [190.0, 190, 190, 110, 110, 110].map { x in
      stage.tap(x, 120)
      return stepper.value
    }
    #expect(values == [3, 5, 5, 2, 0, 0])
    #expect(changes == 4)
  }

  @Test("One that wraps goes on at the other end")
  func wrapping() {
    stepper.wraps = true
    stage.tap(110, 120)
    #expect(stepper.value == 100)
    stage.tap(190, 120)
    #expect(stepper.value == 0 && changes == 2)
  }

  @Test("Simulator choice: a finger that stays counts after 0.5 s and then each 0.1 s")
  func repeating() {
    stage.begin(190, 120)
    wait(0.4)
    #expect(stepper.value == 0)
    wait(0.1)
    #expect(stepper.value == 1)
    wait(0.3)
    #expect(stepper.value == 4 && changes == 4)
    stage.end()
    wait(5)
    #expect(stepper.value == 4 && changes == 4, "the lift does not count once more")
  }

  @Test("One that is not continuous tells of the repeated steps at the end")
  func repeatingSilently() {
    stepper.isContinuous = false
    stage.begin(190, 120)
    wait(1)
    #expect(stepper.value == 6 && changes == 0)
    stage.end()
    #expect(changes == 1)
  }

  @Test("Without autorepeat only the lift counts; outside nothing does")
  func patience() {
    stepper.autorepeat = false
    stage.begin(190, 120)
    wait(2)
    stage.end()
    #expect(stepper.value == 1)
    stepper.autorepeat = true
    stage.begin(190, 120).move(300, 300)
    wait(2)
    stage.end()
    #expect(stepper.value == 1)
  }

  @Test("A finger that is taken away stops the counting")
  func cancelled() {
    stage.begin(190, 120)
    wait(0.5)
    stage.cancel()
    wait(2)
    #expect(stepper.value == 1 && stage.screen.application.clock.nextDue == nil)
  }

  @Test("What a finger that stays has counted can be undone, and it counts on from there")
  func undoing() {
    let undoer = Undoer()
    stage.begin(190, 120)
    stepper.changeObserver = undoer
    for part in stage.screen.application.eventSystem { part.changeObserver = undoer }
    wait(0.7)
    #expect(stepper.value == 3)
    undoer.undo()
    #expect(stepper.value == 0 && stepper.isTracking)
    wait(0.5)
    #expect(stepper.value == 1)
    stage.end()
    #expect(stepper.value == 1)
  }
}
