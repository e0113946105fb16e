import Text

/// A page's place in the feed, and what it is sent next, as server-sent events.
///
/// It holds no events, so that a page that reads slowly costs no memory.
struct FeedReader {
  /// The number of bytes that are sent at once, unless one event has more.
  static let batch = 256 << 10

  /// What a page is told at the beginning.
  struct Greeting {
    var isGuest: Bool
    var version: String
    /// The address of the page, without a token.
    var address: String
  }

  private enum Stage {
    /// Nothing was sent; the page may have seen events up to one with an id.
    case beginning(after: String?)
    /// What pages need that come late, up to the event that was the newest then.
    case keptOnes(upTo: Int)
    /// The events, then `ready` behind the one that was the newest at the beginning.
    case events(readyBehind: Int?)
  }

  private let log: FeedLog
  private let greeting: Greeting
  private var stage: Stage
  /// The number of the last event that was sent, or left out.
  private var place = 0

  /// - Parameter id: The event that the page saw last, if it knows one.
  init(_ log: FeedLog, _ greeting: Greeting, after id: String?) {
    (self.log, self.greeting) = (log, greeting)
    stage = .beginning(after: id)
  }

  /// Indicates whether there is something to send.
  var hasMore: Bool {
    switch stage {
    case .beginning, .keptOnes, .events(.some): true
    case .events(nil): place != log.newest
    }
  }

  /// Returns the next bytes; empty if there are none.
  mutating func next() -> [UInt8] {
    var bytes: [UInt8] = []
    while hasMore, bytes.isEmpty { advance(&bytes) }
    return bytes
  }

  private mutating func advance(_ bytes: inout [UInt8]) {
    switch stage {
    case .beginning(let id?):
      guard let number = log.number(of: id) else {
        stage = .beginning(after: nil)
        return
      }
      bytes.addEvent("start", start(isFresh: false))
      place = number
      stage = .events(readyBehind: log.newest)
    case .beginning(nil):
      let (newest, scene) = log.opening()
      bytes.addEvent("start", start(isFresh: true))
      if let scene { bytes.addEvent("scene", scene.data()) }
      place = 0
      stage = .keptOnes(upTo: newest)
    case .keptOnes(let last):
      while bytes.count < Self.batch {
        guard let entry = log.kept(after: place, to: last) else {
          place = last
          stage = .events(readyBehind: last)
          return
        }
        guard bytes.isEmpty || bytes.count + entry.cost <= Self.batch else { return }
        place = entry.number
        if isShown(entry) { bytes.addEvent(entry.event, entry.data) }
      }
    case .events(let last): advance(readyBehind: last, &bytes)
    }
  }

  private mutating func advance(readyBehind last: Int?, _ bytes: inout [UInt8]) {
    if let last, place >= last {
      bytes.addEvent("ready", "{}", id: log.id(place))
      stage = .events(readyBehind: nil)
      return
    }
    guard let entries = log.entries(behind: place, atMost: Self.batch) else {
      // The page reads too slowly: its place is gone.
      stage = .beginning(after: nil)
      return
    }
    for entry in entries {
      if let last, entry.number > last { return }
      place = entry.number
      if isShown(entry) { bytes.addEvent(entry.event, entry.data, id: log.id(place)) }
    }
  }

  private func isShown(_ entry: FeedLog.Entry) -> Bool {
    if entry.event == "map", log.isAsking { return false }
    return !greeting.isGuest || entry.isForGuests
  }

  private func start(isFresh: Bool) -> String {
    ([
      "guest": .bool(greeting.isGuest), "fresh": .bool(isFresh),
      "version": .string(greeting.version), "address": .string(greeting.address),
    ] as JSONObject).text
  }
}

extension [UInt8] {
  /// Adds an event as it is sent.
  ///
  /// - Parameters:
  ///   - data: A line of JSON; line breaks between its parts become spaces.
  ///   - id: The place behind the event, which a page names when it comes back.
  mutating func addEvent(_ event: String, _ data: String, id: String? = nil) {
    if let id { append(contentsOf: "id: \(id)\n".utf8) }
    append(contentsOf: "event: \(event)\ndata: ".utf8)
    let start = count
    append(contentsOf: data.utf8)
    for place in start..<count where self[place] == 0x0A || self[place] == 0x0D {
      self[place] = 0x20
    }
    append(contentsOf: "\n\n".utf8)
  }
}
