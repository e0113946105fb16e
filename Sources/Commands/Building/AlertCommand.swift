import Explanation
import Language
import ResponderKit
import Scenes
import Session

extension Command {
  package static let alert = Command(
    name: "alert", group: .building,
    summary: "makes an alert or an action sheet (R11.10), or answers the one of shake to undo",
    changesScene: true,
    forms: [
      Form(
        .word(of: ShakeAlert.Button.self), summary: "presses a button of the alert of shake to undo"
      ) { call, button in
        try call.happen("alert \(button.rawValue)", continues: true) {
          guard call.scene.application.answerShakeAlert(button) else {
            throw CommandError(
              .refused(
                "no alert with that button is shown; 'shake' may show one",
                rule: EventFact.shakeToUndo.rule))
          }
        }
        call.confirm("the alert of shake to undo went away with '\(button.rawValue)'")
      },
      Form(
        .newName(), .located(.flag("sheet")), .zeroOrMore(.word("field", .text("PLACEHOLDER"))),
        .zeroOrMore(.located(.alertChoice)), .optional(.word("from", .controller("PRESENTER"))),
        .zeroOrMore(.assignment()),
        summary: "a UIAlertController; 'sheet' is an action sheet, at the bottom of the screen"
      ) { call, name, isSheet, fields, choices, presenter, assignments in
        let alert = try call.addAlert(name, isSheet, fields: fields, choices)
        try call.session.assign(assignments, to: alert)
        guard let presenter else {
          return call.confirm("\(name.value): \(call.scene.className(of: alert)), not presented")
        }
        try call.present(Located(alert, at: name.range), from: presenter, isInPlace: false)
      },
    ])
}

/// A choice of an alert, as a command tells it.
private typealias AlertChoice = (title: String, style: UIAlertAction.Style)

extension Part where Context == Session, Value == AlertChoice {
  /// The title of a choice, and what kind of choice it is.
  fileprivate static var alertChoice: Part {
    .map(
      .word(
        "action",
        .sequence(
          .text("TITLE"),
          .optional(.oneOf(.word("cancel", as: .cancel), .word("destructive", as: .destructive)))))
    ) { (title: $0.0, style: $0.1 ?? .default) }
  }
}

extension Call {
  fileprivate func addAlert(
    _ name: Located<String>, _ isSheet: Located<Bool>, fields: [String],
    _ choices: [Located<AlertChoice>]
  ) throws -> UIAlertController {
    let cancels = choices.filter { $0.value.style == .cancel }
    if cancels.count > 1 {
      throw error(
        .refused("an alert has one 'cancel' at most", rule: EventFact.alertAnswered.rule),
        at: cancels[1])
    }
    if isSheet.value, !fields.isEmpty {
      throw error(
        .refused("an action sheet has no text fields", rule: EventFact.alertAnswered.rule),
        at: isSheet)
    }
    let alert = UIAlertController(
      title: nil, message: nil, preferredStyle: isSheet.value ? .actionSheet : .alert)
    for placeholder in fields { alert.addTextField { $0.placeholder = placeholder } }
    for choice in choices {
      alert.addAction(UIAlertAction(title: choice.value.title, style: choice.value.style))
    }
    let view: UIView = alert.view
    let parts = [OwnPart(suffix: "view", view: view)] + alert.ownParts
    for part in parts { try session.checkName("\(name.value)-\(part.suffix)", at: name.range) }
    scene.add(alert, NameTable.Entry(name: name.value))
    scene.adopt(parts, of: name.value)
    return alert
  }
}
