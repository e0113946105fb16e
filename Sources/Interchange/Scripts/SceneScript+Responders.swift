import ResponderKit
import Scenes
import Text

extension SceneScript {
  /// Writes the recognizers with their properties, then how they depend on each other.
  mutating func writeGestures() {
    let scrollViews = views.compactMap { $0 as? UIScrollView }
    let attached = views.flatMap { $0.gestureRecognizers ?? [] }
    let detached = scrollViews.compactMap(\.movedPan).filter { $0.view == nil }
    let recognizers = (attached + scene.detachedRecognizers + detached).filter {
      scene.reference(toObject: $0) != nil
    }
    for recognizer in recognizers where !mustStop() {
      if let pan = recognizer as? UIPanGestureRecognizer, let owner = pan.draggedScrollView {
        writePlace(of: pan, madeBy: owner)
        continue
      }
      guard let kind = scene.gestures.kind(of: recognizer),
        let view = recognizer.view ?? scene.windows.first,
        let name = scene.names.name(of: recognizer)
      else { continue }
      lines.append("gesture \(kind.name) \(name) on \(reference(to: view))")
      let made = kind.make()
      for property in PropertyTable.properties(of: recognizer)
      where property.isSaved && property.set != nil {
        guard let value = property.get(recognizer), value != property.get(made) else { continue }
        lines.append("set \(name) \(property.name) \(value.scriptText)")
      }
      if recognizer.view == nil { lines.append("detach \(name)") }
    }
    for recognizer in recognizers where !mustStop() {
      guard let name = scene.reference(toObject: recognizer) else { continue }
      for case (let target as UIResponder, let action) in recognizer.targetsAndActions {
        write(nameOrStandIn(of: target).map { "target \(name) \($0).\(action)" })
      }
      for other in recognizer.failureRequirements.compactMap(scene.reference) {
        lines.append("require \(name) toFail \(other)")
      }
      let answers = scene.delegateAnswers(of: recognizer)
      var words: [String] = []
      if !answers.shouldBegin { words.append("shouldBegin=off") }
      if !answers.shouldReceive { words.append("shouldReceive=off") }
      words += answers.simultaneous.compactMap(scene.names.name).map { "simultaneous=\($0)" }
      words += answers.requiresFailureOf.compactMap(scene.names.name).map {
        "requiresFailureOf=\($0)"
      }
      words += answers.mustFailFor.compactMap(scene.names.name).map { "mustFailFor=\($0)" }
      if !words.isEmpty { lines.append("delegate \(name) \(words.joined(separator: " "))") }
    }
  }
}

extension SceneScript {
  /// Writes where the pan of a scroll view is, if an app has moved it.
  private mutating func writePlace(of pan: UIPanGestureRecognizer, madeBy owner: UIScrollView) {
    guard pan.view !== owner, let name = scene.reference(toObject: pan) else { return }
    lines.append(pan.view.map { "move \(name) to \(reference(to: $0))" } ?? "detach \(name)")
  }
}

extension SceneScript {
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
