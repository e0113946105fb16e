import Testing
import Text

@testable import Commands

@Suite struct FittedErrorTests {
  private func diagnostic(_ line: String) throws -> Diagnostic {
    let desk = TestSession()
    desk.run(line, name: nil)
    return try #require(desk.diagnostics.first)
  }

  @Test func atThePromptSentencesAreBrokenBetweenWords() throws {
    let diagnostic = try diagnostic("add UIButton buy 40,40 200x60 title=\"Buy\" in root")
    let lines = diagnostic.lines(fitting: 80)
    #expect(lines.allSatisfy { $0.width <= 80 })
    #expect(lines.count > diagnostic.lines.count)
    #expect(diagnostic.lines[0].text.hasSuffix("[PROPERTY=VALUE …]"))
  }

  @Test func aKindOfGestureIsSuggested() throws {
    #expect(
      try diagnostic("gesture longPress x on root").message
        == "there is no gesture 'longPress'; did you mean 'longpress'?")
    #expect(
      try diagnostic("gesture zzz x on root").message.hasSuffix(
        "'swipe', 'pinch', 'rotation', 'edgepan' and 'hover'"))
  }
}
