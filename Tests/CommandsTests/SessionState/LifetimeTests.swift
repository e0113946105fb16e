import ResponderKit
import Scenes
import Testing

@testable import Commands

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
    weak var journal: Journal?
    weak var application: UIApplication?
    do {
      let scene = try TestSession(after: line).scene
      (window, journal, application) = (scene.mainWindow, scene.journal, scene.application)
    }
    #expect(window == nil && journal == nil && application == nil)
  }
}
