import Session
import SessionStage
import Testing

@Suite struct ExpectationTests {
  @Test(arguments: ExpectationCase.all)
  func anExpectationThatHoldsSaysNothing(wanted: ExpectationCase) throws {
    for line in wanted.holds {
      let desk = try TestSession(after: "\(ExpectationCase.scene)\n\(wanted.event)")
      #expect(try desk.printed(line).isEmpty, "\(line)")
    }
  }

  @Test(arguments: ExpectationCase.all)
  func anExpectationThatFailsSaysWhatWasFound(wanted: ExpectationCase) throws {
    for (line, message) in wanted.fails {
      let desk = try TestSession(after: "\(ExpectationCase.scene)\n\(wanted.event)")
      desk.run(line)
      #expect(desk.messages == [message], "\(line)")
      #expect(desk.diagnostics.first?.column == 1)
      #expect(desk.runner.tally.failures == 1 && desk.runner.tally.errors == 0)
    }
  }

  @Test(arguments: ExpectationCase.all)
  func anExpectationChangesNothing(wanted: ExpectationCase) throws {
    let desk = try TestSession(after: "\(ExpectationCase.scene)\n\(wanted.event)")
    let before = desk.state
    desk.run((wanted.holds + wanted.fails.map(\.line)).joined(separator: "\n"))
    #expect(desk.state == before || wanted.fails.contains { $0.line.contains(": hide card") })
  }

  @Test(arguments: [
    ("hide card", "hit", "card answers nil: hidden (R2.1)"),
    ("set card alpha 0", "hit", "card answers nil: alpha 0 is below 0.01 (R2.3)"),
    ("set card interaction off", "hit", "card answers nil: interaction is off (R2.1)"),
    (
      "set card frame 0,0 5x5", "hit",
      "card answers nil: (15, 15) outside (0 0; 5 5): 10 right, 10 below (R2.4)"
    ),
    ("disable buy", "hit", "buy answers nil: a disabled control is not hit (R2.9)"),
    ("override card block", "hit", "card's hitTest is overridden (block) and answers nil (R2.12)"),
  ])
  func aMissedHitNamesTheFirstRefusalOnItsWay(change: String, word: String, note: String) throws {
    let desk = try TestSession(after: "\(ExpectationCase.scene)\n\(change)\ntap 15,15")
    desk.run("expect \(word) buy")
    #expect(desk.diagnostics.first?.notes == [note])
    #expect(desk.reported.last == "  note: \(note)")
  }

  @Test(arguments: [
    ("hidden", "hide card"), ("interaction", "set card interaction off"),
    ("alpha", "set card alpha 0"),
    ("outside", "set card frame 300,0 5x5"), ("override", "override card block"),
    ("override", "override card circle 1"), ("outside", "override card circle 1"),
    ("singular", "scale card 0"),
  ])
  func everyReasonHasAWord(reason: String, change: String) throws {
    let desk = try TestSession(after: "\(ExpectationCase.scene)\n\(change)\ntap 15,15")
    try desk.session.execute("expect refused card \(reason)")
  }

  @Test func onlyAnOverrideOfThePointIsOutsideToo() throws {
    let desk = try TestSession(after: "\(ExpectationCase.scene)\noverride card block\ntap 15,15")
    desk.run("expect refused card outside")
    #expect(desk.messages == ["expected 'card' to refuse: outside, got: override"])
    let circle = try TestSession(
      after: "\(ExpectationCase.scene)\noverride card circle 1\ntap 15,15")
    circle.run("expect refused card hidden")
    #expect(circle.messages == ["expected 'card' to refuse: hidden, got: override"])
    #expect(
      circle.diagnostics.first?.notes
        == ["card answers nil: (15, 15) outside circle 1 (R2.12)"])
  }

  @Test("R2.9") func aDisabledControlRefusesBecauseItIsDisabled() throws {
    try TestSession(
      after:
        "\(ExpectationCase.scene)\ndisable buy\ntap 15,15\nexpect refused buy disabled; expect hit card"
    )
    .session.execute("expect not asked under")
  }
}
