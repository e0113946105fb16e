import ResponderKit
import Scenes

extension DumpLinker {
  /// The settings that lists of UIKit's own recognizers always print, and that the scene's
  /// recognizers have without being told.
  private static let usual: Set<String> = ["delaysTouchesBegan=YES", "delaysTouchesEnded=NO"]

  /// Sets the properties of a recognizer: the printed values, and defaults for the others.
  mutating func configure(
    _ recognizer: UIGestureRecognizer, _ dumped: DumpedRecognizer, _ role: RecognizerRole
  ) {
    let name = scene.label(of: recognizer)
    switch role {
    case .own:
      let isEnabled = !dumped.settings.contains { $0.name == "enabled" && $0.value == "NO" }
      setEnabled(isEnabled, ofOwn: recognizer)
      for setting in dumped.settings
      where setting.name != "enabled" && !Self.usual.contains("\(setting.name)=\(setting.value)") {
        set(setting, of: recognizer, on: dumped.line)
      }
    case .kind(let kind):
      reset(recognizer, to: kind)
      for setting in dumped.settings { set(setting, of: recognizer, on: dumped.line) }
      setEdges(of: recognizer, dumped)
      if let base = dumped.baseClassName, base != dumped.object.className {
        remark(
          .takenFor(recognizer: name, className: dumped.object.className, base: base),
          on: dumped.line)
      }
    case .listed(let kind):
      reset(recognizer, to: kind)
      for setting in dumped.settings { set(setting, of: recognizer, on: dumped.line) }
      recognizer.isEnabled = false
      summary.listedRecognizers += 1
      remark(
        .listedOnly(recognizer: name, className: dumped.object.className), on: dumped.line)
    }
  }

  /// Turns a scroll view's own recognizer on or off where the scroll view does so itself.
  private func setEnabled(_ isEnabled: Bool, ofOwn recognizer: UIGestureRecognizer) {
    guard let scrollView = recognizer.view as? UIScrollView else { return }
    if recognizer === scrollView.panGestureRecognizer {
      if scrollView.isScrollEnabled != isEnabled { scrollView.isScrollEnabled = isEnabled }
    } else if recognizer.isEnabled != isEnabled {
      scrollView.delaysContentTouches = isEnabled
    }
  }

  private func reset(_ recognizer: UIGestureRecognizer, to kind: GestureKind) {
    let usual = kind.make()
    for property in PropertyTable.properties(of: recognizer) where property.isSaved {
      guard let set = property.set, let value = property.get(usual),
        value != property.get(recognizer)
      else { continue }
      _ = set(recognizer, value)
    }
  }

  private mutating func set(
    _ setting: DumpedRecognizer.Setting, of recognizer: UIGestureRecognizer, on line: Int
  ) {
    guard let property = PropertyTable.property(setting.name, of: recognizer),
      let set = property.set, let value = PropertyValue(property.type, printed: setting.value),
      set(recognizer, value)
    else {
      remark(.unreadable(attribute: setting.name), on: line)
      return
    }
  }

  private mutating func setEdges(of recognizer: UIGestureRecognizer, _ dumped: DumpedRecognizer) {
    guard let edgePan = recognizer as? UIScreenEdgePanGestureRecognizer, edgePan.edges.isEmpty
    else { return }
    let name = scene.label(of: recognizer)
    if dumped.targets.contains(where: { $0.action == "handleNavigationTransition:" }) {
      edgePan.edges = .left
      remark(.edgeAssumed(recognizer: name), on: dumped.line)
    } else {
      remark(.edgeUnknown(recognizer: name), on: dumped.line)
    }
  }
}

extension PropertyValue {
  /// Reads a value as a debugger prints it.
  fileprivate init?(_ type: PropertyType, printed: String) {
    if case .numbers(.number) = type.spelling {
      let text = SourceText(printed)
      guard let number = Number(text, in: 0..<text.bytes.count) else { return nil }
      self.init(type, .number(number.value))
    } else {
      guard let content = type.printed?(printed) else { return nil }
      self.init(type, content)
    }
  }
}

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
      var found: [(AnyObject, Selector, UIControl.Event)] = []
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

  private func replacement(of target: AnyObject) -> UIViewController? {
    replacements[ObjectIdentifier(target)]?.controller
  }

  /// Gives controls their targets.
  mutating func joinActions() {
    var controls: Set<UIView> = []
    for dumped in texts.actions where !scene.mustStop() {
      guard let address = dumped.control,
        let control = object(at: address) as? UIControl
      else {
        if let address = dumped.control { summary.actions.missingViews.append(address) }
        remark(.controlMissing(dumped.control), on: dumped.line)
        continue
      }
      controls.insert(control)
      if dumped.actions.isEmpty {
        noteTarget(dumped.target, of: control, on: dumped.line)
        continue
      }
      var target = dumped.target
      if target.className.isEmpty,
        let listed = scene.origin(of: control)?.targets?.first(where: {
          $0.address == target.address
        })
      {
        target.className = listed.className
      }
      guard let receiver = receiver(target) else { continue }
      let event: UIControl.Event = dumped.event ?? control.primaryEvent
      for action in dumped.actions.map({ Selector($0) }) {
        if !receiver.implementedActions.contains(action) { receiver.implement(action) }
        control.addTarget(receiver, action: action, for: event)
      }
      summary.actions.joined += dumped.actions.count
      guard dumped.event == nil else { continue }
      remark(
        .eventAssumed(control: scene.label(of: control), event: "\(event)"), on: dumped.line)
    }
    summary.actions.views = controls.count
  }

  /// Keeps a target whose actions the text does not tell, unless they are told elsewhere.
  private mutating func noteTarget(_ target: ObjectMention, of control: UIControl, on line: Int) {
    let known = object(at: target.address)
    let isTold = texts.actions.contains {
      !$0.actions.isEmpty && $0.target.address == target.address
        && $0.control.flatMap(object(at:)) === control
    }
    let isJoined = known.map { known in
      control.allTargets.contains { $0 === known }
    }
    guard !isTold, isJoined != true else { return }
    let name = known.map { scene.label(of: $0) } ?? target.className
    let listed = ListedTarget(className: target.className, address: target.address)
    changeOrigin(of: control) { origin in
      if origin.targets?.contains(where: { $0.address == listed.address }) != true {
        origin.targets = (origin.targets ?? []) + [listed]
      }
    }
    let address = scene.names.entry(of: control)?.address ?? ""
    remark(
      .actionsUnknown(
        control: scene.label(of: control), target: name,
        question: "po [\(address) actionsForTarget:\(target.address) forControlEvent:"
          + "\(control.primaryEvent.rawValue)]"), on: line)
  }
}
