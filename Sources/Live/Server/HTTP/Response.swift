/// An answer to a request.
struct Response: Equatable {
  /// The type of JSON.
  static let json = "application/json"

  /// The number of the answer, such as 200.
  var status: Int
  /// The contents; nil for none.
  var body: [UInt8]?
  private var headers: [String]

  /// Creates an answer with contents.
  init(_ status: Int, _ body: [UInt8], type: String, headers: [String] = []) {
    self.status = status
    self.body = body
    self.headers =
      ["Content-Type: \(type)", "Content-Length: \(body.count)"] + headers
  }

  /// Creates an answer without contents.
  private init(_ status: Int, headers: [String]) {
    (self.status, self.headers) = (status, headers)
  }

  /// The answer to a request that waits for the session.
  static let accepted = Response(202, Array("{}".utf8), type: json)

  /// The beginning of a stream of events, which goes on until the connection is closed.
  static let stream = Response(200, headers: ["Content-Type: text/event-stream"])

  /// Returns the answer that gives a cookie.
  static func cookie(_ name: String, _ value: String) -> Response {
    Response(204, headers: ["Set-Cookie: \(name)=\(value); HttpOnly; SameSite=Strict; Path=/"])
  }

  /// The headers of every answer.
  static let commonHeaders = [
    "Content-Security-Policy: default-src 'none'; connect-src 'self'; script-src 'self'; "
      + "style-src 'self'; frame-ancestors 'none'",
    "X-Content-Type-Options: nosniff", "Cache-Control: no-store", "Referrer-Policy: no-referrer",
    "Connection: close",
  ]

  /// The answer as it is sent.
  var bytes: [UInt8] {
    let lines = ["HTTP/1.1 \(status) \(Self.words[status] ?? "Error")"] + headers
    let head = (lines + Self.commonHeaders).map { $0 + "\r\n" }.joined() + "\r\n"
    return Array(head.utf8) + (body ?? [])
  }

  private static let words = [
    200: "OK", 202: "Accepted", 204: "No Content", 400: "Bad Request", 403: "Forbidden",
    404: "Not Found", 405: "Method Not Allowed", 408: "Request Timeout", 409: "Conflict",
    411: "Length Required", 413: "Content Too Large", 415: "Unsupported Media Type",
    429: "Too Many Requests", 431: "Request Header Fields Too Large", 503: "Service Unavailable",
    505: "HTTP Version Not Supported",
  ]
}
