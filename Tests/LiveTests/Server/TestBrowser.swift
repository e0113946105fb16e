import Foundation
import Testing

/// A browser as the tests need it: it sends bytes and waits for what comes, for 10 s at most.
struct TestBrowser {
  var port: Int
  /// The host in the address, which is also what it connects to.
  var host = "127.0.0.1"
  /// The value of the cookie, once it has one.
  var cookie: String?

  init(port: Int) {
    self.port = port
  }

  /// Opens an address as it was given out, and exchanges the token.
  init(at address: String) throws {
    let parts = try #require(URLComponents(string: address))
    self.init(port: try #require(parts.port))
    host = try #require(parts.host)
    let reply = try post("/session", #"{"token":"\#(try #require(parts.fragment))"}"#)
    guard reply.status == 204 else { throw NotLetIn(status: reply.status) }
    cookie = reply.cookie
  }

  /// The error that a token is not taken.
  struct NotLetIn: Error {
    var status: Int?
  }

  /// The error that nothing listens.
  struct NobodyThere: Error {}

  /// The headers of a page of this server.
  var headers: [String] {
    ["Host: \(host):\(port)"] + (cookie.map { ["Cookie: tapscope-\(port)=\($0)"] } ?? [])
  }

  func get(_ path: String, _ more: [String] = []) throws -> Reply {
    try send(Self.text(["GET \(path) HTTP/1.1"] + headers + more))
  }

  func post(_ path: String, _ body: String) throws -> Reply {
    let more = [
      "Origin: http://\(host):\(port)", "Sec-Fetch-Site: same-origin",
      "Content-Type: application/json", "Content-Length: \(body.utf8.count)",
    ]
    return try send(Self.text(["POST \(path) HTTP/1.1"] + headers + more) + body)
  }

  func send(_ text: String) throws -> Reply { try send(Array(text.utf8)) }

  /// Sends bytes, and returns what comes up to the end of the connection.
  func send(_ bytes: [UInt8]) throws -> Reply {
    let line = try TestLine(host: host, port: port)
    line.send(bytes)
    return Reply(line.rest())
  }

  /// Follows the feed.
  func follow(after id: String? = nil) throws -> TestStream {
    let line = try TestLine(host: host, port: port)
    let more = id.map { ["Last-Event-ID: \($0)"] } ?? []
    line.send(Array(Self.text(["GET /events HTTP/1.1"] + headers + more).utf8))
    return TestStream(line)
  }

  static func text(_ lines: [String]) -> String { (lines + ["", ""]).joined(separator: "\r\n") }
}

/// An answer.
struct Reply {
  let status: Int?
  let head: String
  let body: String

  init(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    let end = text.range(of: "\r\n\r\n")
    head = end.map { String(text[..<$0.lowerBound]) } ?? text
    body = end.map { String(text[$0.upperBound...]) } ?? ""
    status = head.hasPrefix("HTTP/1.1 ") ? Int(head.dropFirst(9).prefix(3)) : nil
  }

  /// The value of the cookie that it gives.
  var cookie: String? {
    head.components(separatedBy: "Set-Cookie: ").dropFirst().first?
      .split(separator: ";").first?.split(separator: "=").last.map(String.init)
  }
}
