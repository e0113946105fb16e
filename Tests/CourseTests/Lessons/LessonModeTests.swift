import Foundation
import Help
import Session
import SessionStage
import Testing

@testable import Course

/// A lesson is a scene with a task, secret checks, and a floor of `undo`.
@Suite struct LessonModeTests {
  /// A course of two lessons in a folder.
  private static let course = [
    "1-dead.lesson": """
    lesson dead "Drawn, but dead"
    teaches R2.4
    par 1
    start
      add card 20,100 200x100
      add UIButton buy 150,60 100x80 in card
    end
    task "All of Buy reacts."
    ask tap 200,230
    check
      # all of Buy should react
      sweep buy 8 expect hit buy
      # below card, left of Buy, a tap should miss
      expect hit root at 30,230
    end
    hint "Which view says no?"
    solution
      override card accepts buy
    end
    also
      remove card ; add UIButton buy 170,160 100x80
    end
    reject inset card -50
    reject hide card
    remember "A superview must contain the point, too."
    swift "override func point(inside point: CGPoint, with event: UIEvent?) -> Bool"
    end
    """,
    "2-top.lesson": """
    lesson top "Asked first"
    needs dead
    start
      add red 0,0 90x90
      add blue 0,0 90x90
    end
    task "Red gets the tap."
    check
      expect hit red at 9,9
    end
    solution
      front red
    end
    end
    """,
  ]

  private func desk(isTyped: Bool = false) throws -> (TestSession, Folder) {
    let folder = try Folder(Self.course)
    let desk = TestSession()
    desk.session.isInteractive = isTyped
    desk.say("lesson from \(folder.url.path)")
    return (desk, folder)
  }

  @Test func eachChangeIsAnsweredByOneLine() throws {
    let (desk, folder) = try desk()
    defer { _ = folder }
    desk.say("add own 0,0 9x9")
    let own = desk.state
    desk.say("lesson dead")
    #expect(desk.output.contains("Lesson 1  Drawn, but dead"))
    #expect(desk.output.contains { $0.contains("buy  UIButton") })
    #expect(desk.session.promptText == "1 dead")
    desk.say("inset card -50")
    #expect(
      desk.output.suffix(2).joined()
        == "1 of 2 checks hold; not yet: below card, left of Buy, a tap should miss, but  hits card"
    )
    let count = desk.output.count
    desk.say("tree")
    desk.say("get card frame")
    #expect(!desk.output[count...].contains { $0.contains("checks hold") })
    desk.say("undo; override card accepts buy")
    #expect(desk.output.contains("✓ solved  1 command, par 1"))
    #expect(desk.output.contains("remember:   A superview must contain the point, too."))
    desk.say("lesson next")
    #expect(desk.session.promptText == "2 top")
    desk.say("lesson leave")
    #expect(desk.state == own && desk.session.promptText == "tapscope")
    #expect(desk.messages.isEmpty)
  }

  @Test func undoAndRedoSayHowManyChecksHold() throws {
    let (desk, folder) = try desk()
    defer { _ = folder }
    desk.say("lesson dead")
    func said(_ line: String) -> String {
      let count = desk.output.count
      desk.say(line)
      return desk.output[count...].joined().components(separatedBy: "checks hold")[0]
    }
    #expect(said("inset card -50").hasSuffix("1 of 2 "))
    #expect(said("undo").hasSuffix("1 of 2 "))
    #expect(said("redo").hasSuffix("1 of 2 "))
    #expect(said("undo; override card accepts buy").contains("solved"))
    #expect(said("undo").hasSuffix("1 of 2 "))
    #expect(said("redo").contains("solved"))
    // Taking something back is no try.
    desk.say("lesson dead")
    desk.say("hide card; undo; hide card; undo")
    for _ in 0..<3 { #expect(!said("hide card; undo").contains("\n  ")) }
    #expect(desk.messages.isEmpty)
  }

  @Test func undoGoesNoFurtherThanTheStart() throws {
    let (desk, folder) = try desk()
    defer { _ = folder }
    desk.say("add own 0,0 9x9")
    desk.say("lesson dead")
    let start = desk.state
    desk.say("hide card")
    desk.say("undo all")
    desk.say("undo")
    #expect(
      desk.messages == ["the lesson begins here; 'lesson leave' brings back your scene"])
    #expect(desk.state == start)
    desk.say("lesson leave")
    desk.say("undo")
    #expect(desk.scene.names["own"] == nil)
  }

  @Test func resetBringsTheStartBackAndCanBeUndone() throws {
    let (desk, folder) = try desk()
    defer { _ = folder }
    desk.say("lesson dead")
    let start = desk.state
    desk.say("hide card")
    desk.say("remove buy")
    let changed = desk.state
    desk.say("reset")
    #expect(desk.state == start)
    desk.say("undo")
    #expect(desk.state == changed)
    desk.say("redo")
    #expect(desk.state == start)
    desk.say("override card accepts buy")
    #expect(desk.output.contains("✓ solved  1 command, par 1"))
  }

  @Test func aNameThatIsGoneFailsACheck() throws {
    let (desk, folder) = try desk()
    defer { _ = folder }
    desk.say("lesson dead")
    for line in ["remove buy", "set card alpha 0.5", "set card alpha 0.6"] { desk.say(line) }
    #expect(
      desk.output.suffix(2).first == "1 of 2 checks hold; not yet: all of Buy should react")
    #expect(desk.output.last?.hasPrefix("  ") == true)
    #expect(desk.messages.isEmpty)
  }

  @Test func aSolutionIsShownAfterTwoTries() throws {
    let (desk, folder) = try desk()
    defer { _ = folder }
    desk.say("lesson dead")
    desk.say("solution")
    #expect(desk.messages.last?.hasPrefix("a solution is shown after two tries") == true)
    desk.say("hint")
    desk.say("hint")
    desk.say("hint")
    #expect(desk.output.last == "hint 2 of 2  Type: override card accepts buy")
    desk.say("set card alpha 0.5")
    desk.say("set card alpha 0.6")
    desk.say("solution")
    #expect(desk.output.contains("one way:    override card accepts buy"))
  }

  @Test func aTestInALessonIsRolledBackAndNotJudged() throws {
    let (desk, folder) = try desk()
    defer { _ = folder }
    desk.say("lesson dead")
    let (start, count) = (desk.state, desk.output.count)
    desk.say("test \"try\"")
    #expect(desk.session.promptText == "test")
    desk.say("hide card")
    desk.say("lesson leave")
    #expect(desk.messages == ["a test is open; its 'end' comes first"])
    desk.say("end")
    #expect(desk.state == start && desk.session.promptText == "1 dead")
    #expect(!desk.output[count...].contains { $0.contains("checks hold") })
  }

  @Test func theFirstQuestionIsAnsweredByTheScene() throws {
    let (desk, folder) = try desk(isTyped: true)
    defer { _ = folder }
    desk.say("lesson dead")
    #expect(desk.session.promptText == "who?")
    desk.say("buy")
    #expect(desk.output.last(where: { $0.hasPrefix("you said buy; it was root") }) != nil)
    #expect(desk.session.promptText == "1 dead")
    desk.say("lesson dead")
    desk.say("root")
    #expect(desk.output.last?.hasPrefix("prediction held: root is hit") == true)
    // Another command takes the question back.
    desk.say("lesson dead")
    desk.say("override card accepts buy")
    #expect(desk.output.contains("✓ solved  1 command, par 1"))
  }

  @Test func whoLooksBeforeTheGuessIsStillAsked() throws {
    let (desk, folder) = try desk(isTyped: true)
    defer { _ = folder }
    desk.say("lesson dead")
    desk.say("tree")
    desk.say("help R2.4")
    #expect(desk.session.promptText == "who?")
    desk.say("root")
    #expect(desk.session.promptText == "1 dead")
  }

  @Test func aWordThatIsNoViewLeavesTheQuestionOpen() throws {
    let (desk, folder) = try desk(isTyped: true)
    defer { _ = folder }
    desk.say("lesson dead")
    desk.say("2")
    #expect(
      desk.messages == ["'2' is no view; answer with a view's name, nobody, or Enter to see"])
    #expect(desk.session.promptText == "who?")
  }

  @Test func theChecksOfALessonAreNotRecorded() throws {
    let (desk, folder) = try desk()
    desk.say("record \(folder.path("r.scope"))")
    desk.say("lesson dead")
    desk.say("inset card -50")
    desk.say("lesson leave")
    desk.say("record none")
    let text = try folder.text("r.scope")
    #expect(!text.contains("expect") && !text.contains("sweep") && text.contains("inset card"))
  }

  @Test func aLessonOfWindowsIsRead() throws {
    let folder = try Folder([
      "1.lesson": Self.course["1-dead.lesson"]!.replacing("\n", with: "\r\n")
    ])
    let desk = TestSession()
    desk.say("lesson from \(folder.url.path)")
    #expect(desk.messages == [] && desk.output.contains { $0.contains("dead") })
  }

  @Test func aFingerThatIsDownDoesNotSpoilTheChecks() throws {
    let (desk, folder) = try desk()
    defer { _ = folder }
    desk.say("lesson dead")
    desk.say("touch began buy")
    desk.say("override card accepts buy")
    #expect(desk.output.contains("✓ solved  1 command, par 1"))
  }

  @Test func progressIsKeptInAFileAndSurvivesTheSession() throws {
    let (desk, folder) = try desk()
    desk.session.keepRecords(in: folder.path("state"))
    desk.say("lesson dead")
    desk.say("set card alpha 0.5")
    desk.say("override card accepts buy")
    desk.say("lesson dead")
    desk.say("override card accepts buy")
    let (other, _) = try self.desk()
    other.session.keepRecords(in: folder.path("state"))
    other.say("lesson from \(folder.url.path)")
    #expect(other.output.contains("  1 ✓ dead 1 of par 1  Drawn, but dead"))
    #expect(other.output.contains("  2   top  Asked first"))
  }

  @Test(arguments: [
    ("lesson task", "no lesson is open; 'lesson' lists them, 'lesson 1' opens the first"),
    ("lesson leave", "no lesson is open; 'lesson' lists them, 'lesson 1' opens the first"),
    ("lesson 9", "there is no lesson '9'; 'lesson' lists them"),
    ("lesson from /no/where", "/no/where: the folder cannot be read: there is no such file"),
    ("lesson ded", "there is no lesson 'ded'; did you mean dead?"),
  ])
  func errors(line: String, message: String) throws {
    let (desk, folder) = try desk()
    defer { _ = folder }
    desk.say(line)
    #expect(desk.messages == [message])
  }

  @Test func aLessonOfThePresentSessionPassesTheReviewOnceItsTextsAreThere() throws {
    let folder = try Folder()
    let desk = TestSession()
    desk.session.isInteractive = true
    desk.session.keepTranscript(true)
    for line in [
      "add red 0,0 90x90", "add blue 0,0 90x90", "lesson new \(folder.path("mine.lesson"))",
      "checkpoint begin", "tap red", "front red", "hide blue", "undo", "red.alpha = 0.5",
      "tap red; expect hit red", "expect hit blue", "expect hit red at 9,9",
      "lesson new \(folder.path("mine.lesson"))",
    ] { desk.say(line) }
    #expect(desk.messages.first?.hasPrefix("a lesson begins at a checkpoint") == true)
    #expect(desk.messages.count == 2)
    let review = LessonReview(of: folder.url.path, kit: .tapscope)
    #expect(
      review.problems == [
        "mine: error: 'TITLE' is still to be written",
        "mine: error: 'WHAT IS TO BE DONE' is still to be written",
        "mine: error: 'WHAT IT CHECKS' is still to be written",
        "mine: error: 'A QUESTION' is still to be written",
        "mine: error: it has no 'reject': name a wrong way that must not pass",
        "mine: error: no shortcut needs the check 'WHAT IT CHECKS': reject one that only it fails",
        "mine: error: no shortcut needs the check 'WHAT IT CHECKS': reject one that only it fails",
      ])
    let text = try folder.text("mine.lesson")
    #expect(text.contains("solution\n  front red\n  set red alpha 0.5\nend\n"))
    #expect(text.contains("  test \"events\"\n  tap red\n  expect hit red\n  end\n"))
  }

  @Test func aMethodIsReadAndWritten() throws {
    let folder = try Folder()
    let desk = TestSession()
    let method =
      "  override func point(inside p: CGPoint, with e: UIEvent?) -> Bool {\n    p.x > 9\n  }"
    desk.run(
      """
      set-option transcript on
      add red 0,0 90x90
      checkpoint begin
      code on red <<END
      \(method)
      END
      class Half: UIView {
      \(method)
      }
      code Half on red
      expect hit root at 5,5
      lesson new \(folder.path("half.lesson"))
      """)
    #expect(desk.messages == [])
    let lesson = try Course.lesson(in: folder.path("half.lesson"))
    #expect(
      lesson.solutions == [
        [
          "code on red <<END\n\(method)\nEND",
          "code <<END\nclass Half: UIView {\n\(method)\n}\nEND", "code Half on red",
        ]
      ])
  }

  /// The steps of a block are one step, but not those on both sides of a lesson's floor.
  @Test func aBlockThatOpensLessonsLeavesTheFloorWhereItIs() {
    let desk = TestSession.prompt("add card 0,0 9x9", "repeat 3 ; lesson disabled ; end")
    desk.say("undo")
    #expect(desk.messages.count == 1)
    desk.say("lesson leave")
    #expect(desk.scene.names["card"] != nil)
  }
}
