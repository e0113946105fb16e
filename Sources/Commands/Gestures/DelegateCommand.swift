import ResponderKit
import Scenes

extension Command {
  static let delegate = Command(
    name: "delegate", group: .gestures,
    summary: "sets what a recognizer's delegate answers",
    details: [
      "shouldBegin and shouldReceive are on or off. simultaneous, requiresFailureOf and "
        + "mustFailFor take the name of another recognizer; if you repeat them, the names add up. "
        + "'none' removes the delegate."
    ],
    changesScene: true,
    forms: [
      Form(.part(.gesture(), "none"), summary: "removes the delegate") { call, recognizer in
        recognizer.delegate = nil
        call.confirm("\(call.scene.label(of: recognizer)) has no delegate")
      },
      Form(.gesture(), .oneOrMore(.delegateAnswer())) { call, recognizer, changes in
        var answers = call.scene.delegateAnswers(of: recognizer)
        for change in changes { change(&answers) }
        call.scene.setDelegateAnswers(answers, of: recognizer)
        let name = call.scene.label(of: recognizer)
        call.confirm("\(name)'s delegate: \(answers.text { call.scene.label(of: $0) })")
      },
    ],
    examples: [
      Example(
        "delegate single shouldBegin=off", "it always fails", setup: "gesture tap single on root")
    ])
}
