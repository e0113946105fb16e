import Session
import SessionStage
import Testing

@testable import Help

/// At the prompt nothing succeeds in silence.
@Suite struct FeedbackTests {
  /// The commands after which nothing is to be said.
  private static let silent: Set = ["quit", "clear"]

  @Test(arguments: ExampleCase.ofCommands.filter { !silent.contains($0.name) })
  func everyExampleOfACommandSaysWhatBecameOfIt(example: ExampleCase) throws {
    let desk = try example.desk()
    desk.session.isInteractive = true
    let start = desk.output.count
    desk.say(example.example.line)
    #expect(desk.messages == [])
    #expect(desk.output.count > start || desk.session.walk != nil)
  }

  private static let cases = [
    ("front red", "order in root, front first: red, buy, hud"),
    ("back hud", "order in root, front first: buy, red, hud"),
    ("swap red hud", "order in root, front first: buy, red, hud"),
    ("override hud passthrough", "hud: hitTest answers nil instead of hud"),
    ("inset buy -20", "buy: point(inside:) is true in (-20 -20; 100 84)"),
    (
      "set red alpha 0.0078125", "red: alpha 0.0078125: too low, nothing in it takes touches (R2.3)"
    ),
    (
      "rotate red 90",
      "red: rotated by 90 degrees, frame (0 0; 90 90), only the box around it (R3.4)"
    ),
    ("remove red", "red removed, with dot; 'undo' brings them back"),
    ("rename red crimson", "red is called crimson now"),
    ("target buy touchUpInside vc.buy:", "buy sends buy: to vc on touchUpInside"),
    ("reset classic", "a new scene of the profile classic; 'undo' brings the old one back"),
    ("let x 2", "$x is 2"),
  ]

  private static let setUp = """
    add red 0,0 90x90
    add dot 0,0 9x9 in red
    add hud 0,0 390x844
    add UIButton buy 0,0 60x44
    """

  @Test(arguments: cases)
  func aLineTellsWhatChangedInUIKitsTerms(line: String, answer: String) throws {
    let prompt = try TestSession(after: Self.setUp)
    prompt.session.isInteractive = true
    #expect(try prompt.printed(line) == [answer])
    #expect(try TestSession(after: Self.setUp).printed(line) == [])
  }

  @Test func aButtonThatIsNoneAndHasNoSizeIsExplained() throws {
    let prompt = TestSession()
    prompt.session.isInteractive = true
    #expect(
      try prompt.printed("add button") == [
        "button: UIView (0 0; 0 0)",
        "button has no size: nothing can touch it; 'set button frame 20,100 120x44' gives",
        "  it one",
        "a plain UIView; for a button: 'undo', then 'add UIButton button 20,100 120x44'",
      ])
    #expect(try TestSession().printed("add button") == [])
  }

  @Test func aListOfCommandsAnswersOnce() throws {
    let folder = try Folder(["card.scope": "add card 0,0 9x9\nhide card"])
    let file = folder.path("card.scope")
    let prompt = try TestSession(after: Self.setUp)
    prompt.session.isInteractive = true
    func answers(_ lines: String...) -> [String] {
      let start = prompt.output.count
      lines.forEach(prompt.say)
      return Array(prompt.output[start...])
    }
    #expect(
      answers("repeat 3 as i; set red alpha 0.$i; repeat 2 as j; set hud alpha 0.5$i$j; end; end")
        == [
          "repeated 3 times: 9 changes, which one 'undo' takes back"
        ])
    #expect(answers("undo").count == 1)
    #expect(answers("repeat 2; get red alpha; end") == ["1", "1"])
    #expect(
      answers("macro fade v; set $v alpha 0.5; hide $v; end") == ["'fade v' is a command now"])
    #expect(
      answers("fade red") == ["fade carried out: 2 changes, which one 'undo' takes back"])
    // The path may be longer than a line.
    #expect(
      answers("source \(file)").joined(separator: " ").split(separator: " ")
        == "\(file) carried out: 2 changes".split(separator: " "))
    #expect(answers("repeat 3; set nobody alpha 1; end") == [])
    #expect(!prompt.messages.isEmpty)
  }

  @Test func historyNamesItsOrder() throws {
    let prompt = try TestSession(after: "add red\nhide red")
    prompt.session.isInteractive = true
    #expect(
      try prompt.printed("history").first
        == "changes, the latest last; 'undo N' goes back to before N:")
  }
}
