import Foundation
import Platform
import TestSupport
import Testing

@testable import Live

@Suite("The server among those who mean no good", .serialized)
struct HostileClientTests {
  @Test func aMegabyteIsRefusedAtItsLength() throws {
    let server = try TestServer()
    let browser = try server.browser()
    let reply = try browser.post("/command", String(repeating: "x", count: 1 << 20))
    #expect(reply.status == 413)
    #expect(try browser.get("/").status == 200)
  }

  @Test func aRequestThatDoesNotComeInTimeIsEnded() throws {
    var limits = ServerLimits()
    limits.requestTime = 0.3
    let server = try TestServer(limits)
    var browser = TestBrowser(port: server.port)
    browser.cookie = server.server.identity?.secret
    // A silent connection is just closed.
    #expect(try TestLine(host: "127.0.0.1", port: server.port).rest() == [])
    #expect(try browser.send("GET / HTTP/1.1\r\nHost: ").status == 408)
    let head = TestBrowser.text(
      ["POST /command HTTP/1.1"] + browser.headers + [
        "Origin: http://127.0.0.1:\(server.port)", "Content-Type: application/json",
        "Content-Length: 10",
      ])
    #expect(try browser.send(head + "{").status == 408)
    // One who sends a byte from time to time is no faster.
    let line = try TestLine(host: "127.0.0.1", port: server.port)
    let time = seconds {
      for byte in "GET / HTTP/1.1\r\nA: aaaaaaaaaaaaaaaaaaaa".utf8 {
        line.send([byte])
        usleep(10_000)
      }
      #expect(Reply(line.rest()).status == 408)
    }
    #expect(time < 5)
  }

  @Test func theNewestPageWins() throws {
    let server = try TestServer()
    let lines = try (0..<8).map { _ in try TestLine(host: "127.0.0.1", port: server.port) }
    for line in lines { line.send(Array("GET".utf8)) }
    #expect(try TestBrowser(port: server.port).get("/").status == 200)
    // The oldest one made room; the others go on.
    #expect(lines[0].rest() == [])
    lines[7].send(Array(" / HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n".utf8))
    #expect(Reply(lines[7].rest()).status == 200)
  }

  @Test func dripsKeepNoPageOut() async throws {
    let server = try TestServer()
    let (port, cookie) = (server.port, server.server.identity?.secret)
    let isOver = Locked(false)
    // Heads and contents, byte by byte, on connections that come again as soon as they are closed.
    let head = TestBrowser.text([
      "POST /session HTTP/1.1", "Host: 127.0.0.1:\(port)", "Origin: http://127.0.0.1:\(port)",
      "Content-Type: application/json", "Content-Length: 4000",
    ])
    let drips = (0..<16).map { number in
      Thread {
        while !isOver.with({ $0 }) {
          guard let line = try? TestLine(host: "127.0.0.1", port: port) else { continue }
          if number % 2 == 0 { line.send(Array(head.utf8)) }
          for byte in Array("GET / HTTP/1.1\r\nA: ".utf8) + Array(repeating: 0x61, count: 200) {
            line.send([byte])
            usleep(5_000)
            if isOver.with({ $0 }) { break }
          }
        }
      }
    }
    drips.forEach { $0.start() }
    defer { isOver.with { $0 = true } }
    usleep(200_000)
    var browser = TestBrowser(port: port)
    browser.cookie = cookie
    var statuses: [Int?] = []
    for _ in 0..<50 { statuses.append(try browser.get("/nothing").status) }
    #expect(statuses == Array(repeating: 404, count: 50))
    let stream = try browser.follow()
    #expect(stream.events(to: "ready").count == 2)
  }

  @Test func twoPlacesAreLeftForWhatPagesSend() throws {
    let server = try TestServer()
    let browser = try server.browser()
    let streams = try (0..<6).map { _ in try browser.follow() }
    for stream in streams { #expect(stream.next()?.name == "start") }
    #expect(try browser.get("/events").status == 503)
    #expect(try browser.post("/command", #"{"kind":"enter"}"#).status == 202)
    withExtendedLifetime(streams) {}
  }

  @Test func silentConnectionsMakeRoom() throws {
    var limits = ServerLimits()
    limits.patience = 0.01
    let server = try TestServer(limits)
    let lines = try (0..<8).map { _ in try TestLine(host: "127.0.0.1", port: server.port) }
    #expect(soon { (try? TestBrowser(port: server.port).get("/").status) == 200 })
    withExtendedLifetime(lines) {}
  }

  @Test func aThousandConnectionsAtOnce() throws {
    var most = rlimit()
    getrlimit(LimitedResource.descriptors, &most)
    if most.rlim_cur < 4096 {
      most.rlim_cur = min(most.rlim_max, 4096)
      setrlimit(LimitedResource.descriptors, &most)
    }
    var limits = ServerLimits()
    limits.patience = 0.1
    let server = try TestServer(limits)
    let browser = try server.browser()
    let stream = try browser.follow()
    _ = stream.events(to: "ready")
    let lines = (0..<1000).compactMap { _ in try? TestLine(host: "127.0.0.1", port: server.port) }
    #expect(lines.count == 1000)
    // Those who are there already notice nothing.
    server.feed.append("mode", "1")
    #expect(stream.next()?.data == "1")
    #expect(soon { (try? browser.get("/").status) == 200 })
    withExtendedLifetime(lines) {}
  }

  @Test("Garbage is refused, and breaks nothing", arguments: seeds(3, of: 30))
  func garbage(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let server = try TestServer()
    let browser = try server.browser()
    let body = #"{"kind":"enter"}"#
    let request = TestBrowser.text(
      ["POST /command HTTP/1.1"] + browser.headers + [
        "Origin: http://127.0.0.1:\(server.port)", "Content-Type: application/json",
        "Content-Length: \(body.utf8.count)",
      ])
    for round in 0..<300 {
      var bytes = Array((request + body).utf8)
      if round % 3 == 0 {
        let count = Int.random(in: 0..<2000, using: &generator)
        bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
      } else {
        for _ in 0..<Int.random(in: 1...4, using: &generator) {
          let place = Int.random(in: bytes.indices, using: &generator)
          switch Int.random(in: 0..<4, using: &generator) {
          case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
          case 1: bytes.remove(at: place)
          case 2: bytes.insert(contentsOf: bytes[place...].prefix(40), at: place)
          default: bytes.removeSubrange(place..<min(bytes.count, place + 20))
          }
          if bytes.isEmpty { break }
        }
      }
      let line = try TestLine(host: "127.0.0.1", port: server.port)
      line.send(bytes)
      // Who says that nothing more comes is not waited for.
      shutdown(line.descriptor, Int32(SHUT_WR))
      let reply = line.rest()
      if !reply.isEmpty { #expect(Reply(reply).status != nil) }
      _ = server.requests.take()
    }
    #expect(soon { (try? browser.get("/").status) == 200 })
  }

  @Test("Parts of requests are read without a socket, too", arguments: seeds(2, of: 30))
  func mutatedHeads(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let head = TestBrowser.text(
      ["GET /events HTTP/1.1", "Host: 127.0.0.1:4000", "Cookie: a=b; tapscope-4000=x"])
    let door = ServerDoor(port: 4000)
    for _ in 0..<2000 {
      var bytes = Array(head.utf8)
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        bytes[Int.random(in: bytes.indices, using: &generator)] =
          UInt8.random(in: 0...255, using: &generator)
      }
      var reader = HeadReader()
      do throws(Refusal) {
        guard let end = try reader.add(bytes) else { continue }
        _ = try door.decide(RequestHead(bytes[..<end])) { _ in nil }
        // Nobody has a cookie, so that only files are sent.
        let path = try RequestHead(bytes[..<end]).path
        #expect(PageFiles.contains(path))
      } catch {
        #expect([400, 403, 405, 411, 431, 505].contains(error.status))
      }
    }
  }

  @Test func aStreamThatIsWrittenToIsClosed() throws {
    let server = try TestServer()
    let stream = try server.browser().follow()
    _ = stream.events(to: "ready")
    for _ in 0..<10 { stream.line.send(Array(repeating: 0x20, count: 1000)) }
    #expect(stream.next() == nil)
  }

  @Test func aPageThatSaysNothingMoreIsAnswered() throws {
    let server = try TestServer()
    let line = try TestLine(host: "127.0.0.1", port: server.port)
    line.send(Array("GET / HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n".utf8))
    shutdown(line.descriptor, Int32(SHUT_WR))
    #expect(Reply(line.rest()).status == 200)
  }

  @Test func thoseWhoReadNothingCostNoTime() async {
    await #expect(processExitsWith: .success) {
      var limits = ServerLimits()
      limits.beat = 0.01
      let server = try TestServer(limits)
      let asleep = try server.browser().follow()
      try #require(asleep.next()?.name == "start")
      server.feed.append("mode", String(repeating: "x", count: 4 << 20))
      // The text is being sent as far as there is room.
      usleep(200_000)
      precondition(isProcessAtRest())
      withExtendedLifetime(asleep) {}
    }
  }

  @Test func aSystemWithoutDescriptorsIsWaitedFor() async {
    await #expect(processExitsWith: .success) {
      let server = try TestServer()
      let browser = try server.browser()
      let lines = try (0..<3).map { _ in try TestLine(host: "127.0.0.1", port: server.port) }
      try #require(soon { (try? browser.get("/").status) == 200 })
      // The client's end of one more connection takes the last descriptor.
      var limit = rlimit()
      getrlimit(LimitedResource.descriptors, &limit)
      let next = open("/dev/null", O_RDONLY)
      close(next)
      limit.rlim_cur = rlim_t(next + 1)
      setrlimit(LimitedResource.descriptors, &limit)
      let waiting = try TestLine(host: "127.0.0.1", port: server.port)
      waiting.send(Array("GET / HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n".utf8))
      precondition(isProcessAtRest())
      withExtendedLifetime(lines) {}
      limit.rlim_cur = limit.rlim_max
      setrlimit(LimitedResource.descriptors, &limit)
      precondition(Reply(waiting.rest()).status == 200)
    }
  }
}
