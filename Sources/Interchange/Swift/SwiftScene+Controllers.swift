import ResponderKit
import Scenes

extension SwiftScene {
  /// The statements about controllers before there are views in the windows: containment, and views
  /// that lie in places of their own.
  var controllersBefore: [String] {
    var lines: [String] = []
    for controller in scene.controllers {
      if let parent = controller.parent, let name = names.name(of: parent) {
        lines.append("\(name).addChild(\(names[controller]))")
      }
    }
    let placed = Set((plan.steps + plan.presentations).compactMap(\.placement.controller))
    for controller in scene.controllers where !placed.contains(ObjectIdentifier(controller)) {
      if let view = controller.viewIfLoaded, let name = names.name(of: view) {
        lines.append("\(names[controller]).view = \(name)")
      }
    }
    for (window, controller) in plan.displaced {
      lines.append("\(names[window]).rootViewController = \(names[controller])")
    }
    return lines
  }

  /// The statements about controllers when their views are in their places.
  var controllersAfter: [String] {
    scene.controllers.compactMap { controller in
      controller.parent.flatMap(names.name).map { "\(names[controller]).didMove(toParent: \($0))" }
    }
  }

  /// The statements that show the windows in their order and make one of them key.
  var showing: [String] {
    var lines: [String] = []
    let key = scene.application.keyWindow
    let shown = plan.windows.filter { !$0.isHidden }
    for window in shown {
      let isLastAndKey = window === key && window === shown.last
      lines.append("\(names[window]).\(isLastAndKey ? "makeKeyAndVisible()" : "isHidden = false")")
    }
    if let key, key !== shown.last { lines.append("\(names[key]).makeKey()") }
    return lines
  }
}

extension SwiftPlan.Placement {
  /// The controller that comes to its view by the view's placing.
  fileprivate var controller: ObjectIdentifier? {
    switch self {
    case .root(_, let controller), .presented(let controller, _): ObjectIdentifier(controller)
    default: nil
    }
  }
}
