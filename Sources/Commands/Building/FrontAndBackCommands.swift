import ResponderKit
import Scenes
import Session

extension Command {
  package static let front = Command(
    name: "front", group: .building, summary: "brings a view in front of its siblings (R12.4)",
    changesScene: true,
    forms: [
      Form(.view()) { call, view in
        view.superview?.bringSubviewToFront(view)
        call.confirmOrder(of: view)
      }
    ])

  package static let back = Command(
    name: "back", group: .building, summary: "sends a view behind its siblings (R12.4)",
    changesScene: true,
    forms: [
      Form(.view()) { call, view in
        view.superview?.sendSubviewToBack(view)
        call.confirmOrder(of: view)
      }
    ])
}
