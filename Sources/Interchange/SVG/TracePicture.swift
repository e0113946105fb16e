import Explanation
import Foundation
import Presentation
import ResponderKit
import Scenes
import Text

/// A hit-test as a picture shows it: the point, the views that were asked, and the outcome.
struct TracePicture {
  /// A decision about one view.
  struct Decision {
    var view: ObjectID
    var depth: Int
    var isYes: Bool
    /// The reason if the answer is no, else the point.
    var text: String
  }

  let title: String
  let point: CGPoint
  let answer: ObjectID?
  let decisions: [Decision]

  /// - Returns: Nil if the interaction asked no window, so that its point is not on the screen.
  init?(_ interaction: EventTrace, in scene: Scene) {
    guard let test = interaction.hitTest else { return nil }
    let all = HitTestDecisions(test, isFolded: false).all
    guard let first = all.first?.view, scene.view(of: first) is UIWindow else { return nil }
    title = interaction.title
    point = test.point
    answer = test.answer
    let words = DecisionWords(scene)
    decisions = all.compactMap { decision in
      guard let view = decision.view else { return nil }
      var text = decision.point.text
      var isYes = true
      if case .refused(let refusal) = decision.verdict {
        isYes = false
        let texts = words.refusals(refusal, at: decision.point, override: decision.override)
        text = texts.last ?? ""
      } else if let override = decision.override, decision.area == nil {
        text = words.override(override)
      }
      return Decision(view: view, depth: decision.depth, isYes: isYes, text: text)
    }
  }
}
