import Foundation
import Scenes
import Session
import Text

/// The page of a live session: its feed goes to a server, and what pages ask for becomes lines.
package final class LivePage: LiveHost, FeedSink, SessionObserver {
  package let interests = SessionFeed.kinds
  package var work: (() -> Void) -> Void = { $0() }
  package var folder: String?
  private weak var session: Session?
  private var open: Open?

  /// What there is while the page is open.
  private struct Open {
    let server: LiveServer
    let log: FeedLog
    let queue: RequestQueue
    let feed: SessionFeed
    let identity: LiveServer.Identity
  }

  private let version: String
  /// The address at which guests are let in.
  private var guestHost: String?

  /// Creates a page that is not open.
  ///
  /// - Parameter version: The version of the program, which the page is told.
  package init(version: String) { self.version = version }

  package var isOpen: Bool { open != nil }

  package func open(_ session: Session) throws(LiveFailure) -> String {
    if let open { return open.server.newAddress() }
    let (log, queue) = (FeedLog(), RequestQueue())
    let server = LiveServer(feed: log, requests: queue, version: version)
    let kept = keyFile.flatMap(KeyFile.read)
    do {
      // The port may be somebody else's now; then a page that waits has to be opened anew.
      if kept == nil || (try? server.start(kept)) == nil { _ = try server.start() }
    } catch { throw LiveFailure(reason: "\(error)") }
    guard let identity = server.identity else {
      throw LiveFailure(reason: "the server did not start")
    }
    let feed = SessionFeed(of: session, to: self)
    open = Open(server: server, log: log, queue: queue, feed: feed, identity: identity)
    self.session = session
    session.add(self)
    feed.begin()
    keepKey()
    let address = server.newAddress()
    // A page that was there before waits for the session.
    if server.identity != kept { Browser.open(address) }
    return address
  }

  package func close(keepingKey: Bool) {
    guard let open else { return }
    session?.remove(self)
    open.server.stop()
    self.open = nil
    if !keepingKey, let keyFile { unlink(keyFile) }
  }

  // MARK: Guests

  package func openToGuests(at host: String) throws(LiveFailure) -> LiveInvitation {
    guard let open else { throw LiveFailure(reason: "no page is open") }
    if open.server.guestAddress != nil, let guestHost, guestHost != host {
      throw LiveFailure(
        reason: "guests are let in at \(guestHost); 'live guests off' ends that first")
    }
    do {
      // Who asks again wants to show the code again.
      let address = try open.server.guestAddress ?? open.server.openToGuests(host: host)
      guestHost = host
      let code = QRCode(address)
      let invitation = LiveInvitation(
        address: address, modules: code?.rows() ?? [])
      open.feed.didInvite(invitation)
      return invitation
    } catch { throw LiveFailure(reason: "\(error)") }
  }

  package func closeToGuests() {
    open?.server.closeToGuests()
    open?.feed.didInvite(nil)
  }

  package var guestCount: Int? {
    open?.server.guestAddress == nil ? nil : open?.server.guestCount
  }

  // MARK: The key

  /// The file that a session that is resumed finds the key in, so that its page comes back.
  private var keyFile: String? { folder.map { $0 + "/page" } }

  package var hadPage: Bool { keyFile.flatMap(KeyFile.read) != nil }

  /// Keeps the key, once there is a folder for it.
  private func keepKey() {
    guard let open, let keyFile, KeyFile.read(keyFile) != open.identity else { return }
    KeyFile.write(open.identity, to: keyFile)
  }

  // MARK: The feed

  package func observe(_ event: SessionEvent, in session: Session) {
    guard let feed = open?.feed else { return }
    guard case .willPrompt = event else { return feed.observe(event, in: session) }
    keepKey()
    work { feed.observe(event, in: session) }
  }

  package func tellState() {
    guard let feed = open?.feed else { return }
    feed.forgetOutput()
    work { feed.begin() }
  }

  package var needsMap: Bool { open?.feed.needsMap ?? false }

  package func tellMap() {
    guard let feed = open?.feed else { return }
    work { feed.tellMap() }
  }

  package func withoutTelling(_ body: () -> Void) {
    guard let feed = open?.feed else { return body() }
    feed.isMuted = true
    defer { feed.isMuted = false }
    body()
  }

  package func append(_ event: String, _ data: String) { open?.log.append(event, data) }

  package func append(
    scene change: String, revision: Int, full: @escaping @Sendable () -> String
  ) {
    open?.log.append(scene: change, full: full)
    open?.server.revision = revision
  }

  // MARK: Requests

  package var descriptor: Int32? { open?.queue.descriptor }

  package var firstRequest: LiveRequest? {
    while let request = open?.queue.first {
      if let line = meaning(of: request) { return line }
      takeRequest()
    }
    return nil
  }

  package func takeRequest() { _ = open?.queue.takeFirst() }

  /// Returns what a request means; nil if it came too late: the scene is another one now.
  private func meaning(of request: PageRequest) -> LiveRequest? {
    if let revision = request.revision, revision != open?.feed.revision { return nil }
    func line(_ command: String, _ points: CGPoint...) -> LiveRequest {
      let places = points.map { "\($0.x.typed),\($0.y.typed)" }
      return .line("\(command) \(places.joined(separator: " to "))")
    }
    switch request.kind {
    case .tap(let point): return line("tap", point)
    case .press(let point): return line("press", point)
    case .hit(let point): return line("hit", point)
    case .drag(let start, let end): return line("drag", start, end)
    case .undo: return .line("undo")
    case .enter: return .enter
    case .next: return .line("lesson next")
    case .step(let number, let index):
      return open?.feed.isLast(number) == true ? .step(index) : nil
    case .select(let number):
      guard let session, let view = open?.feed.view(of: number) else { return nil }
      return .line("why \(session.scene.reference(to: view))")
    case .vote(let question, let answer):
      // The cookies of guests are others than those of pages.
      let voter = (request.isGuest ? "guest " : "page ") + request.voter
      switch answer {
      case .choice(let place): return .vote(question, by: voter, .choice(place))
      case .view(-1): return .vote(question, by: voter, .view(nil))
      case .view(let number):
        return open?.feed.view(of: number).map { .vote(question, by: voter, .view($0)) }
      }
    }
  }
}

extension CGFloat {
  /// The number as somebody would type it, to a hundredth of a point.
  fileprivate var typed: String { ((Double(self) * 100).rounded() / 100).exactText }
}
