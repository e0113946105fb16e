import ResponderKit
import Scenes
import Text

extension Command {
  static let scale = Command(
    name: "scale", group: .building, summary: "scales a view about its anchor point",
    changesScene: true,
    forms: [
      Form(.view(), .factors("N[,N]")) { call, view, factors in
        view.transform = CGAffineTransform(
          scaleX: CGFloat(factors[0]), y: CGFloat(factors.last ?? 1))
        let numbers = factors.map(\.shortText).joined(separator: ",")
        call.confirmTransform(of: view, "scaled by \(numbers)")
      }
    ],
    examples: [Example("scale red 2,1", "twice as wide", setup: "add red 0,0 10x10")])
}
