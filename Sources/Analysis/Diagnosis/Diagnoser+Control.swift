import Foundation
import ResponderKit
import Scenes

extension Diagnoser {
  /// Finds the targets to which the control sends its actions, and the controllers that are missing
  /// on the way.
  mutating func findControl() {
    if let control = target as? UIControl { findTargets(of: control) }
    if let winner, isReached, winner !== target {
      add(.forwarded(from: winner), .note, by: winner)
    }
    findMissingController()
  }

  private mutating func findTargets(of control: UIControl) {
    var count = 0
    var withoutTarget: [Selector] = []
    control.enumerateEventHandlers { closure, pair, _, _ in
      count += 1
      if closure == nil, let pair, pair.target == nil { withoutTarget.append(pair.action) }
    }
    if count == 0 {
      let isImported = scene.origin != nil
      add(
        .noTargets(control, isImported: isImported), isImported ? .note : .affects, by: control,
        isImported ? .undecidable(.targets) : .certain,
        fixes: [
          Fix(
            .connect, template: isImported ? nil : .target(control),
            appCode: .addTarget(control))
        ])
    }
    for action in withoutTarget where !isLost(action) {
      let performer = control.target(forAction: action, withSender: control)
      add(.nilTarget(action, performer: performer), .note, by: control)
    }
  }

  /// Returns whether a tap has already shown that no object performs an action.
  private func isLost(_ action: Selector) -> Bool {
    guard case .notPerformed(let lost)? = course else { return false }
    return lost.contains { $0.name == action.description }
  }

  /// Finds a part of the screen that is as large as a controller's view and has no controller of
  /// its own.
  private mutating func findMissingController() {
    guard scene.origin?.tells.contains(.controllers) == true, target is UIControl else { return }
    let owner = path.indices.last { scene.controller(of: path[$0]) != nil }
    guard let owner, owner + 1 < path.count - 1 else { return }
    let child = path[owner + 1]
    guard child.bounds.size == path[owner].bounds.size, !(child is UIScrollView),
      scene.note(on: child) == nil
    else { return }
    add(
      .noController(of: child, in: scene.controller(of: path[owner])), .note, by: child,
      .assuming(.madeByController), fixes: [Fix(.keepChild, appCode: .keepChild)])
  }
}
