import SessionStage
import Testing

@Suite("animate")
struct AnimateTests {
  @Test("R2.10: the model changes at once, touches are swallowed until the end")
  func swallows() {
    let desk = TestSession()
    desk.run("add red 0,0 100x100; add buy 0,0 50x50 in red")
    desk.run("animate red frame 100,100 200x200 for 2")
    desk.run("expect red.frame 100,100 200x200; expect hit red at 120,120; wait 1; get red")
    #expect(desk.output.joined().contains("(50 50; 150 150)"))
    desk.run("wait 1; expect hit buy at 120,120; undo 3; expect red.frame 0,0 100x100")
    desk.run("expect hit buy at 20,20")
    #expect(desk.messages == [])
  }

  @Test(
    "What cannot be animated is refused",
    arguments: [
      ("animate red tag 3 for 1", "'tag' cannot be animated; use 'set'"),
      ("animate red alpha 0 for 0", "an animation takes time; use 'set'"),
      (
        "hide red; animate red alpha 0 for -1",
        "'-1' is not a time to wait; use 0 to 86400 seconds"
      ),
    ])
  func refused(line: String, message: String) {
    let desk = TestSession()
    desk.run("add red 0,0 100x100")
    desk.run(line)
    #expect(desk.messages == [message])
  }
}
