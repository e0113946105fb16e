import Session
import SessionStage
import Testing

@Suite("What happens in the second between two gestures belongs to the one before")
struct MeanwhileTests {
  private static let setup = """
    gesture tap single on root
    gesture tap double on root taps=2
    require single toFail double
    add b 200,0 100x100
    """
  private static let told = [
    "in the second after tap (10, 10):",
    "0.40  double  possible → failed: no tap 2 within 0.35 s",
    "      single  possible → ended: double failed (R6.5)",
    "      root loses the finger: single recognized (R6.8)",
    "      touchesEnded for root is dropped: root no longer gets this finger (R6.8)",
    "      touchesCancelled  root › vc › window › scene › app › delegate",
    "        nobody handled it",
  ]

  @Test("R6.5: a single tap that waited is told before the next tap's own events")
  func text() throws {
    let desk = try TestSession(after: "\(Self.setup)\ntap 10,10")
    let lines = try desk.printed("tap b")
    #expect(Array(lines.prefix(8)) == Self.told + ["hit-test (250, 50)"])
    #expect(lines.filter { $0.contains("possible → ended") }.count == 1)
  }

  @Test func theNextCommandDoesNotCountIt() throws {
    let desk = try TestSession(after: "\(Self.setup)\ntap 10,10; tap b")
    try desk.session.execute("expect nothing fired; expect state single possible")
    try desk.session.execute("expect received root touchesBegan")
    let log = try desk.printed("log")
    #expect(Array(log.prefix(8)) == Self.told + ["0.00  hit-test (250, 50)  b"])
    #expect(!log.dropFirst(7).contains { $0.contains("→ ended") })
    #expect(!(try desk.printed("hit 250,50; log").contains { $0.contains("in the second") }))
    try desk.session.execute("wait 1; expect fired single on root times=1")
  }

  @Test func itIsPartOfTheInteractionBefore() throws {
    let waiting = try TestSession(after: "\(Self.setup)\ntap 10,10; wait 1")
    #expect(try waiting.printed("log").contains { $0.contains("single  possible → ended") })
    try waiting.session.execute("expect fired single on root times=1")
    #expect(!(try waiting.printed("tap b").contains { $0.contains("in the second") }))
  }

  @Test func itsTimesCountFromTheGestureBefore() throws {
    let desk = try TestSession(after: "\(Self.setup)\ntap 10,10; wait 0.2; tap b")
    // After 'wait' no second passes.
    #expect(!desk.output.contains { $0.contains("in the second") })
    #expect(desk.output.contains { $0.contains("until 0.40 s") })
  }

  @Test func theJSONHasAMemberOfItsOwn() throws {
    let taps = try RecordLog.values(of: "\(Self.setup)\ntap 10,10; tap b; tap b").suffix(3)
    #expect(taps.map { $0["meanwhile"] == nil } == [true, false, false])
    let second = try #require(taps.dropFirst().first)
    let meanwhile = try #require(second["meanwhile"])
    #expect(meanwhile["title"] == .string("tap (10, 10)"))
    #expect(meanwhile["fired"]?.array.map { $0["action"] } == [.string("single")])
    #expect(meanwhile["fired"]?.array.first?["time"] == .number(0.4))
    #expect(meanwhile["routes"]?.array.map { $0["method"] } == [.string("touchesCancelled")])
    #expect(meanwhile["story"]?.array.first?["time"] == .number(0.4))
    #expect(meanwhile["hitTests"] == nil)
    #expect(second["title"] == .string("tap (250, 50)"))
    #expect(second["fired"]?.array.isEmpty == true)
  }

  @Test("R8.1: content that comes to rest is told with the gesture that threw it")
  func scrolling() throws {
    let desk = try TestSession(
      after: """
        add UIScrollView list 0,0 390x600 contentSize=390x5000 isPagingEnabled
        drag 195,500 to 195,200
        """)
    #expect(
      try desk.printed("tap 5,700").prefix(3) == [
        "in the second after drag (195, 500) to (195, 200):",
        "0.94  list scrolls to (0, 553), to the page's edge",
        "hit-test (5, 700)",
      ])
  }

  @Test func afterUndoItIsToldToo() throws {
    let desk = try TestSession(after: "\(Self.setup)\ntap 10,10; set b alpha 0.5; undo")
    let lines = try desk.printed("tap b")
    #expect(lines.first == "in the second before:")
    #expect(lines.contains { $0.contains("single  possible → ended") })
  }

  @Test func aSecondInWhichNothingHappensIsNotMentioned() throws {
    let desk = try TestSession(after: "tap 10,10")
    #expect(try desk.printed("tap 10,10").first == "hit-test (10, 10)")
  }
}
