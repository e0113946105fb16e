import Interchange
import Language
import ResponderKit
import Scenes
import Session
import SessionStage
import Testing

/// A recognizer is a class and a row: nothing else has to know of it.
@Suite struct MadeUpRecognizerTests {
  private let desk = TestSession(
    kinds: SceneKinds(gestures: GestureTable(GestureTable.standard.all + [.knock])))

  init() throws {
    try desk.session.execute("add buy 20,100 200x60; gesture knock open on buy")
  }

  @Test func itIsMadeAndListed() throws {
    #expect(desk.scene.names["open"] is KnockGestureRecognizer)
    #expect(try desk.printed("gestures").contains { $0.contains("double knock on buy") })
  }

  @Test func completionAndErrorsKnowIt() {
    let line = "gesture kno"
    let found = LineReading(line, desk.session).completions(at: line.count).candidates
    #expect(found.map(\.text) == ["knock"])
    desk.run("gesture zzzzz other on buy")
    #expect(desk.messages.joined().contains("and 'knock'"))
  }

  @Test func anImportMakesIt() throws {
    let text = """
      <UIWindow: 0xa0; frame = (0 0; 390 844); layer = <CALayer: 0xa1>>
      (lldb) po window.gestureRecognizers
      <__NSArrayM 0xc0>(
      <KnockGestureRecognizer: 0xb0; state = Possible; view = <UIWindow 0xa0>>
      )
      """
    _ = desk.scene.replace(by: try HierarchyDump(parsing: text))
    #expect(try desk.scene.object(named: "0xb0") is KnockGestureRecognizer)
  }

  @Test func whyKnowsWhatItTakes() throws {
    let why = try desk.printed("add UIButton pay 0,0 90x44 in buy; why pay").joined(separator: " ")
    #expect(why.contains("2 taps"), "\(why)")
  }

  @Test func aSavedSceneMakesItAgain() throws {
    let lines = SceneScript(desk.scene).lines
    #expect(lines.contains("gesture knock open on buy"))
    let other = TestSession(kinds: desk.scene.kinds)
    for line in lines { try other.session.execute(line) }
    #expect(SceneScript(other.scene).lines == lines)
  }

  @Test func exportedSwiftMakesIt() throws {
    let lines = try desk.printed("export swift")
    #expect(
      lines.contains { $0.contains("let openRecognizer = KnockGestureRecognizer()") }, "\(lines)")
    #expect(lines.contains { $0.contains("buy.addGestureRecognizer(openRecognizer)") }, "\(lines)")
  }
}

/// A recognizer that waits for two knocks.
private final class KnockGestureRecognizer: UIGestureRecognizer {}

extension GestureKind {
  fileprivate static let knock = GestureKind(
    "knock", "double knock", summary: "a finger knocks twice"
  ) {
    KnockGestureRecognizer()
  } finger: { _ in
    .taps(2)
  }
}
