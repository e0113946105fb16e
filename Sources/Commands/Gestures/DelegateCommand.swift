import ResponderKit
import Scenes
import Session

extension Command {
  package static let delegate = Command(
    name: "delegate", group: .gestures,
    summary: "sets what a recognizer's delegate answers",
    changesScene: true,
    forms: [
      Form(.part(.gesture(), "none"), summary: "removes the delegate") { call, recognizer in
        recognizer.delegate = nil
        for (_, method) in DelegateAnswer.methods { recognizer.setAnswers(.empty, to: method) }
        call.confirm("\(call.scene.label(of: recognizer)) has no delegate")
      },
      Form(.gesture(), .oneOrMore(.delegateAnswer())) { call, recognizer, answers in
        for answer in answers { call.setAnswer(answer, ofDelegateOf: recognizer) }
        call.confirmAnswers(ofDelegateOf: recognizer)
      },
    ])
}

extension Call {
  fileprivate func setAnswer(
    _ answer: DelegateAnswer, ofDelegateOf recognizer: UIGestureRecognizer
  ) {
    switch answer {
    case .allows(let method, let isAllowed):
      noteReplacedRules(of: recognizer, method)
      let rules = isAllowed ? .empty : AnswerRules(AnswerRule(.bool(false)))
      recognizer.setAnswers(rules, to: method)
      // The delegate of UIKit's has reasons of its own, which that of an app replaces (R11.8).
      if recognizer.hasDelegateOfUIKit {
        scene.setDelegateAnswers(AnsweringDelegate.Answers(), of: recognizer)
      }
    case .names(let list, let other):
      var answers = scene.delegateAnswers(of: recognizer)
      answers[keyPath: list].append(other)
      scene.setDelegateAnswers(answers, of: recognizer)
    }
  }

  fileprivate func confirmAnswers(ofDelegateOf recognizer: UIGestureRecognizer) {
    let refused = DelegateAnswer.methods.filter {
      recognizer.answers(to: $0.method).only == .bool(false)
    }
    let words =
      refused.map { "\($0.name)=off" }
      + scene.delegateAnswers(of: recognizer).said.map {
        $0.name + scene.label(of: $0.recognizer)
      }
    let text = words.isEmpty ? "UIKit's defaults" : words.joined(separator: " ")
    confirm("\(scene.label(of: recognizer))'s delegate: \(text)")
  }
}
