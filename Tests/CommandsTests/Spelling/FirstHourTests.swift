import Session
import SessionStage
import Testing
import Text

/// What people type in their first hour, and what happens then.
@Suite struct FirstHourTests {
  /// A line and what it does: the line that it is read as, a text of its output, or of its error.
  struct Line: CustomTestStringConvertible {
    let line: String
    var readAs: String?
    var shows = ""
    var refuses = ""

    init(_ line: String, as readAs: String? = nil, shows: String = "", refuses: String = "") {
      (self.line, self.readAs, self.shows, self.refuses) = (line, readAs, shows, refuses)
    }

    var testDescription: String { line }
  }

  private static let scene = """
    add card 20,100 200x100
    add UIButton buy 10,10 60x44 in card title=Buy
    add veil 0,600 390x200
    controller detail without view in vc
    gesture tap single on card
    """

  static let lines = [
    // The words of articles are commands.
    Line("hit-test 30,120", shows: "buy"), Line("hittest 30,120", shows: "buy"),
    Line("hitTest 30,120", shows: "buy"), Line("hitTest(30, 120)", shows: "buy"),
    Line("pointInside 200,120", shows: "true"), Line("pointInside card 10,10", shows: "true"),
    Line("point-inside 5,5", shows: "false"), Line("inside card 199.5,99.5", shows: "true"),
    // Questions.
    Line("who gets 30,120", as: "hit 30,120"), Line("what gets 30,120", as: "hit 30,120"),
    Line("who gets 30,120?", as: "hit 30,120"), Line("who is hit at 30,120", as: "hit 30,120"),
    Line("superview buy", as: "get buy superview", shows: "card"),
    Line("parent buy", as: "get buy superview", shows: "card"),
    Line("parent detail", as: "get detail parent", shows: "vc"),
    Line("next responder buy", as: "chain buy"), Line("why buy?", as: "why buy"),
    Line("why is buy dead", as: "why buy"),
    // The same act in other words.
    Line("click buy", as: "tap buy"), Line("tap on buy", as: "tap buy"),
    Line("double tap card", as: "tap card count=2"), Line("tap Buy", shows: "buy"),
    Line("add UIButton b2 \"Buy now\"", as: "add UIButton b2 text=\"Buy now\""),
    Line(
      "add UILabel l 0,0 90x20 \"Hello you\"", as: "add UILabel l 0,0 90x20 text=\"Hello you\""),
    Line("n = 5", as: "let n 5"), Line("title = \"Buy now\"", as: "let title \"Buy now\""),
    Line("set card alpha 50%", as: "set card alpha 0.5"), Line("wait 1s", as: "wait 1"),
    // Nobody knows that it is the same act.
    Line("exit?", refuses: "did you mean 'exit'"), Line("quit!", refuses: "did you mean 'quit'"),
    Line("restart", refuses: "did you mean 'reset'"),
    Line("clear scene", refuses: "did you mean 'reset'"),
    Line("save?", refuses: "save"),
    Line("import?", refuses: "import"), Line("restore?", refuses: "restore"),
    Line("move card 10,10", refuses: "did you mean 'set card frame 10,10 200x100'"),
    Line("move card to 10,10", refuses: "did you mean 'set card frame 10,10 200x100'"),
    Line("resize card 90x44", refuses: "did you mean 'set card bounds 0,0 90x44'"),
    // What changes nothing says so.
    Line("show card", shows: "isHidden off already; nothing changed"),
    Line("enable buy", shows: "isEnabled on already; nothing changed"),
    Line("set card alpha 1", shows: "alpha 1 already; nothing changed"),
    // A fix says what it did.
    Line("load nothing.scope", refuses: "cannot read 'nothing.scope'"),
    Line("open nothing.scope", refuses: "cannot read 'nothing.scope'"),
    Line("expect nothing fired", shows: "holds"),
  ]

  @Test(arguments: lines)
  func eachLineIsAnswered(line: Line) throws {
    let desk = try TestSession(after: Self.scene, OutputStyle(width: 200))
    desk.session.isInteractive = true
    let (state, steps) = (desk.state, desk.scene.journal.stepCount)
    desk.say(line.line)
    let text = desk.output.joined(separator: "\n")
    if let readAs = line.readAs { #expect(text.contains("read as: \(readAs)"), "\(text)") }
    #expect(line.shows.isEmpty || text.contains(line.shows), "\(text)")
    #expect(!desk.session.wantsToQuit)
    if line.refuses.isEmpty {
      #expect(desk.messages == [])
    } else {
      #expect(desk.messages.first?.contains(line.refuses) == true, "\(desk.messages) \(text)")
      #expect(desk.state == state)
    }
    if line.shows.contains("nothing changed") {
      #expect(desk.scene.journal.stepCount == steps && desk.state == state)
    }
  }

  @Test func aFixSaysWhatItDid() throws {
    let desk = try TestSession(after: Self.scene + "\nfront veil; set veil frame 0,0 390x844")
    let told = try desk.printed("why buy fix")
    #expect(
      told.last?.hasPrefix("done: set veil interaction off; buy now gets the touch") == true,
      "\(told)")
    #expect(told.last?.hasSuffix("'undo' takes it back") == true)
    #expect(try desk.printed("hit 40,120").contains { $0.contains("buy") && $0.contains("hit") })
    try desk.session.execute("undo")
    #expect(try desk.printed("get veil interaction") == ["on"])
    #expect(
      try TestSession(after: Self.scene).printed("why buy fix").last?.contains(
        "nothing was changed") == true)
  }

  @Test func aScriptIsRefusedWhatThePromptReads() throws {
    let desk = TestSession()
    desk.run(Self.scene + "\nwho gets 30,120\nhit-test 30,120\npointInside card 1,1")
    #expect(desk.messages.count == 1)
    #expect(desk.messages[0].contains("did you mean 'hit 30,120'"))
  }
}
