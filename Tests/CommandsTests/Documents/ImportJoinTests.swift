import Foundation
import Interchange
import Scenes
import Session
import SessionStage
import Testing

@Suite struct ImportJoinTests {
  private static let tree = """
    <UIWindow: 0x10; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x11>>
       | <UIView: 0x20; frame = (0 0; 320 480); layer = <CALayer: 0x21>>
       |    | <UIScrollView: 0x25; frame = (0 100; 320 300); layer = <CALayer: 0x21>>
       |    | <UIButton: 0x30; frame = (10 10; 60 44); layer = <CALayer: 0x31>>
       | <UITransitionView: 0x40; frame = (0 0; 320 480); hidden = YES; layer = <CALayer: 0x31>>
       |    | <UIView: 0x50; frame = (0 0; 320 480); layer = <CALayer: 0x31>>
    """
  private static let lists = """
    <UITapGestureRecognizer: 0xa1; state = Began; view = <UIView 0x20>; \
    target= <(action=tap:, target=<Store 0xd1>)>; must-fail = {
       <UIScrollViewPanGestureRecognizer: 0xa2; state = Possible; delaysTouchesEnded = NO; \
    view = <UIScrollView 0x25>>
    }>
    <UIPanGestureRecognizer: 0xa3; state = Possible; view = <UIView 0x99>>
    <Main 0xc1>, state: appeared, view: <UIView 0x20>
       | <Hidden 0xc4>, state: disappeared, view: (view not loaded)
       + <Sheet 0xc2>, state: appeared, view: <UIView 0x50>, presented with: <P 0xc3>
    (lldb) pactions 0x30
    <Hidden: 0xc4>: buy:
    <Main: 0xc1>: count
    """

  @Test func aFileWithoutViewsJoinsTheSceneAndUndoTakesItBack() throws {
    let folder = try Folder(["tree.txt": Self.tree, "lists.txt": Self.lists])
    let desk = try TestSession(after: "import \(folder.path("tree.txt"))")
    let before = desk.state
    #expect(
      try desk.printed("import \(folder.path("lists.txt"))") == [
        "2 recognizers joined to 2 views; 1 belongs to views that are not in the scene",
        "  (0x99)",
        "2 controllers joined to 2 views; 1 belongs to no view",
        "2 targets joined to 1 view",
        "  line 1: 'tap1' was Began when this was printed: it is the one that has the",
        "    touch",
        "  line 9: 'button' tells it of touchUpInside, it is assumed; the text has no",
        "    event",
        "  line 10: 'button' tells it of touchUpInside, it is assumed; the text has no",
        "    event",
      ])
    try desk.session.execute(
      "expect chain view2 > sheet > main > window > scene > app > delegate; "
        + "expect tap1.state possible")
    let after = desk.state
    try desk.session.execute("undo")
    #expect(desk.state == before)
    #expect(desk.scene.origin?.tells == [.interaction, .window])
    try desk.session.execute("redo")
    #expect(desk.state == after)
    #expect(desk.scene.origin?.tells == [.interaction, .window, .recognizers, .controllers])
  }

  @Test func aJoinedSceneCanBeSaved() throws {
    let folder = try Folder(["a.txt": "\(Self.tree)\n\(Self.lists)"])
    let desk = try TestSession(after: "import \(folder.path("a.txt"))")
    let lines = SceneScript(desk.scene).lines
    #expect(lines.contains("present sheet from main in place"))
    #expect(lines.contains("require tap1 toFail scrollView.pan"))
    let rebuilt = try TestSession(after: lines.joined(separator: "\n"))
    #expect(rebuilt.state == desk.state)
    try rebuilt.session.execute(
      "expect chain view2 > sheet > main > window > scene > app > delegate")
  }

  @Test(arguments: [
    ("", "its 5 addresses and the 0 of the scene have none in common"),
    (" into root", "it has no view to put into 'root'; without 'into' it is joined with the scene"),
  ])
  func listsOfAnotherSceneAreRefused(ending: String, words: String) throws {
    let folder = try Folder(["lists.txt": Self.lists])
    let desk = TestSession()
    let before = desk.state
    desk.run("import \(folder.path("lists.txt"))\(ending)")
    #expect(desk.messages.count == 1)
    #expect(desk.messages[0].contains(words))
    #expect(desk.state == before)
  }

  @Test func listsAreJoinedWithViewsThatAreAddedToAScene() throws {
    let folder = try Folder(["a.txt": "\(Self.tree)\n\(Self.lists)"])
    let desk = try TestSession(after: "import \(folder.path("a.txt")) into root")
    try desk.session.execute("expect tap1.view view2; expect button.title none")
  }
}
