import Foundation
import ResponderKit
import Testing

@Suite("R5.8, Surprise 41: tapCount")
struct TapCountTests {
  struct Second: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var press = 0.1
    var pause = 0.1
    var x: CGFloat = 100
    var y: CGFloat = 100
    var count: Int
  }

  let story = Story()

  @Test(
    "R5.8: a second tap counts if it comes soon and near",
    arguments: [
      Second(testDescription: "soon and near", count: 2),
      Second(testDescription: "0.35 s later", pause: 0.35, count: 2),
      Second(testDescription: "0.36 s later", pause: 0.36, count: 1),
      Second(testDescription: "45 pt right", x: 145, count: 2),
      Second(testDescription: "46 pt right", x: 146, count: 1),
      Second(testDescription: "45 pt on both axes", x: 55, y: 145, count: 2),
      Second(testDescription: "46 pt up", y: 54, count: 1),
      Second(testDescription: "after a press of 0.75 s", press: 0.75, count: 2),
      Second(testDescription: "after a press of 0.76 s", press: 0.76, count: 1),
    ])
  func second(_ second: Second) {
    story.finger().down(100, 100)
    story.wait(second.press)
    story.finger().up()
    story.wait(second.pause)
    story.finger().down(second.x, second.y)
    #expect(story.finger().touch?.tapCount == second.count)
  }

  @Test("R5.8: the count goes on and is measured from the first tap's place")
  func series() {
    var counts: [Int?] = []
    for x in [100, 130, 145, 150] as [CGFloat] {
      story.finger().down(x, 100)
      counts.append(story.finger().touch?.tapCount)
      story.finger().up()
    }
    #expect(counts == [1, 2, 3, 1])
  }

  @Test("R5.8: a press that moves away is no tap")
  func movedAway() {
    story.finger().down(100, 100)
    story.finger().move(160, 100)
    story.finger().up()
    story.finger().down(100, 100)
    #expect(story.finger().touch?.tapCount == 1)
  }

  @Test("R5.8: a tap elsewhere ends the count")
  func elsewhere() {
    story.finger().tap(100, 100)
    story.finger().tap(250, 250)
    story.finger().down(100, 100)
    #expect(story.finger().touch?.tapCount == 1)
  }

  @Test("R5.8: each window counts for itself, and views do not matter")
  func perWindow() {
    story.screen.tap(100, 100)
    _ = story.view("view")
    story.finger().down(100, 100)
    #expect(story.finger().touch?.tapCount == 2)
    story.finger().up()
    let window = story.screen.addWindow(
      UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844)))
    #expect(window.isHidden == false)
    story.finger().down(100, 100)
    #expect(story.finger().touch?.tapCount == 1)
  }

  @Test("R5.8: two fingers that double tap together count two each")
  func twoFingers() {
    for expected in 1...2 {
      story.finger(1).down(100, 100)
      story.finger(2).down(250, 100)
      #expect(story.finger(1).touch?.tapCount == expected)
      #expect(story.finger(2).touch?.tapCount == expected)
      story.finger(1).up()
      story.finger(2).up()
    }
  }

  @Test("R5.8: a cancelled press is no tap")
  func cancelled() {
    story.finger().down(100, 100)
    story.finger().cancel()
    story.finger().down(100, 100)
    #expect(story.finger().touch?.tapCount == 1)
  }
}
