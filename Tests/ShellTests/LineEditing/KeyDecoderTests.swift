import Testing

@testable import Shell

@Suite struct KeyDecoderTests {
  @Test(
    arguments: [
      ("\r", .enter), ("\n", .enter), (" ", .space), ("\u{7F}", .backspace), ("\u{8}", .backspace),
      ("\u{1B}", .escape), ("\u{1B}[A", .up), ("\u{1B}OB", .down), ("\u{1B}[1;5C", .right),
      ("\u{1B}[D", .left), ("\u{1B}[5~", .pageUp), ("\u{1B}[6~", .pageDown),
      ("\u{1B}[H", .home), ("\u{1B}[4~", .end), ("\u{1B}OF", .end), ("\u{1B}[8~", .end),
      ("\u{3}", .interrupt), ("\u{4}", .endOfInput), ("q", .character("q")),
      ("按", .character("按")), ("😀", .character("😀")), ("\u{1B}[15~", nil), ("\u{1B}x", nil),
      ("\u{1}", nil),
    ] as [(String, Key?)])
  func bytesBecomeKeys(text: String, key: Key?) {
    #expect(decode(Array(text.utf8)) == key)
  }

  @Test func theEndOfInputIsAKey() {
    #expect(KeyDecoder.decode { _ in .end } == .endOfInput)
  }

  @Test func brokenUTF8IsNoKey() {
    #expect(decode([0xE6, 0x8C]) == nil)
    #expect(decode([0x80]) == nil)
  }

  private func decode(_ bytes: [UInt8]) -> Key? {
    var remaining = bytes[...]
    return KeyDecoder.decode { _ in remaining.popFirst().map { .byte($0) } ?? .pause }
  }
}
