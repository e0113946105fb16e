import Testing

@testable import Shell

@Suite("what the log of a session tells, wherever it ends")
struct KeptSessionTests {
  private typealias Entry = KeptSession.Entry

  private static let red = "#= done 0\nadd red 0,0 9x9\n#= done 0\n"

  /// A log with what it tells: the lines to carry out again, what was going on, the signal, and the
  /// line that ended the program.
  struct Case: CustomTestStringConvertible {
    var testDescription: String
    var log: String
    var lines = ["add red 0,0 9x9"]
    var work = KeptSession.Work.none
    var signal: Int?
    var fatal: String?
  }

  static let cases = [
    Case(testDescription: "at rest", log: red),
    Case(testDescription: "left", log: red + "#= ended\n"),
    Case(
      testDescription: "a line was begun", log: red + "map\n", work: .line("map"), fatal: "map"),
    Case(
      testDescription: "the first line was begun", log: "#= done 0\nmap\n", lines: [],
      work: .line("map"), fatal: "map"),
    Case(testDescription: "the end of a line is missing", log: red + "map"),
    Case(
      testDescription: "a fault in a line", log: red + "map\n#= signal 4\n", work: .line("map"),
      signal: 4, fatal: "map"),
    Case(testDescription: "a fault at rest", log: red + "#= signal 11\n", signal: 11),
    Case(testDescription: "the page", log: red + "#= page\n", work: .page),
    Case(testDescription: "behind the page", log: red + "#= page\n#= done 0\n"),
    Case(testDescription: "resuming", log: red + "#= again\n", work: .resuming(nil)),
    Case(
      testDescription: "resuming for the second time", log: red + "#= again\n#= again 0\n",
      lines: [], work: .resuming(0), fatal: "add red 0,0 9x9"),
    Case(
      testDescription: "a line that is left out",
      log: red + "#= again 0\n#= left-out 0\n#= again\n#= done 0\n", lines: []),
    Case(
      testDescription: "a line that was dropped",
      log: red + "map\n#= signal 4\n#= instead\n#= again\n#= done 0\n"),
    Case(
      testDescription: "a line that was interrupted",
      log: red + "repeat 9; undo; end\n#= instead\nreset\nadd red 1,1 9x9\n#= done 0\n",
      lines: ["add red 0,0 9x9", "reset", "add red 1,1 9x9"]),
    Case(
      testDescription: "a block of several lines",
      log: red + "repeat 3\n  undo\nend\n#= done 0\n",
      lines: ["add red 0,0 9x9", "repeat 3\n  undo\nend"]),
    Case(
      testDescription: "a comment that looks like a mark",
      log: red + "# #= ended\n#= done 0\n", lines: ["add red 0,0 9x9", "# #= ended"]),
    Case(testDescription: "Enter", log: red + "\n#= done 0\n", lines: ["add red 0,0 9x9", ""]),
    Case(testDescription: "Enter was begun", log: red + "\n", work: .line(""), fatal: ""),
    Case(testDescription: "marks that are damaged", log: red + "#= done\n#= left-out 9\n#= x\n"),
    Case(
      testDescription: "a log of an earlier version", log: "add red 0,0 9x9\nundo\n# ended\n",
      lines: ["add red 0,0 9x9", "undo", "# ended"]),
    Case(
      testDescription: "a line begun in a session of an earlier version",
      log: "add red 0,0 9x9\n#= again\n#= done 0\nmap\n", work: .line("map"), fatal: "map"),
    Case(testDescription: "an empty log", log: "", lines: []),
  ]

  @Test("each end is told from the others", arguments: cases)
  func ends(of each: Case) {
    let kept = KeptSession(each.log)
    #expect(kept.again.map(\.entry.line) == each.lines)
    #expect(kept.work == each.work)
    #expect(kept.signal == each.signal)
    #expect(kept.fatalLine == each.fatal)
  }

  @Test(
    "the page stays closed after an end that it may have caused, until a person opens it",
    arguments: [
      ("#= page\n", true), ("#= page\n#= done 0\n", false), ("#= signal 11\n", true),
      ("#= page\n#= page-closed\n#= again\n#= done 0\n#= ended\n", true),
      ("#= page\n#= page-closed\n#= again\n#= done 0\nundo\n#= done 0\n#= ended\n", true),
      ("#= signal 11\n#= page-closed\n#= again\n#= done 0\n#= ended\n", true),
      ("#= page-closed\n#= again\n#= done 0\n#= page\n#= done 0\n", false),
      ("#= page-closed\n#= again\n#= done 0\n#= page\n", true), ("#= ended\n", false),
    ])
  func page(rest: String, isClosed: Bool) {
    #expect(KeptSession(Self.red + rest).keepsPageClosed == isClosed)
  }

  @Test("a line knows how many texts were read before it")
  func reads() {
    let kept = KeptSession("#= done 0\nimport a\n#= done 1\nsource b\n#= done 4\nimport c\n")
    #expect(
      kept.entries == [
        Entry(line: "import a", readsBefore: 0), Entry(line: "source b", readsBefore: 1),
      ])
    #expect(kept.reads == 4)
    #expect(kept.fatalLine == "import c")
  }
}
