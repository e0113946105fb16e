import Explanation
import Language
import ResponderKit
import Scenes
import Session

extension Command {
  package static let shake = Command(
    name: "shake", group: .happening,
    summary: "shakes the device: motionBegan, motionEnded (R10.1)",
    changesScene: true,
    forms: [
      Form("began", summary: "the shake begins") { call in try call.shake(.began) },
      Form("ended", summary: "the shake ends") { call in try call.shake(.ended) },
      Form("cancelled", summary: "it is interrupted or takes too long") { call in
        try call.shake(.cancelled)
      },
      Form(.optional(.located(.responder("VIEW")))) { call, start in
        if let start { try call.requireStart(at: start) }
        try call.happen("shake") {
          try call.post(.began)
          try call.post(.ended)
        }
      },
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
          + "; try 'focus \(name)' first", rule: EventFact.motionStarts.rule), at: start)
  }

  /// Carries out one phase of a shake by hand.
  fileprivate func shake(_ phase: MotionPhase) throws {
    try happen("shake \(phase.rawValue)", continues: phase != .began) { try post(phase) }
  }

  fileprivate func post(_ phase: MotionPhase) throws {
    do { try scene.application.postMotion(phase) } catch {
      switch error {
      case .hasBegun:
        throw CommandError(
          .refused(
            "a motion has already begun; try 'shake ended' first",
            rule: StandingFact.shakeBeginsAndEnds.rule))
      case .hasNotBegun:
        throw CommandError(
          .refused(
            "no motion has begun; try 'shake began' first",
            rule: StandingFact.shakeBeginsAndEnds.rule))
      }
    }
  }
}
