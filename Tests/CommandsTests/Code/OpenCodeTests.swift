import Analysis
import Foundation
import Interchange
import Session
import SessionStage
import Testing
import Text

@testable import Commands

/// Code that needs values of the app's own, which no text of the session has.
@Suite("What depends on values that nobody has given is open")
struct OpenCodeTests {
  /// A card whose touch area depends on the app's model, with a button in it.
  private func session(_ condition: String, _ more: String = "") -> TestSession {
    let session = TestSession()
    session.run(
      """
      class Card: UIView {
        \(more)
        override func point(inside p: CGPoint, with event: UIEvent?) -> Bool {
          guard \(condition) else { return false }
          return bounds.contains(p)
        }
      }
      add Card card 20,100 200x100
      add UIButton buy 20,20 60x44 in card
      """)
    return session
  }

  @Test(
    "'why' tries each value that makes a difference, and tells who gets the touch with it",
    arguments: [
      (
        "engine.isOpen",
        ["if engine.isOpen is true: buy gets the touch", "if engine.isOpen is false: root gets"]
      ),
      (
        "engine.tool == .pen",
        ["if engine.tool is .pen: buy gets", "if engine.tool is another one: root gets"]
      ),
      (
        "one.isOn && two.isOn",
        [
          "if one.isOn is true and two.isOn is true: buy",
          "if one.isOn is true and two.isOn is false: root",
          "if one.isOn is false: root",
        ]
      ),
      (
        "one.isOn || two.tool != .pen",
        ["if one.isOn is false and two.tool is .pen: root", "two.tool is another one: buy"]
      ),
    ])
  func tries(condition: String, texts: [String]) {
    let session = session(condition)
    session.run("why buy")
    #expect(session.output.contains { $0.hasPrefix("? buy may get a touch at its middle") })
    let output = session.output.joined(separator: " ").replacing("   ", with: "")
    for text in texts { #expect(output.contains(text), "\(session.output)") }
    #expect(session.output.contains { $0.contains("undecidable: 'code let ") })
  }

  @Test(
    "Nobody is asked twice where UIKit's own method answers, and an expectation says that it is open"
  )
  func askedOnce() {
    let session = TestSession()
    session.run(
      """
      class Child: UIView {
        override func point(inside p: CGPoint, with e: UIEvent?) -> Bool {
          print("child")
          return super.point(inside: p, with: e)
        }
      }
      class Card: UIView {
        override func hitTest(_ p: CGPoint, with e: UIEvent?) -> UIView? {
          let hit = super.hitTest(p, with: e)
          return engine.isOn ? hit : nil
        }
      }
      add Card card 0,0 100x100
      add Child child 0,0 50x50 in card
      tap 5,5
      console
      """)
    #expect(session.messages == [], "\(session.output)")
    #expect(session.output.count { $0 == "child" } == 1, "\(session.output)")
    #expect(session.output.count { $0.contains("child  ✓") } == 1, "\(session.output)")
    session.run("expect hit root at 5,5\ncode let engine.isOn = maybe")
    let notes = session.diagnostics[0].notes
    #expect(notes.contains { $0.hasPrefix("this cannot be told: UIKit's hitTest") }, "\(notes)")
    #expect(session.messages.last?.hasSuffix("expected true or false") == true)
  }

  @Test("Where each value comes to the same view, nothing is open, although the code is asked")
  func sameView() {
    let session = TestSession()
    session.run(
      """
      class Card: UIView {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
          guard engine.isOpen else { return nil }
          return super.hitTest(point, with: event)
        }
      }
      add UIButton big 0,0 390x400
      add Card card 20,100 300x200
      target big touchUpInside vc.tapped
      expect hit big at 10,10
      expect hit root at 10,500
      """)
    #expect(session.messages == [], "\(session.output)")
    let map = MappedPart(session.scene).map(
      over: SampleGrid(session.scene.screenBounds, mostCells: 5_000))
    let card = CGRect(x: 20, y: 100, width: 300, height: 200)
    let openCells = map.openCells.indices.filter { map.openCells[$0] }
    for cell in openCells {
      let point = map.grid.point(
        column: cell % map.grid.columns, row: cell / map.grid.columns)
      #expect(card.contains(point))
    }
    #expect(openCells.count > 200)
    session.run("why big 10,10")
    #expect(session.output.contains { $0.contains("big gets a touch at (10, 10)") })
    let words = session.output.joined(separator: " ").split(separator: " ").joined(separator: " ")
    #expect(words.contains("39% is open, as code needs values"))
    session.run("expect hit card at 100,200")
    #expect(session.messages.last?.hasPrefix("this cannot be told") == true)
  }

  @Test("The page's map gives the cells of the card by themselves, and none when all is given")
  func pageMap() throws {
    let session = session("engine.isOpen")
    func rectangles() throws -> [Int] {
      let text = try #require(MapFeed.json(of: session.scene, revision: 1, FeedNumbers()))
      let json = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
      let map = try #require(json?["map"] as? [String: Any])
      return map["open"] as? [Int] ?? []
    }
    let open = try rectangles()
    let map = MappedPart(session.scene).map(
      over: SampleGrid(session.scene.screenBounds, mostCells: 90_000))
    let cells = stride(from: 0, to: open.count, by: 5).reduce(0) {
      $0 + open[$1 + 2] * open[$1 + 4]
    }
    #expect(cells > 1000 && abs(cells - map.openCells.count { $0 }) < 300)
    session.run("code let engine.isOpen = true")
    #expect(try rectangles() == [])
  }

  @Test("A fix with which it is still open is not told as one that fails")
  func openFix() {
    let session = session("engine.isOpen")
    session.run("hide card\nwhy buy")
    #expect(
      session.output.contains { $0.hasSuffix("whether buy then gets the touch is open") },
      "\(session.output)")
    #expect(!session.output.contains { $0.contains("buy gets the touch even then") })
  }

  @Test("JSON has the lines that decided, each try, and the number that would help")
  func json() throws {
    var facts = JSONObject()
    let session = session("engine.isOpen")
    session.session.observe([.facts]) { if case .facts(let news) = $0 { facts.merge(news) } }
    session.run("why buy")
    func finding() throws -> JSONObject {
      try #require(facts["why"]?.object?["findings"]?.array?.first?.object)
    }
    let tries = try #require(try finding()["tries"]?.array?.compactMap(\.object))
    #expect(tries.map { $0["winner"] } == ["buy", "root"])
    #expect(tries.map { $0["open"] } == [false, false])
    let given = try #require(tries.last?["values"]?.array?.first?.object)
    #expect(given["name"] == "engine.isOpen" && given["value"] == "false")
    session.run(
      """
      class Card: UIView {
        override func hitTest(_ p: CGPoint, with e: UIEvent?) -> UIView? {
          if p.x < 100 { return nil }
          return super.hitTest(p, with: e)
        }
      }
      why buy
      """)
    let lines = try #require(try finding()["decidedBy"]?.array?.compactMap(\.object))
    #expect(lines.map { $0["role"] } == ["condition", "result"], "\(lines)")
    #expect(lines[0]["text"] == "p.x < 100" && lines[0]["value"] == "true")
    let number = try #require(try finding()["fixes"]?.array?.first?.object?["number"]?.object)
    #expect(number["old"] == "100" && number["new"] == "50", "\(number)")
  }

  @Test("A value that is given decides; undo takes it back")
  func given() {
    let session = session("engine.tool == .pen")
    session.run(
      """
      code let engine.tool = .pen
      expect hit buy at 60,140
      code let engine.tool = another
      expect hit root at 60,140
      why buy
      undo
      expect hit buy at 60,140
      undo
      """)
    #expect(session.messages == [], "\(session.output)")
    #expect(
      session.output.contains { $0.contains("t.scope:4, 'engine.tool == .pen' is false") },
      "\(session.output)")
    session.run("expect hit buy at 60,140")
    #expect(session.messages.count == 1)
    #expect(session.messages[0].hasPrefix("this cannot be told: UIKit's point(inside:with:)"))
  }

  @Test("A value that makes no difference for a view leaves nothing open about it")
  func noDifference() {
    let session = session("engine.isOpen || p.x < 150")
    session.run("why buy\nadd UIButton far 160,20 20x44 in card\nwhy far")
    #expect(session.output.contains { $0.hasPrefix("✓ buy gets a touch") }, "\(session.output)")
    #expect(session.output.contains { $0.hasPrefix("? far may get a touch") })
  }

  @Test("A number is asked for, and cannot be tried; it has a place and an example")
  func number() {
    let session = session("p.x > theme.margin")
    session.run("why buy\ncode let theme.margin = 10\nexpect hit buy at 60,140")
    #expect(session.messages == [], "\(session.output)")
    #expect(session.output.contains { $0.hasPrefix("? buy may get a touch at its middle") })
    #expect(
      session.output.contains(
        "note: t.scope:4:17: 'theme.margin' is not in the scene; paste its class, too, or give its "
          + "value: code let theme.margin = 0"))
    session.run("code let theme.margin = true")
    #expect(session.messages.count == 1)
  }

  @Test("A property whose class is unknown is asked for under its own name")
  func unknownClass() {
    let session = session("self.model?.isOpen == true", "var model: CardModel?")
    session.run("code let model.isOpen = true\nexpect hit buy at 60,140")
    #expect(session.messages == [], "\(session.output)")
    session.run("code let model.isOpen = false\nexpect hit root at 60,140")
    #expect(session.messages == [], "\(session.output)")
  }

  @Test("Map, audit, tree and trace say that it is open")
  func doors() {
    let session = session("engine.isOpen")
    session.run("map")
    #expect(session.output.contains { $0.contains("?????") })
    #expect(session.output.contains { $0.contains("? needs engine.isOpen") }, "\(session.output)")
    session.run("audit")
    #expect(session.output.contains { $0.hasPrefix("1 target is open") })
    session.run("hit 60,140")
    #expect(
      session.output.contains { $0.contains("✓ open: Card, line 4; UIKit's own takes it") },
      "\(session.output)")
    session.run("code let engine.isOpen = false\nmap\naudit lenient")
    #expect(!session.output.suffix(30).contains { $0.contains("needs engine.isOpen") })
    #expect(session.output.contains { $0.hasPrefix("error  buy: can be seen but nowhere") })
  }

  @Test("Given values are saved and kept when the code is read again")
  func kept() {
    let session = session("engine.tool == .pen && engine.depth > 2")
    session.run(
      """
      code let engine.tool = .pen
      code let engine.depth = 3
      class Card: UIView {
        override func point(inside p: CGPoint, with event: UIEvent?) -> Bool {
          engine.tool == .pen && engine.depth > 2 && bounds.contains(p)
        }
      }
      expect hit buy at 60,140
      export script
      """)
    #expect(session.messages == [], "\(session.output)")
    #expect(session.output.contains("code let engine.tool = pen"), "\(session.output)")
    #expect(session.output.contains("code let engine.depth = 3"))
  }

  @Test(
    "'why' names the line that decides, and a number with which the touch arrives, tried",
    arguments: [
      (
        "hitTest(_ p: CGPoint, with e: UIEvent?) -> UIView? {\n    if p.x < 100 { return nil }\n"
          + "    return super.hitTest(p, with: e)", "buy",
        "card's hitTest answers nil: t.scope:3, 'p.x < 100' is true",
        "write 50 instead of 100 in t.scope:3"
      ),
      (
        "point(inside p: CGPoint, with e: UIEvent?) -> Bool {\n"
          + "    let area = bounds.insetBy(dx: 60, dy: 60)\n    return area.contains(p)", "buy",
        "t.scope:4, 'return area.contains(p)'", "write 40 instead of 60 in t.scope:3"
      ),
      (
        "point(inside p: CGPoint, with e: UIEvent?) -> Bool {\n"
          + "    return bounds.insetBy(dx: -5, dy: -5).contains(p)", "card 120,85",
        "t.scope:3, 'return bounds.insetBy", "write -15 instead of -5 in t.scope:3"
      ),
    ])
  func lines(method: String, view: String, line: String, fix: String) {
    let session = TestSession()
    session.run(
      """
      class Card: UIView {
        override func \(method)
        }
      }
      add Card card 20,100 200x100
      add UIButton buy 20,20 60x44 in card
      """)
    let before = session.session.scene.journal.stepCount
    session.run("why \(view)")
    #expect(session.messages == [], "\(session.output)")
    let output = session.output.joined(separator: " ").replacing("   ", with: "")
    #expect(output.contains(line), "\(session.output)")
    #expect(output.contains("fix: \(fix)"), "\(session.output)")
    // What was tried is taken back.
    #expect(session.session.scene.journal.stepCount == before)
    session.run("why \(view)")
    #expect(session.output.count { $0.contains(fix) } == 2)
  }
}
