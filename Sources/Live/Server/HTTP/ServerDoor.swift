/// Somebody who has a valid cookie.
struct Visitor: Sendable, Hashable {
  /// A name that tells visitors apart; it is not the cookie.
  var id: String
  /// Indicates whether it is a guest, who reads and votes only.
  var isGuest: Bool
}

/// What decides about requests: a door of the server, and what it wants to see.
struct ServerDoor: Sendable, Equatable {
  /// The number of bytes of the longest contents.
  static let longestBody = 4096

  var port: Int
  /// The hosts that a browser may have asked for, with the port.
  var hosts: [String]
  var isForGuests = false

  /// Creates the session's own door, on the loopback interface.
  init(port: Int) {
    self.port = port
    hosts = ["127.0.0.1:\(port)", "localhost:\(port)", "[::1]:\(port)"]
  }

  /// Creates the door for guests.
  ///
  /// - Parameter host: The address that is given out, as a browser spells it.
  init(guests host: String, port: Int) {
    self.port = port
    // Browsers leave the usual port out.
    hosts = port == 80 ? [host] : ["\(host):\(port)"]
    isForGuests = true
  }

  /// The name of the cookie; the port keeps cookies of two sessions apart.
  var cookieName: String { "tapscope-\(port)" }

  /// What is done about a request.
  enum Decision: Equatable {
    /// A file of the page is sent.
    case file(String)
    /// The feed is sent, from behind an event on.
    case events(Visitor, after: String?)
    /// A token is read and exchanged.
    case session(Visitor?, length: Int)
    /// A command is read and handed to the session.
    case command(Visitor, length: Int)
  }

  /// Returns what is done about a request.
  ///
  /// - Parameter visitor: Whose cookie a value is; nil if it is no valid one.
  func decide(
    _ head: RequestHead, visitor: (String) -> Visitor?
  ) throws(Refusal) -> Decision {
    // A name that leads here in another way is somebody else's page.
    guard let host = head.host, hosts.contains(host) else {
      throw Refusal(403, "the server has another name")
    }
    let origin = "http://" + host
    let isPost = head.method == "POST"
    if isPost {
      guard head.origin == origin else { throw .notAllowed }
      try checkSite(head)
    }
    guard !head.isChunked else {
      throw Refusal(head.hasLength ? 400 : 411, "the length of the contents is not told")
    }
    if head.hasLength, head.length == nil { throw .notUnderstood }
    if !isPost, head.length ?? 0 > 0 { throw Refusal(400, "only POST has contents") }
    let known = head.cookie(cookieName).flatMap(visitor)
    switch head.path {
    case _ where PageFiles.contains(head.path):
      try check(head, "GET")
      return .file(head.path)
    case "/session":
      try check(head, "POST")
      return .session(known, length: try length(head))
    default:
      guard let known else { throw .notAllowed }
      switch head.path {
      case "/events":
        try check(head, "GET")
        guard head.origin == nil || head.origin == origin else { throw .notAllowed }
        try checkSite(head)
        return .events(known, after: head.lastEvent)
      case "/command":
        try check(head, "POST")
        return .command(known, length: try length(head))
      default: throw Refusal(404, "there is no such page")
      }
    }
  }

  private func check(_ head: RequestHead, _ method: String) throws(Refusal) {
    guard head.method == method else {
      throw Refusal(405, "only \(method) is answered here", method: method)
    }
  }

  private func checkSite(_ head: RequestHead) throws(Refusal) {
    guard head.site == nil || head.site == "same-origin" else { throw .notAllowed }
  }

  private func length(_ head: RequestHead) throws(Refusal) -> Int {
    guard head.isJSON else { throw Refusal(415, "the contents are not told to be JSON") }
    guard let length = head.length else {
      throw Refusal(411, "the length of the contents is not told")
    }
    guard length <= Self.longestBody else {
      throw Refusal(413, "the contents are longer than \(Self.longestBody) bytes")
    }
    return length
  }
}
