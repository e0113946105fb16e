import Explanation
import ResponderKit
import Text

extension StoryReport {
  /// Returns the obstacle that kept fingers from a view, as a sentence with its rule.
  package func sentence(_ obstacle: TouchObstacle) -> String {
    switch obstacle {
    case .noFinger: "no finger came down"
    case .notHit(let obstacle): DecisionWords(scene).sentence(obstacle)
    case .event(let event): sentence(event) ?? ""
    }
  }

  /// Returns the obstacle that kept a responder from handling the event, as a sentence with its
  /// rule.
  package func sentence(_ obstacle: HandlingObstacle) -> String {
    let text = statement(obstacle)
    return obstacle.rule.map { "\(text) (\($0))" } ?? text
  }

  private func statement(_ obstacle: HandlingObstacle) -> String {
    switch obstacle {
    case .handled(let method, let handler):
      "\(scene.label(of: handler)) overrides \(method.rawValue)"
    case .nothingReceived(let methods):
      "no responder received \(methods.isEmpty ? "anything" : EventMethod.phrase(methods))"
    case .passedOn(let method, let responder):
      "\(scene.label(of: responder)) received \(method.rawValue) and passed it on"
    case .kept(let method, let keeper):
      "\(scene.label(of: keeper)) handled \(method.rawValue) and did not call super, so it ended there"
    case .elsewhere(let responder, let start):
      "\(scene.label(of: responder)) is not on the way, which began at "
        + (start.map { scene.label(of: $0) } ?? "nobody")
    }
  }

  /// Returns an event as a sentence with its rule; nil for messages, which are told as routes.
  package func sentence(_ event: SystemEvent) -> String? {
    EventTimelineFormatter(interaction, scene, OutputStyle()).told(event)?.text
  }
}
