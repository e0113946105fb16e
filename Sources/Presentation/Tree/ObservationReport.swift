import ResponderKit
import Scenes
import Text

/// An answer of the device about a touch, in words and as JSON.
package struct ObservationReport {
  let observation: Observation
  let scene: Scene

  /// Creates a report of one answer.
  package init(_ observation: Observation, in scene: Scene) {
    self.observation = observation
    self.scene = scene
  }

  /// Returns the tool, the line and the answer: `Detox, line 3: the touch at (5, 6) was meant for
  /// 'pay' and hit 'cover'`.
  ///
  /// - Parameter showsPoint: True to name the point, if there is one.
  package func words(showsPoint: Bool = false) -> String {
    let point = showsPoint ? observation.point.map { "at \($0.text) " } : nil
    let touch = point.map { "the touch \($0)" } ?? "a touch "
    let reason = observation.reason.map { " (\($0.words))" } ?? ""
    return "\(observation.source), line \(observation.line): \(touch)\(outcome)\(reason)"
  }

  private var outcome: String {
    let hit = "hit \(winner.map { "'\($0)'" } ?? "no view")"
    guard let target else { return hit }
    switch observation.answer {
    case .target: return "reached '\(target)'"
    case .hit(let view) where view == observation.target: return "reached '\(target)'"
    case .notTarget: return "did not reach '\(target)'"
    case .hit: return "was meant for '\(target)' and \(hit)"
    case .stranger: return "was meant for '\(target)' and \(hit), which is not in the text"
    }
  }

  /// Returns whether the simulator answers alike, in words; nil where that cannot be said.
  package var comparison: (isSame: Bool, words: String)? {
    guard observation.point != nil else { return nil }
    if observation.isConfirmed(in: scene) { return (true, "the same here") }
    return (false, "different here: it hits \(here.map { "'\($0)'" } ?? "no view")")
  }

  /// The name of the view that the touch was meant for.
  package var target: String? { observation.target.map(name) }
  /// The name of the view that was hit on the device.
  package var winner: String? {
    switch observation.answer {
    case .hit(let view): view.map(name)
    case .stranger(let name): name
    case .target: target
    case .notTarget: nil
    }
  }
  /// The name of the view that the simulator hits.
  var here: String? { observation.simulated.map(name) }

  private func name(of id: ObjectID) -> String {
    scene.view(of: id).map { scene.label(of: $0) } ?? scene.names.entry(of: id)?.name ?? "?"
  }
}

extension Observation.Reason {
  /// The reason in words.
  package var words: String {
    switch self {
    case .covered: "it is covered"
    case .disabled: "it is disabled"
    case .hidden: "it is hidden"
    case .noInteraction: "its interaction is off"
    case .zeroSize: "it has no size"
    case .offScreen: "it is off the screen"
    }
  }
}

private enum AnswerWord: String, CaseIterable {
  case reached, hit, missed

  init(_ observation: Observation) {
    switch observation.answer {
    case .notTarget: self = .missed
    case .target: self = .reached
    case .hit, .stranger:
      self = observation.target == nil || observation.isFailure ? .hit : .reached
    }
  }
}

extension JSONObjectType<ObservationReport> {
  package static let observation = JSONObjectType(
    "observation", "An answer of the device itself about a touch, from an imported text."
  ) {
    JSONMember("line", .ordinal, "the line of the text") { $0.observation.line }
    JSONMember("source", .text, "the tool that recorded it") { $0.observation.source }
    JSONMember(
      "answer", .word(AnswerWord.self),
      "what became of the touch: it reached its target, it hit the view in hit, or it missed its "
        + "target and nobody knows what it hit"
    ) { AnswerWord($0.observation) }
    JSONMember(optional: "target", .text, "the view that it was meant for") { $0.target }
    JSONMember(
      optional: "hit", .textOrNull, "the view that it hit; null if it hit none"
    ) { report in
      if case .notTarget = report.observation.answer { nil } else { .some(report.winner) }
    }
    JSONMember(optional: "point", .point, "where it went, on the screen") { $0.observation.point }
    JSONMember(
      optional: "reason", .word(Observation.Reason.self), "why, by the device"
    ) { $0.observation.reason }
    JSONMember("here", .textOrNull, "the view that the touch hits in the imported scene") {
      $0.here
    }
    JSONMember("agrees", .bool, "whether the imported scene gives the same answer") {
      $0.observation.isConfirmed(in: $0.scene)
    }
  }
}
