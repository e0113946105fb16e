import ResponderKit
import Scenes

extension SceneScript {
  /// Writes what a view has different from how the commands before made it.
  mutating func writeProperties(of view: UIView, against made: UIView, _ name: String) {
    written.insert(ObjectIdentifier(view))
    var settings = geometry(of: view, against: made)
    for property in PropertyTable.properties(of: view) where property.isSaved {
      guard !Self.geometric.contains(property.name), let value = property.get(view),
        value != property.get(made), isWritable(value, property, name)
      else { continue }
      settings.append("\(property.name) \(property.scriptText(of: value))")
    }
    if !settings.isEmpty { lines.append("set \(name) \(settings.joined(separator: " "))") }
  }

  /// Returns whether a line can hold a value, or else takes note of it: code may have set a number that
  /// nobody can type.
  mutating func isWritable(_ value: PropertyValue, _ property: Property, _ name: String) -> Bool {
    if value.keepsNumberRule { return true }
    leftOut.append("\(name).\(property.name)")
    return false
  }

  /// Writes where a view is, if it is elsewhere than where the commands before have put it, and its
  /// mask.
  mutating func writePlace(of view: UIView, unlike made: UIView) {
    var settings = geometry(of: view, against: made)
    for property in PropertyTable.properties(of: view) where property.name == "autoresizingMask" {
      guard let value = property.get(view), value != property.get(made) else { continue }
      settings.append("\(property.name) \(property.scriptText(of: value))")
    }
    guard !settings.isEmpty else { return }
    lines.append("set \(reference(to: view)) \(settings.joined(separator: " "))")
  }

  /// The properties that say where a view is; they depend on each other.
  private static let geometric: Set = ["frame", "transform", "anchorPoint", "contentOffset"]

  private func geometry(of view: UIView, against made: UIView) -> [String] {
    // A frame makes the size known, so this comes behind it.
    frame(of: view, against: made)
      + (view.sizeSource == made.sizeSource ? [] : ["sizeSource \(view.sizeSource)"])
  }

  private func frame(of view: UIView, against made: UIView) -> [String] {
    var settings: [String] = []
    if view.anchorPoint != made.anchorPoint {
      settings.append("anchorPoint \(view.anchorPoint.exactText)")
    }
    guard view.transform == made.transform else {
      return settings + [
        "bounds \(view.bounds.exactText)", "center \(view.center.exactText)",
        "transform \(view.transform.exactText)",
      ]
    }
    let isSame =
      view.frame == made.frame && view.bounds == made.bounds && view.center == made.center
    guard !isSame else { return settings }
    settings.append("bounds \(view.bounds.exactText)")
    settings.append("center \(view.center.exactText)")
    // Where bounds and center round differently from how the frame was set, it has the last word.
    let trial = untransformed(view)
    if trial.frame != view.frame, view.transform.isIdentity {
      settings.append("frame \(view.frame.exactText)")
    }
    return settings
  }

  /// Writes where content lies that the layout passes of the lines before may have moved along with
  /// a safe area (R8.7).
  mutating func writeOffsets() {
    for case let view as UIScrollView in views where !mustStop() && view.mayHaveBeenAdjusted {
      lines.append("set \(reference(to: view)) contentOffset \(view.contentOffset.exactText)")
    }
  }

  private func untransformed(_ view: UIView) -> UIView {
    let other = UIView(frame: .zero)
    other.anchorPoint = view.anchorPoint
    other.bounds = view.bounds
    other.center = view.center
    return other
  }

  /// Writes the commands for overrides of subclasses.
  mutating func writeOverrides() {
    let views = views
    var responders: [UIResponder] = []
    for view in views where !mustStop() {
      let name = reference(to: view)
      for override in view.viewOverrides {
        let line = scene.overrides.command(giving: override, to: name) { reference in
          reference.view.flatMap { nameOrStandIn(of: $0) }
        }
        write(line)
      }
      responders.append(view)
    }
    responders += scene.controllers
    responders += [
      scene.windowScene, scene.application, scene.appDelegate,
    ].compactMap { $0 }
    for responder in responders where !mustStop() { writeOverrides(of: responder) }
    // What targets perform is written before them.
    for case let control as UIControl in views where !mustStop() { writeTargets(of: control) }
  }

  private mutating func writeOverrides(of responder: UIResponder) {
    let name = (responder as? UIView).map(reference) ?? scene.label(of: responder)
    for (handling, methods) in responder.handlingGroups {
      let words = methods.map(\.eventWord).joined(separator: ",")
      let rest = handling.words { nameOrStandIn(of: $0) }
      write("handle \(name) \(words)\(rest)")
    }
    // Before the key commands, which would implement their actions first, in another order.
    let actions = responder.implementedActions.map { "\($0)".quotedWord }
    if !actions.isEmpty { lines.append("implements \(name) \(actions.joined(separator: " "))") }
    writeFirstResponderOverrides(of: responder, name)
    if let next = responder.chosenNext {
      write(nameOrStandIn(of: next).map { "next \(name) \($0)" })
    }
  }

  /// Writes the rules of overrides, which may name recognizers, and which may keep a responder from
  /// becoming first responder.
  mutating func writeAnswers() {
    let parts: [UIResponder?] = [
      scene.windowScene, scene.application, scene.appDelegate,
    ]
    let responders: [StatefulObject] = views + scene.controllers
    let recognizers = views.flatMap { $0.gestureRecognizers ?? [] } + scene.detachedRecognizers
    let objects = responders + parts.compactMap { $0 } + recognizers
    for object in objects {
      let answers = object.answersInFull
      guard !answers.isEmpty, let name = answerName(of: object) else { continue }
      for (method, rules) in answers {
        for rule in rules.rules {
          // Super answers in place of an object that is gone.
          let gone = AnswerRule(.superAnswer, when: rule.conditions)
          let words =
            rule.pieces.command { answerName(of: $0) }
            ?? gone.pieces.command { answerName(of: $0) }
          write(words.map { "answer \(name).\(method.rawValue) \($0)" })
        }
      }
    }
  }

  private mutating func answerName(of object: StatefulObject) -> String? {
    (object as? UIResponder).map { nameOrStandIn(of: $0) } ?? scene.reference(toObject: object)
  }

  /// Returns the name by which a script refers to a responder; nil if it is no longer in the scene.
  func liveName(of responder: UIResponder) -> String? {
    // No command makes what stands for an object that an imported text only names.
    if type(of: responder) == UIResponder.self { return nil }
    if let name = scene.names.name(of: responder) { return name }
    guard let view = responder as? UIView, view.window != nil else { return nil }
    return reference(to: view)
  }
}

extension UIScrollView {
  /// Indicates whether the content may lie elsewhere after the passes that made the view: content
  /// that rests at its limit goes with it, but one that lies where it began, or where a limit was
  /// for a while, must be put back.
  fileprivate var mayHaveBeenAdjusted: Bool {
    // The lines before have made the view in a window, of the class's own behavior.
    if window == nil, contentInsetAdjustmentBehavior != .never { return true }
    let (offset, inset) = (contentOffset, adjustedContentInset)
    if offset == CGPoint(x: -inset.left, y: -inset.top) { return false }
    return inset != .zero || offset.x < 0 || offset.y < 0
  }
}

extension EventMethod {
  /// The word for the method in `handle`.
  fileprivate var eventWord: String { self == .remoteControlReceived ? "remote" : rawValue }
}
