import Interchange
import Language
import ResponderKit
import Scenes
import Session
import SessionStage
import Testing

/// An override is a file and a row: nothing else has to know of it.
@Suite struct MadeUpOverrideTests {
  private let desk = TestSession(
    kinds: SceneKinds(
      overrides: OverrideRegistry(OverrideRegistry.standard.kinds + [.handsOver])))

  init() throws {
    let lines = """
      add card 0,0 200x200
      add plus 0,0 50x50 in card
      add area 0,60 100x100 in card
      override area handsover plus 30
      """
    for line in LogicalLines(lines) { try desk.session.execute(line) }
  }

  private func view(_ name: String) throws -> UIView {
    try #require(desk.scene.names[name] as? UIView)
  }

  @Test func itIsTypedAndActs() throws {
    let area = try view("area")
    #expect(area.hitTestBehavior is HandsOver)
    try desk.session.execute("expect hit plus at 10,70")
    try desk.session.execute("expect hit area at 10,95")
  }

  @Test func aNumberMayBeLeftOut() throws {
    try desk.session.execute("override card handsover plus")
    #expect((try view("card").hitTestBehavior as? HandsOver)?.height == 20)
  }

  @Test func errorsAndCompletionKnowIt() {
    desk.run("override area handsover")
    #expect(desk.messages.joined().contains("OTHER"))
    let hint = LineReading("override area handsover plus", desk.session).hint(history: [])
    #expect(hint?.text.contains("[HEIGHT]") == true)
  }

  @Test func itIsSaved() {
    #expect(SceneScript(desk.scene).lines.contains("override area handsover plus 30"))
  }

  @Test func itIsExportedAsSwift() throws {
    let lines = try desk.printed("export swift")
    #expect(lines.contains { $0.contains("/// Gives its upper part to another view.") })
    #expect(lines.contains { $0.contains("point.y >= 30") })
    #expect(lines.contains { $0.contains("area.heir = plus") })
  }

  @Test func itStandsInTreeTraceAndDescription() throws {
    try desk.session.execute("tap 10,70")
    for line in ["tree", "trace", "get area"] {
      #expect(try desk.printed(line).contains { $0.contains("handsover plus 30") })
    }
  }

  @Test func itFollowsANewName() throws {
    try desk.session.execute("rename plus more")
    #expect(try desk.printed("tree").contains { $0.contains("handsover more 30") })
    #expect(SceneScript(desk.scene).lines.contains("override area handsover more 30"))
  }

  @Test func aCopyNamesTheCopyOfWhatIsCopied() throws {
    try desk.session.execute("copy card card2")
    #expect(try desk.printed("tree card2").contains { $0.contains("handsover plus2 30") })
    try desk.session.execute("copy area lone in root")
    #expect(try desk.printed("tree lone").contains { $0.contains("handsover plus 30") })
  }

  @Test func undoTakesItBack() throws {
    let before = desk.state
    try desk.session.execute("override area none")
    #expect(try view("area").hitTestBehavior == nil)
    try desk.session.execute("undo")
    #expect(try view("area").hitTestBehavior is HandsOver)
    #expect(desk.state == before)
  }
}
