import Session
import SessionStage
import TestSupport
import Testing
import Text

/// What is written for what is done.
@Suite struct RecordTests {
  /// The lines that a session wrote behind those that make the scene, without blank ones.
  static func recorded(_ lines: String, after setup: String = "") throws -> [String] {
    let folder = try Folder(["part.scope": "hide red\ntap 10,10\n"])
    let desk = try TestSession(after: setup)
    desk.run(
      "record it.scope\n\(lines)\nrecord none", name: "live.scope",
      path: folder.path("live.scope"))
    let text = try folder.text("it.scope")
    let replayed = TestSession()
    replayed.run(text, path: folder.path("it.scope"))
    #expect(replayed.messages == [], "\(text)")
    #expect(replayed.state == desk.state, "\(text)")
    let body = text.split(separator: "\n\n", maxSplits: 1).dropFirst().first ?? ""
    return body.split(separator: "\n").map(String.init)
  }

  struct Case: CustomTestStringConvertible, Sendable {
    var setup = ""
    var lines: String
    var written: [String]
    var testDescription: String { lines }
  }

  static let red = "add red 0,0 90x90"
  static let cases = [
    Case(
      setup: "\(red); handle red touches", lines: "tap red",
      written: [
        "tap red", "expect hit red", "expect handled red by touchesBegan",
        "expect handled red by touchesEnded",
      ]),
    Case(
      setup: red,
      lines: """
        set-option swift on
        let p = CGPoint(x: 30, y: 40)
        for v in [self.red] { v.center = p }
        red.addSubview(UIView())
        """,
      written: [
        "code <<END", "for v in [self.red] { v.center = CGPoint(x: 30, y: 40) }", "END",
        "code <<END", "red.addSubview(UIView())", "END",
      ]),
    Case(
      setup: red, lines: "tap red; tap -5,-5",
      written: [
        "tap red", "expect hit red", "expect handled nobody", "tap -5,-5", "expect hit nil",
      ]),
    Case(
      setup: "\(red); gesture tap touched on red", lines: "tap red",
      written: [
        "tap red", "expect hit red", "expect handled nobody", "expect state touched ended",
      ]),
    Case(
      setup: "add UIButton buy 0,0 90x44; target buy touchUpInside vc.save:", lines: "tap buy",
      written: [
        "tap buy", "expect hit buy", "expect handled buy by touchesBegan",
        "expect handled buy by touchesEnded", "expect fired save: on buy",
      ]),
    Case(
      setup: "add UIButton buy 0,0 90x44; target buy touchUpInside nil.save:", lines: "tap buy",
      written: [
        "tap buy", "expect hit buy", "expect handled buy by touchesBegan",
        "expect handled buy by touchesEnded", "expect sent save: on buy", "expect nothing fired",
      ]),
    Case(
      setup: "add UIButton buy 0,0 90x44", lines: "tap buy",
      written: [
        "tap buy", "expect hit buy", "expect handled buy by touchesBegan",
        "expect handled buy by touchesEnded", "expect nothing fired",
      ]),
    Case(
      setup: "\(red); set red canBecomeFirstResponder on", lines: "focus red",
      written: ["focus red", "expect first red"]),
    // Phase by phase: what was said is not said again.
    Case(
      setup: "\(red); handle red touches", lines: "touch began 5,5\ntouch ended",
      written: [
        "touch began 5,5", "expect hit red", "expect handled red by touchesBegan", "touch ended",
        "expect handled red by touchesEnded",
      ]),
    // Questions.
    Case(setup: red, lines: "hit 5,5; hide it", written: ["hit 5,5", "expect hit red", "hide it"]),
    Case(setup: red, lines: "inside red 5,5", written: ["expect inside red 5,5 on"]),
    Case(
      setup: "add red 30,40 9x9", lines: "convert 0,0 from red to root",
      written: ["expect convert 0,0 from red to root (30, 40)"]),
    Case(setup: red, lines: "get red alpha", written: ["expect red.alpha 1"]),
    Case(
      setup: "add UILabel note text=\"a \\\" b\"", lines: "get note text",
      written: ["expect note.text \"a \\\" b\""]),
    Case(lines: "chain vc", written: ["expect chain vc > window > scene > app > delegate"]),
    Case(
      setup: red, lines: "find red; find zzz",
      written: ["expect count red 1", "expect count zzz 0"]),
    Case(
      lines: "tree controllers",
      written: [
        "verify tree controllers <<END", "vc  UIViewController  view root  root of window", "END",
      ]),
    Case(
      lines: "hide root; queue; undo",
      written: [
        "hide root", "verify queue <<END",
        "the queue is empty: events are delivered at once", "END", "undo",
      ]),
    // What was typed for short is written in full.
    Case(lines: "let x 20\nadd v$x $x,4 9x9", written: ["add v20 20,4 9x9"]),
    Case(
      lines: "let t \"a b\"; add UILabel note text=$t; set note text $t",
      written: ["add UILabel note text=\"a b\"", "set note text \"a b\""]),
    Case(
      setup: red, lines: "alias gone hide; gone red; rm red", written: ["hide red", "remove red"]),
    Case(
      lines: "macro row n; add row$n 0,$n 9x9; end; row 3; row 4",
      written: ["add row3 0,3 9x9", "add row4 0,4 9x9"]),
    Case(
      lines: "repeat 2 as i; add r$i; end", written: ["add r1", "add r2"]),
    Case(
      setup: red, lines: "source part.scope",
      written: ["hide red", "tap 10,10", "expect hit root", "expect handled nobody"]),
    // What is only about the session.
    Case(lines: "help tap; set-option width 60; alias; history; record; save x.scope", written: []),
    // What failed.
    Case(
      setup: red, lines: "hide gren",
      written: ["expect error \"no view is named 'gren'\" : hide gren"]),
    Case(lines: "hidee root", written: []),
    Case(
      setup: red, lines: "tap red; expect hit root",
      written: [
        "tap red", "expect hit red", "expect handled nobody",
        "expect error \"expected hit 'root', got 'red'\" : expect hit root",
      ]),
    // An expectation that was said already.
    Case(
      setup: red, lines: "tap red; expect hit red; expect not asked vc",
      written: [
        "tap red", "expect hit red", "expect handled nobody",
        "expect error \"'vc' is a UIViewController, not a view\" : expect not asked vc",
      ]),
    // Going back.
    Case(
      lines: "add red; checkpoint a; add green; undo; redo; restore a",
      written: ["add red", "checkpoint a", "add green", "undo", "redo", "restore a"]),
    Case(
      lines: "test \"a\"; add red 0,0 9x9; tap red; end; echo done",
      written: [
        "test \"a\"", "  add red 0,0 9x9", "  tap red", "  expect hit red",
        "  expect handled nobody", "end", "echo done",
      ]),
    Case(
      lines: "test \"a\"; xfail \"#1\"; tap root; expect hit nil; end",
      written: [
        "test \"a\"", "  tap root", "  expect hit root", "  expect handled nobody",
        "  xfail \"#1\"", "  expect hit nil", "end",
      ]),
    Case(
      lines: "test \"a\"; xfail \"#1\"; tap root; end",
      written: [
        "test \"a\"", "  tap root", "  expect hit root", "  expect handled nobody", "end",
      ]),
  ]

  @Test(arguments: cases)
  func whatIsDoneIsWrittenWithWhatIsSeen(example: Case) throws {
    #expect(try Self.recorded(example.lines, after: example.setup) == example.written)
  }

  @Test func undoingWhatCameBeforeTheRecordingWritesTheScene() throws {
    let lines = try Self.recorded("undo", after: Self.red + "; remove red")
    #expect(lines.contains("# The scene is now:"))
  }

  @Test func whatFailsHereAndNotInTheFileIsNotDoneThere() throws {
    // The file has steps to undo where the session has none, and no finger that is down.
    #expect(try Self.recorded("undo").isEmpty)
    let typed = "expect error \"nothing to undo\" : undo"
    let lines = try Self.recorded("\(typed)\nadd green")
    #expect(lines.first?.hasPrefix("# left out: \(typed): ") == true)
    #expect(lines.last == "add green")
  }

  @Test func itIsNamedWhereTheFileMeansAnother() throws {
    #expect(
      try Self.recorded("hide it", after: "add red 0,0 9x9; add green; hit 5,5").last == "hide red"
    )
  }

  @Test func whatCannotBeSeenAgainStandsInAComment() throws {
    let lines = try Self.recorded("trace", after: "\(Self.red); tap red")
    #expect(
      lines.count == 1 && lines[0].hasPrefix("# left out: verify trace <<END: nothing has been"))
  }

  @Test func aShortWordOfThePromptIsWrittenInFull() throws {
    let folder = try Folder(["x": ""])
    let desk = TestSession(OutputStyle(width: 500))
    desk.session.isInteractive = true
    desk.say("record \(folder.path("a.scope"))")
    desk.runner.run("hid root")
    #expect(try folder.text("a.scope").contains("\nhide root\n"))
    desk.runner.run("record")
    desk.runner.run("record none")
    #expect(
      desk.output.suffix(2) == [
        "recording in \(folder.path("a.scope")): 1 command and 0 expectations so far",
        "1 command and 0 expectations written into \(folder.path("a.scope"))",
      ])
  }
}

/// The example of a recording is what the lines in its comment give.
@Suite struct RecordedExampleTests {
  @Test func itsCommentMakesIt() throws {
    let text = try PackageFolder.text("examples/30-recorded.scope")
    let mark = "#     "
    let lines = text.split(separator: "\n").filter { $0.hasPrefix(mark) }
      .map { $0.dropFirst(mark.count) }
    let folder = try Folder(["x": ""])
    let desk = TestSession()
    desk.run(lines.joined(separator: "\n"), path: folder.path("x"))
    #expect(text.hasSuffix("\n\n" + (try folder.text("30-recorded.scope"))))
  }
}
