import Language
import Session
import Text

extension Command {
  package static let live = Command(
    name: "live", group: .session,
    summary: "opens a page for the browser that shows this session and takes clicks",
    movesSteps: true,
    forms: [
      Form(summary: "opens the page, or makes another address of it") { call in
        let host = try call.liveHost
        if call.session.keepsPageClosed { return }
        let wasOpen = host.isOpen
        if !wasOpen, call.session.poll?.followsEvent == true {
          throw CommandError(
            .refused("a page would tell the answer of the question; answer it, then type 'live'"))
        }
        let address: String
        do { address = try host.open(call.session) } catch let failure as LiveFailure {
          throw CommandError(.refused(failure.reason))
        }
        call.write(TextLine(wasOpen ? "another address of the page:" : "the page of this session:"))
        // In a line of its own it can be copied.
        call.writePrivately(TextLine("  ") + TextLine(address, .strong))
        call.confirm("one browser can open it, once; 'live off' closes the page")
      },
      Form("off", summary: "closes the page, for guests, too") { call in
        let host = try call.liveHost
        if call.session.keepsPageClosed { return }
        guard host.isOpen else { throw call.noPage }
        host.close(keepingKey: false)
        call.confirm("the page is closed")
      },
      Form(
        .word("guests", .located(.either("off", or: .text("ADDRESS")))),
        summary: "lets others in the network watch and vote, at an address of this machine; 'off' "
          + "sends them away"
      ) { call, given in
        let host = try call.liveHost
        if call.session.keepsPageClosed { return }
        guard let address = given.value else { return try call.sendGuestsAway(host) }
        guard host.isOpen else { throw call.noPage }
        // A session that is resumed lets nobody in by itself.
        guard call.session.access.allowsWriting else { return }
        do {
          call.tell(try host.openToGuests(at: address))
        } catch let failure as LiveFailure {
          throw call.error(.refused(failure.reason), at: given)
        }
      },
    ])
}

extension Call {
  /// Writes a line that no page shows.
  fileprivate func writePrivately(_ line: TextLine) {
    session.withoutTellingPages { write(line) }
  }

  private var liveHostIfAny: (any LiveHost)? { session.isInteractive ? session.liveHost : nil }

  fileprivate var liveHost: any LiveHost {
    get throws {
      guard let liveHostIfAny else {
        throw CommandError(
          .refused("a page needs a prompt; 'tapscope --live' begins with one"))
      }
      return liveHostIfAny
    }
  }

  fileprivate var noPage: CommandError {
    CommandError(.nothingYet("no page is open; 'live' opens one"))
  }

  fileprivate func sendGuestsAway(_ host: any LiveHost) throws {
    guard host.guestCount != nil else {
      throw CommandError(.nothingYet("nobody was invited; 'live guests ADDRESS' does so"))
    }
    host.closeToGuests()
    confirm("guests see nothing any more")
  }

  fileprivate func tell(_ invitation: LiveInvitation) {
    write(TextLine("guests: ") + TextLine(invitation.address, .strong))
    confirm("they see the screen and vote; 'live guests off' sends them away")
  }
}
