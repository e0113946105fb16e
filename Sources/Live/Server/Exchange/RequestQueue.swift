/// The requests of pages that the session has not carried out yet.
///
/// A pipe is readable while requests wait, so that the session may wait for them and for keys at
/// once.
package final class RequestQueue: Sendable {
  /// The number of requests that may wait.
  static let limit = 16
  /// The number of guests whose votes may wait, so that votes do not keep the session's own pages
  /// out.
  static let guestLimit = 64

  private let requests = Locked<[PageRequest]>([])
  private let pipe = WakePipe()

  /// Creates an empty queue.
  package init() {}

  /// The descriptor that is readable while requests wait; -1 if the system gave none. Do not read
  /// from it: taking the requests does.
  package var descriptor: Int32 { pipe.readEnd }

  /// The request that has waited longest, which stays; nil if none waits.
  package var first: PageRequest? { requests.with { $0.first } }

  /// Takes the request that has waited longest; nil if none waits.
  package func takeFirst() -> PageRequest? {
    requests.with { requests in
      guard !requests.isEmpty else { return nil }
      defer { if requests.isEmpty { pipe.drain() } }
      return requests.removeFirst()
    }
  }

  /// Takes all requests, those first that have waited longest.
  package func take() -> [PageRequest] {
    requests.with { requests in
      defer { requests = [] }
      pipe.drain()
      return requests
    }
  }

  /// Adds a request; a vote takes the place of one that the same voter has waiting behind others.
  ///
  /// - Returns: False if too many wait already.
  package func add(_ request: PageRequest) -> Bool {
    requests.with { requests in
      if let question = request.question,
        // The session may be looking at the first one.
        let place = requests.indices.dropFirst().first(where: {
          requests[$0].question == question && requests[$0].voter == request.voter
            && requests[$0].isGuest == request.isGuest
        })
      {
        requests[place] = request
        return true
      }
      let waiting = requests.count { $0.isGuest == request.isGuest }
      guard waiting < (request.isGuest ? Self.guestLimit : Self.limit) else { return false }
      requests.append(request)
      pipe.wake()
      return true
    }
  }
}
