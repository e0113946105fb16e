import Foundation
import Interchange
import TestSupport
import Testing

@Suite struct JunkTests {
  @Test(arguments: ["", " \n\t\r\n "])
  func emptyTextIsAnError(text: String) {
    #expect(throws: DumpError(line: 1, column: 1, kind: .empty)) {
      try HierarchyDump(parsing: text)
    }
  }

  @Test func textWithoutViewsTellsWhereItBegins() {
    #expect(throws: DumpError(line: 2, column: 3, kind: .noObject)) {
      try HierarchyDump(parsing: "\n  no views here\nnor here")
    }
    #expect(throws: DumpError(line: 3, column: 1, kind: .noView(className: "UIApplication"))) {
      try HierarchyDump(parsing: "chain:\n\n<UIApplication: 0x1>\n<Delegate: 0x2>")
    }
  }

  @Test(arguments: [
    (DumpError.Kind.empty, "1:2: no view in it: the text is empty"),
    (.noObject, "1:2: no view in it: paste what 'po view.recursiveDescription()' prints"),
  ])
  func errorsSayWhatToDo(kind: DumpError.Kind, words: String) {
    #expect(DumpError(line: 1, column: 2, kind: kind).description == words)
  }

  @Test(arguments: [
    "|||| | |\n|  |", "\0\0\0", "<<<<<<", ">>>>", "<:0x>", "<a", "<a: 0x", "<A;", "<A>", "'",
    "; = ",
    "<A: 0x1; frame", "<1A: 0x1; frame = (0 0; 1 1)>", "\u{FEFF}", "{\"a\": [1, 2]}",
    "<A b=\"c\"/>",
    "<A: 0x; frame = (0 0; 1 1)>",
  ])
  func junkIsAnErrorOrAResult(text: String) {
    do throws(DumpError) {
      #expect(try HierarchyDump(parsing: text).viewCount == 1)
    } catch {
      #expect(error.line >= 1 && error.column >= 1)
    }
  }

  @Test func bytesThatAreNoTextAreSurvived() throws {
    let bytes =
      Array("<UIL\u{0}".utf8) + [0xFF, 0xC3, 0x28, 0x80]
      + Array("\n<UILabel: 0x1; frame = (0 0; 9 9); text = 'a".utf8) + [0xE2, 0x82]
      + Array("\0b'; tag = 4; layer = <CALayer: 0x2>>".utf8)
    let root = try onlyRoot(String(decoding: bytes, as: UTF8.self))
    #expect(root.text == "a\u{FFFD}\0b")
    #expect(root.tag == 4)
  }

  @Test(arguments: [
    "|", "<", ">", "(", "'", "; ", "<A: 0x1; ", "'; u = 'x", "text = '", "; placeholder = ", "\0",
    "…",
    "<A: 0x1; frame = (0 0; 1 1)>", "<_Tt", "[", "0x", "\n'",
    "\n<A: 0x1; frame = (0 0; 1 1); text = '",
  ])
  func longRepetitionsAreReadInLinearTime(part: String) {
    let length = size(50_000, of: 200_000)
    let text =
      "<A: 0x1; frame = (0 0; 1 1); text = '"
      + String(repeating: part, count: length / part.utf8.count)
    let time = processorTime { _ = try? HierarchyDump(parsing: text) }
    // Far above what it takes; quadratic time would take minutes.
    #expect(time < .seconds(length / 10_000))
  }
}
