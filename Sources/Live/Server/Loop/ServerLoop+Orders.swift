import Foundation

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

  /// Who follows.
  var followers: Set<Visitor> { Set(connections.compactMap(\.follower)) }

  func countGuests() {
    let count = followers.count { $0.isGuest }
    shared.state.with { $0.guestCount = count }
  }
}
