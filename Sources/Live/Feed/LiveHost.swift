import Session

/// What opens a session to browsers; the program that has a prompt provides it.
package protocol LiveHost: AnyObject {
  var isOpen: Bool { get }

  /// Opens the page of a session, also in the browser where there is a display; or makes another
  /// address of the page that is open.
  ///
  /// - Returns: The address, which one browser may use once.
  func open(_ session: Session) throws(LiveFailure) -> String

  /// Closes the page, and all that guests have.
  ///
  /// - Parameter keepingKey: Whether a session that is resumed has the same page again.
  func close(keepingKey: Bool)

  /// Lets others see the page and vote.
  ///
  /// - Parameter address: The numeric address of this machine that they reach.
  func openToGuests(at address: String) throws(LiveFailure) -> LiveInvitation

  /// Ends what guests may do; the page stays open.
  func closeToGuests()

  /// The number of guests who are there; nil if nobody may come.
  var guestCount: Int? { get }

  /// The folder that keeps the key of the page, for a session that is resumed; nil for none.
  var folder: String? { get set }

  /// Indicates whether the folder holds the key of a page that was open when the session ended.
  var hadPage: Bool { get }

  /// A closure that runs the work of telling pages; what ends the program then was that work.
  var work: (() -> Void) -> Void { get set }

  /// Tells pages the scene and the state of the session, as far as they are not told yet, and nothing of
  /// the lines before.
  func tellState()

  /// Indicates whether pages have the map of an earlier scene.
  var needsMap: Bool { get }

  /// Tells pages who gets the touch; the work may be interrupted.
  func tellMap()

  /// Runs a body of which pages are told no output.
  func withoutTelling(_ body: () -> Void)

  /// A descriptor that can be read while requests wait.
  var descriptor: Int32? { get }

  /// The first request that waits; nil if none does.
  var firstRequest: LiveRequest? { get }

  /// Takes the first request away.
  func takeRequest()
}

/// What guests need to come.
package struct LiveInvitation {
  /// The address.
  package var address: String
  /// The modules of the QR code of the address, with the margin that it needs, row by row: a `1` is dark, a `0` is light. None if no
  /// code holds the address.
  package var modules: [String]

  /// Creates an invitation.
  package init(address: String, modules: [String]) {
    (self.address, self.modules) = (address, modules)
  }
}

/// The reason why a page cannot be opened, in words.
package struct LiveFailure: Error {
  /// The reason.
  package var reason: String

  /// Creates a failure.
  package init(reason: String) { self.reason = reason }
}

/// What somebody at the page wants.
package enum LiveRequest {
  /// A line is carried out as if it had been typed.
  case line(String)
  /// Enter is pressed.
  case enter
  /// The walk that the prompt shows goes to a step.
  case step(Int)
  /// Somebody votes: the question, who votes, and the answer.
  case vote(Int, by: String, Session.Vote)
}

private struct LiveSeat: SessionPart {
  var host: (any LiveHost)?
  var keepsPageClosed = false
}

extension Session {
  /// What opens the session to browsers; nil where there is no prompt.
  package var liveHost: (any LiveHost)? {
    get { self[LiveSeat.self].host }
    set { self[LiveSeat.self].host = newValue }
  }

  /// Runs a body that writes what pages are told in another way.
  package func withoutTellingPages(_ body: () -> Void) {
    guard let liveHost else { return body() }
    liveHost.withoutTelling(body)
  }

  /// Indicates whether 'live' opens no page: a session that may have ended by a fault of the program
  /// is resumed without its page.
  package var keepsPageClosed: Bool {
    get { self[LiveSeat.self].keepsPageClosed }
    set { self[LiveSeat.self].keepsPageClosed = newValue }
  }
}
