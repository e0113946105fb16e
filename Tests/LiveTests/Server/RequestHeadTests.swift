import Testing

@testable import Live

@Suite("The head of a request has one reading, or none")
struct RequestHeadTests {
  static func read(_ text: String) throws(Refusal) -> RequestHead? {
    var reader = HeadReader()
    guard let end = try reader.add(Array(text.utf8)) else { return nil }
    return try RequestHead(reader.bytes[..<end])
  }

  static func status(_ text: String) -> Int? {
    do throws(Refusal) {
      return try read(text) == nil ? nil : 200
    } catch {
      return error.status
    }
  }

  @Test func whatMattersIsRead() throws {
    let text =
      "POST /command HTTP/1.1\r\nhost: LOCALHOST:80\r\nX-Other:\r\nx-other: twice\r\n"
      + "Cookie: \t a=1; tapscope-80=secret;tapscope-8=no \r\nContent-Length: 12\r\n\r\n{"
    let head = try #require(try Self.read(text))
    #expect((head.method, head.path, head.host) == ("POST", "/command", "localhost:80"))
    #expect((head.cookie("tapscope-80"), head.length) == ("secret", 12))
  }

  @Test(
    "What can be read in two ways is refused",
    arguments: [
      "GET  / HTTP/1.1\r\n", "GET / HTTP/1.1 \r\n", " GET / HTTP/1.1\r\n", "GET /\r\n", "\r\n",
      "get / HTTP/1.1\r\n", "GET http://127.0.0.1/ HTTP/1.1\r\n", "GET * HTTP/1.1\r\n",
      "GET main.mjs HTTP/1.1\r\n", "GET /../main.mjs HTTP/1.1\r\n", "GET /%2e%2e/x HTTP/1.1\r\n",
      "GET //main.mjs HTTP/1.1\r\n", "GET /a\\b HTTP/1.1\r\n", "GET /#x HTTP/1.1\r\n",
      "GET /\u{E9} HTTP/1.1\r\n", "GET /\0 HTTP/1.1\r\n", "GET / HTTP/1.1\n", "GET / HTTP/1.1\r",
      "GET / HTTP/1.1\r\nA: 1\nB: 2\r\n", "GET / HTTP/1.1\r\nA: 1\rB: 2\r\n",
      "GET / HTTP/1.1\r\nA : 1\r\n", "GET / HTTP/1.1\r\n A: 1\r\n", "GET / HTTP/1.1\r\nA\r\n",
      "GET / HTTP/1.1\r\nA: 1\r\n folded\r\n", "GET / HTTP/1.1\r\n: 1\r\n",
      "GET / HTTP/1.1\r\nA: \u{1}\r\n", "GET / HTTP/1.1\r\nHost: a\r\nHOST: a\r\n",
      "GET / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 1\r\n",
      "GET / HTTP/1.1\r\nCookie: a=1\r\nCookie: b=1\r\n",
      "GET / HTTP/1.1\r\nOrigin: a\r\nOrigin: a\r\n", "\u{16}\u{3}\u{1}\u{2}",
      "GET / SPDY/3\r\n",
    ])
  func refused(text: String) {
    #expect(Self.status(text + "\r\n") == 400)
  }

  @Test(
    "Other versions are not spoken", arguments: ["HTTP/1.0", "HTTP/2.0", "HTTP/1.1.1", "HTTP/"])
  func versions(version: String) {
    #expect(Self.status("GET / \(version)\r\n\r\n") == 505)
  }

  @Test func aHeadMayComeInPieces() throws {
    let text = Array("GET / HTTP/1.1\r\nHost: a\r\n\r\nrest".utf8)
    var reader = HeadReader()
    for byte in text.dropLast(5) {
      let end = try reader.add([byte])
      #expect(end == nil)
    }
    let end = try reader.add(text.suffix(5))
    #expect(end == text.count - 4)
  }

  @Test func eightKilobytesAreTheMost() {
    func head(_ count: Int) -> String {
      let text = "GET / HTTP/1.1\r\nA: "
      return text + String(repeating: "x", count: count - text.utf8.count - 4) + "\r\n\r\n"
    }
    #expect(Self.status(head(8192)) == 200)
    #expect(Self.status(head(8193)) == 431)
    #expect(Self.status(String(repeating: "x", count: 100_000)) == 431)
    #expect(Self.status(String(head(8000).dropLast(4))) == nil)
  }

  @Test(
    arguments: [
      ("application/json", true), ("Application/JSON; charset=UTF-8", true),
      ("text/plain", false), ("application/json, text/plain", false),
      ("application/jsonp", false), ("text/plain; application/json", false), ("", false),
    ])
  func jsonIsTold(type: String, isJSON: Bool) throws {
    let head = try Self.read("GET / HTTP/1.1\r\nContent-Type: \(type)\r\n\r\n")
    #expect(head?.isJSON == isJSON)
  }

  @Test(arguments: ["-1", "+1", "1 1", "0x1", "1,1", "1e3", "", "99999999999999999999", "\u{661}"])
  func lengthsArePlainNumbers(text: String) throws {
    let head = try Self.read("GET / HTTP/1.1\r\nContent-Length: \(text)\r\n\r\n")
    #expect(head?.hasLength == true)
    #expect(head?.length == nil)
  }

  @Test(
    arguments: [
      ("tapscope-1=a", "a"), ("x=1; tapscope-1=a; y=2", "a"), ("tapscope-1=a=b", "a=b"),
      ("tapscope-1=", ""), ("tapscope-1=a; tapscope-1=a", nil), ("tapscope-10=a", nil),
      ("xtapscope-1=a", nil), ("x=tapscope-1=a", nil), ("TAPSCOPE-1=a", nil), ("", nil),
    ])
  func twoCookiesOfAPageAreNone(text: String, value: String?) throws {
    let head = try Self.read("GET / HTTP/1.1\r\nCookie: \(text)\r\n\r\n")
    #expect(head?.cookie("tapscope-1") == value)
  }
}
