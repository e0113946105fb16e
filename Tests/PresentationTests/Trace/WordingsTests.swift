import Explanation
import Testing
import Text

@testable import Presentation
@testable import Scenes

@Suite struct WordingsTests {
  @Test func onlyWhatIsAskedForIsMade() {
    var made: [Int] = []
    let wordings = Wordings(3) { place, line in
      made.append(place)
      line.extend(["a long sentence", "a sentence", "short"][place])
    }
    #expect(made.isEmpty)
    #expect(wordings.line(0).width == 15)
    #expect(made == [0])
    #expect(wordings.last == "short")
    #expect(made == [0, 2])
    #expect(Array(wordings) == ["a long sentence", "a sentence", "short"])
  }

  @Test func nothingMayBeTheShortestWording() {
    let wordings = Wordings(2, mayBeLeftOut: true) { place, line in
      line.extend(["a sentence", "short"][place])
    }
    #expect(Array(wordings) == ["a sentence", "short", ""])
    #expect(wordings.indices.map(wordings.isEmpty) == [false, false, true])
  }

  @Test func theLongestVerdictThatFitsIsTold() {
    let row = TraceRow(
      depth: 0, subjects: [],
      verdicts: Wordings(3) { place, line in line.extend(["1234567890", "12345", "1"][place]) })
    #expect(row.verdict(fitting: 10) == "1234567890")
    #expect(row.verdict(fitting: 9) == "12345")
    #expect(row.verdict(fitting: 4) == "1")
    #expect(row.verdict(fitting: -5) == "1")
  }

  @Test func aRuleTakesRoomFromItsVerdict() {
    let row = TraceRow(
      depth: 0, subjects: [],
      verdicts: Wordings(2) { place, line in line.extend(["12345", "1"][place]) },
      rule: RuleID("R2.12"))
    #expect(row.verdict(fitting: 12) == "12345  R2.12")
    #expect(row.verdict(fitting: 11) == "1  R2.12")
  }
}

extension TraceRow {
  fileprivate func verdict(fitting width: Int) -> String {
    var line = TextLine("what the verdict is written over")
    write(&line, fitting: width)
    return line.text
  }
}
