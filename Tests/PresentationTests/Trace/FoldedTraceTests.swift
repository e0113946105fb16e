import Explanation
import Presentation
import ResponderKit
import SceneStage
import Testing
import Text

/// A trace on a screen that has too few lines for it.
@Suite struct FoldedTraceTests {
  private let stage = Stage()

  private func trace(_ width: Int = 80, height: Int?) -> [String] {
    var style = OutputStyle(width: width)
    style.height = height
    var lines: [String] = []
    TraceReport(stage.ask(50, 50), in: stage.scene).write(style, isFolded: true) {
      lines.append($0.text)
    }
    return lines
  }

  @Test func theHitAndTheOutcomeStayOnTheScreen() {
    stage.add("target", CGRect(0, 0, 90, 90))
    for k in 0..<40 {
      stage.add("v\(k)", CGRect(200, 0, 90, 90), class: k.isMultiple(of: 2) ? "UIView" : "UILabel")
    }
    let whole = trace(height: nil)
    #expect(whole.count > 40)
    let lines = trace(height: 20)
    #expect(lines.count <= 18)
    #expect(lines.contains { $0.contains("← hit") })
    #expect(lines.first == whole.first && lines.contains { $0.contains("window") })
    #expect(lines.contains { $0.hasSuffix("more lines: 'trace tree' shows them") })
  }

  @Test func aShortTraceIsNotFolded() {
    #expect(trace(height: 24) == trace(height: nil))
  }

  @Test(arguments: [60, 80])
  func aLongNameMakesNoLineWiderThanTheScreen(width: Int) {
    stage.add(String(repeating: "按钮", count: 40), CGRect(0, 0, 90, 90))
    #expect(trace(width, height: nil).allSatisfy { $0.displayWidth <= width })
  }
}
