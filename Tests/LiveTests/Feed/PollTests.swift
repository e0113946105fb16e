import ResponderKit
import Session
import SessionStage
import Testing
import Text

@testable import Live

@Suite("questions with votes")
struct PollTests {
  private let desk = TestSession.prompt(
    "set-option reveal ask", "add blue 20,100 200x200", "add yellow 60,140 200x60 in blue")

  /// What the prompt prints for a line.
  private func said(_ line: String) -> [String] {
    let start = desk.output.count
    desk.say(line)
    return Array(desk.output[start...])
  }

  @Test("a question is told to pages, and the event only with its answer")
  func question() {
    let page = desk.watch()
    desk.tell("tap 240,260")
    #expect(page.last("ask")["open"] == true)
    #expect(page.last("ask")["point"] == .array([240, 260]))
    #expect(page.all("interaction").isEmpty)
    desk.tell("yellow")
    #expect(page.last("ask")["open"] == false)
    #expect(page.last("ask")["answer"] == "root")
    #expect(page.last("interaction")["hitName"] == "root")
  }

  @Test("hands are counted, and shown with the answer and the beliefs behind wrong ones")
  func hands() {
    let page = desk.watch()
    desk.say("tap 240,260")
    let first = ["  yellow  12  ████████████", "  blue     5  █████"]
    #expect(said("votes yellow 12 blue 5 nobody 0") == first)
    #expect(page.last("votes")["total"] == 17)
    #expect(said("votes blue 6") == [first[0], "  blue     6  ██████"])
    let told = said("")
    #expect(told.first == "✗ yellow  12  ████████████")
    #expect(told.contains { $0.contains("yellow would be right") })
    #expect(page.last("ask")["beliefs"]?.object?["yellow"] != nil)
  }

  @Test("everybody at a page has one vote, of any view or nobody")
  func pageVotes() throws {
    let page = desk.watch()
    desk.say("tap 240,260")
    let views = try #require(page.scene["views"]?.array).compactMap(\.object)
    func view(_ name: String) throws -> UIView {
      guard case .integer(let id)? = views.first(where: { $0["name"] == .string(name) })?["id"]
      else { throw CommandError(.refused(name)) }
      return try #require(desk.feed?.view(of: id))
    }
    let session = desk.session
    session.vote(in: 1, by: "p", .view(try view("yellow")))
    session.vote(in: 1, by: "p", .view(try view("blue")))
    session.vote(in: 1, by: "q", .view(nil))
    session.vote(in: 1, by: "r", .choice(0))
    #expect(desk.feed?.view(of: 9_999) == nil)
    session.vote(in: 2, by: "t", .view(nil))
    #expect(page.last("votes")["counts"] == .array([.array(["blue", 1]), .array(["nobody", 1])]))
  }

  @Test("a question of a quiz takes its choices only")
  func quiz() {
    let page = desk.watch()
    desk.tell("quiz hit-test 1")
    #expect(page.last("ask")["choices"]?.array?.isEmpty == false)
    desk.session.vote(in: desk.session.poll?.number ?? 0, by: "p", .choice(0))
    desk.session.vote(in: desk.session.poll?.number ?? 0, by: "q", .choice(99))
    #expect(page.last("votes")["total"] == 1)
    desk.tell("1")
    #expect(page.last("ask")["open"] == false)
    desk.tell("quiz leave")
    #expect(desk.session.poll == nil)
  }

  @Test("in a quiz, Enter takes the answer with most votes, and nothing without votes")
  func quizByVotes() {
    let page = desk.watch()
    desk.tell("quiz hit-test 1")
    desk.tell("")
    #expect(page.last("ask")["open"] == true)
    desk.tell("votes 1 2 2 5")
    let told = said("")
    #expect(told.first?.hasPrefix("most say ") == true)
    #expect(page.last("ask")["open"] == false)
  }

  @Test("a question within a quiz leaves the votes of the quiz alone")
  func questionWithinQuiz() {
    let page = desk.watch()
    desk.tell("quiz hit-test 1")
    desk.tell("votes 1 4")
    let quiz = page.last("ask")["question"]
    desk.tell("tap 50,50")
    #expect(page.last("ask")["question"] != quiz)
    desk.tell("")
    #expect(page.last("ask")["question"] == quiz)
    #expect(page.last("ask")["open"] == true)
    #expect(desk.session.poll?.total == 4)
  }

  @Test("a quiz that is left closes its question without an answer")
  func quizLeft() {
    let page = desk.watch()
    desk.tell("quiz hit-test 1")
    desk.tell("quiz leave")
    #expect(page.last("ask")["open"] == false)
    #expect(page.last("ask")["answer"] == .null)
  }

  @Test(
    "a wrong count is an error with a place",
    arguments: [
      ("votes yellow", "how many are for 'yellow'? Write 'votes yellow 12'"),
      ("votes yellow -1", "'-1' is no number of hands, 0 to 100000"),
      ("votes yelow 3", "'yelow' is no view; did you mean yellow?"),
    ])
  func wrongCounts(line: String, message: String) {
    desk.say("tap 240,260")
    desk.say(line)
    #expect(desk.messages == [message])
    #expect(desk.session.poll != nil)
  }

  @Test("without a question there are no votes")
  func noQuestion() {
    desk.say("votes yellow 3")
    #expect(
      desk.messages == ["no question is open; 'set-option reveal ask' asks one at every event"])
  }

  @Test("a page needs a prompt that has one")
  func noHost() {
    desk.run("live")
    #expect(desk.messages == ["a page needs a prompt; 'tapscope --live' begins with one"])
  }
}
