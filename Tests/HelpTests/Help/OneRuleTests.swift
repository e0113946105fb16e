import Analysis
import Explanation
import Foundation
import ResponderKit
import Scenes
import Session
import SessionStage
import Testing
import Text

@testable import Commands
@testable import Help

/// One fact has one rule, whichever command tells it: `why`, the log of what happened, the note of an
/// expectation, or the page of its code.
@Suite struct OneRuleTests {
  // MARK: Stories

  /// A scene, what happens in it, and the rule that each command cites for the fact.
  struct Story: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let scene: String
    let happening: String
    let question: String
    let code: String
    let expectation: String
    let rule: String
    /// Indicates whether the log tells it; a finger that somebody does not see leaves no trace.
    var isLogged = true
  }

  private static let stories = [
    Story(
      testDescription: "R6.5: a delegate does not let a recognizer begin",
      scene: "gesture tap g on root; target g vc.go:; delegate g shouldBegin=off",
      happening: "tap 50,50", question: "why root all", code: "RECOGNIZER_SHOULD_BEGIN_FALSE",
      expectation: "expect fired go: on g", rule: "R6.5"),
    Story(
      testDescription: "R6.1: a disabled recognizer sees no finger",
      scene: "gesture tap t on root; target t vc.go:; set t isEnabled off",
      happening: "tap 50,50", question: "why root all", code: "RECOGNIZER_DISABLED",
      expectation: "expect fired go: on t", rule: "R6.1", isLogged: false),
    Story(
      testDescription: "R7.7: a control without targets sends nothing",
      scene: "add UIButton b 10,10 90x44", happening: "tap b", question: "why b all",
      code: "NO_TARGET", expectation: "expect fired save: on b", rule: "R7.7", isLogged: false),
    Story(
      testDescription: "R7.13: a menu comes in place of the press",
      scene:
        "add UIButton b 10,10 90x44; target b touchUpInside vc.go:; set b.showsMenuAsPrimaryAction on",
      happening: "tap b", question: "why b all", code: "OPENS_MENU",
      expectation: "expect fired go: on b", rule: "R7.13", isLogged: false),
    Story(
      testDescription: "R7.7: a target has no such method",
      scene:
        "answer vc.canPerformAction on; add UIButton b 10,10 90x44; target b touchDown nil.save:",
      happening: "tap b", question: "why b all", code: "NIL_TARGET_FIRST_RESPONDER",
      expectation: "expect fired save: on b", rule: "R7.7"),
    Story(
      testDescription: "R6.6: the first to recognize makes the other fail",
      scene: "add UIButton b 20,40 100x44; gesture pan p on root; gesture pan q on b",
      happening: "drag b to 70,300", question: "why b all", code: "RECOGNIZER_PREVENTS",
      expectation: "expect fired go: on p", rule: "R6.6"),
  ]

  @Test(arguments: stories)
  func everyCommandCitesTheRule(story: Story) throws {
    let desk = try TestSession(after: story.scene)
    try desk.session.execute(story.happening)
    if story.isLogged {
      let log = try desk.printed("log").joined(separator: " ")
      #expect(log.contains("(\(story.rule))"), "\(log)")
    }
    let told = try desk.printed(story.question).joined(separator: " ")
    #expect(
      told.contains("\(story.code) \(story.rule)") || told.contains("\(story.code)  \(story.rule)"))
    desk.run(story.expectation)
    let notes = desk.diagnostics.first?.notes ?? []
    #expect(notes.contains { $0.contains("(\(story.rule))") }, "\(notes)")
    #expect(CodeBook.note(story.code)?.rules.contains(story.rule) == true)
  }

  @Test func theGateOfTheSystemHasNoRule() throws {
    #expect(CodeBook.note("SYSTEM_GATE")?.rules == [])
    let scenario = try #require(FindingScenario.all.first { $0.fact == "systemGate" })
    let (desk, _) = try scenario.found()
    let told = try desk.printed("why 0xb1 195,838 all").joined(separator: " ")
    #expect(told.contains("SYSTEM_GATE") && !told.contains(/SYSTEM_GATE R/))
  }

  // MARK: All findings

  @Test(arguments: FindingScenario.all)
  func thePageOfTheCodeHasTheRuleOfEachFinding(scenario: FindingScenario) throws {
    let (_, found) = try scenario.found()
    let finding = try #require(found)
    let note = try #require(CodeBook.note(finding.code.rawValue))
    guard let rule = finding.rule else { return #expect(note.rules.isEmpty) }
    #expect(note.rules.contains(rule.description), "\(note.code) \(rule)")
  }

  @Test(arguments: Observation.Reason.allCases)
  func anAnswerOfTheDeviceHasTheRuleOfItsReason(reason: Observation.Reason) throws {
    let observation = Observation(
      target: nil, point: nil, answer: .notTarget, reason: reason, source: "Detox", line: 1)
    let fact = FindingFact.observed(observation, isReached: false)
    let rule = try #require(fact.ground?.rule)
    #expect(fact.code.rules.first == rule)
  }

  @Test func eachRuleOfACodeStandsInTheBookAndOnce() {
    for rules in DiagnosisCode.allCases.map(\.rules) + AuditCode.allCases.map(\.rules) {
      #expect(rules.allSatisfy { RuleBook.rule($0) != nil } && Set(rules).count == rules.count)
    }
  }

  @Test func eachStandingFactHasARuleOfTheBook() {
    for fact in StandingFact.allCases { #expect(RuleBook.rule(fact.rule) != nil, "\(fact)") }
  }

  /// A finding of commands whose fact a hit-test or an event tells.
  private static let happening = FindingScenario.all.filter { $0.question != nil }

  /// What makes a finding happen, where a tap on the point does not.
  private static let gestures = [
    "coveredByOwnChild": "tap part", "competes": "drag v to 70,300",
    "cancels": "drag 100,57 to 100,300",
    "waits": "set l allowableMovement 100; drag v to 70,90",
    "scrollKeepsContent":
      "touch began v; wait 0.2; touch moved 70,10; touch moved 70,2; touch ended",
  ]

  /// An expectation that fails because of a finding, where the point is hit. Its note is a second
  /// account of the fact.
  private static let expectations = [
    "ignoringEvents": "expect received v touchesBegan",
    "animating": "expect received v touchesBegan",
    "notPerformed": "expect fired save: on v",
    "takesTap": "expect fired go: on v",
    "refusedByControl": "expect fired go: on t",
    "refusedByDelegate": "expect fired go: on t",
    "waits": "expect fired go: on p", "competes": "expect fired go: on p",
    "coveredByOwnChild": "expect fired go: on v",
  ]

  @Test(arguments: happening)
  func aFindingThatHappensIsToldWithItsRule(scenario: FindingScenario) throws {
    let (desk, found) = try scenario.found()
    let finding = try #require(found)
    let told: FactScenario.AnyFact
    switch finding.fact.ground {
    // What goes on inside happens nowhere in the simulator.
    case .hitTest(.unseen)?: return
    case .hitTest(let fact)?: told = .hitTest(fact)
    case .event(let fact)?: told = .event(fact)
    case .next?, .standing?, nil: return
    }
    let rule = try #require(finding.rule)
    #expect(told.rule == rule)
    let view = try #require(desk.scene.names["v"] as? UIView)
    let point = scenario.point ?? view.pointAsked(in: desk.scene)
    let witness = Witness(desk.scene)
    desk.scene.eventObserver = witness
    try desk.session.execute(Self.gestures[scenario.fact] ?? "tap \(point.x),\(point.y)")
    #expect(!FactTeller(witness.interaction).places(of: told).isEmpty, "\(told) did not happen")
    // The layout leaves out the rules of what always happens.
    if ![.hitTest(.answers), .event(.delivery)].contains(told) {
      let lines = try desk.printed("log") + desk.printed("trace tree")
      #expect(
        lines.contains { $0.contains("(\(rule))") || $0.hasSuffix("\(rule)") },
        "\(rule): \(lines.joined(separator: "\n"))")
    }
    guard let expectation = Self.expectations[scenario.fact] else { return }
    desk.run(expectation)
    let notes = desk.diagnostics.first?.notes ?? []
    #expect(notes.contains { $0.contains("(\(rule))") }, "\(expectation): \(notes)")
  }

  /// Scenes of commands, each with a question of `why` at the end.
  private static let questions =
    FindingScenario.all.compactMap(\.question)
    + CodeBook.all.filter { $0.command == "why" && !$0.example.isEmpty }.map {
      $0.example.joined(separator: "; ")
    }

  @Test(arguments: questions)
  func theFirstObstacleHasTheRuleOfTheNoteOfExpect(question: String) throws {
    let lines = question.components(separatedBy: "; ")
    let name = try #require(lines.last?.split(separator: " ").dropFirst().first.map(String.init))
    let desk = TestSession()
    for line in lines.dropLast() { try desk.session.execute(line) }
    let view = try #require(try desk.scene.object(named: name) as? UIView)
    let point = view.pointAsked(in: desk.scene)
    guard let first = Diagnosis.firstObstacle(of: view, at: nil, in: desk.scene),
      desk.scene.hitView(at: point) !== view
    else { return }
    // Where the view is hit in a part of it, the event has another story than the hit-test; where
    // the point is not on the screen, the view may have scrolled there.
    if case .event? = first.fact.ground { return }
    // Nothing refuses there, as far as anybody can tell.
    if first.code == .sizeUnknown { return }
    guard desk.scene.screenBounds.contains(point) || first.code == .offScreen else { return }
    let rule = try #require(first.rule)
    desk.run("tap \(point.x),\(point.y)\nexpect hit \(name)")
    let notes = desk.diagnostics.last?.notes ?? []
    #expect(notes.contains { $0.contains("(\(rule))") }, "\(first.code) \(rule): \(notes)")
  }

  // MARK: Surprises

  @Test(arguments: Belief.allCases)
  func aBeliefAndItsSurpriseHaveOneRule(belief: Belief) throws {
    let rule = belief.rule
    #expect(RuleBook.rule(rule) != nil)
    guard let number = belief.surprise else { return }
    let surprise = try #require(SurpriseBook.surprise(number))
    #expect(surprise.rules.contains(rule.description))
  }

  @Test("R1.10, surprise 20: the demonstration shows two calls for one finger")
  func hitTestIsCalledTwice() throws {
    let lines = try TestSession().printed("try surprise 20")
    #expect(lines.contains("hit-test (150, 150) again: the same answer"))
    #expect(lines.count { $0.hasPrefix("hit-test (150, 150)") } == 2)
    // Neither the option nor the scene of the demonstration is left behind.
    let desk = TestSession()
    try desk.session.execute("try surprise 20")
    #expect(desk.scene.hitTestsPerFinger == 1)
  }
}
