import Testing
import Text

@testable import Presentation

/// Parts of a report that are left out where a screen has too few rows.
@Suite struct FoldedLinesTests {
  private let lines: FoldedLines<Int> = {
    var lines = FoldedLines(decisive: 9)
    lines.add("verdict", 9)
    lines.add("aside", 1)
    lines.add(["reason", "of two lines"], rows: 3, 5)
    lines.add("remark", 1)
    lines.add("fix", 5)
    return lines
  }()

  private func folded(_ rows: Int, _ mark: FoldedLines<Int>.Mark) -> [String] {
    lines.lines(atMost: rows, mark, OutputStyle(isASCII: true)).map(\.text)
  }

  @Test func whatFitsIsWhole() {
    let all = ["verdict", "aside", "reason", "of two lines", "remark", "fix"]
    #expect(folded(7, .end(all: "why b all")) == all)
    #expect(folded(7, .gaps(all: "trace tree")) == all)
  }

  /// The rows that are left, and the lines.
  static let ends = [
    (6, ["verdict", "reason", "of two lines", "fix", "2 more lines: why b all"]),
    // The part of three rows does not fit, so that what matters less is left out as well.
    (3, ["verdict", "5 more lines: why b all"]),
    // What the report is about is told even where nothing fits.
    (0, ["verdict", "5 more lines: why b all"]),
  ]

  @Test(arguments: ends)
  func theLineAtTheEndTellsOfTheOthers(rows: Int, expected: [String]) {
    #expect(folded(rows, .end(all: "why b all")) == expected)
  }

  @Test func eachGapTakesARowToo() {
    // A line that closes a gap takes no more room than the gap.
    #expect(
      folded(6, .gaps(all: "trace tree")) == [
        "verdict", "aside", "reason", "of two lines",
        "  ... 2 more lines: 'trace tree' shows them",
      ])
    #expect(
      folded(4, .gaps(all: "trace tree")) == [
        "verdict", "aside", "  ... 3 more lines: 'trace tree' shows them", "fix",
      ])
  }
}
