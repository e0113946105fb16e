import Explanation
import ResponderKit
import Text

extension StoryReport {
  /// What kept fingers from a view, as a sentence with its rule.
  package func sentence(_ obstacle: TouchObstacle) -> String {
    switch obstacle {
    case .noFinger: "no finger came down"
    case .notHit(let obstacle): DecisionWords(scene).sentence(obstacle)
    case .event(let event): sentence(event) ?? ""
    }
  }

  /// What the story tells of an event, as a sentence with its rule; nil for messages, which are
  /// told by their ways.
  package func sentence(_ event: SystemEvent) -> String? {
    StoryWords(scene, Look(), start: interaction.beginning).row(event, at: 0)?.told.text
  }
}
