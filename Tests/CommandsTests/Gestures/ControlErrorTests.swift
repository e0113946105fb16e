import Language
import Session
import SessionStage
import Testing

@Suite("Errors about targets") struct ControlErrorTests {
  @Test(
    "What is wrong is said where it stands",
    arguments: [
      WrongLine(
        "target buy touchUpInsid vc.buy:", 12,
        "there is no control event 'touchUpInsid'; did you mean 'touchUpInside' or 'touchUpOutside'?"
      ),
      WrongLine(
        "target buy zzz vc.buy:", 12,
        "there is no control event 'zzz'; for example touchDown, touchUpInside or valueChanged"
      ),
      WrongLine(
        "target buy touchDown,x vc.buy:", 12,
        "there is no control event 'x'; for example touchDown, touchUpInside or valueChanged"),
      WrongLine(
        "target root touchDown vc.buy:", 8,
        "'root' is a UIView, not a control or a gesture recognizer"),
      WrongLine("target buy touchDown vd.buy:", 22, "no view is named 'vd'; did you mean 'vc'?"),
      WrongLine(
        "target buy touchDown vc", 22,
        "'vc' does not fit here; expected: 'none' or a target and its action such as vc.save: "
          + "or nil.save:"),
      WrongLine(
        "send x to vc", 11,
        "'vc' does not implement 'x', so an app would stop here; try 'implements vc x'"),
    ])
  func errors(wrong: WrongLine) {
    let desk = TestSession()
    desk.run("add UIButton buy 0,0 9x9")
    desk.run(wrong.line)
    #expect(desk.messages == [wrong.message])
    #expect(desk.diagnostics.first?.column == wrong.column)
  }

  @Test(
    "Completion offers events, targets and their actions",
    arguments: [
      ("target b", ["buy"]), ("target buy touchUpI", ["touchUpInside"]),
      ("target buy touchDown v", ["vc"]), ("target buy touchDown n", ["none", "nil"]),
      ("target buy touchDown vc.", ["vc.save:"]), ("target ", ["buy"]),
      ("expect fired x on b", ["buy"]), ("expect fired x on buy ", ["times"]),
    ])
  func completion(line: String, candidates: [String]) throws {
    let desk = try TestSession(after: "add UIButton buy 0,0 9x9\nimplements vc save:")
    let found = LineReading(line, desk.session).completions(at: line.count)
    #expect(found.candidates.map(\.text) == candidates)
  }
}
