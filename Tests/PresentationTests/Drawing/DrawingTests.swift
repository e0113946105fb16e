import Presentation
import ResponderKit
import SceneStage
import TestSupport
import Testing
import Text

@Suite struct DrawingTests {
  private func draw(
    _ stage: Stage, _ name: String? = nil, tap: CGPoint? = nil,
    _ style: OutputStyle = OutputStyle(width: 30)
  ) -> [String] {
    // Not trimmed: a drawing's lines have the same width.
    var lines: [String] = []
    Drawing(stage.scene, of: name.map { stage[$0] }, tap: tap).write(style) {
      lines.append($0.text)
    }
    return lines
  }

  private let card: Stage = {
    let stage = Stage()
    stage.add("card", CGRect(0, 0, 120, 60))
    stage.add("buy", CGRect(60, 20, 60, 40), in: "card", class: "UIButton")
    return stage
  }()

  @Test func aSmallDrawingIsExact() {
    #expect(
      draw(card, "card") == [
        "┌card────────────────────────┐",
        "│                            │",
        "│              ┌buy──────────┐",
        "│              │             │",
        "│              │             │",
        "└──────────────└─────────────┘",
      ])
  }

  @Test func aSmallDrawingIsExactInASCII() {
    #expect(
      draw(card, "card", OutputStyle(width: 30, isASCII: true)) == [
        "+card------------------------+",
        "|                            |",
        "|              +buy----------+",
        "|              |             |",
        "|              |             |",
        "+--------------+-------------+",
      ])
  }

  @Test func aNameOfWideCharactersKeepsTheFrameInPlace() {
    let stage = Stage()
    stage.add("卡片", CGRect(0, 0, 120, 60))
    #expect(
      draw(stage, "卡片") == [
        "┌卡片────────────────────────┐",
        "│                            │",
        "│                            │",
        "│                            │",
        "│                            │",
        "└────────────────────────────┘",
      ])
  }

  @Test func theTapIsMarked() {
    #expect(draw(card, tap: CGPoint(x: 195, y: 422)).count { $0.contains("✕") } == 1)
    #expect(!draw(card, tap: CGPoint(x: 500, y: 5)).contains { $0.contains("✕") })
  }

  @Test func whatTakesNoTouchesIsDotted() {
    card["buy"].isUserInteractionEnabled = false
    let lines = draw(card, "card")
    #expect(lines.contains { $0.contains("┄") } && lines.contains { $0.contains("┆") })
  }

  @Test func hiddenViewsAreNotDrawn() {
    card["buy"].isHidden = true
    #expect(!draw(card, "card").contains { $0.contains("buy") })
  }

  @Test("R2.8: zPosition changes drawing") func aHigherZPositionIsDrawnOnTop() {
    let stage = Stage()
    stage.add("under", CGRect(0, 100, 390, 300)).layer.zPosition = 1
    stage.add("upper", CGRect(0, 100, 390, 300))
    #expect(draw(stage).contains { $0.contains("under") })
  }

  @Test(
    "A slanting outline is drawn with bullets, with dots where it takes no touches",
    arguments: [(false, "•", "*"), (true, "·", ".")])
  func aRotatedViewIsDrawnPointByPoint(isDead: Bool, unicode: Character, ascii: Character) {
    card["buy"].transform = CGAffineTransform(rotationAngle: 0.5)
    card["buy"].isUserInteractionEnabled = !isDead
    let all: Set<Character> = ["•", "·", "*", "."]
    let drawn = { (style: OutputStyle) in
      all.intersection(self.draw(self.card, "card", style).joined())
    }
    #expect(drawn(OutputStyle(width: 30)) == [unicode])
    #expect(drawn(OutputStyle(width: 30, isASCII: true)) == [ascii])
  }

  @Test func whatLiesRightOfTheDrawingIsLeftOut() {
    let plain = draw(card, "card")
    card.add("far", CGRect(500, 0, 60, 30), in: "card")
    card.add("edge", CGRect(123, 0, 60, 30), in: "card")
    #expect(draw(card, "card") == plain)
    #expect(draw(card, "far").first?.hasPrefix("┌far─") == true)
  }

  @Test func whatCrossesTheRightEdgeIsCutThere() {
    let stage = Stage()
    stage.add("card", CGRect(0, 0, 120, 60))
    stage.add("wide", CGRect(80, 20, 90, 20), in: "card")
    #expect(
      draw(stage, "card") == [
        "┌card────────────────────────┐",
        "│                            │",
        "│                  ┌wide──────",
        "│                  └──────────",
        "│                            │",
        "└────────────────────────────┘",
      ])
  }

  @Test func aWindowWithAViewRightOfTheScreenIsDrawnWithoutIt() {
    let plain = draw(Stage())
    let stage = Stage()
    stage.add("far", CGRect(1000, 0, 90, 90))
    #expect(draw(stage) == plain)
  }

  @Test func nothingToDrawIsSaid() {
    let stage = Stage()
    stage.add("empty")
    #expect(draw(stage, "empty") == ["empty has zero size: nothing to draw"])
    stage["window"].isHidden = true
    #expect(draw(stage) == ["no window is visible"])
  }

  @Test(arguments: seeds(100, of: 200))
  func everyLineHasTheSameWidthWhateverTheNames(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let stage = Stage()
    for k in 0..<Int.random(in: 1...12, using: &random) {
      let name = ["按钮", "カード", "a按b", "card", "e\u{301}t"].randomElement(using: &random)! + "\(k)"
      let frame = CGRect(
        .random(in: -50...380, using: &random), .random(in: -50...800, using: &random),
        .random(in: 0...300, using: &random), .random(in: 0...400, using: &random))
      let view = stage.add(name, frame)
      if k % 4 == 3 { view.transform = CGAffineTransform(rotationAngle: CGFloat(k)) }
    }
    let tap = CGPoint(
      x: .random(in: 0...390, using: &random), y: .random(in: 0...840, using: &random))
    let lines = draw(stage, tap: tap, OutputStyle(width: 80))
    #expect(Set(lines.map(\.displayWidth)).count == 1, "\(lines.joined(separator: "\n"))")
  }
}
