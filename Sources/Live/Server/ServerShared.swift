/// What the session and the thread of the server share.
final class ServerShared: Sendable {
  /// What the session wants of the thread.
  enum Order: Sendable {
    case openToGuests(descriptor: Int32, ServerDoor, token: String)
    case closeToGuests(Occasion)
    case stop
  }

  /// The texts that open doors, and numbers that both sides know.
  struct State: Sendable {
    /// The tokens of the session's addresses that were not exchanged yet.
    var tokens: [String] = []
    var revision = 0
    /// The number of guests that follow.
    var guestCount = 0
    /// What the thread has not done yet.
    var orders: [Order] = []
  }

  /// The number of addresses that can be used, the newest ones.
  private static let tokenLimit = 8

  let feed: FeedLog
  let requests: RequestQueue
  let version: String
  let limits: ServerLimits
  let identity: LiveServer.Identity
  let wake = WakePipe()
  let end = Occasion()
  let state = Locked(State())

  init(
    _ feed: FeedLog, _ requests: RequestQueue, version: String, limits: ServerLimits,
    _ identity: LiveServer.Identity
  ) {
    (self.feed, self.requests, self.version) = (feed, requests, version)
    (self.limits, self.identity) = (limits, identity)
  }

  /// Tells the thread what to do.
  func order(_ order: Order) {
    state.with { $0.orders.append(order) }
    wake.wake()
  }

  /// Returns a new token for the session's address.
  func newToken() -> String {
    let token = Secret.digits(bits: 128)
    state.with { state in
      state.tokens.append(token)
      if state.tokens.count > Self.tokenLimit { state.tokens.removeFirst() }
    }
    return token
  }

  /// Returns whether a token of the session's address is good; it is good once.
  func exchange(_ token: String) -> Bool {
    state.with { state in
      let count = state.tokens.count
      state.tokens = state.tokens.filter { !Secret.isEqual(token, to: $0) }
      return state.tokens.count < count
    }
  }
}
