import ResponderKit
import Scenes

extension DumpLinker {
  /// Returns the responder that a text names. If the scene has none, the result is one that stands
  /// for it, which is shown by its class.
  mutating func receiver(_ mention: ObjectMention) -> UIResponder? {
    if let known = object(at: mention.address) { return known as? UIResponder }
    let standIn = UIResponder()
    scene.adopt(
      standIn,
      NameTable.Entry(
        name: namer.name(like: mention.className, isOnly: true), className: mention.className,
        address: mention.address))
    return standIn
  }

  /// Puts controllers into the places of objects that stood for them.
  func replaceStandIns() {
    guard !replacements.isEmpty else { return }
    for recognizer in scene.gestureRecognizers {
      let targets = recognizer.targetsAndActions
      guard targets.contains(where: { replacement(of: $0.target) != nil }) else { continue }
      recognizer.removeTarget(nil, action: nil)
      for (target, action) in targets {
        recognizer.addTarget(replacement(of: target) ?? target, action: action)
      }
    }
    for case let control as UIControl in scene.views {
      var found: [(any ActionTarget, Selector, UIControl.Event)] = []
      control.enumerateEventHandlers { _, pair, events, _ in
        if let pair, let target = pair.target { found.append((target, pair.action, events)) }
      }
      guard found.contains(where: { replacement(of: $0.0) != nil }) else { continue }
      // All of them, so that they stay in order.
      for (target, action, events) in found {
        control.removeTarget(target, action: action, for: events)
        control.addTarget(replacement(of: target) ?? target, action: action, for: events)
      }
    }
  }

  private func replacement(of target: any ActionTarget) -> UIViewController? {
    replacements[ObjectIdentifier(target)]?.controller
  }

  /// Gives controls their targets.
  mutating func joinActions() {
    var controls: Set<UIView> = []
    for dumped in texts.actions {
      guard let address = dumped.control,
        let control = object(at: address) as? UIControl
      else {
        if let address = dumped.control { summary.actions.missingViews.append(address) }
        remark(.controlMissing(dumped.control), on: dumped.line)
        continue
      }
      guard let receiver = receiver(dumped.target) else { continue }
      let event: UIControl.Event = control.primaryEvent
      for action in dumped.actions.map({ Selector($0) }) {
        if !receiver.implementedActions.contains(action) { receiver.implement(action) }
        control.addTarget(receiver, action: action, for: event)
      }
      controls.insert(control)
      summary.actions.joined += dumped.actions.count
      remark(
        .eventAssumed(control: scene.label(of: control), event: "\(event)"), on: dumped.line)
    }
    summary.actions.views = controls.count
  }
}
