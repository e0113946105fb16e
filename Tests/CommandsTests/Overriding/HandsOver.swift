import Foundation
import ResponderKit
import Scenes
import Text

/// A made-up override: the upper points of a view belong to another view.
struct HandsOver: HitTestBehavior {
  var height: CGFloat
  var references: [ViewReference]

  func mapReferences(_ transform: (ViewReference) -> ViewReference) -> HandsOver {
    HandsOver(height: height, references: references.map(transform))
  }

  func hitTest(_ point: CGPoint, with event: UIEvent?, in view: UIView) -> UIView? {
    let answer = view.standardHitTest(point, with: event)
    return answer == nil || point.y >= height ? answer : references[0].view ?? answer
  }
}

extension OverrideKind {
  static let handsOver = OverrideKind(
    "handsover", "hitTest: OTHER in the upper HEIGHT points",
    [.view("OTHER"), .optionalNumber("HEIGHT")],
    make: {
      HandsOver(height: $0.numbers.first ?? 20, references: [ViewReference($0.views[0])])
    },
    spell: { [.view($0.references[0]), .numbers([$0.height])] },
    swift: { override, _ in
      guard let other = override.references[0].view else { return nil }
      return SwiftOverride(
        "Gives its upper part to another view.", "Generous",
        properties: ["weak var heir: UIView?"],
        methods: SwiftOverride.hitTest([
          "let hit = super.hitTest(point, with: event)",
          "return hit == nil || point.y >= \(override.height.exactText) ? hit : heir ?? hit",
        ]), references: [.init(property: "heir", object: other)])
    })
}
