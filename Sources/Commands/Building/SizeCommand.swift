import Presentation
import ResponderKit
import Scenes
import Session

extension Command {
  package static let size = Command(
    name: "size", group: .building, summary: "sets the size of the screen and of its windows",
    changesScene: true,
    forms: [
      Form(.located(.size())) { call, place in
        let size = place.value
        guard size.width >= 1, size.height >= 1 else {
          throw call.error(.refused("a screen has at least 1x1 points"), at: place)
        }
        call.scene.setScreenSize(size)
        let windows = call.scene.windows.map { "\(call.scene.label(of: $0)) \($0.frame.text)" }
        call.confirm("the screen is \(size.text) now; \(windows.joined(separator: ", "))")
        if let note = LayoutReport.noteOnAssumedScreen(of: size) { call.advise(note) }
      }
    ])
}
