import ResponderKit
import SceneStage
import Testing
import Text

@testable import Explanation
@testable import Presentation
@testable import Scenes

@Suite struct StepPageTests {
  private let stage = Stage.experiment(isRedLast: true)

  private func page(
    _ interaction: EventTrace, _ index: Int, columns: Int = 60, rows: Int = 16,
    isASCII: Bool = false, isHelping: Bool = false
  ) -> [String] {
    let walk = TraceStepper(interaction, in: stage.scene) {
      $0 == RuleID("R2.4") ? "the edges" : nil
    }
    let style = OutputStyle(width: columns, isASCII: isASCII)
    let page = StepPage(walk, at: index, style, columns: columns, rows: rows)
    return page.lines(isHelping: isHelping).map(style.render)
  }

  @Test func aPageShowsWhatIsDecidedSoFar() {
    let lines = page(stage.ask(110, 230), 5)
    #expect(lines.count == 16)
    #expect(lines[0] == "hit                                             step 6 of 14")
    let left = lines[2..<10].map { $0.prefix(27).trimmingEnd }
    #expect(
      left == [
        "hit-test (110, 230)", " ✓ window", " ✓ └─ root", "▸✗    ├─ red", "      └─ blue",
        "         └─ yellow", "", "",
      ])
    #expect(
      lines[11...] == [
        "✗ red does not contain the point: (10, 130) outside (0 0;",
        "  100 100): 30 below", "  point: (10, 130) in red, (110, 230) on the screen",
        "  rule: R2.4  the edges",
        "Enter next  b back  p predict  s end  ? keys  q leave",
      ])
  }

  @Test func aLineThatFillsTheWidthIsNotCut() {
    let interaction = stage.ask(110, 230)
    for columns in 60...100 {
      let lines = page(interaction, 5, columns: columns)
      let sentence = lines.suffix(5).prefix(2).joined(separator: " ").split(separator: " ")
      #expect(
        sentence.joined(separator: " ")
          == "✗ red does not contain the point: (10, 130) outside (0 0; 100 100): 30 below")
    }
  }

  @Test func theCurrentViewIsLitInTheDrawing() {
    let lines = page(stage.ask(110, 230), 5, columns: 80, rows: 24, isASCII: true)
    #expect(lines.contains { $0.contains("#==#") && !$0.contains("red") })
    #expect(lines.contains { $0.contains("#  #") && $0.hasSuffix("<- red") })
    #expect(lines.contains { $0.hasPrefix(">x") && $0.contains("red") })
    #expect(lines.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } })
  }

  @Test func answersClimbTheTree() {
    let lines = page(stage.ask(110, 230), 11)
    #expect(lines[4].hasPrefix("▸✓ └─ root ← blue"))
    #expect(lines[6].hasPrefix(" ✓    └─ blue ← itself"))
  }

  @Test func deliveryLightsTheChainAndTheLastStepTellsTheAnswer() {
    stage["root"].setHandling(.handles, of: .touchesBegan)
    let tap = stage.tap(200, 320)
    let steps = TraceStepper(tap, in: stage.scene).steps
    let index =
      steps.lastIndex { step in
        if case .message(let route, hop: 2) = step.fact {
          route.method == .touchesBegan
        } else {
          false
        }
      } ?? 0
    let lines = page(tap, index, columns: 80, rows: 24)
    #expect(lines[2].hasPrefix("responder chain"))
    #expect(
      lines[3...7].map { $0.prefix(12).trimmingEnd } == [
        " › yellow", " › blue", "▸✓ root", "   vc", "   window",
      ])
    let last = page(tap, steps.count - 1)
    #expect(last.contains { $0.contains("answer: yellow is hit, root handles it") })
  }

  @Test func recognizersStandInTheArena() throws {
    let tapping = UITapGestureRecognizer()
    stage.scene.adopt(tapping, NameTable.Entry(name: "tapping"))
    stage["yellow"].addGestureRecognizer(tapping)
    let tap = stage.tap(200, 320)
    let walk = TraceStepper(tap, in: stage.scene)
    let index = try #require(
      walk.steps.firstIndex { step in
        if case .row(let row) = step.fact, case .event(.gesture) = row.content {
          true
        } else {
          false
        }
      })
    let before = page(tap, index - 1, columns: 80, rows: 24)
    #expect(before[2].hasSuffix("│ recognizers"))
    #expect(before[3].hasSuffix("tapping  possible"))
    let after = page(tap, index, columns: 80, rows: 24)
    #expect(after[3].hasSuffix("▸ tapping  ended"))
    #expect(after[3].hasPrefix("▸› yellow"))
  }

  @Test func aDeepTreeIsScrolledToTheCurrentView() {
    var parent = "root"
    for k in 0..<60 {
      stage.add("v\(k)", CGRect(x: 0, y: 0, width: 300, height: 300), in: parent)
      parent = "v\(k)"
    }
    let question = stage.ask(10, 10)
    for index in TraceStepper(question, in: stage.scene).indices.dropLast() {
      let lines = page(question, index)
      #expect(lines.filter { $0.hasPrefix("▸") }.count == 1, "step \(index)")
    }
    #expect(page(question, 30).filter { $0.contains("more") }.count == 2)
  }

  @Test func aQuestionThatAnOverrideAsksStandsAtItsRow() throws {
    stage["yellow"].frame.origin = CGPoint(x: 180, y: 180)
    stage["blue"].pointInsideBehavior = Accepting([stage["yellow"]])
    let question = stage.ask(330, 450)
    let walk = TraceStepper(question, in: stage.scene)
    let asking = try #require(walk.told.first { $0.sentence.hasPrefix("asks yellow whether") })
    #expect(asking.name == "blue" && asking.subject == ObjectID(stage["yellow"]))
    #expect(asking.point == CGPoint(x: 50, y: 50))
    for index in walk.indices {
      #expect(page(question, index).filter { $0.hasPrefix("▸") }.count == 1, "step \(index)")
    }
  }

  @Test(arguments: [(60, 16), (80, 24), (120, 40), (20, 6), (1, 1), (200, 3)])
  func noPageIsLargerThanTheScreen(columns: Int, rows: Int) {
    stage.add("立即购买的一个很长的按钮名称", CGRect(x: 0, y: 0, width: 390, height: 40))
    let tap = stage.tap(10, 10)
    for index in TraceStepper(tap, in: stage.scene).indices {
      let lines = page(tap, index, columns: columns, rows: rows)
      #expect(lines.count == rows)
      #expect(lines.allSatisfy { $0.displayWidth <= columns })
    }
  }

  @Test func theKeysTakeThePlaceOfThePanes() {
    let lines = page(stage.ask(110, 230), 2, isHelping: true)
    #expect(lines[4] == "  c                               on to the next breakpoint")
    #expect(lines.count == 16)
  }

  @Test func aViewThatRefusesForItsFlagsShowsThePointInItsOwnCoordinates() {
    stage["red"].isHidden = true
    let walk = TraceStepper(stage.ask(110, 230), in: stage.scene)
    let step = walk.steps.first { $0.subject == ObjectID(stage["red"]) }
    #expect(step?.point == CGPoint(x: 10, y: 130))
    #expect(step?.finger == CGPoint(x: 110, y: 230))
  }
}

extension Substring {
  fileprivate var trimmingEnd: String {
    var text = String(self)
    while text.last == " " { text.removeLast() }
    return text
  }
}
