import EmbeddedFiles
import Testing

@testable import Live

@Suite("The door: who may do what")
struct ServerDoorTests {
  /// A request to port 80, and what is done about it.
  struct Case: CustomTestStringConvertible {
    var line: String
    var headers: [String]
    var status: Int
    var testDescription: String { "\(line) \(headers) is \(status)" }

    init(_ status: Int, _ line: String, _ headers: [String] = []) {
      (self.status, self.line, self.headers) = (status, line, headers)
    }
  }

  static let cookie = "Cookie: tapscope-4000=good"
  static let host = "Host: 127.0.0.1:4000"
  static let origin = "Origin: http://127.0.0.1:4000"
  static let json = "Content-Type: application/json"
  static let page = [host, origin, json, "Content-Length: 2"]

  /// Returns the number of the answer; 200 if the request is carried out.
  static func status(_ line: String, _ headers: [String], _ door: ServerDoor) throws -> Int {
    let head = try #require(
      try RequestHeadTests.read(TestBrowser.text([line + " HTTP/1.1"] + headers)))
    do throws(Refusal) {
      _ = try door.decide(head) { $0 == "good" ? Visitor(id: "a", isGuest: false) : nil }
      return 200
    } catch {
      return error.status
    }
  }

  @Test(
    "The host is one of three, whatever the path",
    arguments: [
      ("127.0.0.1:4000", 200), ("localhost:4000", 200), ("[::1]:4000", 200),
      ("LocalHost:4000", 200), ("127.0.0.1", 403), ("127.0.0.1:4001", 403),
      ("127.0.0.1:04000", 403), ("127.0.0.1:4000:80", 403), ("evil.example:4000", 403),
      ("127.0.0.1.evil.example:4000", 403), ("user@127.0.0.1:4000", 403), ("0.0.0.0:4000", 403),
      ("127.0.0.2:4000", 403), ("127.1:4000", 403), ("[::]:4000", 403), ("localhost.:4000", 403),
      ("", 403),
    ],
    ["/", "/main.mjs", "/events", "/nothing"])
  func hosts(host: (name: String, status: Int), path: String) throws {
    let isFound = path != "/nothing"
    let status = try Self.status(
      "GET \(path)", ["Host: \(host.name)", Self.cookie], ServerDoor(port: 4000))
    #expect(status == (host.status == 200 && !isFound ? 404 : host.status))
  }

  @Test(
    arguments: [
      Case(403, "GET /"), Case(200, "GET /", [host]), Case(200, "GET /page.css", [host]),
      // A link on another page may lead here.
      Case(200, "GET /", [host, "Sec-Fetch-Site: cross-site"]),
      // Without a cookie nothing tells which paths there are.
      Case(403, "GET /events", [host]), Case(403, "POST /command", page),
      Case(403, "GET /nothing", [host]), Case(403, "GET /page.html", [host]),
      Case(403, "GET /hashes.txt", [host]), Case(403, "PUT /nothing", [host]),
      Case(403, "OPTIONS /command", [host, origin]), Case(403, "GET /?x", [host]),
      Case(403, "GET /events", [host, "Cookie: tapscope-4000=bad"]),
      Case(403, "GET /events", [host, "Cookie: tapscope-4000="]),
      Case(403, "GET /events", [host, "Cookie: tapscope-4001=good"]),
      Case(403, "GET /events", [host, "Cookie: tapscope-4000=good; tapscope-4000=bad"]),
      // With it something does.
      Case(200, "GET /events", [host, cookie]), Case(404, "GET /nothing", [host, cookie]),
      Case(404, "GET /main.mjs/", [host, cookie]), Case(404, "GET /MAIN.MJS", [host, cookie]),
      Case(404, "GET /page.html", [host, cookie]), Case(404, "GET /hashes.txt", [host, cookie]),
      Case(404, "GET /Page/main.mjs", [host, cookie]),
      Case(405, "GET /command", [host, cookie]), Case(405, "PUT /command", [host, cookie]),
      Case(405, "POST /events", page + [cookie]), Case(405, "HEAD /events", [host, cookie]),
      Case(405, "GET /session", [host]), Case(405, "POST /", page), Case(405, "HEAD /", [host]),
    ])
  func paths(_ request: Case) throws {
    #expect(
      try Self.status(request.line, request.headers, ServerDoor(port: 4000)) == request.status)
  }

  @Test(
    "Other pages cannot send",
    arguments: [
      Case(200, "POST /command", page + [cookie]), Case(200, "POST /session", page),
      Case(200, "POST /command", page + [cookie, "Sec-Fetch-Site: same-origin"]),
      Case(403, "POST /command", page + [cookie, "Sec-Fetch-Site: cross-site"]),
      Case(403, "POST /command", page + [cookie, "Sec-Fetch-Site: same-site"]),
      Case(403, "POST /command", page + [cookie, "Sec-Fetch-Site: none"]),
      Case(403, "POST /session", page + ["Sec-Fetch-Site: cross-site"]),
      Case(403, "POST /nothing", page + [cookie, "Sec-Fetch-Site: cross-site"]),
      Case(403, "POST /command", [host, cookie, json, "Content-Length: 2"]),
      Case(403, "POST /command", [host, cookie, "Origin: null", json, "Content-Length: 2"]),
      Case(403, "POST /command", [host, cookie, "Origin: http://localhost:4000", json]),
      Case(403, "POST /command", [host, cookie, "Origin: http://127.0.0.1:4001", json]),
      Case(403, "POST /command", [host, cookie, "Origin: https://127.0.0.1:4000", json]),
      Case(403, "POST /command", [host, cookie, "Origin: http://127.0.0.1:4000/", json]),
      Case(403, "POST /command", [host, cookie, "Origin: http://evil.example", json]),
      Case(403, "GET /events", [host, cookie, "Origin: http://evil.example"]),
      Case(403, "GET /events", [host, cookie, "Sec-Fetch-Site: cross-site"]),
      Case(403, "GET /events", [host, cookie, "Sec-Fetch-Site: none"]),
      Case(200, "GET /events", [host, cookie, origin, "Sec-Fetch-Site: same-origin"]),
    ])
  func origins(_ request: Case) throws {
    #expect(
      try Self.status(request.line, request.headers, ServerDoor(port: 4000)) == request.status)
  }

  @Test(
    "Contents are JSON of a length that is told",
    arguments: [
      Case(415, "POST /command", [host, cookie, origin, "Content-Length: 2"]),
      Case(
        415, "POST /command",
        [host, cookie, origin, "Content-Type: text/plain", "Content-Length: 2"]),
      Case(411, "POST /command", [host, cookie, origin, json]),
      Case(411, "POST /command", [host, cookie, origin, json, "Transfer-Encoding: chunked"]),
      Case(400, "POST /command", page + [cookie, "Transfer-Encoding: chunked"]),
      Case(400, "POST /command", [host, cookie, origin, json, "Content-Length: -2"]),
      Case(200, "POST /command", [host, cookie, origin, json, "Content-Length: 4096"]),
      Case(413, "POST /command", [host, cookie, origin, json, "Content-Length: 4097"]),
      Case(413, "POST /session", [host, origin, json, "Content-Length: 1000000"]),
      Case(400, "GET /", [host, "Content-Length: 2"]),
      Case(200, "GET /", [host, "Content-Length: 0"]),
    ])
  func contents(_ request: Case) throws {
    #expect(
      try Self.status(request.line, request.headers, ServerDoor(port: 4000)) == request.status)
  }

  @Test("Guests ask for the address that was given out and no other name")
  func guestHosts() throws {
    let door = ServerDoor(guests: "10.0.0.7", port: 4000)
    #expect(try Self.status("GET /", ["Host: 10.0.0.7:4000"], door) == 200)
    for host in ["127.0.0.1:4000", "localhost:4000", "10.0.0.7", "evil.example:4000"] {
      #expect(try Self.status("GET /", ["Host: \(host)"], door) == 403)
    }
    let usual = ServerDoor(guests: "[fd00::1]", port: 80)
    #expect(try Self.status("GET /", ["Host: [fd00::1]"], usual) == 200)
  }

  @Test("The page is served in parts, without what only a file needs")
  func thePage() throws {
    let page = String(decoding: try #require(PageFiles.response("/")?.body), as: UTF8.self)
    #expect(page.hasPrefix("<!DOCTYPE html>\n"))
    #expect(page.contains(#"<script type="module" src="main.mjs"></script>"#))
    #expect(page.contains(#"<link rel="stylesheet" href="page.css">"#))
    #expect(page.contains("<noscript><p>"))
    for text in ["http-equiv", "SHA256", "data-picture", #"id="data""#] {
      #expect(!page.contains(text))
    }
    let script = try #require(PageFiles.response("/main.mjs"))
    #expect(script.body == Array(EmbeddedFiles.text("Page/main.mjs").utf8))
    let head = String(decoding: script.bytes.prefix(1000), as: UTF8.self)
    #expect(head.contains("Content-Type: text/javascript; charset=utf-8\r\n"))
  }

  @Test(
    "Every answer has the headers of safety",
    arguments: [
      Response.accepted, .stream, .cookie("a", "b"), Refusal.notAllowed.response,
      Refusal(405, "x", method: "GET").response,
    ])
  func headers(_ response: Response) {
    let text = String(decoding: response.bytes, as: UTF8.self)
    for line in [
      "Content-Security-Policy: default-src 'none'; connect-src 'self'; script-src 'self'; "
        + "style-src 'self'; frame-ancestors 'none'",
      "X-Content-Type-Options: nosniff", "Cache-Control: no-store",
      "Referrer-Policy: no-referrer", "Connection: close",
    ] { #expect(text.contains("\r\n\(line)\r\n")) }
    #expect(!text.lowercased().contains("access-control"))
  }
}
