import Testing

@testable import Live

@Suite("The feed: what a page gets")
struct FeedLogTests {
  /// A page that reads from a log without a server.
  final class Page {
    var reader: FeedReader

    init(_ log: FeedLog, after id: String? = nil, isGuest: Bool = false) {
      let greeting = FeedReader.Greeting(isGuest: isGuest, version: "0.1", address: "http://a")
      reader = FeedReader(log, greeting, after: id)
    }

    /// Reads all that there is.
    func read() -> [TestEvent] {
      var bytes: [UInt8] = []
      while reader.hasMore { bytes += reader.next() }
      return Self.events(bytes)
    }

    static func events(_ bytes: [UInt8]) -> [TestEvent] {
      String(decoding: bytes, as: UTF8.self).components(separatedBy: "\n\n").compactMap {
        TestStream.event($0.split(separator: "\n"))
      }
    }
  }

  static let start = #"{"guest":false,"fresh":true,"version":"0.1","address":"http://a"}"#
  static let again = #"{"guest":false,"fresh":false,"version":"0.1","address":"http://a"}"#

  @Test func aPageThatComesFirstIsReadyAtOnce() {
    let page = Page(FeedLog())
    #expect(page.read().map(\.name) == ["start", "ready"])
  }

  @Test func aPageThatComesLateGetsTheLatestOfEach() {
    let log = FeedLog()
    log.append("mode", "1")
    log.append(scene: "2") { "full 2" }
    log.append("interaction", "3")
    log.append("map", "4")
    log.append("interaction", "5")
    log.append("cursor", "6")
    log.append(scene: "7") { "full 7" }
    log.append("votes", "8")
    log.append("focus", "9")
    log.append("mode", "10")
    for number in 11...80 { log.append("command", "\(number)") }
    let page = Page(log)
    let events = page.read()
    #expect(events[0] == TestEvent(name: "start", data: Self.start))
    #expect(
      events[1..<8].map(\.data) == ["full 7", "4", "5", "6", "8", "9", "10"])
    #expect(events[8...].dropLast().map(\.data) == (21...80).map { "\($0)" })
    // An id before `ready` would make a page go on in the middle.
    #expect(events.dropLast().allSatisfy { $0.id == nil })
    #expect(events.last == TestEvent(name: "ready", data: "{}", id: "\(log.epoch)-80"))
    log.append(scene: "81") { "full 81" }
    log.append("other", "82")
    #expect(
      page.read() == [
        TestEvent(name: "scene", data: "81", id: "\(log.epoch)-81"),
        TestEvent(name: "other", data: "82", id: "\(log.epoch)-82"),
      ])
  }

  @Test(arguments: [(#"{"open":true}"#, true), (#"{"open":false}"#, false), ("damaged", false)])
  func onlyAnOpenQuestionIsAskedAgain(data: String, isAsked: Bool) {
    let log = FeedLog()
    log.append("ask", #"{"question":1,"open":true}"#)
    log.append("ask", data)
    let page = Page(log)
    #expect(page.read().map(\.name) == (isAsked ? ["start", "ask", "ready"] : ["start", "ready"]))
  }

  @Test("While a question is open, no page gets a map, and guests never do")
  func mapsWait() {
    let log = FeedLog()
    log.append("map", "1")
    let before = log.id(log.newest)
    log.append("map", "2")
    log.append("ask", #"{"open":true}"#)
    for page in [Page(log), Page(log, after: before)] {
      #expect(page.read().map(\.name) == ["start", "ask", "ready"])
    }
    log.append("ask", #"{"open":false}"#)
    #expect(Page(log).read().map(\.data) == [Self.start, "2", "{}"])
    #expect(!FeedLog.Entry(number: 1, event: "map", data: "").isForGuests)
  }

  @Test func whatPagesNeedOutlivesTheLimit() {
    let log = FeedLog(limit: 10_000)
    log.append("map", "map")
    log.append("interaction", "interaction")
    log.append(scene: "change") { "full" }
    for _ in 0..<1000 { log.append("other", String(repeating: "x", count: 100)) }
    #expect(log.recentCost <= 10_000)
    let page = Page(log)
    #expect(page.read().map(\.data) == [Self.start, "full", "map", "interaction", "{}"])
  }

  @Test func aPageThatComesBackGoesOn() {
    let log = FeedLog()
    for number in 1...5 { log.append("command", "\(number)") }
    let page = Page(log, after: "\(log.epoch)-3")
    let events = page.read()
    #expect(events[0] == TestEvent(name: "start", data: Self.again))
    #expect(events[1...].map(\.data) == ["4", "5", "{}"])
    #expect(events.compactMap(\.id) == [4, 5, 5].map { "\(log.epoch)-\($0)" })
    let ready = Page(log, after: "\(log.epoch)-5")
    #expect(ready.read().map(\.name) == ["start", "ready"])
  }

  @Test(arguments: [
    "6", "-1", "", "x", "05x", "1-1", " 3", "99999999999999999999", "18446744073709551615",
  ])
  func aPlaceThatIsNotKnownIsNoPlace(number: String) {
    let log = FeedLog()
    for number in 1...5 { log.append("other", "\(number)") }
    for id in ["\(log.epoch)-\(number)", number, "\(FeedLog().epoch)-3"] {
      let page = Page(log, after: id)
      #expect(page.read().map(\.data) == [Self.start, "{}"])
    }
  }

  @Test func aPlaceThatIsGoneStartsFresh() {
    let log = FeedLog(limit: 1000)
    for number in 1...100 { log.append("other", "\(number)") }
    let old = Page(log, after: "\(log.epoch)-5")
    #expect(old.read().first?.data == Self.start)
    let recent = Page(log, after: "\(log.epoch)-98")
    #expect(recent.read().map(\.data) == [Self.again, "99", "100", "{}"])
  }

  @Test func aSlowPageStartsFreshAgain() {
    let log = FeedLog(limit: 10_000)
    log.append(scene: "change") { "full" }
    let page = Page(log)
    #expect(page.read().last?.name == "ready")
    for number in 1...1000 { log.append("other", "\(number)") }
    #expect(page.read().map(\.data) == [Self.start, "full", "{}"])
    log.append("other", "last")
    #expect(page.read().map(\.data) == ["last"])
  }

  @Test func noBatchIsLongerThanItMayBe() {
    let log = FeedLog()
    let (small, large) = (
      String(repeating: "x", count: 1000), String(repeating: "y", count: 500_000)
    )
    let page = Page(log)
    _ = page.read()
    for _ in 0..<1000 { log.append("other", small) }
    log.append("other", large)
    log.append("other", small)
    var sizes: [Int] = []
    while page.reader.hasMore { sizes.append(page.reader.next().count) }
    #expect(sizes.filter { $0 > FeedReader.batch }.count == 1)
    #expect(sizes.count == 7)
  }

  @Test func whatChangesWhileAPageBeginsComesBehind() {
    let log = FeedLog()
    log.append(scene: "1") {
      log.append("map", "3")
      return "full 1"
    }
    log.append("map", "2")
    let page = Page(log)
    // The old map is gone already; the new one is the page's first news.
    #expect(page.read().map(\.data) == [Self.start, "full 1", "{}", "3"])
  }

  @Test func aFullSceneIsMadeOnlyIfAPageNeedsIt() {
    let log = FeedLog()
    let count = Locked(0)
    @Sendable func full() -> String {
      count.with { $0 += 1 }
      return "full"
    }
    let page = Page(log)
    _ = page.read()
    for _ in 0..<10 { log.append(scene: "change", full: full) }
    #expect(page.read().count == 10)
    #expect(count.with { $0 } == 0)
    let late = Page(log)
    _ = late.read()
    #expect(count.with { $0 } == 1)
  }

  @Test func guestsDoNotSeeWhatIsTyped() {
    let log = FeedLog()
    for event in ["command", "cursor", "focus", "guests", "mode", "interaction", "map"] {
      log.append(event, event)
    }
    let guest = Page(log, isGuest: true)
    let events = guest.read()
    #expect(events[0].data.hasPrefix(#"{"guest":true,"#))
    #expect(events[1...].map(\.name) == ["mode", "interaction", "ready"])
    for event in ["command", "cursor", "focus", "guests", "map"] { log.append(event, "{}") }
    #expect(guest.read() == [])
    log.append("votes", "{}")
    #expect(guest.read().map(\.name) == ["votes"])
    let again = Page(log, after: "\(log.epoch)-7", isGuest: true)
    #expect(again.read().map(\.name) == ["start", "votes", "ready"])
  }

  @Test func aLineBreakDoesNotEndAnEvent() {
    let log = FeedLog()
    log.append("mode", "{\n\"a\":\r\n\n1}")
    let page = Page(log)
    #expect(page.read()[1].data == "{ \"a\":   1}")
  }

  @Test func manyMayAddAtOnce() async {
    let log = FeedLog(limit: 100_000)
    await withTaskGroup(of: Void.self) { group in
      for writer in 0..<4 {
        group.addTask { for _ in 0..<2000 { log.append("other", "\(writer)") } }
      }
    }
    #expect(log.newest == 8000)
    #expect(log.entries(behind: 7990, atMost: .max)?.map(\.number) == Array(7991...8000))
  }
}
