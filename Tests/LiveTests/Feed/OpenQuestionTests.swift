import Session
import SessionStage
import Testing
import Text

@testable import Course
@testable import Live

/// From what is sent while a question is open, nobody can read who gets the touch.
@Suite("while a question is open")
struct OpenQuestionTests {
  /// A way to put a question, and the line that answers it.
  struct Way: CustomTestStringConvertible {
    var testDescription: String
    var lines: [String]
    var answer = ""
  }

  private static let views = [
    "add blue 20,100 200x200", "add yellow 60,140 200x60 in blue",
    "add UISwitch toggle 20,400 51x31", "add UIScrollView list 0,500 390x300",
    "set list contentSize 390,2000", "add UITextField field 20,450 200x30",
  ]
  private static let asking = views + ["set-option reveal ask"]

  static let ways = [
    Way(testDescription: "tap", lines: asking + ["tap 240,160"]),
    Way(testDescription: "tap that turns a switch", lines: asking + ["tap 30,410"]),
    Way(testDescription: "tap that focuses", lines: asking + ["tap 30,460"]),
    Way(testDescription: "drag that scrolls", lines: asking + ["drag 100,700 to 100,550"]),
    Way(
      testDescription: "behind other commands", lines: asking + ["set blue alpha 0.5; tap 240,160"]),
    Way(testDescription: "answered with a name", lines: asking + ["tap 240,160"], answer: "yellow"),
    Way(testDescription: "given up", lines: asking + ["tap 240,160"], answer: "add c 0,0 9x9"),
    Way(
      testDescription: "quiz", lines: ["quiz hit-test 1"], answer: "1"),
    Way(
      testDescription: "quiz about gestures", lines: ["quiz gestures 1"], answer: "2"),
    Way(
      testDescription: "within a quiz", lines: asking + ["quiz hit-test 1", "tap 50,50"]),
    Way(testDescription: "lesson", lines: ["lesson order"]),
    Way(
      testDescription: "an event within a lesson",
      lines: ["lesson order", "nobody", "set-option reveal ask", "tap 100,300"]),
    Way(
      testDescription: "talk",
      lines: ["set-option reveal ask", "talk 1"] + Array(repeating: "", count: 12)),
  ]

  /// What somebody may type without answering.
  private static let looks = [
    "why root", "tree", "get root", "map", "draw", "chain root", "log", "audit", "step",
    "votes", "help", "lesson task", "hint", "find UIView", "votes nobody 2", "gestures",
  ]

  @Test("nothing is sent but the question, its votes, and where the prompt is", arguments: ways)
  func secrets(way: Way) throws {
    let desk = TestSession.prompt()
    let page = desk.watch()
    var count = page.events.count
    for line in way.lines where desk.session.poll == nil || line != "" {
      desk.feed?.tellMap()
      count = page.events.count
      desk.tell(line)
    }
    try #require(desk.session.poll != nil)
    let open = try #require(page.events[count...].lastIndex { $0.name == "ask" })
    let mode = page.events[..<open].last { $0.name == "mode" }?.data
    for line in Self.looks {
      if desk.session.poll == nil { break }
      desk.tell(line)
      desk.session.leaveWalk()
      desk.feed?.tellMap()
      #expect(desk.feed?.needsMap == false)
      desk.session.post(.walkMoved(0))
    }
    if way.testDescription != "quiz about gestures" {
      try #require(desk.session.poll != nil, "looking answers nothing")
    }
    desk.session.vote(in: desk.session.poll?.number ?? 0, by: "p", .view(nil))
    let sent = page.events[open...]
    for (name, data) in sent {
      switch name {
      case "ask":
        #expect(data["open"] == true)
        #expect(
          Set(data.members.map(\.name)) == ["question", "open", "text", "point", "choices"])
      case "votes": #expect(Set(data.members.map(\.name)) == ["question", "counts", "total"])
      case "mode":
        let (lesson, before) = (data["lesson"]?.object, mode?["lesson"]?.object)
        #expect(lesson?["hold"] ?? .null == before?["hold"] ?? .null)
        #expect(lesson?["solved"] ?? false == before?["solved"] ?? false)
        #expect(data["talk"] == mode?["talk"])
      default: Issue.record("\(name) was sent: \(data.text.prefix(200))")
      }
    }
    let closed = page.events.count
    desk.tell(way.answer)
    while desk.session.poll != nil { desk.tell(desk.session.mode(QuizMode.self) == nil ? "" : "1") }
    #expect(page.events[closed...].contains { $0.name == "ask" && $0.data["open"] == false })
    #expect(page.events[closed...].contains { $0.name == "command" }, "lines come with the answer")
    #expect(desk.feed?.needsMap == true)
    #expect(page.scene == page.wholeScene)
    #expect(page.problems == [])
  }

  @Test("the scene that an event has changed is told with the answer")
  func changes() {
    let desk = TestSession.prompt(
      "add UIScrollView list 0,500 390x300", "set list contentSize 390,2000",
      "set-option reveal ask")
    let page = desk.watch()
    desk.tell("drag 100,700 to 100,550")
    #expect(page.all("scene").count == 1)
    desk.tell("list")
    #expect(page.all("scene").count == 2)
    #expect(page.last("interaction")["revision"] == 1)
    let lines = page.all("command").compactMap { $0["line"]?.string }
    #expect(lines == ["drag 100,700 to 100,550", "list"])
  }
}
