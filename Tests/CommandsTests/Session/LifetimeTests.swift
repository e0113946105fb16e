import Inspection
import ResponderKit
import Testing

@testable import Commands

@Suite struct LifetimeTests {
  @Test(arguments: [
    "add red", "window w", "window w; undo", "reset", "size 9x9; undo; redo", "controller k in vc",
  ])
  func nothingOfASceneOutlivesItsSession(line: String) throws {
    weak var window: UIWindow?
    weak var journal: Journal?
    weak var application: UIApplication?
    do {
      let scene = try Desk(after: line).scene
      (window, journal, application) = (scene.mainWindow, scene.journal, scene.application)
    }
    #expect(window == nil && journal == nil && application == nil)
  }
}
