import ResponderKit
import SceneStage
import Testing

@testable import Explanation
@testable import Scenes

/// What recognizers do to each other, as values.
@Suite struct GestureRelationsTests {
  private let stage = Stage()
  private let single = UITapGestureRecognizer()
  private let double = UITapGestureRecognizer()
  private let pan = UIPanGestureRecognizer()

  init() {
    for (name, recognizer) in [("single", single), ("double", double), ("pan", pan)] {
      stage.scene.adopt(recognizer, NameTable.Entry(name: name))
      stage["root"].addGestureRecognizer(recognizer)
    }
  }

  private var relations: GestureRelations {
    GestureRelations(of: single, to: [double, pan], in: stage.scene)
  }

  @Test func oneExcludesTheOthers() {
    #expect(relations.excluded == [double, pan])
    #expect(relations.requirements.isEmpty && relations.together.isEmpty)
  }

  @Test func aRequirementIsTold() {
    single.require(toFail: double)
    #expect(relations.requirements == [double])
  }

  @Test func aDelegateMayRequireMore() {
    single.require(toFail: double)
    var answers = AnsweringDelegate.Answers()
    answers.requiresFailureOf = [double, pan]
    stage.scene.setDelegateAnswers(answers, of: single)
    #expect(relations.requirements == [double, pan])
  }

  @Test func theDelegateOfTheOtherMayRequireIt() {
    var answers = AnsweringDelegate.Answers()
    answers.mustFailFor = [single]
    stage.scene.setDelegateAnswers(answers, of: pan)
    #expect(relations.requirements == [pan])
  }

  @Test func aDelegateMayLetBothSucceed() {
    var answers = AnsweringDelegate.Answers()
    answers.simultaneous = [pan]
    stage.scene.setDelegateAnswers(answers, of: single)
    #expect(relations.together == [pan])
    #expect(relations.excluded == [double])
  }
}
