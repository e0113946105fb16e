import Commands
import Foundation
import SessionStage
import Testing
import Text

@testable import Explanation
@testable import Presentation
@testable import ResponderKit
@testable import Scenes

/// Every event is told with all its facts, and cites a rule of the book if any.
@Suite struct EventFactsTests {
  private let desk: TestSession
  private let events: [SystemEvent]

  init() throws {
    desk = try TestSession(after: "gesture tap t on root")
    events = EverySystemEvent(desk.scene).events
  }

  private func objects(_ events: [SystemEvent]) -> [JSONObject] {
    var interaction = EventTrace(title: "all", isEvent: true)
    for event in events { interaction.add(event) }
    return EventTimelineJSON(interaction, in: desk.scene).objects
  }

  @Test func everyRuleThatIsCitedStandsInTheBook() {
    for event in events {
      guard let rule = event.rule else { continue }
      #expect(RuleBook.rule(rule.description) != nil, "\(event)")
      #expect(RuleID(rule.description) == rule)
    }
  }

  @Test func theRuleStandsOnceBehindTheSentenceAndIsAMember() {
    for (event, object) in zip(events, objects(events)) {
      guard case .string(let text)? = object["text"] else { continue }
      let rule = event.rule.map { " (\($0))" } ?? ""
      #expect(text.hasSuffix(rule) && text.count("R", before: \.isNumber) == (rule.isEmpty ? 0 : 1))
      #expect(object["rule"] == event.rule.map { .string($0.description) })
    }
  }

  /// All events as a record of `log`.
  var record: JSONObject {
    [
      "schema": 2, "type": "command", "command": "log", "text": "log", "line": 1, "ok": true,
      "title": "all", "story": .objects(objects(events)),
    ]
  }

  @Test func allFactsKeepToTheSchema() throws {
    let problems = try JSONSchema.current().problems(in: try JSON(parsing: record.text))
    #expect(problems.isEmpty, "\(problems.prefix(5))")
  }

  @Test func aMeasureIsAnObjectAndWhoPreventedItIsNamed() throws {
    let gestures = objects(events).filter { $0["kind"] == "gesture" }
    let turn = gestures.compactMap { object -> JSONObject? in
      guard case .object(let measure)? = object["measure"] else { return nil }
      return measure["quantity"] == "turn" ? measure : nil
    }
    #expect(
      turn == [
        [
          "quantity": "turn", "value": .number(3), "bound": "atMost", "limit": .number(2),
          "unit": "radians", "tap": 2, "direction": "left",
        ]
      ])
    let prevented = try #require(gestures.first { $0["reason"] == "preventedBy" })
    #expect(prevented["by"] == "t" && prevented["view"] == "root" && prevented["rule"] == "R6.6")
  }

  @Test func aNoteTellsWhoWhereAndWhen() throws {
    let notes = objects(events).filter { $0["kind"] == "note" }
    let taken = try #require(notes.first { $0["note"] == "taken" })
    #expect(taken["view"] == "root" && taken["recognizer"] == "t")
    #expect(taken["fingers"] == .array([1, 2]))
    let scrolls = try #require(notes.first { $0["note"] == "scrollsOn" })
    #expect(scrolls["offset"] == .numbers([0, 0]) && scrolls["until"] == .number(2))
    #expect(scrolls["reason"] == "paging" && scrolls["view"] == "root")
  }

  @Test("R1.3: a hit view in another window is told to get nothing")
  func elsewhere() throws {
    let desk = try TestSession(
      after: """
        add a 0,0 90x90
        window w2 0,0 90x90 level=-1
        add far 0,0 9x9 in w2
        override a redirect far
        """)
    let told = try desk.printed("tap 5,5").joined(separator: " ").split(separator: " ")
      .joined(separator: " ")
    #expect(told.contains("not delivered to far: it is in another window, w2 (R1.3)"))
  }
}

extension String {
  /// How often a letter stands before a character of a kind.
  fileprivate func count(_ letter: Character, before kind: (Character) -> Bool) -> Int {
    zip(self, dropFirst()).count { $0 == letter && kind($1) }
  }
}
