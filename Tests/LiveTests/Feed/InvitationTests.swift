import Session
import SessionStage
import Testing
import Text

@testable import Live

/// What the prompt and the page are told when guests are let in.
@Suite struct InvitationTests {
  /// A host that only gives an address.
  private final class Host: LiveHost {
    var (isOpen, folder): (Bool, String?) = (true, nil)
    let (hadPage, needsMap, descriptor): (Bool, Bool, Int32?) = (false, false, nil)
    var work: (() -> Void) -> Void = { $0() }
    var guestCount: Int?
    var firstRequest: LiveRequest?

    func open(_ session: Session) -> String { "http://127.0.0.1:1/#0" }
    func tellState() {}
    func tellMap() {}
    func withoutTelling(_ body: () -> Void) { body() }
    func close(keepingKey: Bool) {}
    func openToGuests(at address: String) -> LiveInvitation {
      guestCount = 0
      return LiveInvitation(address: "http://\(address):1/#0", modules: ["01", "10"])
    }
    func closeToGuests() { guestCount = nil }
    func takeRequest() {}
  }

  private func desk(_ style: OutputStyle) -> TestSession {
    let desk = TestSession(style)
    desk.session.isInteractive = true
    desk.session.liveHost = Host()
    return desk
  }

  @Test func theTerminalPrintsTheAddressAndLeavesTheCodeToThePage() {
    let desk = desk(OutputStyle())
    desk.say("live guests 10.0.0.1")
    #expect(desk.output.first == "guests: http://10.0.0.1:1/#0")
    #expect(!desk.output.contains { $0.contains { "█▀▄".contains($0) } })
  }
}
