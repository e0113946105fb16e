/// How connections are let in.
extension ServerLoop {
  /// Returns whether connections are accepted now.
  func accepts(_ listener: Listener) -> Bool {
    guard listener.pause <= now else { return false }
    // Guests who come together wait for each other; the session's own pages are told at once.
    return !listener.door.isForGuests || hasRoom(listener.door) || oldest(listener.door) != nil
  }

  private func connections(of door: ServerDoor) -> [ServerConnection] {
    connections.filter { $0.door == door && !$0.isClosed }
  }

  private func hasRoom(_ door: ServerDoor) -> Bool {
    connections(of: door).count < limits.connections(of: door)
  }

  /// The oldest connection that makes room for a new one. Guests are given some time, as many may come
  /// at once; at the session's own door the newest page wins.
  private func oldest(_ door: ServerDoor) -> ServerConnection? {
    let patient = now - limits.patience
    return connections(of: door)
      .filter { $0.makesRoom(requests: door.isForGuests ? patient : now, answers: patient) }
      .min { $0.start < $1.start }
  }

  func accept(_ listener: Listener) {
    // The others have their turn in between.
    for _ in 0..<64 {
      if !hasRoom(listener.door) {
        oldest(listener.door)?.close()
        // The next connection may get the same descriptor.
        connections.removeAll { $0.isClosed }
        if !hasRoom(listener.door), listener.door.isForGuests { return }
      }
      switch ConnectionSocket.accept(listener.descriptor) {
      case .done(let descriptor): admit(Int32(descriptor), listener.door)
      case .notNow: return
      case .closed: continue
      case .exhausted:
        // Waiting for the listener would return at once, again and again.
        for k in listeners.indices { listeners[k].pause = now + limits.exhaustion }
        return
      }
    }
  }

  private func admit(_ descriptor: Int32, _ door: ServerDoor) {
    let connection = ServerConnection(
      descriptor, door, now: now, deadline: now + limits.requestTime)
    guard hasRoom(door) else {
      connection.write(Refusal.tooMany.response.bytes)
      _ = connection.flush()
      connection.close()
      return
    }
    connections.append(connection)
  }
}
