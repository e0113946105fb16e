import ResponderKit
import Scenes
import Session
import SessionStage
import Testing
import Text

@Suite struct LifetimeTests {
  @Test(arguments: [
    "add red", "window w", "window w; undo", "reset", "size 9x9; undo; redo", "controller k in vc",
    "touch began 100,100", "gesture tap t on root taps=2; tap root",
    "add UITextField f 0,0 90x90; tap f", "animate root alpha 0.5 for 1; tap 9,9",
    """
    add a 0,0 200x200; add b 50,50 100x100 in a; gesture pan p on b; gesture pinch z on a; \
    simultaneous p z; touch began 60,60; touch moved 90,90; touch began 150,150 finger=2; \
    touch ended 90,90
    """,
  ])
  func nothingOfASceneOutlivesItsSession(line: String) throws {
    weak var window: UIWindow?
    weak var journal: UndoJournal?
    weak var application: UIApplication?
    do {
      let scene = try TestSession(after: line).scene
      (window, journal, application) = (scene.mainWindow, scene.journal, scene.application)
    }
    #expect(window == nil && journal == nil && application == nil)
  }
}

@Suite struct NewSceneTests {
  @Test(arguments: ["reset", "reset classic"])
  func aNewSceneHasNoLastEvent(command: String) throws {
    let desk = TestSession()
    try desk.session.execute("add red 0,0 90x90; tap red; \(command)")
    #expect(throws: CommandError.self) { try desk.session.execute("trace") }
    #expect(throws: CommandError.self) { try desk.session.execute("expect handled nobody") }
    #expect(desk.session.state.tap == nil)
  }
}

/// A script of its own finds nothing of the one before.
@Suite struct NewStartTests {
  @Test(arguments: [
    ("let x 1", "echo $x"), ("alias t tap 5,5", "t"), ("macro m; tap 5,5; end", "m"),
    ("add red", "hide red"), ("checkpoint a", "restore a"), ("tap 5,5", "trace"),
    ("predict root; tap 5,5", "undo"), ("class Card: UIView {}", "add Card c 0,0 9x9"),
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
    desk.run(
      "set-option ascii off; set-option width 30; set-option color on; break root; set-option hitTests 2"
    )
    desk.session.startAnew()
    desk.run("set-option ascii; break")
    desk.run("set-option")
    #expect(desk.session.style.isASCII && !desk.session.style.hasColor)
    #expect(desk.session.style.width == 60)
    #expect(desk.session.options.width == nil && desk.scene.hitTestsPerFinger == 1)
  }
}
