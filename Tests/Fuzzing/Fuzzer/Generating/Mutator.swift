import TestSupport

/// Changes of a text that know nothing of its language: of its bytes and of its lines.
struct Mutator {
  private var random: SeededGenerator

  init(random: SeededGenerator) {
    self.random = random
  }

  private mutating func index(below count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

  /// Returns a text with a few changes.
  mutating func mutated(_ text: [UInt8]) -> [UInt8] {
    var text = text
    for _ in 0...index(below: 4) { change(&text) }
    return text
  }

  private mutating func change(_ text: inout [UInt8]) {
    let place = index(below: text.count + 1)
    switch index(below: 8) {
    case 0 where place < text.count: text.remove(at: place)
    case 1 where place < text.count: text[place] = UInt8.random(in: 0...255, using: &random)
    case 2: text.insert(UInt8.random(in: 32...126, using: &random), at: place)
    case 3:
      let end = min(text.count, place + index(below: 12))
      text.removeSubrange(place..<end)
    case 4, 5: text.insert(contentsOf: Self.pieces[index(below: Self.pieces.count)].utf8, at: place)
    case 6:
      changeLines(&text) { lines, random in
        lines.remove(at: Int.random(in: lines.indices, using: &random))
      }
    default:
      changeLines(&text) { lines, random in
        let line = lines[Int.random(in: lines.indices, using: &random)]
        lines.insert(line, at: Int.random(in: 0...lines.count, using: &random))
      }
    }
  }

  private mutating func changeLines(
    _ text: inout [UInt8], _ change: (inout [ArraySlice<UInt8>], inout SeededGenerator) -> Void
  ) {
    var lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    change(&lines, &random)
    text = Array(lines.joined(separator: [UInt8(ascii: "\n")]))
  }

  /// What a script or a dump may be broken with.
  private static let pieces = [
    "\n", "; ", " : ", " <<END\n", "\nEND\n", "\nend\n", "…\n", "\\\n", "\"", "'", "$x", "${x}",
    " # ", "20,40 100x44", "-1", "0.5", "1e9", "root", "none", "it", "repeat 2\n", "test \"t\"\n",
    "<UIView: 0x1; frame = (0 0; 9 9)>\n", "   | ", "\n   | <", "\\n", "\\'", "&lt;", "// ",
    "...\n",
    "; contentOffset: {0, -9}", "; gestureRecognizers = <NSArray: 0x2>", "; hidden = YES",
    "; layer = <CALayer: 0x3>", "(layer)", "- Hit: ", "- Target view: ", "at point {3, 4}", "inf",
    "1e308",
  ]
}
