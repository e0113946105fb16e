/// The numbers and times, in seconds, that keep the server small.
struct ServerLimits: Sendable {
  /// The connections to the session's own addresses. Fewer of them are streams.
  var connections = 8
  /// The connections of guests. Fewer of them are streams.
  var guestConnections = 60
  /// The time for the head of a request, and that for its contents.
  var requestTime = 5.0
  /// The time between two signs of life in a stream.
  var beat = 5.0
  /// The time for which a page may read nothing.
  var stall = 30.0
  /// The commands of a visitor in a second.
  var commandsPerSecond = 20
  /// The time after which a connection that sent nothing makes room for another one.
  var patience = 1.0
  /// The time in which pages read why their stream ends.
  var farewell = 0.5
  /// The time in which the rest of a request that was refused is read, so that the answer arrives.
  var drain = 1.0
  /// The time before connections are accepted again, where the system has no more descriptors.
  var exhaustion = 0.1

  /// Returns the number of connections of a door.
  func connections(of door: ServerDoor) -> Int {
    door.isForGuests ? guestConnections : connections
  }

  /// Returns the number of streams of a door. A part of the connections is left for requests:
  /// otherwise pages that follow could not send anything.
  func streams(of door: ServerDoor) -> Int {
    let connections = connections(of: door)
    return connections - min(8, max(1, connections / 4))
  }
}

/// The commands of the last second, by visitor.
struct CommandRate {
  private let limit: Int
  private var times: [Visitor: [Double]] = [:]

  init(limit: Int) {
    self.limit = limit
  }

  /// Returns whether a visitor may send a command now, and counts it.
  mutating func admits(_ visitor: Visitor, now: Double) -> Bool {
    if times.count > 100 { times = times.filter { $0.value.last.map { $0 > now - 1 } ?? false } }
    let recent = times[visitor, default: []].filter { $0 > now - 1 }
    let isAdmitted = recent.count < limit
    times[visitor] = isAdmitted ? recent + [now] : recent
    return isAdmitted
  }
}

/// The guests that have a cookie.
struct GuestBook {
  /// The number of guests that are known; beyond it those are forgotten that do not follow.
  static let limit = 1000

  private var guests: [(cookie: String, visitor: Visitor)] = []

  /// Returns whose cookie it is; nil if it is nobody's.
  func visitor(of cookie: String) -> Visitor? {
    // All are compared, so that the time tells nothing.
    guests.reduce(nil) { Secret.isEqual(cookie, to: $1.cookie) ? $1.visitor : $0 }
  }

  /// Returns the cookie of a guest.
  func cookie(of visitor: Visitor) -> String? {
    guests.first { $0.visitor == visitor }?.cookie
  }

  /// Gives a new guest a cookie.
  ///
  /// Its name is no other guest's, also of those who came before the guests were sent away.
  mutating func admit(keeping followers: Set<Visitor>) -> String {
    if guests.count >= Self.limit,
      let place = guests.firstIndex(where: { !followers.contains($0.visitor) })
    {
      guests.remove(at: place)
    }
    let cookie = Secret.digits(bits: 128)
    guests.append((cookie, Visitor(id: "guest \(Secret.digits(bits: 64))", isGuest: true)))
    return cookie
  }
}
