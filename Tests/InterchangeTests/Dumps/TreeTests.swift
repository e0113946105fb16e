import Foundation
import Interchange
import Scenes
import Testing

@Suite struct TreeTests {
  /// A dump with one view per name, each with a number of pipes.
  private func text(_ views: [(String, Int)]) -> String {
    views.enumerated().map { k, view in
      String(repeating: " |  ", count: view.1) + "<\(view.0): 0x\(k + 1); frame = (0 0; 9 9)>\n"
    }.joined()
  }

  private func outlines(_ text: String) throws -> [String] {
    try HierarchyDump(parsing: text).roots.map(\.outline)
  }

  @Test func severalWindowsFollowOneAnother() throws {
    let text = text([("W", 0), ("A", 1), ("V", 0), ("B", 1), ("U", 0)])
    #expect(try outlines(text) == ["W(A)", "V(B)", "U"])
    #expect(try warnings(text) == [])
  }

  @Test func dumpMayBeginBelowTheTop() throws {
    let text = text([("A", 3), ("B", 4), ("C", 3), ("D", 4)])
    #expect(try outlines(text) == ["A(B)", "C(D)"])
    #expect(try warnings(text) == [])
  }

  @Test func missingLevelsAreReportedOnce() throws {
    let text = text([("A", 0), ("B", 4), ("C", 5), ("D", 4)])
    #expect(try outlines(text) == ["A(B(C) D)"])
    #expect(try warnings(text) == [.levelsMissing(count: 3)])
  }

  @Test func superviewIsInDoubtWhereLinesWereLeftOut() throws {
    let text = text([
      ("W", 0), ("A", 1), ("B", 2), ("C", 2), ("D", 3), ("E", 2), ("F", 1), ("G", 4),
    ])
    .replacing(" |   |  <C:", with: "...\n |   |  <C:")
    var doubted: [String] = []
    try onlyRoot(text).forEachInTree {
      if $0.uncertainties.contains(.superview) { doubted.append($0.className) }
    }
    #expect(doubted == ["C", "E", "G"])
  }

  @Test func viewAboveTheFirstBeginsATree() throws {
    let text = text([("A", 3), ("B", 2), ("C", 3)])
    #expect(try outlines(text) == ["A", "B(C)"])
    #expect(try warnings(text) == [.aboveRoot])
  }

  @Test func promptBeginsAnotherDump() throws {
    let text = text([("A", 0), ("B", 1)]) + "(lldb) po b\n | <B: 0x2; frame = (0 0; 9 9)>"
    #expect(try outlines(text) == ["A(B)", "B"])
    #expect(try warnings(text) == [])
  }

  @Test func sameRootAgainBeginsAnotherTree() throws {
    let again = "  | <A: 0x1; frame = (0 0; 9 9)>\n  |  | <B: 0x2; frame = (0 0; 9 9)>"
    let text = text([("A", 0), ("B", 1)]) + again
    #expect(try outlines(text) == ["A(B)", "A(B)"])
  }

  @Test func repeatedAddressIsReported() throws {
    let text =
      "<A: 0x1; frame = (0 0; 9 9)>\n | <B: 0x2; frame = (0 0; 9 9)>\n"
      + " | <C: 0x2; frame = (0 0; 9 9)>"
    #expect(try outlines(text) == ["A(B C)"])
    #expect(try warnings(text) == [.repeatedAddress("0x2", firstLine: 2)])
  }

  @Test func viewsAreCounted() throws {
    let text = text([("W", 0), ("A", 1), ("B", 2), ("V", 0), ("C", 1)])
    #expect(try HierarchyDump(parsing: text).viewCount == 5)
  }

  @Test func childrenOfACopyAreItsOwn() {
    var copy = DumpedView(className: "A", frame: .zero)
    let original = copy
    copy.children.append(DumpedView(className: "B", frame: .zero))
    #expect(original.children.isEmpty)
    #expect(copy.outline == "A(B)")
  }
}
