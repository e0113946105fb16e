import ResponderKit
import Scenes

extension AuditReport {
  /// Returns the answer of the device in words, with its line.
  func answer(_ observation: Observation) -> String {
    let place = "\(observation.source), line \(observation.line)"
    let reason = observation.reason.map { " (\($0.words))" } ?? ""
    switch observation.answer {
    case .target: return "it gets the touch, says \(place)"
    case .notTarget: return "it gets no touch\(reason), says \(place)"
    case .stranger(let name): return "'\(name)' gets the touch\(reason), says \(place)"
    case .hit(let id):
      let name = id.flatMap { scene.view(of: $0) }.map { scene.label(of: $0) } ?? "no view"
      return "\(name) gets the touch\(reason), says \(place)"
    }
  }
}

extension Observation.Reason {
  /// The reason in words.
  fileprivate var words: String {
    switch self {
    case .covered: "covered"
    case .disabled: "disabled"
    case .hidden: "hidden"
    case .noInteraction: "user interaction is off"
    case .zeroSize: "it has no size"
    case .offScreen: "off the screen"
    }
  }
}
