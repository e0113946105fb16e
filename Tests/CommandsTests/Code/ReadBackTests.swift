import Interchange
import ResponderKit
import SessionStage
import Testing

@testable import Commands

@Suite("The Swift that an override is exported as, read as code, answers as the override does")
struct ReadBackTests {
  private static let screen = """
    add card 100,100 50x50
    add UIButton b 30,30 60x44 in card
    add c 0,0 20x20 in card
    add UISwitch off 10,60 51x31 in card
    set off isEnabled off

    """

  @Test(arguments: [
    "inset card -20", "inset card 10,5", "override card circle", "override card circle 30",
    "override card ellipse", "override card path \"M0 0L50 0L0 50Z\"",
    "override card path \"M0 0C50 0 50 50 0 50Z M20 20h10v10h-10z\"", "override card accepts b",
    "override card accepts b c", "override card passthrough", "override card except b",
    "override card intercept", "override card overflow", "override card enlarge -10",
    "override card redirect b", "override card block", "override card react",
    "override card fabric", "override card subviews card",
    "answer card.hitTest nil when super is self",
    "answer card.hitTest b when inside 0,0 20x20", "answer card.hitTest self when super is b",
    "answer card.point(inside:) on when outside 0,0 10x60", "answer card.hitTest nil",
  ])
  func readBack(override: String) throws {
    let stock = TestSession()
    stock.run(Self.screen + override)
    try #require(stock.messages == [])
    let lines = SwiftScene(stock.scene).lines
    // Behind the screen come the classes.
    let classes = lines[(try #require(lines.firstIndex(of: "}")) + 1)...]
    let head = try #require(classes.first { $0.hasPrefix("final class Card") })
    let name = head.dropFirst("final class ".count).prefix { $0 != ":" }
    let settings = lines.compactMap { line -> String? in
      let parts = line.split(separator: " ")
      guard parts.count == 3, parts[0].hasPrefix("card."), parts[1] == "=",
        parts[2].allSatisfy(\.isLetter)
      else { return nil }
      return "\(parts[0].dropFirst(5))=\(parts[2])"
    }
    let coded = TestSession()
    coded.run(Self.screen + classes.joined(separator: "\n"))
    coded.run("code \(name) on card \(settings.joined(separator: " "))")
    #expect(coded.messages == [] && !coded.output.contains { $0.contains("does not run") })
    for x in stride(from: 61.0, to: 229, by: 7) {
      for y in stride(from: 61.0, to: 229, by: 7) {
        let point = CGPoint(x: x, y: y)
        let answers = [stock, coded].map { session in
          session.scene.windows.first?.hitTest(point, with: nil).map {
            session.scene.label(of: $0)
          }
        }
        #expect(answers[0] == answers[1], "\(override) at \(point)")
      }
    }
  }
}
