import ResponderKit
import Scenes

extension Command {
  static let transform = Command(
    name: "transform", group: .building, summary: "sets a view's transform", changesScene: true,
    forms: [
      Form(.part(.view(), "identity")) { call, view in
        view.transform = .identity
        call.confirmGeometry(of: view, "transform")
      },
      Form(.view(), .transform("a b c d tx ty")) { call, view, transform in
        view.transform = transform
        call.confirmGeometry(of: view, "transform")
      },
    ],
    examples: [
      Example("transform red 0 1 -1 0 0 0", "a quarter turn", setup: "add red 0,0 10x20")
    ])
}
