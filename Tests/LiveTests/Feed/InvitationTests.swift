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
      return LiveInvitation(
        address: "http://\(address):1/#0", code: [" ▀█ ", "    "], modules: ["01", "10"])
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

  private func code(_ style: OutputStyle) -> [String] {
    let desk = desk(style)
    desk.say("live guests 10.0.0.1")
    return Array(desk.output.prefix(2))
  }

  @Test(arguments: ThemeChoice.allCases)
  func theCodeIsBlackOnWhiteOnEveryTerminal(choice: ThemeChoice) {
    var style = OutputStyle(hasColor: true)
    style.appearance.choice = choice
    for background in [Background.unknown, .dark, .light, .color(TerminalColor(0x808080))] {
      style.appearance.background = background
      style.appearance.hasManyColors = true
      let paper = style.code(of: .paper) ?? ""
      #expect(paper == "38;5;16;48;5;231" || paper == "30;47")
      #expect(code(style) == ["\u{1B}[\(paper)m ▀█ \u{1B}[0m", "\u{1B}[\(paper)m    \u{1B}[0m"])
      style.appearance.hasManyColors = false
      #expect(code(style)[0] == "\u{1B}[30;47m ▀█ \u{1B}[0m")
    }
  }

  @Test func withoutColoursBlocksAreAsLightAsLetters() {
    var style = OutputStyle()
    style.appearance.choice = .light
    #expect(code(style) == [" ▀█", ""])
    style.appearance.choice = .dark
    #expect(code(style) == ["█▄ █", "████"])
  }
}
