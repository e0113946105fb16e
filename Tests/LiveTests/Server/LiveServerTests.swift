import Foundation
import Testing

@testable import Live

@Suite("The server, with real connections", .serialized)
struct LiveServerTests {
  // MARK: Who is let in

  @Test(arguments: ["127.0.0.1", "localhost", "[::1]"])
  func thePageIsServedOnBothFamilies(host: String) throws {
    let server = try TestServer()
    var browser = TestBrowser(port: server.port)
    browser.host = host
    for (path, type) in [("/", "text/html"), ("/main.mjs", "text/javascript")] {
      guard let reply = try? browser.get(path) else {
        // A machine without IPv6.
        #expect(host == "[::1]")
        return
      }
      #expect(reply.status == 200)
      #expect(reply.head.contains("Content-Type: \(type); charset=utf-8"))
      #expect(reply.head.contains("Content-Length: \(reply.body.utf8.count)"))
    }
  }

  @Test func aTokenIsExchangedOnce() throws {
    let server = try TestServer()
    let address = server.server.newAddress()
    #expect(address.hasPrefix("http://127.0.0.1:\(server.port)/#"))
    #expect(address.split(separator: "#").last?.count == 32)
    let browser = try TestBrowser(at: address)
    #expect(try browser.get("/nothing").status == 404)
    #expect(throws: TestBrowser.NotLetIn.self) { try TestBrowser(at: address) }
    // Whoever is in already stays in.
    let token = try #require(address.split(separator: "#").last)
    #expect(try browser.post("/session", #"{"token":"\#(token)"}"#).status == 204)
  }

  @Test func theCookieIsForThisServerOnly() throws {
    let server = try TestServer()
    let browser = TestBrowser(port: server.port)
    let token = try #require(server.server.newAddress().split(separator: "#").last)
    let reply = try browser.post("/session", #"{"token":"\#(token)"}"#)
    #expect((reply.status, reply.body) == (204, ""))
    let cookie = try #require(reply.cookie)
    #expect(
      reply.head.contains(
        "Set-Cookie: tapscope-\(server.port)=\(cookie); HttpOnly; SameSite=Strict; Path=/\r\n"))
    #expect(!reply.head.contains("Content-Length"))
  }

  @Test func aNewerAddressTakesNothingAway() throws {
    let server = try TestServer()
    let addresses = [server.server.newAddress(), server.server.newAddress()]
    let first = try TestBrowser(at: addresses[0])
    let second = try TestBrowser(at: addresses[1])
    _ = server.server.newAddress()
    for browser in [first, second] { #expect(try browser.get("/nothing").status == 404) }
  }

  @Test(
    arguments: [
      (#"{"token":"00000000000000000000000000000000"}"#, 403), (#"{"token":""}"#, 403),
      (#"{}"#, 400), ("", 400), (#"{"token":7}"#, 400), (#"{"token":"","x":1}"#, 400),
    ])
  func aWrongTokenOpensNothing(body: String, status: Int) throws {
    let server = try TestServer()
    _ = server.server.newAddress()
    let reply = try TestBrowser(port: server.port).post("/session", body)
    #expect(reply.status == status)
    #expect(reply.cookie == nil)
    #expect(reply.body.hasPrefix(#"{"error":""#))
  }

  // MARK: Requests

  @Test func aRequestReachesTheSession() throws {
    let server = try TestServer()
    let browser = try server.browser()
    server.server.revision = 3
    let reply = try browser.post("/command", #"{"kind":"tap","point":[200,320],"revision":3}"#)
    #expect((reply.status, reply.body) == (202, "{}"))
    #expect(
      server.requests.take() == [
        PageRequest(.tap(CGPoint(x: 200, y: 320)), revision: 3, voter: "session")
      ])
  }

  @Test(
    arguments: [
      #"{"kind":"tap","point":[1,2],"revision":2}"#,
      #"{"kind":"press","point":[1,2],"revision":4}"#,
      #"{"kind":"hit","point":[1,2],"revision":2}"#,
      #"{"kind":"drag","from":[1,2],"to":[1,2],"revision":2}"#,
      #"{"kind":"select","view":1,"revision":2}"#, #"{"kind":"undo","revision":2}"#,
    ])
  func anOldSceneIsAConflict(body: String) throws {
    let server = try TestServer()
    let browser = try server.browser()
    server.server.revision = 3
    #expect(try browser.post("/command", body).status == 409)
    #expect(server.requests.take() == [])
    #expect(try browser.post("/command", #"{"kind":"enter"}"#).status == 202)
  }

  @Test func tooManyThatWaitAreRefused() throws {
    var limits = ServerLimits()
    limits.commandsPerSecond = 1000
    let server = try TestServer(limits)
    let browser = try server.browser()
    for _ in 0..<16 {
      #expect(try browser.post("/command", #"{"kind":"enter"}"#).status == 202)
    }
    #expect(try browser.post("/command", #"{"kind":"enter"}"#).status == 503)
    #expect(server.requests.take().count == 16)
    #expect(try browser.post("/command", #"{"kind":"enter"}"#).status == 202)
  }

  @Test func twentyCommandsASecondAreTheMost() {
    var rate = Rate<Visitor>(limit: 20, in: 1)
    let (one, other) = (Visitor(id: "a", isGuest: false), Visitor(id: "a", isGuest: true))
    let first = (0..<20).map { rate.admits(one, now: 10 + Double($0) / 100) }
    #expect(first.allSatisfy { $0 })
    let later = [(one, 10.9), (other, 10.9), (one, 11.001), (one, 11.005), (one, 20)].map {
      rate.admits($0.0, now: $0.1)
    }
    #expect(later == [false, true, true, false, true])
  }

  @Test func theRateIsKept() throws {
    var limits = ServerLimits()
    limits.commandsPerSecond = 0
    let server = try TestServer(limits)
    #expect(try server.browser().post("/command", #"{"kind":"enter"}"#).status == 429)
  }

  // MARK: The feed

  @Test func aSmallEventArrivesAtOnce() throws {
    let server = try TestServer()
    let stream = try server.browser().follow()
    #expect(stream.events(to: "ready").map(\.name) == ["start", "ready"])
    #expect(stream.head.hasPrefix("HTTP/1.1 200 OK\r\n"))
    #expect(stream.head.contains("Content-Type: text/event-stream\r\n"))
    // A machine that is busy may be slow once.
    let times = (0..<10).map { number in
      seconds {
        server.feed.append("mode", "\(number)")
        #expect(stream.next()?.data == "\(number)")
      }
    }
    #expect(try #require(times.min()) < 0.1)
  }

  @Test func aPageComesBackToItsPlace() throws {
    let server = try TestServer()
    let browser = try server.browser()
    server.feed.append("mode", "1")
    let id = try #require(try browser.follow().events(to: "ready").last?.id)
    server.feed.append("mode", "2")
    let events = try browser.follow(after: id).events(to: "ready")
    #expect(events.map(\.name) == ["start", "mode", "ready"])
    #expect(events[0].data.contains(#""fresh":false"#))
    #expect(events[0].data.contains(#""address":"http://127.0.0.1:\#(server.port)""#))
    #expect(events[1].data == "2")
  }

  @Test func aStreamGivesSignsOfLife() throws {
    var limits = ServerLimits()
    limits.beat = 0.02
    let server = try TestServer(limits)
    let stream = try server.browser().follow()
    _ = stream.events(to: "ready")
    #expect((0..<3).map { _ in stream.next()?.name } == ["beat", "beat", "beat"])
  }

  @Test func aPageThatIsClosedIsForgotten() throws {
    var limits = ServerLimits()
    limits.connections = 3
    let server = try TestServer(limits)
    let browser = try server.browser()
    for _ in 0..<10 {
      // The place of the last page is free again.
      #expect(soon { (try? browser.follow().events(to: "ready").last?.name) == "ready" })
    }
  }

  @Test func aPageThatNeverReadsCostsLittle() throws {
    let server = try TestServer()
    let browser = try server.browser()
    let asleep = try browser.follow()
    let awake = try browser.follow()
    _ = awake.events(to: "ready")
    let data = #"{"line":"\#(String(repeating: "x", count: 200))"}"#
    for number in 0..<100_000 {
      server.feed.append("command", data)
      // The server answers others meanwhile.
      if number % 20_000 == 0 { #expect(try browser.get("/").status == 200) }
      guard number % 5_000 == 0 else { continue }
      // The page that reads misses nothing, and the other one has been offered as much.
      server.feed.append("mode", "\(number)")
      while let event = awake.next(), event.data != "\(number)" { #expect(event.name != "start") }
    }
    server.feed.append("mode", "last")
    #expect(server.feed.recentCost <= 8 << 20)
    while let event = awake.next(), event.data != "last" {}
    // It wakes up: what it has missed is too much, so that it starts again.
    var events: [TestEvent] = []
    while let event = asleep.next() {
      events.append(event)
      if event.data == "last" { break }
    }
    #expect(events.count { $0.name == "start" } == 2)
    #expect(events.last?.data == "last")
  }

  @Test func aPageThatReadsNothingIsDropped() throws {
    var limits = ServerLimits()
    (limits.stall, limits.connections) = (0.1, 2)
    let server = try TestServer(limits)
    let browser = try server.browser()
    let asleep = try browser.follow()
    #expect(asleep.next()?.name == "start")
    server.feed.append("mode", String(repeating: "x", count: 4 << 20))
    // The only place for a stream is free again.
    #expect(soon { (try? browser.follow().next()?.name) == "start" })
    withExtendedLifetime(asleep) {}
  }

  // MARK: Running

  @Test func pagesAreToldThatItEnds() throws {
    let server = try TestServer()
    let stream = try server.browser().follow()
    _ = stream.events(to: "ready")
    #expect(seconds { server.server.stop() } < 1.5)
    #expect(stream.next() == TestEvent(name: "end", data: #"{"reason":"live off"}"#))
    #expect(stream.next() == nil)
    #expect(server.server.identity == nil)
    #expect(server.server.newAddress() == "")
    #expect(throws: TestBrowser.NobodyThere.self) { try TestBrowser(port: server.port).get("/") }
  }

  @Test func aServerThatComesBackKnowsItsPages() throws {
    let server = try TestServer()
    let browser = try server.browser()
    let stream = try browser.follow()
    _ = stream.events(to: "ready")
    let identity = try #require(server.server.identity)
    #expect(identity.port == server.port)
    for _ in 0..<3 {
      server.server.stop()
      #expect(try server.server.start(identity) == server.port)
      #expect(try browser.get("/nothing").status == 404)
      #expect(try browser.follow().next()?.name == "start")
    }
    // A fresh start knows nobody.
    server.server.stop()
    var stranger = browser
    stranger.port = try server.server.start()
    #expect(try stranger.get("/nothing").status == 403)
  }

  @Test func aPortInUseIsAnError() throws {
    let server = try TestServer()
    let identity = try #require(server.server.identity)
    let other = LiveServer(feed: FeedLog(), requests: RequestQueue())
    #expect(throws: LiveServerError.portInUse(server.port)) { try other.start(identity) }
    #expect("\(LiveServerError.portInUse(80))" == "the port 80 is in use")
    #expect(throws: LiveServerError.isRunning) { try server.server.start() }
    for identity in [
      LiveServer.Identity(port: 0, secret: identity.secret),
      LiveServer.Identity(port: 70_000, secret: identity.secret),
      LiveServer.Identity(port: 4000, secret: ""),
      LiveServer.Identity(port: 4000, secret: identity.secret + "\r\nX: y"),
    ] { #expect(throws: LiveServerError.badIdentity) { try other.start(identity) } }
  }

  @Test func programsThatAreStartedDoNotHaveItsSockets() throws {
    let server = try TestServer()
    let stream = try server.browser().follow()
    _ = stream.events(to: "ready")
    let open = (3..<256).filter { fcntl($0, F_GETFD) >= 0 && $0 != stream.line.descriptor }
    for descriptor in open where Self.isOfServer(Int32(descriptor), server.port) {
      #expect(fcntl(Int32(descriptor), F_GETFD) & FD_CLOEXEC != 0)
    }
  }

  private static func isOfServer(_ descriptor: Int32, _ port: Int) -> Bool {
    var address = sockaddr_in()
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    return withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        getsockname(descriptor, $0, &size)
      } == 0 && Int(in_port_t(bigEndian: pointer.pointee.sin_port)) == port
    }
  }

  @Test func noSignalGoesToItsThread() throws {
    // All signals of the thread that starts it stay as they were.
    var (before, after) = (sigset_t(), sigset_t())
    pthread_sigmask(SIG_SETMASK, nil, &before)
    let server = try TestServer()
    pthread_sigmask(SIG_SETMASK, nil, &after)
    #expect(sigismember(&after, SIGINT) == sigismember(&before, SIGINT))
    #expect(try TestBrowser(port: server.port).get("/").status == 200)
    #if os(Linux)
      let tasks = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")
      let masks = tasks.compactMap { task in
        try? String(contentsOfFile: "/proc/self/task/\(task)/status", encoding: .utf8)
          .split(separator: "\n").first { $0.hasPrefix("SigBlk:") }
      }
      // All but those that cannot be blocked, and two of the C library's own.
      #expect(masks.contains { $0.hasSuffix("fffffffe7ffbfeff") })
    #endif
  }
}
