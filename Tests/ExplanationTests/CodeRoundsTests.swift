import ResponderKit
import Testing

@testable import Explanation

@Suite("Rounds of a loop that went the same way share a row")
struct CodeRoundsTests {
  /// Lines by letters: 0 is the head of a loop, another digit a statement, a capital a condition that
  /// holds, a small letter one that does not.
  private func lines(_ letters: String) -> [CodeLine] {
    letters.map { letter in
      let text = letter.lowercased()
      var line = CodeLine(
        source: "a", line: Int(text.utf8.first ?? 0),
        role: letter == "0" ? .element : letter.isNumber ? .statement : .condition, text: text)
      line.value = letter.isNumber ? nil : "\(letter.isUppercase)"
      return line
    }
  }

  @Test(
    "Rounds that went the same way are counted behind the first",
    arguments: [
      ("", ""), ("0", "0"), ("00", "00"), ("000", "0*2"), ("0a0a0a", "0a*2"),
      ("0a0A0a", "0a0A0a"), ("10a0a0a0A1", "10a*20A1"), ("aaa", "a*2"), ("111", "111"),
      ("0a0a0a0a0a0b", "0a*40b"), ("0a10a10a1", "0a1*2"), ("0000a", "0*3a"),
    ])
  func folds(letters: String, expected: String) {
    let rows = lines(letters).foldingRounds.map { row in
      switch row {
      case .line(let line): line.value == "true" ? line.text.uppercased() : line.text
      case .rounds(let count, _): "*\(count)"
      }
    }
    #expect(rows.joined() == expected)
  }

  @Test("No line is lost or told twice", arguments: 0..<200)
  func nothingIsLost(seed: Int) {
    var state = UInt64(seed) &* 0x9E37_79B9 &+ 3
    func next(_ count: UInt64) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % count)
    }
    let alphabet = Array("0aAbB1")
    let text = String((0..<next(60)).map { _ in alphabet[next(UInt64(1 + next(5)))] })
    let all = lines(text)
    var index = 0
    for row in all.foldingRounds {
      switch row {
      case .line(let line):
        #expect(all[index] == line)
        index += 1
      case .rounds(let count, _):
        // The rounds are as long as the one before, of which each line has the same number.
        let rest = all[index...]
        let length = (1...40).first { length in
          index >= length && rest.count >= count * length
            && (0..<(count * length)).allSatisfy {
              all[index + $0].line == all[index - length + $0 % length].line
            }
        }
        #expect(length != nil, "\(text)")
        index += count * (length ?? 1)
      }
    }
    #expect(index == all.count, "\(text)")
  }

  @Test("The line that decided comes with the condition before it, of the method's own lines")
  func deciding() {
    var all = lines("A1B1")
    all[2].depth = 1
    #expect(all.deciding == [all[0], all[3]])
    #expect([CodeLine]().deciding.isEmpty)
  }
}
