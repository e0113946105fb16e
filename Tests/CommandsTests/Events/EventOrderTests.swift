import SessionStage
import Testing

@Suite("Several events of one command are told one after the other, as they happened")
struct EventOrderTests {
  private static let twoViews = "add a 0,0 100x100; add b 200,0 100x100"

  /// The lines without those of a hit-test's decisions, shortened to their beginnings.
  private func told(_ lines: [String]) -> [String] {
    lines.filter { !$0.hasPrefix("window") && !$0.contains("─") }
      .map { $0.split(separator: " ").prefix(5).joined(separator: " ") }
  }

  @Test("R1.1: what waits in the queue is told event after event")
  func queue() throws {
    let desk = try TestSession(
      after: "\(Self.twoViews); gesture tap t on a; queue hold; tap a; tap b")
    let lines = told(try desk.printed("queue release"))
    #expect(
      lines == [
        "hit-test (50, 50)",
        "0.00 finger 1 comes down", "touchesBegan a › root ›", "nobody handled it",
        "finger 1 lifts at (50,", "t possible → ended: a", "a loses the finger: t",
        "touchesCancelled the same way",
        "hit-test (250, 50)",
        "0.00 finger 1 comes down", "touchesBegan b › root ›", "nobody handled it",
        "finger 1 lifts at (250,", "touchesEnded the same way",
      ])
    #expect(
      told(try desk.printed("trace tree")).filter { $0 != "UIApplication.sendEvent" } == lines)
  }

  @Test func theLogAndTheTraceHaveOneOrder() throws {
    let desk = try TestSession(after: "\(Self.twoViews); gesture tap t on a; tap a count=2")
    // A log says in a hit-test's line who answered, and a time only where it is another one.
    let events = { (line: String) in
      ["hit-test", "finger 1", "touches", "t  possible", "loses"].first { line.contains($0) }
    }
    #expect(
      try desk.printed("log").compactMap(events) == desk.printed("trace tree").compactMap(events))
  }

  @Test("the second tap is told after what came of the first")
  func twoTaps() throws {
    let desk = try TestSession(after: "\(Self.twoViews); gesture tap t on a")
    #expect(
      told(try desk.printed("tap a count=2")) == [
        "hit-test (50, 50)",
        "0.00 finger 1 comes down", "touchesBegan a › root ›", "nobody handled it",
        "0.05 finger 1 lifts at", "t possible → ended: a", "a loses the finger: t",
        "touchesCancelled the same way",
        "hit-test (50, 50) again: the",
        "0.15 finger 1 comes down", "touchesBegan the same way",
        "0.20 finger 1 lifts at", "t possible → ended: a", "a loses the finger: t",
        "touchesCancelled the same way",
      ])
  }

  @Test func withoutRecognizersEveryEventHasItsWays() throws {
    let desk = try TestSession(
      after: "\(Self.twoViews); handle a touches; queue hold; tap a; tap a; tap b")
    #expect(
      told(try desk.printed("queue release")) == [
        "hit-test (50, 50)", "touchesBegan a", "touchesEnded the same way handled",
        "hit-test (50, 50) again: the", "touchesBegan the same way",
        "touchesEnded the same way handled",
        "hit-test (250, 50)", "touchesBegan b › root ›", "touchesEnded the same way nobody",
      ])
  }

  @Test("fingers that come down together are told one after the other")
  func fingers() throws {
    let desk = try TestSession(after: "add pad 0,0 300x300")
    let lines = told(try desk.printed("tap pad fingers=2"))
    #expect(
      lines.prefix(4) == [
        "hit-test (130, 150)", "0.00 finger 1 comes down", "hit-test (170, 150)",
        "0.00 finger 2 comes down",
      ])
  }

  @Test("a hit-test is not the same again when the scene has changed in between")
  func changed() throws {
    let desk = try TestSession(after: "add a 0,0 100x100; touch began 5,5; add b 200,200 9x9")
    let lines = try desk.printed("touch began 5,5 finger=2")
    #expect(!lines.contains { $0.contains("again") })
    let all = try desk.printed("trace tree")
    #expect(!all.contains { $0.contains("again") })
    #expect(all.contains { $0.contains("b  ✗") })
  }

  @Test func stepsGoFromEventToEvent() throws {
    let desk = try TestSession(
      after: "\(Self.twoViews); gesture tap t on a; queue hold; tap a; tap b; queue release")
    let lines = try desk.printed("step")
    let order = [
      "a is the hit-test view", "finger 1 comes down at (50", "touchesCancelled",
      "b is the hit-test view", "finger 1 comes down at (250", "touchesEnded",
    ]
    #expect(order.compactMap { part in lines.firstIndex { $0.contains(part) } }.isAscending)
    let without = try TestSession(
      after: "\(Self.twoViews); queue hold; tap a; tap b; queue release"
    ).printed("step")
    #expect(
      ["a receives touchesBegan", "b is the hit-test view", "b receives touchesBegan"]
        .compactMap { part in without.firstIndex { $0.contains(part) } }.isAscending)
  }

  @Test func theJSONSaysWhenAndInWhichOrder() throws {
    let release = try #require(
      try RecordLog.values(
        of: "\(Self.twoViews); gesture tap t on a; queue hold; tap a; tap b; queue release"
      ).last)
    let moments = { (name: String) in release[name]?.array.compactMap { $0["moment"]?.number } }
    let tests = try #require(moments("hitTests"))
    let routes = try #require(moments("routes"))
    let fired = try #require(moments("fired"))
    #expect(tests.count == 2 && routes.count == 4 && fired.count == 1)
    #expect([tests[0], routes[0], fired[0], routes[1], tests[1], routes[2], routes[3]].isAscending)
    let story = try #require(release["story"]?.array)
    #expect(tests.map { story[Int($0)]["kind"] } == [.string("hitTest"), .string("hitTest")])
    #expect(
      routes.map { story[Int($0)]["kind"] } == Array(repeating: .string("delivery"), count: 4))
    let taps = try #require(try RecordLog.values(of: "tap 5,5 count=2").last)
    #expect(taps["hitTests"]?.array.map { $0["time"] } == [.number(0), .number(0.15)])
    #expect(
      taps["routes"]?.array.map { $0["time"] } == [0, 0.05, 0.15, 0.2].map { .number($0) })
  }

  @Test func waysOfDifferentEventsAreNotCountedTogether() throws {
    let began = try #require(
      try RecordLog.values(
        of: "queue hold; touch began 5,5; touch began 9,9 finger=2; queue release"
      ).last)
    #expect(began["routes"]?.array.count == 1)
    let moved = try #require(
      try RecordLog.values(
        of: "set root isMultipleTouchEnabled on; queue hold; touch began 5,5; "
          + "touch began 9,9 finger=2; queue release"
      ).last)
    #expect(moved["routes"]?.array.map { $0["times"] } == [.number(1), .number(1)])
  }
}

extension [Int] {
  fileprivate var isAscending: Bool { zip(self, dropFirst()).allSatisfy { $0 < $1 } }
}

extension [Double] {
  fileprivate var isAscending: Bool { zip(self, dropFirst()).allSatisfy { $0 < $1 } }
}
