import Help
import Session
import Testing
import Text

@testable import Shell

@Suite struct TypingAidTests {
  private func aid(before: String = "") throws -> TypingAid {
    let session = Session(style: OutputStyle(hasColor: true)) { _ in }
    try session.execute("add UIButton 按钮 0,0 60x44 title=\"a b\"")
    let history = HistoryStore(path: nil)
    _ = history.append("hide 按钮")
    return TypingAid(session: session, history: history, before: before)
  }

  @Test func aLineHasColoursAndAHint() throws {
    let decoration = try aid().decoration("hide 按")
    #expect(decoration.runs.map(\.text) == ["hide", " 按"])
    #expect(decoration.runs.map(\.style) == ["38;5;32", nil])
    #expect(decoration.hint == .init(text: "钮", isAcceptable: true))
    #expect(try aid().decoration("show ").hint == .init(text: " VIEW …", isAcceptable: false))
  }

  @Test func aHintThatCannotBeGreyIsNone() throws {
    let aid = try aid()
    aid.session.style.appearance.hasManyColors = false
    #expect(aid.decoration("hide 按").hint == nil)
  }

  @Test func asciiIsKept() throws {
    let aid = try aid()
    aid.session.style = OutputStyle(hasColor: true, isASCII: true)
    #expect(aid.decoration("show ").hint?.text == " VIEW ...")
  }

  @Test func aSecondLineIsReadBehindTheFirst() throws {
    let second = try aid(before: "echo \"a\n")
    #expect(second.decoration("b\" # c").runs.map(\.style) == ["1;38;5;65", nil, "38;5;244"])
    #expect(second.decoration("hide").hint == nil)
    let continued = try aid(before: "hide \\\n")
    #expect(continued.completions("按", 1).candidates.map(\.text) == ["按钮"])
    #expect(continued.completions("按", 1).replacing == 0..<1)
    #expect(try aid(before: "hide \"a \n").completions("b", 1).candidates.isEmpty)
  }
}
