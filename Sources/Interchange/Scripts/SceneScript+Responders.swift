import ResponderKit
import Scenes
import Text

extension SceneScript {
  /// Writes the recognizers with their properties, then how they depend on each other.
  mutating func writeGestures() {
    let scrollViews = views.compactMap { $0 as? UIScrollView }
    let attached = views.flatMap { $0.gestureRecognizers ?? [] }
    let detached = scrollViews.flatMap(\.movedRecognizers).filter { $0.view == nil }
    // Those of a stack in no window, or that were taken from its view, are on no view of the list.
    let ofStacks = scene.controllers.compactMap { $0 as? UINavigationController }
      .filter(\.isViewLoaded).flatMap {
        [$0.interactivePopGestureRecognizer, $0.interactiveContentPopGestureRecognizer]
      }.compactMap { $0 }.filter { !attached.contains($0) }
    let recognizers = (attached + scene.detachedRecognizers + detached + ofStacks).filter {
      scene.reference(toObject: $0) != nil
    }
    for recognizer in recognizers where !mustStop() {
      if recognizer.isBuiltIn {
        if !recognizer.isOfSheet {
          writePlace(
            of: recognizer, on: recognizer.ownScrollView ?? recognizer.ownController?.viewIfLoaded)
          writeSettings(of: recognizer, unlike: recognizer.asUIKitMakesIt)
        }
        continue
      }
      guard let kind = scene.gestures.kind(of: recognizer),
        let view = recognizer.view ?? scene.windows.first,
        let name = scene.names.name(of: recognizer)
      else { continue }
      lines.append(
        "gesture \(kind.name) \(name) on \(reference(to: view))" + shownClass(of: recognizer))
      writeSettings(of: recognizer, unlike: kind.make())
      if recognizer.view == nil { lines.append("detach \(name)") }
    }
    for recognizer in recognizers where !mustStop() && !recognizer.isOfSheet {
      writeTies(of: recognizer)
    }
  }

  /// Writes what was set of the pans of sheets, which are there once all is presented.
  mutating func writeSheetPans() {
    let pans = scene.controllers.compactMap(\.sheetPanGestureRecognizer)
    for pan in pans where !mustStop() {
      writePlace(of: pan, on: pan.ownController?.presentationController?.containerView)
      writeSettings(of: pan, unlike: pan.asUIKitMakesIt)
      writeTies(of: pan)
    }
    if pans.isEmpty { return }
    for recognizer in scene.gestureRecognizers where !recognizer.isOfSheet && !mustStop() {
      writeTies(of: recognizer, toPansOfSheets: true)
    }
  }

  private mutating func writeSettings(
    of recognizer: UIGestureRecognizer, unlike made: UIGestureRecognizer
  ) {
    guard let name = scene.reference(toObject: recognizer) else { return }
    for property in PropertyTable.properties(of: recognizer)
    where property.isSaved && property.set != nil {
      guard let value = property.get(recognizer), value != property.get(made),
        isWritable(value, property, name)
      else { continue }
      lines.append("set \(name) \(property.name) \(value.scriptText)")
    }
  }

  /// Writes whom a recognizer tells, what it waits for, and what its delegate answers.
  ///
  /// - Parameter toPansOfSheets: Whether to write only what is said of the pans of sheets, which come
  ///   last.
  private mutating func writeTies(
    of recognizer: UIGestureRecognizer, toPansOfSheets: Bool = false
  ) {
    guard let name = scene.reference(toObject: recognizer) else { return }
    if !toPansOfSheets {
      for case (let target as UIResponder, let action) in recognizer.targetsAndActions {
        write(nameOrStandIn(of: target).map { "target \(name) \($0).\(action)" })
      }
    }
    func isMeant(_ other: UIGestureRecognizer) -> Bool {
      recognizer.isOfSheet || other.isOfSheet == toPansOfSheets
    }
    for other in recognizer.failureRequirements.filter(isMeant).compactMap(scene.reference) {
      lines.append("require \(name) toFail \(other)")
    }
    let said = scene.delegateAnswers(of: recognizer).said
    let words = said.filter { isMeant($0.recognizer) }.compactMap { answer in
      scene.reference(toObject: answer.recognizer).map { answer.name + $0 }
    }
    if !words.isEmpty {
      lines.append("delegate \(name) \(words.joined(separator: " "))")
    } else if said.isEmpty, !toPansOfSheets, recognizer.ownController != nil,
      !recognizer.hasDelegateOfUIKit
    {
      lines.append("delegate \(name) \(recognizer.delegate == nil ? "none" : "shouldBegin=on")")
    }
  }

  /// Writes where a recognizer that UIKit made for a view is, if an app has moved it.
  private mutating func writePlace(of recognizer: UIGestureRecognizer, on owner: UIView?) {
    guard let owner, recognizer.view !== owner, let name = scene.reference(toObject: recognizer)
    else {
      return
    }
    lines.append(
      recognizer.view.map { "move \(name) to \(reference(to: $0))" } ?? "detach \(name)")
  }

  /// Writes what decides whether a responder gets keys and shakes, and what keys do.
  mutating func writeFirstResponderOverrides(of responder: UIResponder, _ name: String) {
    var settings: [String] = []
    let answers = [
      ("canBecomeFirstResponder", responder.canBecomeFirstResponderOverride),
      ("canResignFirstResponder", responder.canResignFirstResponderOverride),
    ]
    for case (let property, let answer?) in answers {
      settings.append("\(property) \(answer ? "on" : "off")")
    }
    if let answer = (responder as? UIWindow)?.canBecomeKeyOverride {
      settings.append("canBecomeKey \(answer ? "on" : "off")")
    }
    let views = [
      ("inputView", responder.inputView), ("inputAccessoryView", responder.inputAccessoryView),
    ]
    for case (let property, let view?) in views {
      if let viewName = nameOrStandIn(of: view) { settings.append("\(property) \(viewName)") }
    }
    let made: UIResponder? =
      switch responder {
      case is UIApplication: UIApplication()
      case is UIAlertController: UIAlertController()
      case is UIViewController: UIViewController()
      default: nil
      }
    for property in made.map(PropertyTable.properties) ?? [] where property.isSaved {
      guard let value = property.get(responder), value != made.flatMap(property.get) else {
        continue
      }
      settings.append("\(property.name) \(value.scriptText)")
    }
    if let controller = responder as? UIViewController {
      settings += laterPresentationSettings(of: controller)
    }
    write(settings.isEmpty ? nil : "set \(name) \(settings.joined(separator: " "))")
    for command in responder.keyCommands ?? [] {
      guard let action = command.action else { continue }
      let priority = command.wantsPriorityOverSystemBehavior ? " priority" : ""
      lines.append(
        "keycommand \(name) \(command.keyText.quotedText) \("\(action)".quotedWord)\(priority)")
    }
  }

  /// Writes who is first responder in each window.
  mutating func writeFirstResponders() {
    // An alert gives its first field the status when it is presented.
    for case let alert as UIAlertController in scene.controllers {
      guard let field = alert.textFields?.first, let window = field.window,
        window.firstResponder == nil, let name = liveName(of: field)
      else { continue }
      lines.append("endEditing \(name) force")
    }
    for window in scene.application.windowsInOrder {
      guard let first = window.firstResponder, let name = liveName(of: first) else { continue }
      // It may have lost since then what made it able to become first responder.
      let isDisabled = (first as? UIControl).map { !$0.isEnabled } ?? false
      let isRuled = first.answersInFull.contains { $0.method == .canBecomeFirstResponder }
      let isUnable = first.canBecomeFirstResponderOverride == false || isRuled
      if isDisabled { lines.append("enable \(name)") }
      if isUnable { lines.append("set \(name) canBecomeFirstResponder on") }
      lines.append("focus \(name)")
      if isRuled {
        lines.append("answer \(name).canBecomeFirstResponder none")
      } else if isUnable {
        lines.append("set \(name) canBecomeFirstResponder off")
      }
      if isDisabled { lines.append("disable \(name)") }
    }
  }
}

/// Stand-ins for objects that have left the scene, to which others still refer: they are made, are
/// referred to, and leave again.
extension SceneScript {
  /// Writes a line, if there is one, and the farewell of the stand-ins that it names.
  mutating func write(_ line: String?) {
    if let line { lines.append(line) }
    lines += standIns.values.sorted().map { "remove \($0)" }
    standIns = [:]
  }

  /// Returns the name by which a script refers to a responder; if it has left the scene, makes
  /// another one of the name. Returns nil for what no command can make.
  mutating func nameOrStandIn(of responder: UIResponder) -> String? {
    if let name = liveName(of: responder) { return name }
    if let standIn = standIns[ObjectIdentifier(responder)] { return standIn }
    guard let name = scene.names.entry(of: responder)?.name, scene.names[name] == nil,
      let window = scene.application.windowsInOrder.first
    else { return nil }
    switch responder {
    case let window as UIWindow: lines.append("window \(name)" + shownClass(of: window))
    case let view as UIView:
      lines.append(
        "add \(type(of: view)) \(name) in \(reference(to: window))" + shownClass(of: view))
    case is UIViewController: lines.append("controller \(name)" + shownClass(of: responder))
    default: return nil
    }
    standIns[ObjectIdentifier(responder)] = name
    return name
  }

  /// Writes whom a control tells of what, in order; closures and targets that are no part of the
  /// scene cannot be written.
  mutating func writeTargets(of control: UIControl) {
    let name = reference(to: control)
    var found: [(pair: (target: UIResponder?, action: Selector), events: UIControl.Event)] = []
    control.enumerateEventHandlers { _, pair, events, _ in
      guard let pair, pair.target == nil || pair.target is UIResponder else { return }
      found.append(((pair.target as? UIResponder, pair.action), events))
    }
    for (pair, events) in found {
      let target = pair.target == nil ? "nil" : pair.target.flatMap { nameOrStandIn(of: $0) }
      write(target.map { "target \(name) \(events) \("\($0).\(pair.action)".quotedWord)" })
    }
  }
}
