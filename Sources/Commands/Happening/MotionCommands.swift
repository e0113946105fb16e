import Language
import ResponderKit
import Scenes

extension Command {
  static let shake = Command(
    name: "shake", group: .happening,
    summary: "shakes the device: motionBegan, motionEnded (R10.1)",
    details: [
      "It starts at the key window's first responder, else at the deepest controller, else at the "
        + "window; nothing is hit-tested (R10.2). VIEW says where it must start, and is an error "
        + "if it starts elsewhere. If nobody keeps it, the application offers undo (R10.3)."
    ],
    changesScene: true,
    forms: [
      Form(.optional(.located(.responder("VIEW")))) { call, start in
        if let start { try call.requireStart(at: start) }
        try call.happen("shake") {
          try call.post(.began)
          try call.post(.ended)
        }
      }
    ],
    examples: [
      Example("shake", "starts at vc without a first responder", shows: "vc"),
      Example(
        "shake red", "a first responder gets it",
        setup: "add red; set red canBecomeFirstResponder on; focus red", shows: "red"),
      Example(
        "shake; alert undo", "shake to undo",
        setup: "add UITextField field 0,0 90x40; tap field; key a", shows: "Undo"),
    ])

  static let motion = Command(
    name: "motion", group: .happening, summary: "one phase of a shake at a time (R10.1)",
    changesScene: true,
    forms: [
      Form("began", summary: "the shake begins") { call in try call.motion(.began) },
      Form("ended", summary: "it is over") { call in try call.motion(.ended) },
      Form("cancelled", summary: "it was interrupted, or took too long") { call in
        try call.motion(.cancelled)
      },
    ],
    examples: [
      Example("motion began; motion cancelled", "an interruption", shows: "motionCancelled")
    ])

  static let alert = Command(
    name: "alert", group: .happening, summary: "presses a button of the alert of shake to undo",
    changesScene: true,
    forms: ShakeAlert.Button.allCases.map { button in
      Form(button.rawValue) { call in
        try call.happen("alert \(button.rawValue)", continues: true) {
          guard call.scene.application.answerShakeAlert(button) else {
            throw CommandError(
              .refused(
                "no alert with that button is shown; 'shake' may show one", rule: RuleID(10, 4)))
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

extension Call {
  /// Refuses a shake that would start elsewhere than said.
  fileprivate func requireStart(at start: Located<UIResponder>) throws {
    let responder = start.value
    let first = scene.application.keyWindow?.firstResponder
    guard responder !== first else { return }
    let name = scene.label(of: responder)
    throw error(
      .refused(
        "'\(name)' is not the key window's first responder\(first.map { ", '\(scene.label(of: $0))' is" } ?? "")"
          + "; say 'focus \(name)' first", rule: RuleID(10, 2)), at: start)
  }

  /// Carries out one phase of a shake by hand.
  fileprivate func motion(_ phase: MotionPhase) throws {
    try happen("motion \(phase.rawValue)", continues: phase != .began) { try post(phase) }
  }

  fileprivate func post(_ phase: MotionPhase) throws {
    do { try scene.application.postMotion(phase) } catch {
      switch error {
      case .hasBegun:
        throw CommandError(
          .refused("a motion is under way; say 'motion ended' first", rule: RuleID(10, 1)))
      case .hasNotBegun:
        throw CommandError(
          .refused("no motion is under way; say 'motion began' first", rule: RuleID(10, 1)))
      }
    }
  }
}
