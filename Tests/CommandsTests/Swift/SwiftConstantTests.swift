import Session
import SessionStage
import Testing

/// What `let` and a dump have given names stands in Swift.
@Suite struct SwiftConstantTests {
  /// Statements that take constants of commands, with what they print, or the command that they are.
  private static let constants = [
    ("window.hitTest(p, with: nil)", "read as: hit 30,120 in window"),
    ("card.point(inside: p, with: nil)", "read as: inside card 30,120"),
    ("card.convert(r, to: nil)", "read as: convert 1,2 30x40 from card to nil"),
    ("view.insertSubview(buy, at: n)", "read as: move buy to root at 1"),
    ("buy.setTitle(t, for: .normal)", "read as: set buy title \"Buy it\""),
    ("card.frame.contains(p)", "true"), ("card.subviews.contains(who)", "true"),
    ("r.size.width == 30", "true"), ("t.count", "6"),
    ("print(\"\\(n) of \\(t)\")", "1 of Buy it"), ("[1, 2].map { n in n * 2 }", "[2, 4]"),
    ("r.inset(by: UIEdgeInsets(top: n, left: n, bottom: n, right: n)).width", "28"),
  ]

  @Test(arguments: constants)
  func aConstantOfCommandsStandsInAStatement(line: String, first: String) throws {
    let prompt = try SwiftTests.prompt()
    for line in [
      "let p = CGPoint(x: 30, y: 120)", "let r = CGRect(x: 1, y: 2, width: 30, height: 40)",
      "let n = 1", "let t = \"Buy it\"", "let who buy",
    ] { prompt.say(line) }
    #expect(try prompt.printed(line).first == first)
    #expect(prompt.messages == [])
  }

  /// Statements with constants and a mistake, and the part of them that the error points at.
  @Test(arguments: [
    ("card.frame.contains(q)", "q"), ("r.contains(card.frane)", "card.frane"),
    ("[r, r].contains(card.frane)", "card.frane"),
    ("card.frame.contans(p)", "card.frame.contans"),
  ])
  func aMistakeBehindAConstantHasItsPlace(line: String, part: String) throws {
    let prompt = try SwiftTests.prompt()
    prompt.say("let p = CGPoint(x: 30, y: 120)")
    prompt.say("let r = CGRect(x: 1, y: 2, width: 30, height: 40)")
    prompt.say(line)
    let marks = try #require(prompt.reported.last)
    let start = try #require(marks.firstIndex(of: "^"))
    let shown = try #require(prompt.reported.dropLast().last)
    #expect(
      shown.dropFirst(marks.distance(from: marks.startIndex, to: start)).prefix(part.count) == part)
  }

  @Test func anAddressOfADumpIsItsView() throws {
    let dump: DumpText = [
      line(0, "UIWindow", "a0", "0 0; 390 844"), line(1, "UIView", "a1", "0 0; 390 844"),
    ]
    let folder = try Folder(["tree.txt": dump.text])
    let prompt = try TestSession(after: "import \(folder.path("tree.txt"))")
    prompt.session.isInteractive = true
    let output = try prompt.printed("po [0xA1 recursiveDescription]")
    #expect(output.count == 2 && output[1].hasPrefix("<UIView: 0xa1; frame = (0 0; 390 844);"))
  }
}
