import Foundation
import SessionStage
import Testing

@Suite struct EventTimelineTests {
  @Test("R6.5, R6.8: a tap that waits is told with its times and reasons")
  func waiting() throws {
    let desk = try TestSession(
      after: """
        add card 20,100 300x200
        gesture tap single on card
        gesture tap double on card taps=2
        require single toFail double
        tap card
        wait 0.4
        """)
    #expect(
      try desk.printed("log") == [
        "0.00  hit-test (170, 200)  card",
        "      finger 1 comes down at (170, 200) in card; seen by single, double",
        "      touchesBegan  card › root › vc › window › scene › app › delegate",
        "        nobody handled it",
        "0.05  finger 1 lifts at (170, 200)",
        "      single  waits for double to fail, until 0.40 s: a tap (R6.5)",
        "      touchesEnded for card is held back: single is undecided (R6.8)",
        "0.40  double  possible → failed: no tap 2 within 0.35 s",
        "      single  possible → ended: double failed (R6.5)",
        "      card loses the finger: single recognized (R6.8)",
        "      touchesEnded for card is dropped: card no longer gets this finger (R6.8)",
        "      touchesCancelled  the same way",
      ])
  }

  @Test func movesThatSayTheSameShareALine() throws {
    let desk = try TestSession(after: "gesture pan mover on root")
    let told = try desk.printed("drag 100,100 to 100,300")
    #expect(told.contains("0.02  finger 1 moves to (100, 111.1)"))
    #expect(told.contains("      mover  possible → began: moved 11.1 pt, needs 10"))
    #expect(told.contains("0.30  … 16 more moves with the same outcome"))
    #expect(told.last == "      mover  changed → ended")
    let events = try desk.printed("log events")
    #expect(events.filter { $0.contains("moves to") }.count == 18)
    #expect(events.contains("      UIApplication.sendEvent (R1.3)"))
  }

  @Test(
    "S-31, R1.3: hit-test, then the application, then the window, then recognizers, then the view")
  func order() throws {
    let desk = try TestSession(after: "gesture tap touched on root; tap root")
    let events = try desk.printed("log events").map { $0.dropFirst(6) }
    let order = [
      "hit-test", "finger 1 comes down", "UIApplication.sendEvent", "UIWindow.sendEvent",
      "touchesBegan", "finger 1 lifts", "UIApplication.sendEvent", "UIWindow.sendEvent",
      "touched  possible → ended", "root loses", "touchesCancelled",
    ]
    let found = events.filter { event in order.contains { event.hasPrefix($0) } }
    #expect(found.count == order.count)
    for (event, expected) in zip(found, order) { #expect(event.hasPrefix(expected)) }
  }

  @Test func everyLineOfTheJSONIsAnObject() throws {
    let desk = try TestSession(
      after: "add card 0,0 90x90\ngesture tap t on card\ntap card")
    let lines = try desk.printed("log json") + desk.printed("gestures json")
    var kinds: Set<String> = []
    for line in lines {
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      #expect(object?["schema"] as? Int == 2)
      if let kind = object?["kind"] as? String { kinds.insert(kind) }
    }
    #expect(kinds.isSuperset(of: ["hitTest", "touch", "delivery", "gesture", "note", "tap"]))
  }

  @Test func theArenaSaysWhoWaitsAndWhoExcludesWhom() throws {
    let desk = try TestSession(
      after: """
        add card 20,100 300x200
        gesture tap single on card
        gesture tap double on card taps=2
        gesture pinch zoom on root
        require single toFail double
        simultaneous zoom double
        tap card
        """)
    #expect(
      try desk.printed("gestures card") == [
        "single  tap on card    possible",
        "        ready, but waits for double to fail · requires double to fail · if it",
        "            succeeds, zoom fails · never prevents double",
        "double  tap on card    possible",
        "        taps=2 · may succeed together with zoom · if it succeeds, single fails",
        "zoom    pinch on root  possible",
        "        may succeed together with double · if it succeeds, single fails",
      ])
  }

  @Test func withoutRecognizersThereIsNothingButTheWayOfTheEvent() throws {
    let desk = try TestSession(after: "add card 20,100 300x200")
    #expect(
      try desk.printed("tap card").suffix(2) == [
        "touchesBegan  card › root › vc › window › scene › app › delegate",
        "touchesEnded  the same way   nobody handled it",
      ])
    #expect(
      try desk.printed("drag card to root").suffix(3) == [
        "touchesBegan  card › root › vc › window › scene › app › delegate",
        "touchesMoved  the same way, 18 times",
        "touchesEnded  the same way   nobody handled it",
      ])
  }
}
