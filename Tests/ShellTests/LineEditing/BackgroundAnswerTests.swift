import Testing
import Text

@testable import Shell

@Suite struct BackgroundAnswerTests {
  private static let answer = "\u{1B}]11;rgb:fdfd/f6f6/e3e3\u{1B}\\"

  /// What comes out of the filter as typed, and the colour.
  private func filtered(_ pieces: [String]) -> (typed: String, color: TerminalColor?) {
    var filter = BackgroundAnswer()
    var typed: [UInt8] = []
    for piece in pieces { typed += filter.take(piece.utf8) }
    typed += filter.release()
    return (String(decoding: typed, as: UTF8.self), filter.color)
  }

  @Test(arguments: [
    ("", ""), ("echo", " one\r"), ("卡", "片"), ("\u{1B}[A", "\u{1B}[B"), ("\u{1B}", "x"),
    ("\u{1B}]1", "\u{1B}]11"),
  ])
  func theAnswerIsTakenOutOfWhatIsTyped(before: String, behind: String) {
    let all = Array((before + Self.answer + behind).utf8)
    for cut in all.indices {
      var filter = BackgroundAnswer()
      let typed = filter.take(all[..<cut]) + filter.take(all[cut...])
      #expect(String(decoding: typed, as: UTF8.self) == before + behind)
      #expect(filter.color == TerminalColor(0xFDF6E3))
    }
  }

  @Test(arguments: [
    "echo one", "\u{1B}", "\u{1B}\u{1B}[A", "\u{1B}]12;rgb:0/0/0\u{7}", "\u{1B}]11;two words\r",
    "\u{1B}]11;rgb:0/0", "\u{1B}]11;rgb:0/0/0\u{1B}[A", "\u{1B}]11;\u{3}",
    "\u{1B}]11;" + String(repeating: "x", count: 100),
  ])
  func everythingElseIsTyped(_ text: String) {
    #expect(filtered([text]).typed == text)
    #expect(filtered(text.map { String($0) }).typed == text)
    #expect(filtered([text]).color == nil)
  }

  @Test func onlyOneAnswerIsExpected() {
    #expect(filtered([Self.answer, Self.answer]).typed == Self.answer)
  }

  @Test(
    arguments: [
      ("rgb:ffff/0000/8080", 0xFF0080), ("rgb:ff/00/80", 0xFF0080), ("rgb:f/0/8", 0xFF0088),
      ("rgba:1e1e/1e1e/1e1e/ffff", 0x1E1E1E), ("rgb:12/34", nil), ("rgb:12345/0/0", nil),
      ("rgb:g/0/0", nil), ("rgb:-1/0/0", nil), ("rgb://", nil), ("#ffffff", nil), ("", nil),
      ("?", nil),
    ] as [(String, UInt32?)])
  func coloursAreToldInHexadecimal(_ text: String, _ number: UInt32?) {
    #expect(filtered(["\u{1B}]11;\(text)\u{7}"]).color == number.map { TerminalColor($0) })
    #expect(filtered(["\u{1B}]11;\(text)\u{7}"]).typed == "")
  }
}
