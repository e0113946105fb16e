import Analysis
import Commands
import Help
import Scenes
import Session
import SessionStage
import TestSupport
import Testing

@testable import Course

/// The questions of `quiz`: their keys are the product's answers, and every belief is asked for.
@Suite struct QuizMakerTests {
  @Test func manyQuestionsAskForEveryBelief() throws {
    var maker = QuizMaker(Belief.allCases, seed: 1, kit: .tapscope)
    var wrongKeys: [String] = []
    for _ in 0..<size(400, of: 1000) {
      let question = maker.next()
      let answers = question.choices.map(\.answer)
      #expect(Set(answers).count == answers.count && (3...4).contains(answers.count))
      for (k, choice) in question.choices.enumerated() {
        #expect(choice.beliefs.isEmpty == (k == question.key))
      }
      let key = answers[question.key]
      let found = try answer(to: question)
      if found != key { wrongKeys.append("\(question.draft): \(found), not \(key)") }
    }
    #expect(wrongKeys == [])
    for belief in Belief.allCases {
      #expect(maker.asked[belief, default: 0] >= size(12, of: 30), "\(belief)")
    }
  }

  /// The answer to a question as somebody finds it who types the commands and reads.
  private func answer(to question: QuizQuestion) throws -> String {
    let draft = question.draft
    let desk = TestSession()
    desk.run(draft.scene.joined(separator: "\n"))
    let start = desk.output.count
    desk.run(draft.event + "\nwait 1")
    let lines = desk.output[start...].joined(separator: "\n")
    #expect(desk.messages == [], "\(draft)")
    func holds(_ expectation: String) -> Bool {
      let desk = TestSession()
      desk.run((draft.scene + [draft.event, "wait 1", expectation]).joined(separator: "\n"))
      return desk.messages == []
    }
    let answers = question.choices.map(\.answer)
    func only(_ expectation: (String) -> String) -> String {
      answers.filter { holds(expectation($0)) }.joined(separator: " or ")
    }
    switch draft.probe {
    case .hit: return only { "expect hit \($0 == "nobody" ? "nil" : $0)" }
    case .next:
      let line = try #require(desk.output[start...].first)
      return line.split(separator: " › ")[1].description
    case .actions, .performer:
      // "action save  from ok to left"
      let sent = lines.matches(of: /action (\w+)  from \w+ to (\w+)/)
      var words: [String] = []
      for match in sent {
        let isAction = if case .actions = draft.probe { true } else { false }
        let word = String(isAction ? match.output.1 : match.output.2)
        if !words.contains(word) { words.append(word) }
      }
      return words.joined(separator: ", ")
    case .handlers:
      let views = draft.scene.compactMap { line -> String? in
        let words = line.split(separator: " ")
        return words[0] == "handle" ? String(words[1]) : nil
      }
      return views.filter { holds("expect received \($0) touchesBegan touchesEnded") }
        .joined(separator: ", ")
    case .shake: return only { "expect handled \($0)" }
    case .received(let name):
      return only { "expect received \(name) \($0.replacing(",", with: ""))" }
    }
  }

  @Test func aSeedRepeatsItsQuestions() {
    var (one, two, other) = (
      QuizMaker(Belief.allCases, seed: 4711, kit: .tapscope),
      QuizMaker(Belief.allCases, seed: 4711, kit: .tapscope),
      QuizMaker(Belief.allCases, seed: 4712, kit: .tapscope)
    )
    func next(_ maker: inout QuizMaker) -> [String] {
      let question = maker.next()
      return question.draft.scene + [question.text] + question.choices.map(\.answer)
    }
    let questions = (0..<20).map { _ in next(&one) }
    #expect(questions == (0..<20).map { _ in next(&two) })
    #expect(questions != (0..<20).map { _ in next(&other) })
  }

  @Test(arguments: Belief.allCases)
  func aBeliefAloneHasQuestions(belief: Belief) {
    var maker = QuizMaker([belief], seed: 5, kit: .tapscope)
    for _ in 0..<5 {
      let question = maker.next()
      #expect(question.choices.contains { $0.beliefs.contains(belief) })
      #expect(question.choices.count >= 3)
    }
  }

  @Test func aBeliefThatNobodyHoldsIsTheTruth() {
    // The plain hit-test is the product's, so that each mutant differs by its belief alone.
    var dice = Dice(seed: 9)
    for _ in 0..<300 {
      let beliefs = [Belief.zPositionFirst, .disabledSwallows, dice.pick(HitTestScenes.winners)]
      let draft = HitTestScenes.draft(for: beliefs, &dice)
      let session = Session()
      #expect(session.carryOutPrivately(draft.scene, as: "quiz").isEmpty)
      guard case .hit(let point) = draft.probe else { continue }
      let application = session.scene.application
      let truth = application.hitTest(at: point, with: nil)?.view
      #expect(BelievedHitTest().answer(at: point, in: application) === truth)
    }
  }

  @Test func theBeliefsOfSurprisesAreSurprises() {
    for belief in Belief.allCases {
      guard let number = belief.surprise else { continue }
      #expect(SurpriseBook.all.contains { $0.number == number }, "\(belief)")
    }
  }
}
