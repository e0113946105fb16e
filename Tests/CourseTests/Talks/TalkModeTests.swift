import EmbeddedFiles
import Session
import SessionStage
import Testing

@testable import Course

/// A talk stands ready command by command; anything else that is typed is improvisation.
@Suite struct TalkModeTests {
  private static let text = """
    # A talk

    What it is about.

    ## First

    > 3 minutes. Ask who gets it.

    A card.

    ```tapscope
    add card 20,100 200x100
    tap card
    ```

    > They say root.

    ```tapscope check
    expect hit card
    hide card
    ```

    ```tapscope
    test "both"
      tap card
    end
    set-option hitTests 2
    ```

    That was `card`.

    ## Second

    ```tapscope
    add other 0,0 9x9
    ```
    """

  private func desk(isTyped: Bool = true) throws -> (TestSession, Folder) {
    let folder = try Folder(["talk.md": Self.text])
    let desk = TestSession()
    desk.session.isInteractive = isTyped
    desk.say("add own 0,0 9x9")
    return (desk, folder)
  }

  @Test func enterCarriesOutTheNextCommand() throws {
    let (desk, folder) = try desk()
    let own = desk.state
    desk.say("talk \(folder.path("talk.md"))")
    #expect(desk.output.contains("A talk") && desk.output.contains("1 of 2  First"))
    #expect(desk.output.contains("A card.") && !desk.output.contains { $0.contains("minutes") })
    #expect(desk.session.promptText == "1/2 0m")
    #expect(desk.session.proposedLine == "add card 20,100 200x100")
    // The editor enters the proposed line; a plain terminal sends an empty one.
    desk.say("add card 20,100 200x100")
    #expect(desk.session.proposedLine == "tap card")
    desk.say("")
    #expect(desk.output.contains("> tap card"))
    #expect(desk.output.contains { $0.hasSuffix("← hit") })
    // A block has several lines, which do not fit the line.
    #expect(desk.session.proposedLine == "talk next")
    desk.say("talk next")
    desk.say("talk next")
    #expect(desk.output.contains("That was card."))
    desk.say("")
    #expect(desk.session.promptText == "2/2 0m" && desk.scene.names["card"] == nil)
    desk.say("")
    desk.say("")
    #expect(desk.output.last == "the talk has ended; 'talk leave' ends it")
    desk.say("talk leave")
    #expect(desk.state == own && desk.session.promptText == "tapscope")
    #expect(desk.scene.hitTestsPerFinger == 1)
    #expect(desk.messages == [])
  }

  @Test func whatIsTypedIsTakenBackBeforeTheTalkGoesOn() throws {
    let (desk, folder) = try desk()
    desk.say("talk \(folder.path("talk.md"))")
    // The proposed line, changed.
    desk.say("add card 20,100 200x300")
    #expect(desk.session.proposedLine == "add card 20,100 200x100")
    #expect(desk.session.lineOfEnter == "talk next")
    desk.say("talk next")
    #expect(desk.session.proposedLine == "tap card")
    #expect(desk.session.lineOfEnter == "tap card")
    desk.say("get card frame")
    #expect(desk.output.last == "(20 100; 200 100)")
    desk.say("remove card")
    desk.say("")
    #expect(desk.messages == [])
    #expect(desk.output.last { $0.hasSuffix("← hit") }?.contains("card") == true)
  }

  @Test("a typed line acts on what is seen, also where it is what the talk does next")
  func typedNext() throws {
    let desk = TestSession()
    desk.session.isInteractive = true
    for line in ["talk delivery", "talk chapter 3", "", "", "", "hide card"] { desk.say(line) }
    try #require(desk.session.proposedLine == "tap buy")
    func hit() -> String? {
      desk.session.state.hitTest?.answer.map { desk.scene.label(of: $0) }
    }
    desk.say("tap buy")
    #expect(hit() == "root")
    #expect(desk.session.proposedLine == "tap buy")
    // Nothing is typed: the scene of the talk comes back, and the talk goes on in it.
    desk.say(try #require(desk.session.lineOfEnter))
    #expect(hit() == "buy")
    #expect(desk.session.proposedLine != "tap buy")
    #expect(desk.session.pageKeyLines?.down == desk.session.proposedLine)
    #expect(desk.messages == [])
  }

  @Test("a question stays on the page until its commands are carried out")
  func question() {
    let talk = Talk.own.flatMap(\.chapters)
    var kept = 0
    for chapter in talk {
      for (k, step) in chapter.steps.enumerated() {
        // The last paragraph before the command: where it asks, the command belongs to its answer.
        let last = Talk.prose(of: chapter.parts[..<step.place]).last
        guard let last, last.hasSuffix("?") else { continue }
        let prose = chapter.prose(before: k)
        #expect(prose.last == last, "\(step.line.text)")
        if Talk.prose(of: chapter.parts(before: k)).isEmpty { kept += 1 }
      }
      let rest = Talk.prose(of: chapter.parts(before: chapter.steps.count))
      #expect(chapter.prose(before: chapter.steps.count) == rest)
    }
    #expect(kept > 66)
  }

  @Test func aMacroThatMovesTheTalkDoesNotRunAway() throws {
    let folder = try Folder([
      "talk.md": "# A\r\n## B\r\n```tapscope\r\ngo\r\n```\r\n## C\r\nprose\r\n"
    ])
    for body in ["talk next", "talk chapter 2", "talk leave", "talk back"] {
      let desk = TestSession()
      desk.session.isInteractive = true
      desk.say("macro go; \(body); end")
      desk.say("talk \(folder.path("talk.md"))")
      desk.say("talk next")
      desk.say("")
      desk.say("go")
      #expect(desk.session.promptText == "tapscope" || desk.session.promptText.hasSuffix("/2 0m"))
    }
  }

  @Test func aRecordedTalkIsPlayedOnce() throws {
    let (desk, folder) = try desk()
    desk.say("record \(folder.path("r.scope"))")
    desk.say("talk \(folder.path("talk.md"))")
    desk.say("talk next")
    desk.say("talk next")
    desk.say("talk back")
    desk.say("talk leave")
    desk.say("record none")
    let text = try folder.text("r.scope")
    #expect(text.matches(of: /add card/).isEmpty && text.matches(of: /talk next/).count == 2)
  }

  @Test func anOptionOfTheSpeakerStays() throws {
    let (desk, folder) = try desk()
    desk.say("talk \(folder.path("talk.md"))")
    desk.say("set-option reveal ask")
    desk.say("")
    #expect(desk.session.options.asksFirst)
    desk.say("talk leave")
    #expect(!desk.session.options.asksFirst)
  }

  @Test func backGoesToTheSceneBeforeTheCommand() throws {
    let (desk, folder) = try desk()
    desk.say("talk \(folder.path("talk.md"))")
    desk.say("talk back")
    #expect(desk.output.last == "the talk begins here")
    desk.say("")
    let first = desk.state
    desk.say("")
    desk.say("talk back")
    #expect(desk.state == first && desk.session.proposedLine == "tap card")
    desk.say("hide card")
    desk.say("talk back")
    #expect(desk.state == first && desk.session.proposedLine == "tap card")
    desk.say("talk chapter 2")
    desk.say("talk back")
    #expect(desk.output.contains("1 of 2  First, behind its last command"))
    #expect(desk.session.promptText == "1/2 0m")
    #expect(desk.scene.hitTestsPerFinger == 2)
    desk.say("undo; undo; undo; undo")
    #expect(desk.messages.last == "the chapter begins here; 'talk back' goes back")
  }

  @Test func notesGoWhereTheClassDoesNotSeeThem() throws {
    let (desk, folder) = try desk()
    desk.say("talk \(folder.path("talk.md"))")
    desk.say("talk notes \(folder.path("notes.txt"))")
    desk.say("")
    desk.say("")
    let notes = try folder.text("notes.txt")
    #expect(notes.hasPrefix("1/2 First, command 0 of 4, 0 min\n  3 minutes. Ask who gets it.\n"))
    #expect(notes.contains("  next: add card 20,100 200x100\n"))
    #expect(notes.contains("  They say root.\n"))
    #expect(!desk.output.contains { $0.contains("They say") })
  }

  @Test func aCheckFindsWhatDoesNotHold() throws {
    let folder = try Folder([
      "good.md": Self.text,
      "bad.md": Self.text.replacing("expect hit card", with: "expect hit root"),
      "wrong.md": Self.text.replacing("tap card", with: "tpa card"),
    ])
    let desk = TestSession()
    desk.run("talk check \(folder.path("good.md"))")
    #expect(desk.output.last == "good: 2 chapters, 5 commands, 1 check holds")
    desk.run("talk check \(folder.path("bad.md"))")
    #expect(
      desk.output.last?.hasSuffix("bad.md:19: expected the hit-test to return root, got card")
        == true || desk.output.last?.contains("bad.md:19: ") == true)
    #expect(desk.messages.last == "the talk has 1 problem")
    desk.run("talk check \(folder.path("wrong.md"))")
    #expect(desk.output.contains { $0.contains("wrong.md:13: there is no command 'tpa'") })
  }

  @Test(arguments: Talk.own.map(\.name))
  func aTalkOfTheProgramHolds(name: String) {
    let desk = TestSession()
    desk.run("talk check \(name)")
    #expect(desk.messages == [], "\(desk.output)")
  }

  @Test(arguments: Talk.own.map(\.name))
  func aTalkShowsMethodsAsCode(name: String) throws {
    let talk = try #require(Talk.own.first { $0.name == name })
    let code = talk.chapters.flatMap(\.steps).map(\.line).filter { $0.text.hasPrefix("code ") }
    #expect(code.contains { $0.text.contains("\noverride func ") })
    for line in code where line.text.contains("<<END") {
      #expect(line.oneLine.hasSuffix("<<END …"))
      // At the projector no line is folded.
      #expect(line.text.split(separator: "\n").allSatisfy { $0.count <= 70 })
    }
  }

  /// The scenarios of the five articles, each pinned by the checks of a talk.
  @Test func everyScenarioIsShown() {
    let ranges = [
      "delivery": 1...27, "responders": 28...50, "hit-testing": 51...59, "the-log": 60...83,
      "gestures": 84...96,
    ]
    #expect(Set(Talk.own.map(\.name)) == Set(ranges.keys))
    for talk in Talk.own {
      // The class reads no numbers of scenarios.
      for case .prose(let text) in talk.opening + talk.chapters.flatMap(\.parts) {
        #expect(numbers(in: text).isEmpty, "\(text)")
      }
      // The checks of a scenario stand below its number.
      let file = EmbeddedFiles.names.first {
        $0.hasPrefix("Talks/") && $0.hasSuffix("-\(talk.name).md")
      }
      let checks = EmbeddedFiles.text(file ?? "").components(separatedBy: "```tapscope check\n")
        .dropFirst().compactMap { $0.components(separatedBy: "```").first }
      var pinned: Set<Int> = []
      for check in checks {
        let parts = check.components(separatedBy: "# S-").dropFirst()
        for part in parts where part.contains("expect") || part.contains("verify") {
          pinned.formUnion(numbers(in: "S-" + (part.split(separator: "\n").first ?? "")))
        }
      }
      #expect(pinned == Set(ranges[talk.name] ?? 0...0), "\(talk.name): \(pinned.sorted())")
    }
  }

  private func numbers(in text: String) -> Set<Int> {
    Set(text.matches(of: /S-(\d+)/).compactMap { Int($0.output.1) })
  }

  @Test(arguments: [
    ("", "x:1: error: the first line is '# TITLE'"),
    ("# A", "x:1: error: a talk needs a chapter: '## TITLE'"),
    ("# A\n# B", "x:2: error: a talk has one title; a chapter begins with '## '"),
    (
      "# A\n```tapscope\ntree\n```",
      "x:3: error: commands belong to a chapter: '## TITLE' comes first"
    ),
    ("# A\n## B\n```tapscope\ntree", "x:3: error: the fence is never closed"),
    (
      "# A\n## B\n```tapscop\n```",
      "x:3: error: 'tapscop' is no language of a fence; did you mean 'tapscope'?"
    ),
    (
      "# A\n## B\n```tapscope\ntalk next\n```",
      "x:4: error: 'talk' is no command for a talk: type it, and the talk waits"
    ),
    ("# A\n## B\n```tapscope\nend\ntest x\n```", "x:4: error: 'end' closes nothing"),
    (
      "# A\n## B\n```tapscope x\n```",
      "x:3: error: a fence is 'tapscope', 'tapscope check' or 'tapscope answer'"
    ),
    ("# A\n## B\n```tapscope\nrepeat 2\n```", "x:4: error: the block has no 'end'"),
    ("# A\n## B\n```tapscope\nadd \"x\n```", "x:4: error: '\"' is never closed"),
  ])
  func aTextThatIsNoTalkHasAPlace(text: String, message: String) {
    #expect {
      _ = try TalkReader.talk(in: text, of: "x")
    } throws: {
      ($0 as? TextProblem)?.text == message
    }
  }

  @Test(arguments: [
    ("talk next", "no talk is open; 'talk' lists those of the program"),
    ("talk gesture", "there is no talk 'gesture'; did you mean gestures?"),
    ("talk gestures; talk chapter 99", "the talk has 8 chapters; 'talk' lists them"),
    ("test t; talk gestures; end", "a test is open; its 'end' comes first"),
    ("talk gestures; talk notes /", "cannot write '/': it is a directory"),
  ])
  func whatIsRefused(line: String, message: String) {
    let desk = TestSession()
    desk.run(line)
    #expect(desk.messages.first == message)
  }
}
