import Foundation
import Text

/// The events for pages: a log of the newest ones, and those that a page needs that comes late.
///
/// The session adds to it; the thread of the server reads.
package final class FeedLog: Sendable {
  struct Entry: Sendable, Equatable {
    /// The number of the event, from 1.
    var number: Int
    var event: String
    /// A line of JSON.
    var data: String

    /// The number of bytes that it takes, or some more.
    var cost: Int { data.utf8.count + 64 }

    /// Indicates whether guests get it.
    ///
    /// They see the screen and vote; who gets the touch at each point is nothing that they need, nor
    /// is the invitation that they have followed.
    var isForGuests: Bool { !["command", "cursor", "focus", "guests", "map"].contains(event) }
  }

  /// A scene, from which a page can start.
  struct FullScene: Sendable {
    /// The number of the event with the change that led to the scene.
    var number: Int
    var data: @Sendable () -> String
  }

  /// The events of which the latest one is kept for pages that come late.
  private static let latestOnly: Set = [
    "map", "mode", "focus", "cursor", "votes", "ask", "interaction", "guests",
  ]
  /// The number of commands that are kept for pages that come late.
  private static let commandLimit = 60

  private struct State: Sendable {
    var recent = RecentEntries()
    var latest: [String: Entry] = [:]
    var commands: [Entry] = []
    var scene: FullScene?
    var wakers: [Int: @Sendable () -> Void] = [:]
    var nextWaker = 0
  }

  /// A number that no other log has, so that a page knows whether a place is one of this log.
  let epoch = Secret.digits(bits: 64)
  private let limit: Int
  private let state = Locked(State())

  /// Creates an empty log.
  ///
  /// - Parameter bytes: The number of bytes of the newest events that are kept, about.
  package init(limit bytes: Int = 8 << 20) {
    limit = bytes
  }

  // MARK: Adding

  /// Adds an event.
  package func append(_ event: String, _ data: String) {
    add(event, data, full: nil)
  }

  /// Adds a change of the scene.
  ///
  /// - Parameters:
  ///   - change: The data of the event, a line of JSON.
  ///   - full: Returns the data for a page that comes after the change. It is called on the thread
  ///     of the server, if at all, and let go of on either thread.
  package func append(scene change: String, full: @escaping @Sendable () -> String) {
    add("scene", change, full: full)
  }

  private func add(_ event: String, _ data: String, full: (@Sendable () -> String)?) {
    let isClosed = event == "ask" && !Self.isOpen(data)
    // What is replaced is let go of without the lock.
    let (wakers, replaced) = state.with { state in
      let entry = Entry(number: state.recent.newest + 1, event: event, data: data)
      state.recent.append(entry, limit: limit)
      if Self.latestOnly.contains(event) { state.latest[event] = isClosed ? nil : entry }
      if event == "command" {
        state.commands.append(entry)
        if state.commands.count > Self.commandLimit { state.commands.removeFirst() }
      }
      let replaced = state.scene
      if let full { state.scene = FullScene(number: entry.number, data: full) }
      return (Array(state.wakers.values), full == nil ? nil : replaced)
    }
    withExtendedLifetime(replaced) { for wake in wakers { wake() } }
  }

  private static func isOpen(_ question: String) -> Bool {
    let value = try? JSONDecoder().decode(JSONValue.self, from: Data(question.utf8))
    return value?.object?["open"]?.bool == true
  }

  // MARK: Reading

  /// Indicates whether a question is open, so that pages get no map, from which the answer can be
  /// read. The session adds one behind the question.
  var isAsking: Bool { state.with { $0.latest["ask"] != nil } }

  /// The number of the newest event; 0 if there is none.
  var newest: Int { state.with { $0.recent.newest } }

  /// The number of bytes of the events that are kept, but for those that pages need that come late.
  var recentCost: Int { state.with { $0.recent.cost } }

  /// Calls something whenever an event is added; it gets a number to stop that with.
  func addWaker(_ wake: @escaping @Sendable () -> Void) -> Int {
    state.with { state in
      state.nextWaker += 1
      state.wakers[state.nextWaker] = wake
      return state.nextWaker
    }
  }

  /// Stops calling what has a number.
  func removeWaker(_ number: Int) {
    state.with { _ = $0.wakers.removeValue(forKey: number) }
  }

  /// Returns the name of a place behind an event.
  func id(_ number: Int) -> String { "\(epoch)-\(number)" }

  /// Returns the number in the name of a place; nil if not all events behind it are kept.
  func number(of id: String) -> Int? {
    guard id.hasPrefix(epoch + "-") else { return nil }
    let digits = id.dropFirst(epoch.utf8.count + 1)
    guard (1...18).contains(digits.utf8.count), digits.utf8.allSatisfy({ (48...57).contains($0) }),
      let number = Int(digits)
    else { return nil }
    return state.with { $0.recent.contains(allBehind: number) } ? number : nil
  }

  /// Returns where a page begins that comes late.
  func opening() -> (newest: Int, scene: FullScene?) {
    state.with { ($0.recent.newest, $0.scene) }
  }

  /// Returns the first event in a range that pages need that come late.
  func kept(after number: Int, to last: Int) -> Entry? {
    state.with { state in
      (Array(state.latest.values) + state.commands)
        .filter { $0.number > number && $0.number <= last }
        .min { $0.number < $1.number }
    }
  }

  /// Returns the first events behind a number, one or as many as have a number of bytes; nil if
  /// not all of them are kept.
  func entries(behind number: Int, atMost bytes: Int) -> [Entry]? {
    state.with { $0.recent.entries(behind: number, atMost: bytes) }
  }
}
