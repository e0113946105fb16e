import Testing

@testable import Shell

/// What a paste is made of, and where it ends.
@Suite struct PasteReaderTests {
  /// Takes a text in pieces; returns what ended it and what was left.
  private func take(
    _ pieces: [String], into reader: inout PasteReader
  ) -> (end: PasteReader.End?, rest: String) {
    for piece in pieces {
      var chunk = Array(piece.utf8)[...]
      if let end = reader.take(&chunk) { return (end, String(decoding: chunk, as: UTF8.self)) }
    }
    return (nil, "")
  }

  @Test func aMarkMayComeInPieces() {
    let text = "a~b\u{1B}[201~c"
    for cut in 1..<(text.utf8.count - 1) {
      var reader = PasteReader(isMarked: true)
      let taken = take([String(text.prefix(cut)), String(text.dropFirst(cut))], into: &reader)
      #expect(taken.end == .mark && reader.text == "a~b", "\(cut)")
      #expect(taken.rest == "c", "\(cut)")
    }
  }

  @Test(arguments: [("a\u{3}b", PasteReader.End.interrupt), ("a\u{4}b", .endOfInput)])
  func unmarkedTextEndsByKeys(text: String, end: PasteReader.End) {
    var reader = PasteReader(isMarked: false)
    let taken = take([text], into: &reader)
    #expect(taken.end == end && taken.rest == "b" && reader.text == "a")
  }

  @Test func aPasteMayBeginAfterWhatWasTyped() {
    var reader = PasteReader(isMarked: false)
    let taken = take(["a\r", "\u{1B}[200~b\u{4}\u{1B}[201", "~"], into: &reader)
    #expect(taken.end == .mark && reader.text == "a\nb" && reader.isMarked)
  }

  @Test(arguments: [("", 0), ("a", 1), ("a\r", 1), ("a\r\nb", 2), ("\r\r", 2)])
  func linesAreCounted(text: String, count: Int) {
    var reader = PasteReader(isMarked: false)
    _ = take([text], into: &reader)
    #expect(reader.lineCount == count)
  }

  @Test(arguments: [
    ("", false), ("a", false), ("a\r", false), ("a\r\r", true), ("a\r \t\r", true), ("\r", true),
    ("a\r\rb", false),
  ])
  func anEmptyLineIsSeen(text: String, isSeen: Bool) {
    var reader = PasteReader(isMarked: false)
    _ = take([text], into: &reader)
    #expect(reader.endsInEmptyLine == isSeen)
  }

  @Test func aTextWithoutEndTakesNoMoreRoomThanItMay() {
    var reader = PasteReader(isMarked: true, most: 1000)
    for _ in 0..<100 { _ = take([String(repeating: "x", count: 4095)], into: &reader) }
    #expect(reader.bytes.count < 70_000)
    #expect(take(["\u{1B}[20", "1~"], into: &reader).end == .mark)
    #expect(reader.bytes.count > 1000)
  }
}
