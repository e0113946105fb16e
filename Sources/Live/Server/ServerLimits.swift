/// The numbers and times, in seconds, that keep the server small.
struct ServerLimits: Sendable {
  /// The connections to the session's own addresses. Fewer of them are streams.
  var connections = 8
  /// The connections of guests. Fewer of them are streams.
  var guestConnections = 60
  /// The time for a request, with its contents.
  var requestTime = 5.0
  /// The time between two signs of life in a stream.
  var beat = 5.0
  /// The time for which a page may read nothing.
  var stall = 30.0
  var commandsPerSecond = 20
  /// The guests that an address gets cookies for in a time. A device that keeps no cookie is known by
  /// its address only, and would vote again and again.
  var newGuests = 3
  var newGuestTime = 10.0
  /// The time after which a guest's connection whose request is not complete, or any connection that
  /// does not read its answer, makes room for another one.
  var patience = 1.0
  /// The time in which pages read why their stream ends.
  var farewell = 0.5
  /// The time in which the rest of a request that was refused is read, so that the answer arrives.
  var drain = 1.0
  /// The time before connections are accepted again, where the system has no more descriptors.
  var exhaustion = 0.1

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

/// What has happened lately, by who did it.
struct Rate<Source: Hashable> {
  private let limit: Int
  private let time: Double
  private var times: [Source: [Double]] = [:]

  /// Creates a rate of so many times in some seconds.
  init(limit: Int, in time: Double) {
    (self.limit, self.time) = (limit, time)
  }

  /// Returns whether somebody may do it now, and counts it.
  mutating func admits(_ source: Source, now: Double) -> Bool {
    if times.count > 100 {
      times = times.filter { $0.value.last.map { $0 > now - time } ?? false }
    }
    let recent = times[source, default: []].filter { $0 > now - time }
    let isAdmitted = recent.count < limit
    times[source] = isAdmitted ? recent + [now] : recent
    return isAdmitted
  }
}

struct GuestBook {
  /// The number of guests that are let in at most. Nobody is forgotten for somebody else; at the rate
  /// of one address it takes nine hours to get so far.
  static let limit = 10_000

  /// The secrets of the guests, by their names.
  private var secrets: [String: String] = [:]

  /// Returns whose cookie it is; nil if it is nobody's.
  func visitor(of cookie: String) -> Visitor? {
    let parts = cookie.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, let secret = secrets[String(parts[0])],
      Secret.isEqual(String(parts[1]), to: secret)
    else { return nil }
    return Visitor(id: String(parts[0]), isGuest: true)
  }

  func cookie(of visitor: Visitor) -> String? {
    secrets[visitor.id].map { "\(visitor.id)-\($0)" }
  }

  /// Gives a new guest a cookie; nil if there are too many.
  ///
  /// Its name is no other guest's, also of those who came before the guests were sent away.
  mutating func admit() -> String? {
    guard secrets.count < Self.limit else { return nil }
    let (name, secret) = (Secret.digits(bits: 64), Secret.digits(bits: 128))
    secrets[name] = secret
    return "\(name)-\(secret)"
  }
}
