import Help
import Session
import Testing
import Text

@testable import Shell

@Suite struct GreetingTests {
  @Test(arguments: [40, 60, 80, 120], [true, false])
  func theLinesFitTheScreen(width: Int, isFirst: Bool) {
    let lines = Greeting(isFirst: isFirst).lines(width: width)
    #expect(lines.allSatisfy { $0.width <= width })
    #expect(lines.count <= (isFirst ? 11 : 3))
    #expect(lines.contains { $0.text.contains("'help'") })
  }

  @Test(arguments: [60, 80])
  func theFirstLinesMakeATapThatIsAnswered(width: Int) throws {
    var written: [String] = []
    let session = Session { written.append($0.text) }
    for line in Greeting(isFirst: true).lines(width: width) {
      try session.execute(line.runs.filter { $0.style == .type }.map(\.text).joined())
    }
    #expect(written.contains { $0.contains("card") && $0.contains("← hit") })
  }

  @Test func oneLineIsEnoughForSomebodyWhoKnows() {
    #expect(Greeting(isFirst: false).lines(width: 100).count == 1)
  }
}
