import Presentation
import ResponderKit
import Scenes
import Session
import Text

extension Command {
  static let expectAgreement = Form(
    .word("agreement", as: ()),
    summary: "the scene answers as the device did in the imported text"
  ) { call, _ in
    let scene = call.scene
    let origin = scene.origin
    let samples = (origin?.samples ?? [:]).values.joined().sorted { $0.line < $1.line }
    let observations = (origin?.observations ?? []) + samples
    guard !observations.isEmpty else {
      throw CommandError(
        .refused(
          "no imported text says what the device answered; import a capture ('help captures') or the "
            + "output of a test tool"))
    }
    let differing = observations.compactMap { observation -> Observation? in
      guard let point = observation.point else { return nil }
      var now = observation
      now.simulated = scene.hitView(at: point).map { ObjectID($0) }
      return now.isConfirmed(in: scene) ? nil : now
    }
    guard !differing.isEmpty else { return }
    throw ExpectationFailure(
      "the app's own answers differ at \(differing.count) of \(observations.count.counted("point"))",
      notes: differing.prefix(4).map { note(on: $0, in: scene) })
  }

  private static func note(on observation: Observation, in scene: Scene) -> String {
    let report = ObservationReport(observation, in: scene)
    return report.words(showsPoint: true) + (report.comparison.map { "; " + $0.words } ?? "")
  }
}
