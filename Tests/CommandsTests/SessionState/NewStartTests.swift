import Testing
import Text

@testable import Commands

/// A script of its own finds nothing of the one before.
@Suite struct NewStartTests {
  @Test(arguments: [
    ("let x 1", "echo $x"), ("alias t tap 5,5", "t"), ("macro m; tap 5,5; end", "m"),
    ("add red", "hide red"), ("checkpoint a", "restore a"), ("tap 5,5", "trace"),
    ("predict root; tap 5,5", "undo"),
  ])
  func nothingThatWasMadeIsThere(before: String, after: String) {
    let desk = TestSession()
    desk.run(before)
    #expect(desk.messages.isEmpty)
    desk.session.startAnew()
    desk.run(after)
    #expect(desk.messages.count == 1)
  }

  @Test func optionsAreAsTheyWereAtTheBeginning() {
    let desk = TestSession(OutputStyle(width: 60, isASCII: true))
    desk.run("set-option ascii off; set-option width 30; set-option color on; break root")
    desk.session.startAnew()
    desk.run("set-option ascii; break")
    desk.run("set-option")
    #expect(desk.session.look.isASCII && !desk.session.look.hasColor)
    #expect(desk.session.look.width == 60)
    #expect(desk.session.options.width == nil)
  }
}
