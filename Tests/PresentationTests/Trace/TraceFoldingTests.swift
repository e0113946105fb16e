import ResponderKit
import SceneStage
import Testing
import Text

@Suite struct TraceFoldingTests {
  private func row(of count: Int) -> Stage {
    let stage = Stage()
    stage.add("hit", CGRect(0, 100, 50, 50))
    for k in 1...count { stage.add("v\(k)", CGRect(CGFloat(k * 20), 0, 10, 10)) }
    return stage
  }

  private func names(_ lines: [String]) -> [String] {
    lines.dropFirst().map { line in
      String(line.prefix { $0 != "✓" && $0 != "✗" && $0 != "·" }).trimming("├─└│ ")
    }
  }

  @Test func fourNeighboursThatMissThePointShareALine() {
    let stage = row(of: 4)
    let interaction = stage.ask(10, 110)
    #expect(
      names(stage.trace(interaction, isFolded: true))
        == ["window", "root", "v4, v3 and 2 more", "hit"])
    #expect(
      names(stage.trace(interaction)) == ["window", "root", "v4", "v3", "v2", "v1", "hit"])
  }

  @Test func threeNeighboursStandAlone() {
    let stage = row(of: 3)
    #expect(
      names(stage.trace(stage.ask(10, 110), isFolded: true))
        == ["window", "root", "v3", "v2", "v1", "hit"])
  }

  @Test func aRefusalForAnotherReasonIsNotFolded() {
    let stage = row(of: 9)
    stage["v5"].isHidden = true
    #expect(
      names(stage.trace(stage.ask(10, 110), isFolded: true))
        == ["window", "root", "v9, v8 and 2 more", "v5", "v4, v3 and 2 more", "hit"])
  }

  @Test func aRunPassedByAndItsNeighboursAreCountedOnce() {
    let stage = Stage()
    stage.add("hit", CGRect(300, 800, 20, 20))
    for k in 1...300 { stage.add("s\(k)", CGRect(0, CGFloat(k * 2), 2, 2)) }
    let lines = stage.trace(stage.ask(305, 805), isFolded: true)
    #expect(names(lines) == ["window", "root", "s300, s299 and 298 more", "hit"])
  }

  @Test func theCommonBoxOfARunIsPrintedWithoutDust() {
    let stage = Stage()
    stage.add("hit", CGRect(300, 800, 20, 20))
    for k in 1...320 { stage.add("s\(k)", CGRect(0, CGFloat(k * 2), 2, 2)) }
    let line = stage.trace(stage.ask(305, 805), OutputStyle(width: 200)).first {
      $0.contains("common box")
    }
    #expect(line?.contains("(0 ") == true, "\(line ?? "no line")")
    #expect(line?.contains("e-") == false)
  }

  @Test func aLongWayStraightDownIsFolded() {
    let stage = Stage()
    stage.add("v0", CGRect(0, 0, 390, 844))
    for k in 1...20 { stage.add("v\(k)", CGRect(0, 0, 390, 844), in: "v\(k - 1)") }
    let style = OutputStyle(width: 400)
    let interaction = stage.ask(5, 5)
    #expect(
      names(stage.trace(interaction, isFolded: true, style))
        == ["window", "root", "v0", "… 16 more levels", "v17", "v18", "v19", "v20"])
    #expect(stage.trace(interaction, style).count == 24)
  }
}

extension String {
  /// The text without some characters at both ends.
  fileprivate func trimming(_ characters: String) -> String {
    let start = drop { characters.contains($0) }
    return String(start.reversed().drop { characters.contains($0) }.reversed())
  }
}
