import ResponderKit
import Scenes
import Session

extension Command {
  package static let detach = Command(
    name: "detach", group: .building,
    summary: "takes a view, a controller or a recognizer out, but keeps it and its name",
    changesScene: true,
    forms: [
      Form(.oneOrMore(.located(.object()))) { call, places in
        for place in places {
          if let refusal = call.refusalToDetach(place.value) {
            throw call.error(.refused(refusal), at: place)
          }
          try call.takeOut(place)
          call.confirm("\(call.scene.label(of: place.value)) is detached")
        }
      }
    ])
}

extension Call {
  /// Returns the reason why an object cannot be taken out and kept; nil if it can.
  fileprivate func refusalToDetach(_ object: StatefulObject) -> String? {
    let name = scene.label(of: object)
    switch object {
    case is UIWindow: return "'\(name)' is a window; 'hide \(name)' takes it off the screen"
    case let view as UIView:
      if view.superview == nil { return "'\(name)' has no superview already" }
      if let owner = scene.controller(of: view), !scene.isRoot(owner) {
        let owner = scene.label(of: owner)
        return "'\(name)' is the view of '\(owner)'; 'detach \(owner)' takes both out"
      }
      if view.isPartOfBar { return "'\(name)' belongs to its bar" }
    case let recognizer as UIGestureRecognizer where recognizer.view == nil:
      return "'\(name)' has no view already"
    default: break
    }
    return nil
  }
}

extension UIView {
  /// Indicates whether UIKit itself puts the view into a bar, or the bar into a container.
  fileprivate var isPartOfBar: Bool {
    self is UITabBarButton || self is UINavigationButton || self is _UIButtonBarButton
      || self is UITabBar || self is UINavigationBar
  }
}
