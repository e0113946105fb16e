import ResponderKit
import Scenes
import Session

extension Command {
  package static let endEditing = Command(
    name: "endEditing", aliases: ["endediting"], group: .happening,
    summary: "makes the first responder in a view resign, and the keyboard go (R9.4)",
    changesScene: true,
    forms: [
      Form(.optional(.view()), .flag("force")) { call, view, isForced in
        guard let view = view ?? call.scene.application.keyWindow else {
          throw CommandError(.refused("no window is the key window; name a view"))
        }
        let words = "endEditing \(call.scene.label(of: view))" + (isForced ? " force" : "")
        try call.happen(words) { view.endEditing(isForced) }
      }
    ])
}
