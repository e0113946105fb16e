import Presentation
import ResponderKit
import SceneStage
import Testing
import Text

@Suite struct SplitPaneTests {
  private let stage = Stage()
  private let phone = CGSize(width: 390, height: 844)

  private func style(_ width: Int, _ height: Int) -> OutputStyle {
    var style = OutputStyle(width: width)
    style.height = height
    return style
  }

  private func screen(_ style: OutputStyle, _ answer: [TextLine]) -> [String]? {
    SplitPane(style, screen: phone).map { pane in
      pane.lines(Drawing(stage.scene, tap: nil), beside: answer).map(\.text)
    }
  }

  @Test func onAWideScreenTheAnswerStandsBesideTheDrawing() throws {
    let lines = try #require(screen(style(80, 24), ["yes"]))
    #expect(lines.count == 22)
    #expect(lines[0] == "┌ window ─ root ───┐  yes")
  }

  @Test func onANarrowScreenTheAnswerStandsBelow() throws {
    let lines = try #require(screen(style(60, 20), ["yes"]))
    #expect(lines.last == "yes")
    #expect(lines.count <= 18 && lines[0].hasPrefix("┌"))
  }

  @Test func aLongAnswerGoesOnBelowTheDrawing() throws {
    let lines = try #require(screen(style(80, 24), Array(repeating: "yes", count: 30)))
    #expect(lines.count == 30)
    #expect(lines.last == .spaces(22) + "yes")
  }

  @Test(arguments: [(30, 24), (60, 12), (20, 5)])
  func withoutRoomThereIsNoPane(width: Int, height: Int) {
    #expect(SplitPane(style(width, height), screen: phone) == nil)
  }

  @Test func withoutAnAnswerNothingIsShown() {
    #expect(screen(style(80, 24), []) == [])
  }
}
