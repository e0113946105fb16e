import Analysis
import Commands
import Help
import Scenes
import Session
import SessionStage
import TestSupport
import Testing

@testable import Course

/// The questions of `quiz`: their keys are the product's answers, and nothing else tells them.
@Suite struct QuizMakerTests {
  /// The questions about each topic, made once.
  private static let samples = QuizTopic.allCases.map { topic in
    var maker = QuizMaker(.topic(topic), seed: 1, kit: .tapscope)
    return (0..<size(200, of: 500)).map { _ in maker.next() }
  }

  private static func questions(_ topic: QuizTopic) -> [QuizQuestion] {
    samples[QuizTopic.allCases.firstIndex(of: topic) ?? 0]
  }

  @Test(arguments: QuizTopic.allCases)
  func manyQuestionsHaveTheKeyThatSomebodyFindsWhoTriesThem(topic: QuizTopic) {
    var wrongKeys: [String] = []
    for question in Self.questions(topic).prefix(size(200, of: 500)) {
      let key = question.choices[question.key].answer
      let found = QuizTrial(question).answer
      if found != key { wrongKeys.append("\(question.draft.text): \(found), not \(key)") }
    }
    #expect(wrongKeys == [])
  }

  @Test(arguments: QuizTopic.allCases)
  func questionsDiffer(topic: QuizTopic) {
    let questions = Self.questions(topic)
    #expect(Set(questions.map(\.draft.text)).count == questions.count)
    let kinds = Set(questions.map(\.kind))
    #expect(kinds == Set(QuizKind.all.filter { $0.topic == topic }.map(\.name)))
    #expect(kinds.count >= 15)
    for question in questions {
      let answers = question.choices.map(\.answer)
      #expect(Set(answers).count == answers.count && (3...4).contains(answers.count))
      for (k, choice) in question.choices.enumerated() {
        #expect(choice.beliefs.isEmpty == (k == question.key))
      }
    }
  }

  @Test(arguments: QuizTopic.allCases)
  func nothingAboutAnAnswerTellsThatItIsRight(topic: QuizTopic) {
    var marks: [String: (right: Double, chance: Double)] = [:]
    for question in Self.questions(topic) {
      let desk = TestSession()
      desk.run(question.draft.scene.joined(separator: "\n"))
      let answers = question.choices.map(\.answer)
      let known = QuizTrait.marks(of: answers, in: desk.scene)
      for k in answers.indices {
        for mark in known[k].union(["choice \(k + 1)"]) {
          marks[mark, default: (0, 0)].chance += 1 / Double(answers.count)
          if k == question.key { marks[mark, default: (0, 0)].right += 1 }
        }
      }
    }
    for (mark, count) in marks where count.chance >= 8 {
      let share = count.right / count.chance
      #expect(share > 0.4 && share < 2, "\(mark): \(count.right), by chance \(count.chance)")
    }
  }

  @Test(arguments: QuizKind.all)
  func aKindAsksForItsBeliefsAndFitsTheScreen(kind: QuizKind) {
    var maker = QuizMaker(.beliefs(kind.beliefs), seed: 3, kit: .tapscope)
    var met: Set<Belief> = []
    for _ in 0..<size(6, of: 30) * kind.beliefs.count {
      let question = maker.next()
      met.formUnion(question.choices.flatMap(\.beliefs))
      for (columns, rows) in [(80, 24), (60, 20)] {
        let desk = TestSession()
        desk.run(question.draft.scene.joined(separator: "\n"))
        desk.session.style.width = columns
        let board = QuizBoard(question.draft).lines(of: desk.scene, desk.session.style)
        #expect(board.allSatisfy { $0.width <= columns }, "\(question.draft.text)")
        // The heading, the question, its choices and the prompt.
        let text = (question.text.count + columns - 1) / columns
        #expect(1 + board.count + text + question.choices.count + 1 <= rows, "\(board)")
      }
    }
    #expect(met.isSuperset(of: kind.beliefs), "\(kind.beliefs.filter { !met.contains($0) })")
  }

  @Test func everyBeliefLeadsToAnswers() {
    var met: Set<Belief> = []
    for topic in QuizTopic.allCases {
      met.formUnion(Self.questions(topic).flatMap { $0.choices.flatMap(\.beliefs) })
    }
    // Those that kinds are made for are asked for one by one below.
    met.formUnion(QuizKind.beliefs)
    #expect(Belief.allCases.filter { !met.contains($0) } == [])
  }

  @Test func aSeedRepeatsItsQuestions() {
    var (one, two, other) = (
      QuizMaker(seed: 4711, kit: .tapscope), QuizMaker(seed: 4711, kit: .tapscope),
      QuizMaker(seed: 4712, kit: .tapscope)
    )
    func next(_ maker: inout QuizMaker) -> [String] {
      let question = maker.next()
      return question.draft.text + question.choices.map(\.answer)
    }
    let questions = (0..<20).map { _ in next(&one) }
    #expect(questions == (0..<20).map { _ in next(&two) })
    #expect(questions != (0..<20).map { _ in next(&other) })
  }

  @Test(arguments: QuizKind.beliefs)
  func aBeliefAloneHasQuestions(belief: Belief) {
    var maker = QuizMaker(.beliefs([belief]), seed: 5, kit: .tapscope)
    for _ in 0..<size(2, of: 5) {
      let question = maker.next()
      #expect(question.choices.contains { $0.beliefs.contains(belief) })
      #expect(question.choices.count >= 3)
    }
  }

  @Test func aBeliefThatNobodyHoldsIsTheTruth() {
    // The plain hit-test is the product's, so that each mutant differs by its belief alone.
    var dice = Dice(seed: 9)
    for _ in 0..<20 {
      for kind in QuizKind.hitTests {
        let draft = kind.draft(&dice)
        let session = Session()
        #expect(session.carryOutPrivately(draft.scene, as: "quiz").isEmpty)
        guard case .hit(let point) = draft.probe else { continue }
        let application = session.scene.application
        let truth = application.hitTest(at: point, with: nil)?.view
        let answer = BelievedHitTest(asksOverrides: true).answer(at: point, in: application)
        #expect(answer === truth, "\(draft.text)")
      }
    }
  }

  @Test func theBeliefsOfSurprisesAreSurprises() {
    for belief in Belief.allCases {
      guard let number = belief.surprise else { continue }
      #expect(SurpriseBook.all.contains { $0.number == number }, "\(belief)")
    }
  }

  @Test func beliefsReadAlike() {
    let conditions = Belief.allCases.map(\.condition)
    #expect(Set(conditions).count == conditions.count)
    #expect(conditions.filter { $0.count > 60 || $0.hasSuffix(".") } == [])
  }
}
