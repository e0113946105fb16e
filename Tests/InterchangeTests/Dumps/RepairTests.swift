import Foundation
import Interchange
import Testing

/// A screen as a debugger prints it, and the same screen as it arrives from the web.
@Suite struct RepairTests {
  static let whole = """
    <UIWindow: 0x10; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x11>>
       | <UIView: 0x20; frame = (0 20; 320 460); tag = 7; gestureRecognizers = <NSArray: 0x21>>
       |    | <UILabel: 0x30; frame = (8 8; 90 20); text = 'What's on'; layer = <_UILabelLayer: 0x31>>
       |    | <UIButton: 0x40; frame = (8 40; 90 44); opaque = NO; layer = <CALayer: 0x41>>
       | <UIView: 0x50; frame = (0 0; 320 20); hidden = YES; layer = <CALayer: 0x51>>
    """

  struct Damage: CustomTestStringConvertible, Sendable {
    let kind: RepairKind
    let line: Int
    let text: String
    var testDescription: String { "\(kind)" }

    init(_ kind: RepairKind, line: Int = 1, _ damage: (String) -> String) {
      (self.kind, self.line) = (kind, line)
      text = damage(RepairTests.whole)
    }
  }

  static let damages: [Damage] = [
    Damage(.entities) {
      $0.replacing("<", with: "&lt;").replacing(">", with: "&gt;").replacing("'", with: "&#39;")
    },
    Damage(.escapes) {
      "@\"" + $0.replacing("\n", with: "\\n").replacing("'", with: "\\'") + "\""
    },
    Damage(.escapes, line: 3) {
      "(lldb) po w\n\n\"" + $0.replacing("\n   ", with: "\\n\\t") + "\","
    },
    Damage(.quotes, line: 3) {
      $0.replacing("'What's on'", with: "\u{2018}What's on\u{2019}")
    },
    Damage(.comments(mark: "//")) { $0.prefixingLines("// ") },
    Damage(.comments(mark: "//")) { $0.prefixingLines("    ///") },
    Damage(.comments(mark: ">")) { $0.prefixingLines("> ") },
    Damage(.comments(mark: "*"), line: 2) { "/**\n" + $0.prefixingLines(" * ") + "\n */" },
    Damage(.logPrefixes(first: "2024-05-06 07:08:09.123 Shop[60940:11303]")) {
      $0.prefixingLines("2024-05-06 07:08:09.123 Shop[60940:11303] ")
    },
    Damage(.logPrefixes(first: "[Metro] INFO")) { "[Metro] INFO " + $0 },
    Damage(.joined) { $0.replacing("\n   |", with: " |") },
    Damage(.joined) { $0.replacing("\n", with: "") },
    Damage(.indentation, line: 2) { $0.replacingLadders(by: "-----") },
    Damage(.indentation, line: 2) { $0.replacingLadders(by: ".   ") },
    Damage(.indentation, line: 2) { $0.replacingLadders(by: "  ") },
    Damage(.indentation, line: 2) { $0.replacingLadders(by: "\t") },
    Damage(.boxes, line: 2) { $0.replacing("|", with: "│") },
    Damage(.boxes, line: 2) { $0.replacingLadders(by: ["├── ", "│   ├── ", "│   └── ", "└── "]) },
    Damage(.boxes, line: 2) {
      $0.replacingLadders(by: ["├─", "│\u{A0} ├─", "│\u{A0} └─", "└─"])
    },
    Damage(.indentation, line: 2) {
      $0.replacingLadders(by: ["|-- ", "|   |-- ", "|   +-- ", "+-- "])
    },
  ]

  @Test(arguments: damages)
  func damagedTextGivesTheTreeOfTheWholeOne(damage: Damage) throws {
    let dump = try HierarchyDump(parsing: damage.text)
    #expect(dump.roots.map(\.facts) == (try HierarchyDump(parsing: Self.whole)).roots.map(\.facts))
    #expect(dump.warnings == [DumpWarning(line: damage.line, kind: .repaired(damage.kind))])
  }

  @Test(arguments: [20, 33, 40, 60, 79, 80])
  func linesWrappedAtAColumnAreJoined(width: Int) throws {
    try expectWhole(Self.whole.wrapped(atColumn: width), wrappedAt: width)
  }

  @Test(arguments: [40, 60, 79, 80])
  func linesWrappedAtBlanksAreJoined(width: Int) throws {
    try expectWhole(Self.whole.wrapped(atBlanksBefore: width), wrappedAt: nil)
  }

  private func expectWhole(_ text: String, wrappedAt width: Int?) throws {
    let dump = try HierarchyDump(parsing: text)
    #expect(dump.roots.map(\.facts) == (try HierarchyDump(parsing: Self.whole)).roots.map(\.facts))
    #expect(dump.warnings.count == 1)
    guard case .repaired(.wrapped(let columns))? = dump.warnings.first?.kind else {
      Issue.record("\(dump.warnings)")
      return
    }
    #expect(width == nil || columns == width)
  }

  @Test func severalDamagesAreRepairedAtOnce() throws {
    let text = Self.whole.wrapped(atColumn: 70).replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;").prefixingLines("// ")
    let dump = try HierarchyDump(parsing: text)
    #expect(dump.roots.map(\.facts) == (try HierarchyDump(parsing: Self.whole)).roots.map(\.facts))
    #expect(dump.warnings.count == 3)
  }

  @Test func pipesThatAreWrappedAreJoined() throws {
    let text = (0..<30).map {
      String(repeating: "   |", count: $0) + " <A: 0x\($0 + 10); frame = (0 0; 9 9); tag = 1>\n"
    }.joined()
    let dump = try HierarchyDump(parsing: text.wrapped(atColumn: 80))
    #expect(dump.roots.map(\.facts) == (try HierarchyDump(parsing: text)).roots.map(\.facts))
  }

  private static func line(_ text: String) -> String {
    "<UILabel: 0x1; frame = (0 0; 9 9); text = '\(text)'; layer = <CALayer: 0x2>>"
  }

  /// What looks like damage, but is a part of a text or of a description.
  @Test(arguments: [
    (line("a\\nb"), "a\\nb"), (line("a | <b>"), "a | <b>"), (line("a | <B: 0x1>"), "a | <B: 0x1>"),
    (line("&lt;b&gt;"), "&lt;b&gt;"), (line("it\u{2019}s"), "it\u{2019}s"),
    (line("\u{201C}a\u{201D}"), "\u{201C}a\u{201D}"), (line("one\ntwo"), "one\ntwo"),
    (line("// a"), "// a"),
  ])
  func whatOnlyLooksLikeDamageIsLeftAlone(line: String, text: String) throws {
    let dump = try HierarchyDump(parsing: line)
    #expect(dump.roots.map(\.text) == [text])
    #expect(dump.warnings == [])
  }

  @Test(arguments: [
    "<A: 0x1; frame = (0 0; 9 9); alpha = 0.5\nThat is all.\n",
    "<A: 0x1; frame = (0 0; 9 9); alpha = 0.5\n\n> like this",
    "<A: 0x1; frame = (0 0; 9 9); alpha = 0.5\n(lldb) po x\n<B: 0x2>",
    "<A: 0x1; frame = (0 0; 9 9); alpha = 0.5\n...\n | <B: 0x2; frame = (0 0; 1 1)>",
  ])
  func cutLineIsNotJoinedWithWhatFollows(text: String) throws {
    let dump = try HierarchyDump(parsing: text)
    #expect(dump.warnings.first == DumpWarning(line: 1, kind: .cut))
    #expect(dump.roots[0].alpha == 1)
  }

  @Test func viewsKeepTheirLinesOfTheDamagedText() throws {
    let text = "log\n" + Self.whole.wrapped(atColumn: 60)
    var lines: [Int] = []
    try onlyRoot(text).forEachInTree { lines.append($0.line) }
    #expect(lines == [2, 4, 6, 8, 10])
  }

  @Test func errorsTellThePlaceInTheDamagedText() {
    #expect(throws: DumpError(line: 1, column: 5, kind: .noView(className: "UIApplication"))) {
      try HierarchyDump(parsing: "// \t<UIApplication: 0x1>\n//  <AppDelegate: 0x2>")
    }
  }
}

extension String {
  func prefixingLines(_ prefix: String) -> String {
    split(separator: "\n").map { prefix + $0 }.joined(separator: "\n")
  }

  /// The lines with another sign in the place of each pipe and its blanks.
  func replacingLadders(by sign: String) -> String {
    split(separator: "\n").map { line in
      let ladder = line.prefix { $0 != "<" }
      return String(repeating: sign, count: ladder.count { $0 == "|" })
        + line.dropFirst(ladder.count)
    }.joined(separator: "\n")
  }

  /// The lines below the first one with other ladders.
  func replacingLadders(by ladders: [String]) -> String {
    split(separator: "\n").enumerated().map { k, line in
      k == 0 ? String(line) : ladders[k - 1] + line.drop { $0 != "<" }
    }.joined(separator: "\n")
  }

  func wrapped(atColumn width: Int) -> String {
    split(separator: "\n").flatMap { line -> [Substring] in
      var (rest, pieces) = (line, [Substring]())
      while rest.count > width {
        pieces.append(rest.prefix(width))
        rest = rest.dropFirst(width)
      }
      return pieces + [rest]
    }.joined(separator: "\n")
  }

  func wrapped(atBlanksBefore width: Int) -> String {
    split(separator: "\n").map { line in
      var (result, used) = ("", 0)
      for word in line.split(separator: " ", omittingEmptySubsequences: false) {
        if used > 0, used + word.count + 1 > width {
          result += "\n"
          used = 0
        } else if used > 0 || !result.isEmpty {
          result += " "
          used += 1
        }
        result += word
        used += word.count
      }
      return result
    }.joined(separator: "\n")
  }
}
