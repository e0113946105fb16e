import ResponderKit
import Scenes
import Session

extension Command {
  package static let implements = Command(
    name: "implements", group: .overriding,
    summary: "lets a responder implement actions, so that canPerformAction is true for them",
    changesScene: true,
    forms: [
      Form(.responder(), .oneOrMore(.action())) { call, responder, actions in
        for action in actions { responder.implement(Selector(action)) }
        let all = responder.implementedActions.map { "\($0)" }.joined(separator: ", ")
        call.confirm("\(call.scene.label(of: responder)) implements \(all)")
      }
    ])
}

extension UIResponder {
  /// Implements an action, unless the responder does so already.
  func implementIfNeeded(_ action: Selector) {
    if !implementedActions.contains(action) { implement(action) }
  }
}
