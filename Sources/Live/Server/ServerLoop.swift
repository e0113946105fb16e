import Foundation
import Platform

/// What the thread of the server does: it waits for sockets and moves bytes.
///
/// What is done about a request is decided elsewhere, by functions of values.
final class ServerLoop {
  /// A socket that accepts connections.
  struct Listener {
    var descriptor: Int32
    var door: ServerDoor
    /// When connections are accepted again.
    var pause = 0.0
  }

  let shared: ServerShared
  var guests = GuestBook()
  /// The token of the guests' address, which is good as long as they are let in.
  var guestToken: String?
  var rate: Rate<Visitor>
  /// The guests that were let in lately, by their addresses.
  var newGuests: Rate<[UInt8]>
  var connections: [ServerConnection] = []
  var listeners: [Listener]
  private var room = [UInt8](repeating: 0, count: 16 << 10)
  /// When the last connections are closed; nil while the server runs.
  var end: Double?
  private(set) var now = ServerLoop.clock

  private static var clock: Double { ProcessInfo.processInfo.systemUptime }
  var limits: ServerLimits { shared.limits }

  init(_ shared: ServerShared, _ listeners: [Int32]) {
    self.shared = shared
    let limits = shared.limits
    rate = Rate(limit: limits.commandsPerSecond, in: 1)
    newGuests = Rate(limit: limits.newGuests, in: limits.newGuestTime)
    let door = ServerDoor(port: shared.identity.port)
    self.listeners = listeners.map { Listener(descriptor: $0, door: door) }
  }

  /// Serves until it is told to stop.
  func run() {
    let waker = shared.feed.addWaker { [wake = shared.wake] in wake.wake() }
    defer { shared.feed.removeWaker(waker) }
    while end == nil || (end! > now && !connections.isEmpty) { turn() }
    for connection in connections { connection.close() }
    shared.state.with { $0.guestCount = 0 }
  }

  private func turn() {
    let open = listeners.filter { accepts($0) }
    var waits = [pollfd(fd: shared.wake.readEnd, events: Int16(POLLIN), revents: 0)]
    waits += open.map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
    waits += connections.map {
      let events = ($0.hasEnded ? 0 : POLLIN) | ($0.wantsToSend ? POLLOUT : 0)
      return pollfd(fd: $0.descriptor, events: Int16(events), revents: 0)
    }
    _ = poll(&waits, nfds_t(waits.count), timeout)
    now = Self.clock
    if waits[0].revents != 0 { shared.wake.drain() }
    for (connection, wait) in zip(connections, waits[(1 + open.count)...]) {
      if wait.revents & Int16(POLLIN | POLLHUP | POLLERR | POLLNVAL) != 0 { receive(connection) }
    }
    for order in shared.state.with({ take(&$0.orders) }) { carryOut(order) }
    for connection in connections { advance(connection) }
    connections.removeAll { $0.isClosed }
    for (listener, wait) in zip(open, waits[1...]) where wait.revents != 0 {
      // It may have been closed just now.
      if listeners.contains(where: { $0.descriptor == listener.descriptor }) { accept(listener) }
    }
    countGuests()
  }

  private func take(_ orders: inout [ServerShared.Order]) -> [ServerShared.Order] {
    defer { orders = [] }
    return orders
  }

  /// The milliseconds until something is due.
  private var timeout: Int32 {
    var next = now + 60
    for connection in connections {
      next = min(next, connection.deadline)
      // One that reads nothing is not told that there is life.
      if connection.isStream, connection.isWritten { next = min(next, connection.nextBeat) }
    }
    for listener in listeners where listener.pause > now { next = min(next, listener.pause) }
    if let end { next = min(next, end) }
    // Connections that wait for room are looked at when others, which make room, have grown old.
    if listeners.contains(where: { !accepts($0) }) { next = min(next, now + limits.exhaustion) }
    return Int32(max(0, ((next - now) * 1000).rounded(.up)))
  }

  // MARK: Bytes

  private func receive(_ connection: ServerConnection) {
    guard !connection.isClosed else { return }
    do throws(Refusal) {
      if let length = try connection.receive(&room) {
        try read(RequestHead(connection.reader.bytes[..<length]), connection, end: length)
      }
      try readContents(connection)
    } catch {
      refuse(connection, error)
    }
  }

  /// Sends an answer, behind which the connection is closed.
  func answer(_ connection: ServerConnection, _ response: Response) {
    connection.stage = .answer
    connection.deadline = now + limits.stall
    connection.write(response.bytes)
  }

  private func refuse(_ connection: ServerConnection, _ refusal: Refusal) {
    connection.hasUnread = true
    answer(connection, refusal.response)
  }

  /// Sends what there is to send, and ends what has taken too long.
  private func advance(_ connection: ServerConnection) {
    guard !connection.isClosed else { return }
    if connection.isStream { fill(connection) }
    if connection.flush(), connection.isStream { connection.deadline = now + limits.stall }
    if connection.isWritten {
      switch connection.stage {
      case .answer where connection.hasUnread: drain(connection)
      case .answer, .farewell: connection.close()
      case .stream: connection.deadline = now + limits.stall
      case .head, .body, .drain, .closed: break
      }
    }
    if connection.deadline <= now { expire(connection) }
  }

  private func drain(_ connection: ServerConnection) {
    guard !connection.isClosed else { return }
    ConnectionSocket.end(connection.descriptor)
    connection.stage = .drain
    connection.deadline = now + limits.drain
  }

  private func fill(_ connection: ServerConnection) {
    guard connection.isWritten else { return }
    if let bytes = connection.feed?.next(), !bytes.isEmpty { connection.write(bytes) }
    guard connection.nextBeat <= now else { return }
    connection.nextBeat = now + limits.beat
    var bytes: [UInt8] = []
    bytes.addEvent("beat", "{}")
    connection.write(bytes)
  }

  private func expire(_ connection: ServerConnection) {
    switch connection.stage {
    case .head where !connection.reader.bytes.isEmpty, .body:
      refuse(connection, Refusal(408, "the request did not come in time"))
      // It is sent now or never.
      _ = connection.flush()
      drain(connection)
    case .head, .answer, .drain, .stream, .farewell, .closed: connection.close()
    }
  }
}

/// What the session wants.
extension ServerLoop {
  func carryOut(_ order: ServerShared.Order) {
    switch order {
    case .openToGuests(let descriptor, let door, let token):
      guestToken = token
      listeners.append(Listener(descriptor: descriptor, door: door))
    case .closeToGuests(let isDone):
      shut("guests off") { $0.isForGuests }
      guests = GuestBook()
      isDone.come()
    case .stop:
      shut("live off") { _ in true }
      end = now + limits.farewell
    }
  }

  private func shut(_ reason: String, _ isMeant: (ServerDoor) -> Bool) {
    for listener in listeners where isMeant(listener.door) { close(listener.descriptor) }
    listeners.removeAll { isMeant($0.door) }
    for connection in connections where isMeant(connection.door) {
      guard connection.isStream else {
        connection.close()
        continue
      }
      var bytes: [UInt8] = []
      bytes.addEvent("end", #"{"reason":"\#(reason)"}"#)
      connection.write(bytes)
      connection.stage = .farewell
      connection.deadline = now + limits.farewell
      connection.feed = nil
    }
    guestToken = nil
  }

  var followers: Set<Visitor> { Set(connections.compactMap(\.follower)) }

  func countGuests() {
    let count = followers.count { $0.isGuest }
    shared.state.with { $0.guestCount = count }
  }

  /// The number of bytes of the thread's stack; only what is used costs memory.
  private static let stackSize = 4 << 20

  /// Starts the thread of a server, which no signal interrupts, and returns whether it runs.
  static func startThread(_ shared: ServerShared, _ listeners: [Int32]) -> Bool {
    // A new thread blocks what the one blocks that starts it.
    var (all, before) = (sigset_t(), sigset_t())
    sigfillset(&all)
    pthread_sigmask(SIG_BLOCK, &all, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    let thread = SystemThread.start(stackSize: stackSize, isDetached: true) {
      ServerLoop(shared, listeners).run()
      shared.end.come()
    }
    return thread != nil
  }
}
