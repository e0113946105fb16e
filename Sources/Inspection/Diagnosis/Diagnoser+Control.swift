import Foundation
import ResponderKit
import Scenes

extension Diagnoser {
  /// Whom the target tells, and through which controllers.
  mutating func findControl() {
    if let control = target as? UIControl { findTargets(of: control) }
    if let winner, isReached, winner !== target {
      add(
        Finding(
          .forwardedTo, .note, of: winner, named: name(winner),
          "the touch hits \(nameWithClass(winner)), in \(name(target)), and climbs from there along "
            + "the responder chain", rule: RuleID(5, 5)))
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
      var finding = Finding(
        .noTarget, scene.origin == nil ? .affects : .note, of: control, named: name(control),
        scene.origin == nil
          ? "\(name(control)) has no targets: it tells nobody of a touch"
          : "whom \(name(control)) tells of a touch is not in the text", rule: RuleID(7, 7))
      if scene.origin != nil {
        finding.confidence = .undecidable("no hierarchy text prints targets")
        finding.details = [
          "ask the debugger: po [\(scene.names.entry(of: ObjectID(control))?.address ?? "button") "
            + "allTargets]"
        ]
      }
      finding.fixes = [
        Fix(
          summary: "connect it", template: scene.origin == nil ? .target(control) : nil,
          appCode: .addTarget(control))
      ]
      add(finding)
    }
    for action in withoutTarget {
      let taker = control.target(forAction: action, withSender: control)
      add(
        Finding(
          .nilTarget, .note, of: control, named: name(control),
          "\(action) has no target: it goes to the first responder and up its chain, else up from "
            + "\(name(control)): "
            + (taker.map { "\(name($0)) implements it" } ?? "nobody there implements it"),
          rule: RuleID(7, 8)))
    }
  }

  /// A part of the screen as large as a controller's view, without a controller of its own.
  private mutating func findMissingController() {
    guard scene.origin?.tells.contains(.controllers) == true, target is UIControl else { return }
    let owners = path.indices.filter { k in
      scene.controllers.contains { $0.viewIfLoaded === path[k] }
    }
    guard let owner = owners.last, owner + 1 < path.count - 1 else { return }
    let child = path[owner + 1]
    guard child.bounds.size == path[owner].bounds.size, !(child is UIScrollView),
      scene.note(on: child) == nil
    else { return }
    var finding = Finding(
      .chainBroken, .note, of: child, named: name(child),
      "\(name(child)) fills the view of "
        + "\(scene.controllers.first { $0.viewIfLoaded === path[owner] }.map { name($0) } ?? "")"
        + " but belongs to no controller: if another controller made it, that one is gone, and with "
        + "it the target of \(name(target))", rule: RuleID(4, 2))
    finding.confidence = .assuming("a view of that size was made by a controller")
    finding.fixes = [
      Fix(summary: "keep the child controller", appCode: .keepChild)
    ]
    add(finding)
  }
}
