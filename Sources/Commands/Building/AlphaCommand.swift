import ResponderKit
import Scenes

extension Command {
  static let alpha = Command(
    name: "alpha", group: .building,
    summary: "sets alpha of a view; below \(HitTestRejection.alphaThreshold) it takes no touches "
      + "(R2.3)",
    details: [
      "UIKit limits it to 0...1 and stores it as a Float: 0.01 reads 0.009999999776482582."
    ],
    changesScene: true,
    forms: [
      Form(.view(), .number("N")) { call, view, alpha in
        view.alpha = CGFloat(alpha)
        call.confirmAlpha(of: view)
      }
    ],
    examples: [Example("alpha red 0.01", "just too low to be hit", setup: "add red")])
}
