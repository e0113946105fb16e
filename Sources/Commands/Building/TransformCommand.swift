import ResponderKit
import Scenes

extension Command {
  static let transform = Command(
    name: "transform", group: .building, summary: "sets a view's transform", changesScene: true,
    forms: [
      Form(.part(.view(), "identity")) { _, view in view.transform = .identity },
      Form(.view(), .transform("a b c d tx ty")) { _, view, transform in
        view.transform = transform
      },
    ],
    examples: [
      Example("transform red 0 1 -1 0 0 0", "a quarter turn", setup: "add red 0,0 10x20")
    ])
}
