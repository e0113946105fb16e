import Explanation
import ResponderKit
import Scenes
import Session

extension Command {
  package static let alert = Command(
    name: "alert", group: .happening,
    summary: "presses a button of the alert that shake to undo shows",
    changesScene: true,
    forms: ShakeAlert.Button.allCases.map { button in
      Form(button.rawValue) { call in
        try call.happen("alert \(button.rawValue)", continues: true) {
          guard call.scene.application.answerShakeAlert(button) else {
            throw CommandError(
              .refused(
                "no alert with that button is shown; 'shake' may show one",
                rule: EventFact.shakeToUndo.rule))
          }
        }
      }
    },
    examples: [
      Example(
        "alert undo", "the text is as before",
        setup: "add UITextField field 0,0 90x40; tap field; key a; shake")
    ])
}
