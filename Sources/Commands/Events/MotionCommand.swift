import ResponderKit
import Scenes
import Session

extension Command {
  package static let motion = Command(
    name: "motion", group: .happening, summary: "sends one phase of a shake (R10.1)",
    changesScene: true,
    forms: [
      Form("began", summary: "the shake begins") { call in try call.motion(.began) },
      Form("ended", summary: "the shake ends") { call in try call.motion(.ended) },
      Form("cancelled", summary: "it is interrupted or takes too long") { call in
        try call.motion(.cancelled)
      },
    ],
    examples: [
      Example("motion began; motion cancelled", "an interruption", shows: "motionCancelled")
    ])
}

extension Call {
  /// Carries out one phase of a shake by hand.
  fileprivate func motion(_ phase: MotionPhase) throws {
    try happen("motion \(phase.rawValue)", continues: phase != .began) { try post(phase) }
  }
}
