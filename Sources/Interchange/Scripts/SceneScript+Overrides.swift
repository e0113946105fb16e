import Inspection
import ResponderKit

extension SceneScript {
  /// Writes what stands for the overrides of subclasses, when all that they name is there.
  mutating func writeOverrides() {
    for view in views {
      let name = scene.label(of: view)
      if let words = view.pointInsideBehavior.flatMap(words(of:)) {
        lines.append(
          words.hasPrefix("inset ")
            ? "inset \(name) \(words.dropFirst(6))" : "override \(name) \(words)")
      }
      if let words = view.hitTestBehavior.flatMap(words(of:)) {
        lines.append("override \(name) \(words)")
      }
    }
    for responder in responders { writeOverrides(of: responder) }
  }

  /// The override in words; nil if the views that it names are gone.
  private func words(of behavior: any PointInsideBehavior) -> String? {
    guard let accepting = behavior as? Accepting else { return "\(behavior)" }
    let names = accepting.accepted.compactMap(scene.names.name(of:))
    return names.isEmpty ? nil : "accepts \(names.joined(separator: " "))"
  }

  private func words(of behavior: any HitTestBehavior) -> String? {
    switch behavior {
    case let redirect as Redirect:
      redirect.target.flatMap(scene.names.name(of:)).map { "redirect \($0)" }
    case let except as Except:
      except.exception.flatMap(scene.names.name(of:)).map { "except \($0)" }
    default: "\(behavior)"
    }
  }

  private mutating func writeOverrides(of responder: UIResponder) {
    let name = scene.label(of: responder)
    for (handling, suffix) in [
      (EventHandling.handles, ""), (.handlesAndForwards, " and forward"),
    ] {
      let methods = responder.handledMethods.filter { $0.handling == handling }
      guard !methods.isEmpty else { continue }
      let words = methods.map(\.method.eventWord).joined(separator: ",")
      lines.append("handle \(name) \(words)\(suffix)")
    }
    if let next = responder.overriddenNext.flatMap(scene.names.name(of:)) {
      lines.append("next \(name) \(next)")
    }
    let actions = responder.implementedActions.map { "\($0)" }
    if !actions.isEmpty { lines.append("implements \(name) \(actions.joined(separator: " "))") }
  }

  /// All responders that can have overrides, views first.
  private var responders: [UIResponder] {
    views + scene.controllers
      + [scene.windowScene, scene.application, scene.names["delegate"]].compactMap { $0 }
  }

  /// Writes which window is key, and which lies in front if that does not follow from the rest.
  mutating func writeWindowOrder() {
    var order = scene.windows
    let isKeyHidden: Bool
    if let key = scene.application.keyWindow, scene.windows.first !== key {
      lines.append("key \(scene.label(of: key))")
      order.removeAll { $0 === key }
      order.append(key)
      isKeyHidden = key.isHidden
    } else {
      isKeyHidden = false
    }
    let expected = order.enumerated().sorted {
      ($0.element.windowLevel, $0.offset) < ($1.element.windowLevel, $1.offset)
    }.map(\.element)
    let actual = Array(scene.application.windowsFrontToBack.reversed())
    guard isKeyHidden || expected != actual else { return }
    for window in actual {
      // Showing a hidden window brings it to the front of its level.
      let words = window.isHidden ? ["show", "hide"] : ["hide", "show"]
      lines += words.map { "\($0) \(scene.label(of: window))" }
    }
  }
}

extension EventMethod {
  /// The word for the method in `handle`.
  fileprivate var eventWord: String { self == .remoteControlReceived ? "remote" : rawValue }
}
