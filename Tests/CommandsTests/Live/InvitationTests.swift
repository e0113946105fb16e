import Testing
import Text

@testable import Commands

/// What the prompt and the page are told when guests are let in.
@Suite struct InvitationTests {
  /// A host that only gives an address.
  private final class Host: LiveHost {
    var (isOpen, folder): (Bool, String?) = (true, nil)
    var (hadPage, descriptor): (Bool, Int32?) = (false, nil)
    var guestCount: Int?
    var firstRequest: LiveRequest?

    func open(_ session: Session) -> String { "http://127.0.0.1:1/#0" }
    func close(keepingKey: Bool) {}
    func openToGuests(at address: String) -> LiveInvitation {
      guestCount = 0
      return LiveInvitation(
        address: "http://\(address):1/#0", code: [" ▀█ ", "    "], modules: ["01", "10"])
    }
    func closeToGuests() { guestCount = nil }
    func keepKey() {}
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

  @Test func thePageGetsTheModulesUntilNobodyMayCome() {
    let desk = desk(OutputStyle())
    let page = desk.watch()
    desk.tell("live guests 10.0.0.1")
    #expect(page.last("guests")["address"] == "http://10.0.0.1:1/#0")
    #expect(page.last("guests")["modules"] == .strings(["01", "10"]))
    desk.tell("live guests 10.0.0.1")
    #expect(page.all("guests").count == 2, "whoever asks again wants to see it again")
    desk.tell("live guests off")
    #expect(page.last("guests")["address"] == .null)
  }
}
