import Foundation
import Inspection
import ResponderKit

/// What a picture shows of a hit-test: the point, who was asked, and what came of it.
struct TracePicture {
  /// What one view answered.
  struct Decision {
    var view: ObjectID
    var depth: Int
    var isYes: Bool
    /// The reason of a no, else the point.
    var text: String
  }

  let title: String
  let point: CGPoint
  let answer: ObjectID?
  let decisions: [Decision]

  /// - Returns: Nil if the interaction asked no window, so that its point is not on the screen.
  init?(_ interaction: Interaction, in scene: Scene) {
    guard let test = interaction.hitTest, let first = test.steps.first,
      scene.view(of: first.view) is UIWindow
    else { return nil }
    title = interaction.title
    point = test.point
    answer = test.answer
    let overrides = test.overrides
    decisions = test.steps.compactMap { step in
      let override = step.override >= 0 ? scene.words(of: overrides[step.override]) : nil
      switch step.kind {
      case .accepted:
        return Decision(
          view: step.view, depth: step.depth, isYes: true, text: step.point.text)
      case .answeredByOverride:
        return Decision(
          view: step.view, depth: step.depth, isYes: true, text: override?.name ?? "overridden")
      case .refused(let rejection):
        return Decision(
          view: step.view, depth: step.depth, isYes: false,
          text: rejection.shorterTexts(at: step.point, override: override).last
            ?? rejection.text(at: step.point, override: override))
      case .passed, .notAsked: return nil
      }
    }
  }
}
