import Foundation
import Session
import SessionStage
import TestSupport
import Testing
import Text

@testable import Course
@testable import Live

@Suite("what a live session tells its pages")
struct SessionFeedTests {
  private let desk = TestSession.prompt("add card 20,100 200x100")

  @Test("a page first gets the whole scene, then what changes")
  func changes() {
    let page = desk.watch()
    #expect(page.last("scene")["scene"] != nil)
    let count = page.events.count
    desk.tell("set card alpha 0.5")
    #expect(page.names(since: count) == ["scene", "command"])
    #expect(page.last("scene")["base"] == 1)
    #expect(page.last("scene")["layers"]?.object?["set"] != nil)
    desk.tell("tree")
    #expect(page.all("scene").count == 2, "looking changes nothing")
    #expect(page.problems == [])
  }

  @Test("a touch is told after the scene that it meets, and before the line")
  func order() {
    let page = desk.watch()
    let count = page.events.count
    desk.tell("add b 20,300 50x50; tap card")
    #expect(page.names(since: count) == ["scene", "interaction", "command"])
    #expect(page.last("interaction")["revision"] == 2)
    #expect(page.last("interaction")["hitName"] == "card")
    #expect(page.last("command")["line"] == "add b 20,300 50x50; tap card")
  }

  @Test("a touch that changes the scene is told with the scene before it")
  func touchThatChanges() {
    desk.say("add UIScrollView list 0,400 390x300; set list contentSize 390,2000")
    let page = desk.watch()
    desk.tell("drag 100,600 to 100,450")
    #expect(page.last("interaction")["revision"] == 1)
    #expect(page.last("scene")["revision"] == 2)
  }

  @Test("every step has its row, its sentence and its rule; a miss has its measure")
  func steps() throws {
    let page = desk.watch()
    desk.tell("tap 100,230")
    let steps = try #require(page.last("interaction")["steps"]?.array).compactMap(\.object)
    #expect(page.last("interaction")["answer"] != .null)
    let inside = try #require(steps.first { $0["missed"] != nil })
    #expect(inside["name"] == "card")
    #expect(inside["mark"] == "no")
    #expect(inside["missed"]?.object?["text"] == "30 below")
    #expect(inside["missed"]?.object?["area"] == .array([0, 0, 200, 100]))
    #expect(inside["rule"] == "R2.4")
    #expect(inside["ruleText"] != nil)
  }

  @Test("code that runs is told with the text of its class, once, and each line with its value")
  func code() throws {
    let page = desk.watch()
    desk.tell("tap card")
    #expect(page.last("interaction")["code"] == nil)
    desk.say(
      """
      class Pass: UIView {
        override func point(inside p: CGPoint, with e: UIEvent?) -> Bool {
          let edge = 50.0
          return p.x < edge
        }
      }
      """)
    desk.tell("add Pass a 20,300 90x50; add Pass b 20,400 90x50")
    desk.tell("tap 40,320")
    let told = page.last("interaction")
    let code = (told["code"]?.array ?? []).compactMap(\.object)
    try #require(code.count == 1)
    #expect(code[0]["name"] == "Pass", "\(code)")
    #expect(code[0]["lines"]?.array?.count == 6)
    let lines = (told["steps"]?.array ?? []).compactMap { $0.object?["line"]?.array }
    #expect(code[0]["first"] == 1)
    #expect(lines == [[0, 3, "50"], [0, 4, "true"]], "\(lines)")
  }

  @Test("recognizers have lanes over time, actions have marks, fingers have places")
  func gestures() throws {
    desk.say("gesture tap double on card taps=2; target double vc.open")
    let page = desk.watch()
    desk.tell("tap card count=2")
    let told = page.last("interaction")
    let lane = try #require(told["lanes"]?.array?.first?.object)
    #expect(lane["name"] == "double")
    #expect(lane["view"] == "card")
    #expect(lane["changes"]?.array?.last == .array([.number(0.2), "ended"]))
    #expect(told["marks"]?.array?.isEmpty == false)
    #expect(told["fingers"]?.array?.count == 4)
  }

  @Test("what lessons try in secret is told to nobody")
  func privateLines() {
    let page = desk.watch()
    let count = page.events.count
    desk.tell("lesson order")
    #expect(!page.names(since: count).contains("interaction"))
    #expect(page.last("mode")["lesson"]?.object?["number"] == 2)
    desk.tell("nobody")
    desk.tell("hide red")
    #expect(page.all("interaction").isEmpty)
    #expect(page.last("mode")["lesson"]?.object?["hold"] != .null)
    desk.tell("lesson leave")
    #expect(page.last("mode")["lesson"] == nil)
    #expect(page.scene == page.wholeScene)
  }

  @Test("a walk tells where it is, and that it was left")
  func walks() {
    let page = desk.watch()
    let count = page.events.count
    desk.say("step tap card")
    #expect(page.names(since: count).filter { $0 != "scene" } == ["interaction", "cursor"])
    #expect(page.last("cursor")["step"] == 0)
    desk.session.leaveWalk()
    #expect(page.last("cursor")["step"] == .null)
  }

  @Test(
    "looking at a view tells its report", arguments: ["why card", "get card", "tree card"])
  func looking(command: String) {
    let page = desk.watch()
    desk.tell(command)
    #expect(page.last("focus")["command"] == .string(command))
    #expect(page.last("focus")["report"]?.object?["verdict"] != nil)
  }

  @Test("a line says what it printed, and what was wrong")
  func lines() {
    let page = desk.watch()
    desk.tell("hide nothing")
    #expect(page.last("command")["ok"] == false)
    desk.session.post(.output(TextLine("one ") + TextLine("two", .bad)))
    desk.tell("echo x")
    let line = JSONValue.array(["one ", .array(["two", "bad"])])
    #expect(page.last("command")["output"] == .array([line, .array(["x"])]))
  }

  @Test("a script of many touches is not told one by one for longer than a moment")
  func manyTouches() {
    desk.say("repeat 400 ; add v$i 0,0 10x10 ; end")
    let page = desk.watch()
    desk.tell("repeat 3000 ; tap card ; end ; tap 389,843")
    #expect(page.all("interaction").count < 3000)
    #expect(page.last("interaction")["title"] == "tap (389, 843)")
    #expect(page.problems == [])
  }

  @Test("a question keeps its event, however long the line before it took")
  func questionAfterManyTouches() {
    let desk = TestSession.prompt("set-option reveal ask", "add card 20,100 200x100")
    let page = desk.watch()
    desk.tell("repeat 1500 ; tap card ; end ; tap 389,843")
    #expect(page.last("ask")["open"] == true)
    #expect(page.last("interaction")["title"] == "tap (120, 150)")
    desk.tell("")
    #expect(page.last("interaction")["title"] == "tap (389, 843)")
  }

  @Test("what 'step' carries out is told once, when the walk opens")
  func stepTellsOnce() {
    let page = desk.watch()
    desk.tell("step tap card")
    #expect(page.all("interaction").count == 1)
    desk.session.leaveWalk()
    desk.tell("tap card")
    #expect(page.all("interaction").count == 2)
  }

  @Test(
    "after random lines the page has the scene that a new page gets", arguments: seeds(2, of: 6))
  func randomLines(seed: Int) {
    var dice = FeedDice(dice: Dice(seed: UInt64(seed)))
    let page = desk.watch()
    for k in 0..<150 {
      desk.tell(dice.line(k))
      if k % 10 == 0 { #expect(page.scene == page.wholeScene) }
    }
    #expect(page.scene == page.wholeScene)
    #expect(page.problems == [])
    #expect(page.all("scene").count > 20)
  }

  /// A story with all kinds of events, which the tests of the page read, too.
  @Test func theFeedOfAStoryIsThatOfItsRecord() throws {
    let desk = TestSession.prompt()
    let page = desk.watch()
    for line in [
      "add card 20,100 200x100", "add UIButton buy 150,60 100x80 in card title=Buy",
      "tap 200,230", "gesture tap double on card taps=2", "tap card count=2", "why buy",
      "set-option reveal ask", "tap 200,230", "votes buy 12 root 5", "", "hide buy",
      "lesson outside", "lesson leave",
    ] {
      desk.tell(line)
    }
    desk.feed?.tellMap()
    let lines = page.events.map { event in
      JSONValue.array([.string(event.name), .object(event.data)]).text + "\n"
    }.joined()
    let url = PackageFolder.url.appendingPathComponent("Tests/PageTests/unit/feed.jsonl")
    if ProcessInfo.processInfo.environment["UPDATE_DOCS"] == "1" {
      try Data(lines.utf8).write(to: url)
    }
    let record = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    let (told, recorded) = (lines.split(separator: "\n"), record.split(separator: "\n"))
    #expect(told.count == recorded.count, "the feed is another; UPDATE_DOCS=1 records it anew")
    for (line, old) in zip(told, recorded) { #expect(line == old) }
  }
}

/// Random lines about few views, some of which are wrong.
private struct FeedDice {
  var dice: Dice

  mutating func line(_ k: Int) -> String {
    func at(_ most: Int) -> Int { Int.random(in: 0...most, using: &dice) }
    let names = ["card", "a", "b", "c", "d"]
    let (name, other) = (names.randomElement(using: &dice)!, names.randomElement(using: &dice)!)
    switch at(13) {
    case 0, 1: return "add \(name) \(at(300)),\(at(700)) \(at(200))x\(at(200)) in \(other)"
    case 2: return "add \(name) \(at(300)),\(at(700)) \(at(200))x\(at(200))"
    case 3: return "remove \(name)"
    case 4: return "move \(name) to \(other)"
    case 5: return "front \(name)"
    case 6: return "hide \(name)"
    case 7: return "show \(name)"
    case 8: return "alpha \(name) 0.\(at(9))"
    case 9: return "frame \(name) \(at(300)),\(at(700)) \(at(200))x\(at(200))"
    case 10: return "undo"
    case 11: return "redo"
    case 12: return "rename \(name) \(other)"
    default: return "tap \(at(389)),\(at(843))"
    }
  }
}
