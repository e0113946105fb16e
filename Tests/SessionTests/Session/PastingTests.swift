import Foundation
import Help
import Session
import SessionStage
import Testing

/// Which pasted texts are dumps for certain.
@Suite struct PastingTests {
  private static let view = "<UIView: 0x1; frame = (0 0; 9 9)>"

  @Test(arguments: [
    view, "   | \(view)", "\n\n  \(view)", "<UIView; frame = (0 0; 9 9)>",
    "(lldb) po [[UIWindow keyWindow] recursiveDescription]\n\(view)", "Printed:\n\(view)",
    "2019-03-03 11:12:13.141 App[1:2] \(view)", "# a comment in a page\n\(view)",
    "<UITabBarController 0x7f1>, state: appeared, view: <UILayoutContainerView 0x7f2>",
    "<UIButton:0x7f1; AX=Y; AX.frame={{0, 0}, {9, 9}}>", "<App.Cell: 0x1>", "<按钮: 0x1>",
    "<UITapGestureRecognizer: 0x6001; state = Possible>",
    "<?xml version=\"1.0\"?>\n<XCUIElementTypeApplication/>", "<ViewHierarchy id=\"1\">",
    "[\n{ \"AXFrame\": \"{{0, 0}, {9, 9}}\" }]", "{ \"attributes\": {} }",
    "Attributes: Application, 0x600, pid: 7\nElement subtree:\n →Application, 0x600",
  ])
  func aDumpIsKnown(text: String) {
    #expect(Session().isDump(text.utf8))
  }

  @Test(arguments: [
    "", "\n", "add red 0,0 9x9", "echo '\(view)'", "# \(view.dropFirst())", "a < b", "<b>",
    "<1: 0x1>", "[1, 2]", "{", "tree; \(view)", "add red 0,0 9x9\n\(view)", "\n  po \(view)",
    "import <<END\n\(view)\nEND", "mine \(view)", "twice \(view)", "tre \(view)",
  ])
  func whatMayBeCommandsIsNone(text: String) throws {
    let desk = TestSession()
    desk.session.isInteractive = true
    desk.run("alias mine = tree")
    desk.run("macro twice X\necho $X\nend")
    #expect(!desk.session.isDump(text.utf8))
  }

  @Test func aDumpIsLookedForWhereATextBeginsOnly() {
    let text = String(repeating: "x\n", count: 40_000) + Self.view
    #expect(!Session().isDump(text.utf8))
  }

  @Test(arguments: [
    ("", true), ("  ", true), ("import", true), ("import into card ", true), ("importer", false),
    ("echo ", false), ("x", false),
  ])
  func aDumpFitsBehindImport(line: String, fits: Bool) {
    #expect(Session().takesDump(line) == fits)
  }

  @Test(arguments: [
    ("<UIWindow", true), ("  | <UIView: 0x1", true), ("[", true), ("{\"a\":", true),
    ("(lldb) po x", true), ("2019 App[1] \(view)", true), ("", false), ("tree", false),
    ("echo <b>", false),
  ])
  func aLineMayBeTheBeginningOfADump(line: String, mayBegin: Bool) {
    #expect(Session().mayBeginDump(line) == mayBegin)
  }

  /// A session at a prompt whose person answers with a text.
  private func desk(answering text: PromptedText) -> TestSession {
    let desk = TestSession()
    desk.session.access.textAtPrompt = { text }
    desk.runner.begin(name: nil)
    return desk
  }

  @Test(arguments: ["import", "import -", "import report", "import into root"])
  func importAtThePromptTakesWhatThePersonGives(line: String) {
    let desk = desk(answering: .text(Data(Self.view.utf8)))
    desk.runner.run(line)
    #expect(desk.messages.isEmpty)
    #expect(desk.output.first == "1 view imported from -")
  }

  @Test func givingUpChangesNothing() {
    let desk = desk(answering: .givenUp)
    let before = desk.state
    desk.runner.run("import")
    #expect(desk.output == ["nothing was imported"])
    #expect(desk.state == before)
    desk.runner.run("undo")
    #expect(desk.messages == ["there is nothing to undo"])
  }

  @Test func aScriptAtThePromptAsksNobody() throws {
    let folder = try Folder(["a.scope": "import"])
    let desk = desk(answering: .text(Data(Self.view.utf8)))
    desk.runner.run("source \(folder.path("a.scope"))")
    #expect(
      desk.messages == ["cannot read '-': standard input already holds the commands"])
  }
}
