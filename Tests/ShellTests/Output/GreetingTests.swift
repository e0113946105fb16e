import Commands
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
  func theFirstLinesMakeATapThatReacts(width: Int) throws {
    var written: [String] = []
    let session = Session { written.append($0.text) }
    let shown = Greeting(isFirst: true).lines(width: width).map(\.text)
    for line in shown where line.hasPrefix("  ") { try session.execute(line) }
    #expect(written.contains { $0.contains("action pay") && $0.contains("vc") })
  }

  @Test func oneLineIsEnoughForSomebodyWhoKnows() {
    #expect(Greeting(isFirst: false).lines(width: 100).count == 1)
  }
}
