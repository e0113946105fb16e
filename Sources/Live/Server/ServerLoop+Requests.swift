/// What is done about requests.
extension ServerLoop {
  /// Carries a request out whose head is complete, or goes on to its contents.
  func read(
    _ head: RequestHead, _ connection: ServerConnection, end: Int
  ) throws(Refusal) {
    let decision = try connection.door.decide(head) { visitor(of: $0, connection.door) }
    switch decision {
    case .file(let path):
      guard let response = PageFiles.response(path) else {
        throw Refusal(404, "there is no such page")
      }
      answer(connection, response)
    case .events(let visitor, let id): try follow(connection, visitor, after: id)
    case .session(_, let length), .command(_, let length):
      connection.stage = .body(decision, start: end, length: length)
    }
  }

  /// Carries a request out whose contents are complete.
  func readContents(_ connection: ServerConnection) throws(Refusal) {
    guard case .body(let decision, let start, let length) = connection.stage,
      connection.reader.bytes.count >= start + length
    else { return }
    let body = connection.reader.bytes[start..<(start + length)]
    switch decision {
    case .session(let visitor, _):
      let cookie = try exchange(FlatObject(body), visitor, connection)
      answer(connection, .cookie(connection.door.cookieName, cookie))
    case .command(let visitor, _):
      try carryOut(body, visitor)
      answer(connection, .accepted)
    case .file, .events: break
    }
  }

  private func visitor(of cookie: String, _ door: ServerDoor) -> Visitor? {
    if door.isForGuests { return guests.visitor(of: cookie) }
    guard Secret.isEqual(cookie, to: shared.identity.secret) else { return nil }
    return Visitor(id: "session", isGuest: false)
  }

  /// Returns the cookie for a token.
  private func exchange(
    _ object: FlatObject?, _ visitor: Visitor?, _ connection: ServerConnection
  ) throws(Refusal) -> String {
    let door = connection.door
    guard let object, object.members.count == 1, case .text(let token)? = object.members["token"]
    else { throw Refusal(400, "the token is missing") }
    let isGood =
      door.isForGuests
      ? guestToken.map { Secret.isEqual(token, to: $0) } ?? false : shared.exchange(token)
    // Who is let in already keeps the cookie, and with it the one vote: the address of a page that
    // is loaded again may still hold a token.
    if door.isForGuests, let cookie = visitor.flatMap({ guests.cookie(of: $0) }) { return cookie }
    guard isGood || visitor != nil else { throw Refusal(403, "the address was used already") }
    return door.isForGuests ? try admit(from: connection.address) : shared.identity.secret
  }

  /// Returns the cookie of a new guest.
  private func admit(from address: [UInt8]) throws(Refusal) -> String {
    guard newGuests.admits(address, now: now) else {
      throw Refusal(
        429,
        "more than \(limits.newGuests) devices came from this address in "
          + "\(Int(limits.newGuestTime)) seconds")
    }
    guard let cookie = guests.admit() else { throw Refusal(503, "too many guests were let in") }
    return cookie
  }

  private func carryOut(
    _ body: ArraySlice<UInt8>, _ visitor: Visitor
  ) throws(Refusal) {
    guard rate.admits(visitor, now: now) else {
      throw Refusal(429, "more than \(limits.commandsPerSecond) commands came in a second")
    }
    let request = try PageRequest(body, from: visitor)
    guard !visitor.isGuest || request.isVote else { throw Refusal(403, "guests only vote") }
    if let revision = request.revision, revision != shared.state.with({ $0.revision }) {
      throw Refusal(409, "the page shows an old scene")
    }
    guard shared.requests.add(request) else { throw Refusal(503, "too many commands wait") }
  }

  private func follow(
    _ connection: ServerConnection, _ visitor: Visitor, after id: String?
  ) throws(Refusal) {
    let door = connection.door
    let streams = connections.count { $0.door == door && $0.isStream }
    guard streams < limits.streams(of: door) else {
      throw Refusal(503, "too many pages are open")
    }
    connection.stage = .stream(visitor)
    connection.deadline = now + limits.stall
    connection.nextBeat = now + limits.beat
    let address = door.isForGuests ? door.hosts[0] : "127.0.0.1:\(door.port)"
    connection.feed = FeedReader(
      shared.feed,
      FeedReader.Greeting(
        isGuest: visitor.isGuest, version: shared.version, address: "http://" + address),
      after: id)
    connection.write(Response.stream.bytes)
    connection.write(Array("retry: 1000\n\n".utf8))
  }
}
