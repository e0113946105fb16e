import Foundation

/// The server of the live page: a thread that answers browsers of this machine, and guests if they
/// are let in.
///
/// It knows no scene. Pages read a ``FeedLog`` and fill a ``RequestQueue``.
package final class LiveServer: Sendable {
  /// What makes a server the same one for pages: its address and what their cookies hold.
  package struct Identity: Sendable, Equatable {
    /// The number of the port.
    package var port: Int
    /// The text from which a cookie is known; whoever has it can use the session.
    package var secret: String

    /// Creates an identity, of a server that was there before.
    package init(port: Int, secret: String) {
      (self.port, self.secret) = (port, secret)
    }

    /// Indicates whether a server can have it.
    var isValid: Bool {
      (1...65535).contains(port) && secret.utf8.count >= 32
        && secret.utf8.allSatisfy { "0123456789abcdef".utf8.contains($0) }
    }
  }

  private struct State: Sendable {
    var shared: ServerShared?
    var guestAddress: String?
    var revision = 0
  }

  private let feed: FeedLog
  private let requests: RequestQueue
  private let version: String
  private let limits: ServerLimits
  private let state = Locked(State())

  /// Creates a server that does not run yet.
  ///
  /// - Parameter version: The version of the program, which pages are told.
  package convenience init(feed: FeedLog, requests: RequestQueue, version: String = "") {
    self.init(feed: feed, requests: requests, version: version, limits: ServerLimits())
  }

  init(feed: FeedLog, requests: RequestQueue, version: String = "", limits: ServerLimits) {
    (self.feed, self.requests, self.version, self.limits) = (feed, requests, version, limits)
  }

  deinit { stop() }

  // MARK: Running

  /// The identity of the server; nil if it does not run.
  package var identity: Identity? { state.with { $0.shared?.identity } }

  /// The revision of the scene; requests about another one are refused.
  package var revision: Int {
    get { state.with { $0.revision } }
    set {
      let shared = state.with { state in
        state.revision = newValue
        return state.shared
      }
      shared?.state.with { $0.revision = newValue }
    }
  }

  /// Starts to listen on the loopback interface, and returns the port.
  ///
  /// - Parameter identity: The identity of a server that was there before, so that its pages go
  ///   on; nil for a new one.
  package func start(_ identity: Identity? = nil) throws(LiveServerError) -> Int {
    try state.with { state throws(LiveServerError) in
      guard state.shared == nil else { throw .isRunning }
      if let identity, !identity.isValid { throw .badIdentity }
      let (listeners, port) = try Self.listen(port: identity?.port)
      let shared = ServerShared(
        feed, requests, version: version, limits: limits,
        Identity(port: port, secret: identity?.secret ?? Secret.digits(bits: 128)))
      shared.state.with { $0.revision = state.revision }
      guard shared.wake.readEnd >= 0, ServerLoop.startThread(shared, listeners) else {
        for listener in listeners { close(listener) }
        throw .system("no thread or pipe can be had")
      }
      state.shared = shared
      return port
    }
  }

  /// Tells pages that it ends, closes all connections, and returns when that is done, after a
  /// second at the latest.
  package func stop() {
    let shared = state.with { state in
      let shared = state.shared
      (state.shared, state.guestAddress) = (nil, nil)
      return shared
    }
    shared?.order(.stop)
    shared?.end.wait(seconds: 1)
  }

  /// Returns an address of the page, which lets one browser in, once; empty if the server does not
  /// run. Addresses that were given out before stay good, the newest of them.
  package func newAddress() -> String {
    guard let shared = state.with({ $0.shared }) else { return "" }
    return "http://127.0.0.1:\(shared.identity.port)/#\(shared.newToken())"
  }

  /// Opens sockets of both families, with the same port; one, if the machine has no IPv6.
  private static func listen(port: Int?) throws(LiveServerError) -> ([Int32], Int) {
    // A port that is free in one family may be taken in the other.
    for _ in 0..<20 {
      let (first, found) = try NumericAddress.loopback.listen(port: port ?? 0)
      do throws(LiveServerError) {
        return ([first, try NumericAddress.loopback6.listen(port: found).descriptor], found)
      } catch {
        if case .noSuchAddress = error { return ([first], found) }
        close(first)
        guard case .portInUse = error, port == nil else { throw error }
      }
    }
    throw .portInUse(0)
  }

  // MARK: Guests

  /// The number of guests whose pages follow.
  package var guestCount: Int {
    state.with { $0.shared }.map { $0.state.with { $0.guestCount } } ?? 0
  }

  /// The address that guests were given, with its token; nil if they are not let in.
  package var guestAddress: String? { state.with { $0.guestAddress } }

  /// Lets guests in, at one address of this machine, and returns the address of the page.
  ///
  /// - Parameter port: The port; nil for one that is free.
  package func openToGuests(host: String, port: Int? = nil) throws(LiveServerError) -> String {
    try state.with { state throws(LiveServerError) in
      guard let shared = state.shared else { throw .isNotRunning }
      guard state.guestAddress == nil else { throw .guestsAreIn }
      guard let address = NumericAddress(host), (1...65535).contains(port ?? 1) else {
        throw .badAddress(host, port: port)
      }
      let (descriptor, port) = try address.listen(port: port ?? 0)
      let token = Secret.digits(bits: 128)
      let door = ServerDoor(guests: address.host, port: port)
      shared.order(.openToGuests(descriptor: descriptor, door, token: token))
      let page = "http://\(address.host):\(port)/#\(token)"
      state.guestAddress = page
      return page
    }
  }

  /// Lets no more guests in, and tells those who follow; their cookies are good no more.
  package func closeToGuests() {
    let shared = state.with { state in
      defer { state.guestAddress = nil }
      return state.guestAddress == nil ? nil : state.shared
    }
    guard let shared else { return }
    let isDone = Occasion()
    shared.order(.closeToGuests(isDone))
    isDone.wait(seconds: 1)
  }
}
