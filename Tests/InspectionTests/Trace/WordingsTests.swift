import Testing
import Text

@testable import Inspection

@Suite struct WordingsTests {
  @Test func onlyWhatIsAskedForIsMade() {
    var made: [Int] = []
    let wordings = Wordings(3) { place in
      made.append(place)
      return ["a long sentence", "a sentence", "short"][place]
    }
    let lines = wordings.made { $0.count }
    #expect(made.isEmpty)
    #expect(lines[0] == 15)
    #expect(made == [0])
    #expect(lines.last == 5)
    #expect(made == [0, 2])
    #expect(Array(wordings) == ["a long sentence", "a sentence", "short"])
  }

  @Test func theLongestVerdictThatFitsIsTold() {
    let row = TraceRow(
      depth: 0, subjects: [],
      verdicts: Wordings(3) { TextLine(["1234567890", "12345", "1"][$0]) })
    func told(_ width: Int) -> String {
      row.verdict(row.verdicts[0], from: 10, to: width).text
    }
    #expect(told(20) == "1234567890")
    #expect(told(19) == "12345")
    #expect(told(14) == "1")
    #expect(told(5) == "1")
  }
}
