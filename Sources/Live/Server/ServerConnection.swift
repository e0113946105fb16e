/// A connection of a browser.
///
/// Only the thread of the server knows it.
final class ServerConnection {
  /// What is done with the connection.
  enum Stage {
    /// The head of a request is read.
    case head
    /// The contents of a request are read.
    case body(ServerDoor.Decision, start: Int, length: Int)
    /// The answer is sent.
    case answer
    /// The answer was sent, and what else comes is thrown away.
    case drain
    /// Events are sent.
    case stream(Visitor)
    /// The last event is sent.
    case farewell
    /// It is over.
    case closed
  }

  let descriptor: Int32
  /// The address of the other side, without the port.
  let address: [UInt8]
  /// The door that it came through.
  let door: ServerDoor
  /// When it came.
  let start: Double
  var stage = Stage.head
  /// When it is closed, unless something changes.
  var deadline: Double
  /// When a stream gives the next sign of life.
  var nextBeat = 0.0
  var feed: FeedReader?
  /// Indicates whether more of the request may come that nobody reads.
  var hasUnread = false
  /// Indicates whether the browser sends nothing more.
  private(set) var hasEnded = false
  private(set) var reader = HeadReader()
  private var output: ArraySlice<UInt8> = []
  private var thrownAway = 0

  /// The number of bytes that are thrown away before the connection is closed.
  private static let mostThrownAway = 8 << 20
  /// The number of bytes that a page may send behind the request for a stream.
  private static let mostInStream = 4096

  init(_ descriptor: Int32, _ door: ServerDoor, now: Double, deadline: Double) {
    (self.descriptor, self.door, start, self.deadline) = (descriptor, door, now, deadline)
    address = ConnectionSocket.peer(of: descriptor)
  }

  /// Indicates whether all was sent.
  var isWritten: Bool { output.isEmpty }
  var isClosed: Bool { if case .closed = stage { true } else { false } }
  /// Indicates whether events are sent.
  var isStream: Bool { follower != nil }
  /// Who gets the events.
  var follower: Visitor? { if case .stream(let visitor) = stage { visitor } else { nil } }

  /// Indicates whether it makes room for another one. A page sends its request at once; one that comes
  /// byte by byte keeps nobody out.
  func makesRoom(requests: Double, answers: Double) -> Bool {
    switch stage {
    case .head, .body: start <= requests
    case .answer: start <= answers
    case .drain: true
    case .stream, .farewell, .closed: false
    }
  }

  /// Indicates whether there is something to send.
  var wantsToSend: Bool { !isWritten || (isStream && feed?.hasMore == true) }

  /// Adds bytes to those that are sent.
  func write(_ bytes: [UInt8]) { output += bytes }

  /// Ends the connection.
  func close() {
    guard !isClosed else { return }
    stage = .closed
    (output, feed) = ([], nil)
    ConnectionSocket.close(descriptor)
  }

  /// Sends as much as there is room for.
  ///
  /// - Returns: Whether something was sent.
  func flush() -> Bool {
    guard !isClosed, !output.isEmpty else { return false }
    switch ConnectionSocket.send(descriptor, output) {
    case .done(let count):
      output = output.dropFirst(count)
      // The bytes that were sent are let go of.
      if output.isEmpty { output = [] }
      return count > 0
    case .notNow: return false
    case .closed, .exhausted:
      close()
      return false
    }
  }

  /// Receives what is there.
  ///
  /// - Returns: The number of bytes of a head that is complete.
  func receive(_ room: inout [UInt8]) throws(Refusal) -> Int? {
    switch ConnectionSocket.receive(descriptor, into: &room) {
    case .done(let count): return try take(room[..<count])
    case .notNow: return nil
    case .closed, .exhausted:
      switch stage {
      // Who says nothing more may still want the answer.
      case .answer where !hasEnded, .farewell where !hasEnded:
        (hasEnded, hasUnread) = (true, false)
      default: close()
      }
      return nil
    }
  }

  private func take(_ bytes: ArraySlice<UInt8>) throws(Refusal) -> Int? {
    switch stage {
    case .head: return try reader.add(bytes)
    case .body(_, let start, let length):
      reader.addContents(bytes.prefix(start + length - reader.bytes.count))
    case .answer, .drain, .farewell, .stream:
      thrownAway += bytes.count
      if thrownAway > (isStream ? Self.mostInStream : Self.mostThrownAway) { close() }
    case .closed: break
    }
    return nil
  }
}
