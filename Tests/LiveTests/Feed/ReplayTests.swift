import Session
import SessionStage
import Testing
import Text

@testable import Course
@testable import Live

@Suite("a session as a page that replays it")
struct ReplayTests {
  private let desk = TestSession.prompt("add card 20,100 200x100")

  /// The events of a replay, read as a page reads them.
  private func read(_ maker: ReplayMaker) -> PageReader {
    let page = PageReader()
    for (k, event) in maker.events.enumerated() {
      if event.name == "scene" {
        let revision = maker.events[...k].count { $0.name == "scene" }
        page.append(scene: event.data, revision: revision) { "" }
      } else {
        page.append(event.name, event.data)
      }
    }
    return page
  }

  @Test("the lines of a session lead to the same scene, with every event once")
  func session() {
    let maker = ReplayMaker(in: desk.session)
    maker.add("add card 20,100 200x100")
    for line in ["tap card", "set card alpha 0.5", "hide nothing", "tap 5,5"] { maker.add(line) }
    let page = read(maker)
    #expect(maker.failures == 1)
    #expect(page.problems == [])
    #expect(page.all("command").count == 4)
    #expect(page.all("interaction").compactMap { $0["hitName"] } == ["card", "root"])
    #expect(page.scene["views"]?.array?.count == 3)
  }

  @Test("what follows a line that failed is built on what it had told")
  func failingLine() {
    let maker = ReplayMaker(in: desk.session)
    for line in ["add x 0,0 9x9; tap x; hide nothing", "set x alpha 0.5", "add y 0,0 9x9"] {
      maker.add(line)
    }
    let page = read(maker)
    #expect(maker.failures == 1)
    #expect(page.problems == [])
    #expect(page.scene["views"]?.array?.count == 4)
  }

  @Test("a talk shows its text, chapter by chapter, and every one of its commands")
  func talk() throws {
    let talk = try #require(Talk.own.first { $0.title.isEmpty == false })
    let maker = ReplayMaker(in: desk.session)
    maker.add(talk)
    let page = read(maker)
    #expect(maker.failures == 0)
    #expect(page.problems == [])
    let places = Set(page.all("mode").compactMap { $0["talk"]?.object?["place"]?.string })
    #expect(places.count == talk.chapters.count)
    #expect(page.all("command").count == talk.chapters.map(\.steps.count).reduce(0, +))
    // Every question is there with the command before which it stands, and with the next ones.
    let questions = page.all("mode").compactMap {
      $0["talk"]?.object?["prose"]?.array?.last?.string
    }
    .filter { $0.hasSuffix("?") }
    #expect(questions.count > Set(questions).count)
  }

  @Test("a lesson shows its task, its question and a solution")
  func lesson() throws {
    let course = desk.session.courseInUse
    let index = try #require(course.index(of: "outside"))
    let maker = ReplayMaker(in: desk.session)
    maker.add(course.lessons[index], number: index + 1)
    let page = read(maker)
    #expect(maker.failures == 0)
    #expect(page.last("mode")["lesson"]?.object?["solved"] == true)
    #expect(page.all("interaction").count >= 2)
  }

  @Test("what a replay carries out writes nothing, and reads no more than its session may")
  func rights() {
    desk.session.access.allowsFiles = false
    let maker = ReplayMaker(in: desk.session)
    maker.add("save /tmp/never.scope")
    maker.add("source /tmp/never.scope")
    #expect(maker.failures == 2)
    #expect(desk.scene.names["card"] != nil)
  }

  @Test("the page says that it is a recording")
  func page() {
    desk.session.keepTranscript(true)
    desk.say("tap card")
    let start = desk.output.count
    desk.say("export html replay")
    let text = desk.output[start...].joined(separator: "\n")
    #expect(text.contains(#"<script type="application/json" id="feed">[["scene","#))
    #expect(text.contains("Replay: a recording; it does not simulate"))
  }
}
