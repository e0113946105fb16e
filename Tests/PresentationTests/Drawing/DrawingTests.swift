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
        "┌ card ─────────────────┐",
        "│                       │",
        "│           ┌ buy ──────┤",
        "│           │           │",
        "│           │           │",
        "│           │           │",
        "└───────────┴───────────┘",
      ])
  }

  @Test func aSmallDrawingIsExactInASCII() {
    #expect(
      draw(card, "card", OutputStyle(width: 30, isASCII: true)) == [
        "+ card -----------------+",
        "|                       |",
        "|           + buy ------+",
        "|           |           |",
        "|           |           |",
        "|           |           |",
        "+-----------+-----------+",
      ])
  }

  @Test func aNameOfWideCharactersKeepsTheFrameInPlace() {
    let stage = Stage()
    stage.add("卡片", CGRect(0, 0, 120, 30))
    #expect(
      draw(stage, "卡片") == [
        "┌ 卡片 ─────────────────┐",
        "│                       │",
        "│                       │",
        "└───────────────────────┘",
      ])
  }

  @Test(arguments: [(10.0, 5, 3), (100, 21, 11), (600, 43, 22)])
  func aSquareTakesTwiceAsManyColumnsAsRows(side: CGFloat, columns: Int, rows: Int) {
    let stage = Stage()
    stage.add("square", CGRect(0, 0, side, side))
    let lines = draw(stage, "square", OutputStyle(width: 200))
    #expect(lines.count == rows && lines.allSatisfy { $0.displayWidth == columns })
  }

  @Test func whatIsTooLowForAnOutlineStandsBetweenBrackets() {
    card["buy"].frame = CGRect(10, 25, 100, 10)
    #expect(draw(card, "card")[3] == "│ [buy                ] │")
  }

  @Test func aNameWithoutRoomStandsBesideTheDrawing() {
    card["buy"].frame = CGRect(100, 20, 10, 20)
    let lines = draw(card, "card", OutputStyle(width: 60))
    #expect(lines[3] == "│                   │ │ │ ← buy")
    #expect(draw(card, "card").allSatisfy { !$0.contains("buy") }, "there is no room beside")
  }

  @Test func whatIsClippedIsLeftOutUnlessItIsAskedFor() {
    card["buy"].frame = CGRect(80, 20, 90, 20)
    card["card"].clipsToBounds = true
    #expect(
      draw(card, "card") == [
        "┌ card ─────────────────┐",
        "│                       │",
        "│               ┌ buy ──┤",
        "│               │       │",
        "│               └───────┤",
        "│                       │",
        "└───────────────────────┘",
      ])
    var drawing = Drawing(card.scene, of: card["card"], tap: nil)
    drawing.showsClipped = true
    #expect(
      rendered(OutputStyle(width: 40), drawing.write) == [
        "┌ card ─────────────────┐",
        "│                       │",
        "│               ┌ buy ──┤┄┄┄┄┄┄┄┄┄┐",
        "│               │       │         ┆",
        "│               └───────┤┄┄┄┄┄┄┄┄┄┘",
        "│                       │",
        "└───────────────────────┘",
      ])
  }

  @Test func aRowThatIsScrolledAwayIsNotDrawn() {
    let stage = Stage()
    let list = stage.add("list", CGRect(0, 0, 390, 400), class: "UIScrollView")
    stage.add("above", CGRect(0, 0, 390, 100), in: "list")
    stage.add("row", CGRect(0, 200, 390, 150), in: "list")
    (list as? UIScrollView)?.contentOffset = CGPoint(x: 0, y: 150)
    list.clipsToBounds = true
    let text = draw(stage, nil, OutputStyle(width: 80)).joined()
    #expect(!text.contains("above") && text.contains("row"))
  }

  @Test func whatIsTooFaintToBeTouchedIsNotDrawn() {
    card["buy"].alpha = 0.005
    #expect(!draw(card, "card").contains { $0.contains("buy") })
  }

  @Test func aRoundTouchAreaIsDotted() {
    card["buy"].pointInsideBehavior = Circle()
    #expect(
      draw(card, "card").dropFirst(2) == [
        "│           ┌ buy ──────┤",
        "│           │ ··     ·· │",
        "│           │ ·       · │",
        "│           │ ··     ·· │",
        "└───────────┴───────────┘",
      ])
  }

  @Test func theHitAndTheViewsAroundItStandOut() {
    var drawing = Drawing(card.scene, of: card["card"], tap: nil)
    drawing.hit = card["buy"]
    var lines: [TextLine] = []
    drawing.write(OutputStyle(width: 30)) { lines.append($0) }
    #expect(lines[0].runs.map(\.style) == [.strong, .name, .strong])
    #expect(lines[2].runs.contains(TextRun(" buy ", .winner)) || lines[2].text.contains("buy"))
    #expect(lines[3].runs.last?.style == .winner)
  }

  @Test func theFingerErasesNoLetter() {
    let lines = draw(card, tap: CGPoint(x: 20, y: 1), OutputStyle(width: 80))
    #expect(lines[0].contains("✕") && lines[0].contains(" root "))
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
    "A slanting outline is drawn with lines, with dots where it takes no touches",
    arguments: [(false, "╱╲", "/\\"), (true, "·", ".")])
  func aRotatedViewIsAnOutline(isDead: Bool, unicode: String, ascii: String) {
    card["buy"].transform = CGAffineTransform(rotationAngle: 0.5)
    card["buy"].isUserInteractionEnabled = !isDead
    let all = Set("╱╲·/\\.")
    let drawn = { (style: OutputStyle) in
      all.intersection(self.draw(self.card, "card", style).joined())
    }
    #expect(drawn(OutputStyle(width: 30)) == Set(unicode))
    #expect(drawn(OutputStyle(width: 30, isASCII: true)) == Set(ascii))
  }

  @Test func whatLiesRightOfTheDrawingIsLeftOut() {
    let plain = draw(card, "card")
    card.add("far", CGRect(500, 0, 60, 30), in: "card")
    card.add("edge", CGRect(123, 0, 60, 30), in: "card")
    #expect(draw(card, "card") == plain)
    #expect(draw(card, "far").first?.hasPrefix("┌ far ─") == true)
  }

  @Test func whatCrossesTheRightEdgeIsCutThere() {
    let stage = Stage()
    stage.add("card", CGRect(0, 0, 120, 60))
    stage.add("wide", CGRect(80, 20, 90, 20), in: "card")
    #expect(
      draw(stage, "card") == [
        "┌ card ─────────────────┐",
        "│                       │",
        "│               ┌ wide ─┴",
        "│               │        ",
        "│               └───────┬",
        "│                       │",
        "└───────────────────────┘",
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
    let lines = draw(stage, tap: tap, OutputStyle(width: 25))
    #expect(Set(lines.map(\.displayWidth)).count == 1, "\(lines.joined(separator: "\n"))")
    for line in lines {
      let pairs = zip(line, line.dropFirst())
      #expect(
        !pairs.contains { $0.isCorner && $1.isLetter || $0.isLetter && $1.isCorner }, "\(line)")
    }
  }
}

extension Character {
  fileprivate var isCorner: Bool { "┌┐└┘├┤┬┴┼─".contains(self) }
}
