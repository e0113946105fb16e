import Foundation
import Testing

@testable import Live

@Suite("Guests read and vote, and nothing else", .serialized)
struct GuestTests {
  static let vote = #"{"kind":"vote","question":1,"choice":0}"#

  @Test func nobodyIsLetInByDefault() throws {
    let server = try TestServer()
    #expect(server.server.guestAddress == nil)
    #expect(server.server.guestCount == 0)
    server.server.closeToGuests()
    #expect(try TestBrowser(port: server.port).get("/").status == 200)
  }

  @Test func theAddressIsTheOneThatWasNamed() throws {
    let server = try TestServer()
    let address = try server.server.openToGuests(host: "127.0.0.1")
    #expect(server.server.guestAddress == address)
    #expect(address.hasPrefix("http://127.0.0.1:"))
    let port = try #require(URLComponents(string: address)?.port)
    #expect(port != server.port)
    var browser = TestBrowser(port: port)
    #expect(try browser.get("/").status == 200)
    browser.host = "localhost"
    #expect(try browser.get("/").status == 403)
    #expect(throws: LiveServerError.guestsAreIn) {
      try server.server.openToGuests(host: "127.0.0.1")
    }
  }

  @Test(
    arguments: [
      "localhost", "0.0.0.0", "::", "", "127.1", "127.0.0.1:80", "224.0.0.1", "ff02::1",
      "::ffff:127.0.0.1", "fe80::1%lo", "example.org", "127.0.0.1\0x",
    ])
  func onlyOneNumericAddressIsTaken(host: String) throws {
    let server = try TestServer()
    #expect(throws: LiveServerError.self) { try server.server.openToGuests(host: host) }
    #expect(throws: LiveServerError.badAddress("127.0.0.1", port: 0)) {
      try server.server.openToGuests(host: "127.0.0.1", port: 0)
    }
    #expect(server.server.guestAddress == nil)
  }

  @Test func anAddressOfAnotherMachineIsAnError() throws {
    let server = try TestServer()
    #expect(throws: LiveServerError.noSuchAddress("192.0.2.1")) {
      try server.server.openToGuests(host: "192.0.2.1")
    }
    #expect(throws: LiveServerError.portInUse(server.port)) {
      try server.server.openToGuests(host: "127.0.0.1", port: server.port)
    }
  }

  @Test func theTokenIsForAll() throws {
    let server = try TestServer()
    let address = try server.server.openToGuests(host: "127.0.0.1")
    let guests = try (0..<3).map { _ in try TestBrowser(at: address) }
    #expect(Set(guests.map(\.cookie)).count == 3)
    // It opens the guests' door only, and the session's tokens only the session's.
    let token = try #require(address.split(separator: "#").last)
    let session = TestBrowser(port: server.port)
    #expect(try session.post("/session", #"{"token":"\#(token)"}"#).status == 403)
    let own = try #require(server.server.newAddress().split(separator: "#").last)
    let guest = TestBrowser(port: guests[0].port)
    #expect(try guest.post("/session", #"{"token":"\#(own)"}"#).status == 403)
  }

  @Test func cookiesOpenOneDoorOnly() throws {
    let server = try TestServer()
    let guest = try TestBrowser(at: try server.server.openToGuests(host: "127.0.0.1"))
    var session = try server.browser()
    let cookie = session.cookie
    session.cookie = guest.cookie
    #expect(try session.get("/events").status == 403)
    var other = guest
    other.cookie = cookie
    #expect(try other.get("/events").status == 403)
  }

  @Test(
    arguments: [
      #"{"kind":"tap","point":[1,2],"revision":0}"#,
      #"{"kind":"press","point":[1,2],"revision":0}"#,
      #"{"kind":"hit","point":[1,2],"revision":0}"#,
      #"{"kind":"drag","from":[1,2],"to":[1,2],"revision":0}"#,
      #"{"kind":"select","view":1,"revision":0}"#, #"{"kind":"undo","revision":0}"#,
      #"{"kind":"step","number":1,"to":1}"#, #"{"kind":"enter"}"#,
    ])
  func guestsOnlyVote(body: String) throws {
    let server = try TestServer()
    let guest = try TestBrowser(at: try server.server.openToGuests(host: "127.0.0.1"))
    let reply = try guest.post("/command", body)
    #expect((reply.status, reply.body) == (403, #"{"error":"guests only vote"}"#))
    #expect(server.requests.take() == [])
  }

  @Test func aGuestIsOneVoter() throws {
    let server = try TestServer()
    let address = try server.server.openToGuests(host: "127.0.0.1")
    let guests = [try TestBrowser(at: address), try TestBrowser(at: address)]
    var voters: [String] = []
    for guest in guests + guests {
      #expect(try guest.post("/command", Self.vote).status == 202)
      let request = try #require(server.requests.takeFirst())
      #expect(request.isGuest)
      #expect(!request.voter.contains(try #require(guest.cookie)))
      voters.append(request.voter)
    }
    #expect(voters[0] != voters[1])
    #expect(Array(voters[..<2]) == Array(voters[2...]))
    // Scanning the code again gives no second vote.
    let token = try #require(address.split(separator: "#").last)
    let again = try guests[0].post("/session", #"{"token":"\#(token)"}"#)
    #expect(again.cookie == guests[0].cookie)
  }

  @Test func guestsFollowTheirFeed() throws {
    let server = try TestServer()
    let address = try server.server.openToGuests(host: "127.0.0.1")
    server.feed.append("command", "secret")
    server.feed.append("mode", "mode")
    let guest = try TestBrowser(at: address)
    let stream = try guest.follow()
    let events = stream.events(to: "ready")
    #expect(events.map(\.name) == ["start", "mode", "ready"])
    #expect(events[0].data.contains(#""guest":true"#))
    #expect(events[0].data.contains(#""address":"http://127.0.0.1:\#(guest.port)""#))
    let second = try guest.follow()
    _ = second.events(to: "ready")
    // Two pages of one guest.
    #expect(soon { server.server.guestCount == 1 })
    let other = try TestBrowser(at: address).follow()
    _ = other.events(to: "ready")
    #expect(soon { server.server.guestCount == 2 })
  }

  @Test func theyAreSentAwayAtTheEnd() throws {
    let server = try TestServer()
    let address = try server.server.openToGuests(host: "127.0.0.1")
    let guest = try TestBrowser(at: address)
    let stream = try guest.follow()
    _ = stream.events(to: "ready")
    server.server.closeToGuests()
    #expect(stream.next() == TestEvent(name: "end", data: #"{"reason":"guests off"}"#))
    #expect(stream.next() == nil)
    #expect(throws: TestBrowser.NobodyThere.self) { try guest.get("/") }
    #expect(soon { server.server.guestCount == 0 })
    // The next guests have another token, and the cookies of these are no good.
    let next = try server.server.openToGuests(host: "127.0.0.1", port: guest.port)
    #expect(next != address)
    #expect(throws: TestBrowser.NotLetIn.self) { try TestBrowser(at: address) }
    #expect(try guest.get("/events").status == 403)
    let last = try TestBrowser(at: next).follow()
    _ = last.events(to: "ready")
    server.server.stop()
    #expect(last.next()?.data == #"{"reason":"live off"}"#)
    #expect(throws: TestBrowser.NobodyThere.self) { try TestBrowser(at: next) }
    #expect(throws: LiveServerError.isNotRunning) {
      try server.server.openToGuests(host: "127.0.0.1")
    }
  }

  @Test func sixtyConnectionsAreTheMost() throws {
    let server = try TestServer()
    let address = try server.server.openToGuests(host: "127.0.0.1")
    let guest = try TestBrowser(at: address)
    // Some places are left for votes.
    let streams = try (0..<52).map { _ in try guest.follow() }
    for stream in streams { #expect(stream.next()?.name == "start") }
    #expect(try guest.get("/events").status == 503)
    #expect(try guest.post("/command", Self.vote).status == 202)
    let lines = try (0..<8).map { _ in try TestLine(host: "127.0.0.1", port: guest.port) }
    for line in lines { line.send(Array("GET".utf8)) }
    // The next one waits until there is room.
    let waiting = try TestLine(host: "127.0.0.1", port: guest.port)
    waiting.send(Array("GET / HTTP/1.1\r\nHost: 127.0.0.1:\(guest.port)\r\n\r\n".utf8))
    var wait = pollfd(fd: waiting.descriptor, events: Int16(POLLIN), revents: 0)
    #expect(poll(&wait, 1, 50) == 0)
    lines[0].send(Array(" / HTTP/1.1\r\nHost: 127.0.0.1:\(guest.port)\r\n\r\n".utf8))
    #expect(Reply(lines[0].rest()).status == 200)
    #expect(Reply(waiting.rest()).status == 200)
    // The session's own page is not kept out.
    #expect(try server.browser().get("/nothing").status == 404)
    withExtendedLifetime((streams, lines)) {}
  }

  @Test func nobodyIsForgottenForSomebodyElse() throws {
    var book = GuestBook()
    let given = book.admit()
    let first = try #require(given)
    let visitor = try #require(book.visitor(of: first))
    #expect(book.cookie(of: visitor) == first)
    for _ in 1..<GuestBook.limit { #expect(book.admit() != nil) }
    #expect(book.admit() == nil)
    #expect(book.visitor(of: first) == visitor)
    let other = try #require(first.split(separator: "-").first)
    for cookie in ["", "-", first + "0", String(other), "\(other)-", "\(other)-\(other)\(other)"] {
      #expect(book.visitor(of: cookie) == nil)
    }
  }

  @Test("An address gets three cookies in a time, and a cookie has one vote")
  func oneDeviceDoesNotVoteAgainAndAgain() throws {
    let server = try TestServer()
    let address = try server.server.openToGuests(host: "127.0.0.1")
    let first = try TestBrowser(at: address)
    let stream = try first.follow()
    _ = stream.events(to: "ready")
    var voters: Set<String> = []
    var refused: [Int?] = []
    for _ in 0..<41 {
      do {
        #expect(try TestBrowser(at: address).post("/command", Self.vote).status == 202)
      } catch let error as TestBrowser.NotLetIn {
        refused.append(error.status)
      }
      while let request = server.requests.takeFirst() { voters.insert(request.voter) }
    }
    #expect(voters.count == 2)
    #expect(refused == Array(repeating: 429, count: 39))
    // Who is in stays in, and a cookie that is shown again is no new one.
    let token = try #require(address.split(separator: "#").last)
    for _ in 0..<10 {
      #expect(try first.post("/session", #"{"token":"\#(token)"}"#).cookie == first.cookie)
    }
    #expect(try first.post("/command", Self.vote).status == 202)
    server.feed.append("mode", "1")
    #expect(stream.next()?.data == "1")
  }

  @Test func aClassBehindOneAddressComesInOneAfterTheOther() throws {
    var limits = ServerLimits()
    limits.newGuestTime = 0.2
    let server = try TestServer(limits)
    let address = try server.server.openToGuests(host: "127.0.0.1")
    var cookies: Set<String> = []
    #expect(
      soon {
        if let cookie = (try? TestBrowser(at: address))?.cookie { cookies.insert(cookie) }
        return cookies.count == 12
      })
    // A thousand other logins make none of them invalid.
    for _ in 0..<1100 { _ = try? TestBrowser(at: address) }
    for cookie in cookies {
      var guest = TestBrowser(port: try #require(URLComponents(string: address)?.port))
      guest.cookie = cookie
      #expect(try guest.post("/command", Self.vote).status != 403)
    }
  }
}
