import Inspection
import ResponderKit

/// A scene as the commands that rebuild it.
public struct SceneScript {
  private let scene: Scene
  private let plain: Scene
  /// The commands, one per line.
  public private(set) var lines: [String] = []

  /// The script of a scene.
  public init(_ scene: Scene) {
    self.scene = scene
    plain = Scene(profile: scene.profile)
    lines.append("profile \(scene.profile.rawValue)")
    if scene.screenSize != plain.screenSize { lines.append("size \(scene.screenSize.exactText)") }
    plain.setScreenSize(scene.screenSize)
    for window in scene.windows { write(window) }
    for name in ["root", "vc"] where scene.names[name] == nil { lines.append("remove \(name)") }
    writeControllers()
    writeOverrides()
    writeKeyWindow()
  }

  private mutating func write(_ window: UIWindow) {
    let name = scene.label(of: window)
    let known = plain.names[name]
    if known == nil { lines.append("window \(name) \(window.frame.exactText)") }
    writeProperties(of: window, against: known as? UIView ?? shownWindow(window), name)
    var pending = Array(window.subviews.reversed())
    while let view = pending.popLast() {
      write(view)
      pending.append(contentsOf: view.subviews.reversed())
    }
  }

  private func shownWindow(_ window: UIWindow) -> UIWindow {
    let shown = UIWindow(frame: window.frame)
    shown.isHidden = false
    return shown
  }

  private mutating func write(_ view: UIView) {
    // Views without a name are made by the commands that make their neighbours.
    guard let name = scene.names.name(of: view), let parent = view.superview else { return }
    if let known = plain.names[name] as? UIView {
      writeProperties(of: view, against: known, name)
      return
    }
    if parent is UIVisualEffectView {
      writeProperties(of: view, against: UIView(frame: view.frame), name)
      return
    }
    let className = String(describing: type(of: view))
    let shown = scene.className(of: view)
    let made = (ViewClass.named(className) ?? ViewClass.all[0]).make(view.frame)
    let isPlain = view.transform.isIdentity
    var line = "add \(className) \(name)"
    if isPlain { line += " \(view.frame.exactText)" }
    if !(parent is UITransitionView) { line += " in \(reference(to: parent))" }
    if shown != className { line += " class=\(shown.quotedWord)" }
    lines.append(line)
    writeProperties(of: view, against: made, name)
  }

  private func reference(to view: UIView) -> String {
    if let name = scene.names.name(of: view) { return name }
    let className = scene.className(of: view)
    var number = 0
    var found = 1
    scene.forEachView { other in
      guard scene.className(of: other) == className else { return }
      number += 1
      if other === view { found = number }
    }
    return "\(className)#\(found)"
  }

  private mutating func writeProperties(of view: UIView, against known: UIView, _ name: String) {
    var settings: [String] = []
    if view.anchorPoint != known.anchorPoint || !view.transform.isIdentity {
      settings += [
        "anchorPoint \(view.anchorPoint.exactText)", "bounds \(view.bounds.exactText)",
        "center \(view.center.exactText)", "transform \(view.transform.exactText)",
      ]
    } else if view.frame != known.frame {
      settings.append("frame \(view.frame.exactText)")
    }
    if view.transform.isIdentity, view.bounds.origin != known.bounds.origin {
      settings.append("bounds \(view.bounds.exactText)")
    }
    for property in PropertyTable.properties(of: view) where property.isSaved {
      guard !["frame", "transform", "anchorPoint", "contentOffset"].contains(property.name),
        let value = property.get(view), value != property.get(known)
      else { continue }
      settings.append("\(property.name) \(value.scriptText)")
    }
    if !settings.isEmpty { lines.append("set \(name) \(settings.joined(separator: " "))") }
  }

  private mutating func writeControllers() {
    for controller in scene.controllers {
      let name = scene.label(of: controller)
      guard plain.names[name] == nil, let view = controller.viewIfLoaded else { continue }
      var line = "controller \(name)"
      let isOwn = scene.names.name(of: view) == "\(name)-view"
      let isPresented = controller.presentingViewController != nil && controller.parent == nil
      if !(isOwn && isPresented) { line += " for \(scene.label(of: view))" }
      if let parent = controller.parent { line += " in \(scene.label(of: parent))" }
      lines.append(line)
    }
    for controller in scene.controllers where controller.parent == nil {
      guard let presenter = controller.presentingViewController else { continue }
      lines.append(
        "present \(scene.label(of: controller)) from \(scene.label(of: presenter))")
    }
  }

  private mutating func writeOverrides() {
    scene.forEachView { view in
      let name = scene.label(of: view)
      if let behavior = view.pointInsideBehavior {
        let text = "\(behavior)"
        lines.append(
          text.hasPrefix("inset ")
            ? "inset \(name) \(text.dropFirst(6))" : "override \(name) \(text)")
      }
      if let behavior = view.hitTestBehavior { lines.append("override \(name) \(behavior)") }
    }
    for responder in responders {
      let name = scene.label(of: responder)
      for (handling, suffix) in [
        (EventHandling.handles, ""), (.handlesAndForwards, " and forward"),
      ] {
        let methods = responder.handledMethods.filter { $0.handling == handling }
        guard !methods.isEmpty else { continue }
        let words = methods.map(\.method.eventWord).joined(separator: ",")
        lines.append("handle \(name) \(words)\(suffix)")
      }
      if let next = responder.overriddenNext {
        lines.append("next \(name) \(scene.label(of: next))")
      }
      let actions = responder.implementedActions.map { "\($0)" }
      if !actions.isEmpty {
        lines.append("implements \(name) \(actions.joined(separator: " "))")
      }
    }
  }

  /// All responders that can have overrides, views first.
  private var responders: [UIResponder] {
    var all: [UIResponder] = []
    scene.forEachView { all.append($0) }
    all += scene.controllers
    return all + [scene.windowScene, scene.application, scene.names["delegate"]].compactMap { $0 }
  }

  private mutating func writeKeyWindow() {
    guard let key = scene.application.keyWindow, scene.windows.first !== key else { return }
    lines.append("key \(scene.label(of: key))")
  }
}

extension EventMethod {
  /// The word for the method in `handle`.
  fileprivate var eventWord: String { self == .remoteControlReceived ? "remote" : rawValue }
}
