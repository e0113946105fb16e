import ResponderKit
import Session
import SessionStage
import Testing

/// Whatever is removed takes its ties to controllers along.
@Suite struct RemovingControllersTests {
  @Test(arguments: ["s", "s-view"])
  func nothingOfAPresentationIsLeft(removed: String) throws {
    let desk = try TestSession(after: "controller s; present s from vc")
    let before = try TestSession().printed("export json")
    try desk.session.execute("remove \(removed)")
    #expect(try desk.printed("export json") == before)
    #expect(try desk.printed("get vc presentedViewController") == ["nil"])
  }

  @Test func removingAViewAroundAPresenterDismisses() throws {
    let desk = try TestSession(
      after: "add card 0,0 90x90; controller k for card; controller s; present s from k")
    try desk.session.execute("remove card")
    #expect(
      try desk.printed("export json") == TestSession(after: "controller s").printed("export json"))
    #expect(try desk.printed("get s presentingViewController") == ["nil"])
    #expect(throws: Never.self) { try desk.session.execute("present s from vc") }
  }

  @Test func childrenOfARemovedParentHaveNoParent() throws {
    let desk = try TestSession(
      after: "add card 0,0 90x90; controller k for card; controller c in k; move c-view to root")
    try desk.session.execute("remove card")
    #expect(try desk.printed("get c parent") == ["nil"])
  }

  @Test func aRemovedChildIsNoChild() throws {
    let desk = try TestSession(after: "controller c in vc; remove c-view")
    #expect((desk.scene.names["vc"] as? UIViewController)?.children.isEmpty == true)
  }

  @Test func dismissingTakesTheContainerOfAViewThatWasMoved() throws {
    let desk = try TestSession(
      after: "controller s; present s from vc; add card 0,0 9x9; move s-view to card; dismiss s")
    #expect(try desk.printed("tree") == TestSession(after: "add card 0,0 9x9").printed("tree"))
  }

  @Test func undoneRemovalsPresentAgain() throws {
    let desk = try TestSession(after: "controller s; present s from vc")
    let before = desk.state
    try desk.session.execute("remove s")
    try desk.session.execute("undo")
    #expect(desk.state == before)
  }
}
