import ResponderKit
import Scenes
import Text

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
    let views = [
      ("inputView", responder.inputView), ("inputAccessoryView", responder.inputAccessoryView),
    ]
    for case (let property, let view?) in views {
      if let viewName = liveName(of: view) { settings.append("\(property) \(viewName)") }
    }
    if let application = responder as? UIApplication {
      let made = Scene.makeApplication()
      for property in PropertyTable.properties(of: application) where property.isSaved {
        guard let value = property.get(application), value != property.get(made) else { continue }
        settings.append("\(property.name) \(value.scriptText)")
      }
    }
    if !settings.isEmpty { lines.append("set \(name) \(settings.joined(separator: " "))") }
    for command in responder.keyCommands ?? [] {
      guard let action = command.action else { continue }
      lines.append("keycommand \(name) \(command.keyText.quotedText) \("\(action)".quotedWord)")
    }
  }

  /// Writes who is first responder in each window.
  mutating func writeFirstResponders() {
    for window in scene.application.windowsInOrder {
      guard let first = window.firstResponder, let name = liveName(of: first) else { continue }
      lines.append("focus \(name)")
    }
  }
}
