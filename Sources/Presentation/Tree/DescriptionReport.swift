import ResponderKit
import Scenes
import Text

/// A report of one object in full: its properties, overrides and place in the responder chain.
package struct DescriptionReport {
  let object: StatefulObject
  let scene: Scene

  /// Creates a report of one object.
  package init(_ object: StatefulObject, in scene: Scene) {
    self.object = object
    self.scene = scene
  }

  /// Writes the report.
  package func write(_ look: OutputStyle, to write: (TextLine) -> Void) {
    var title = TextLine(scene.label(of: object), .name)
    title.append("  \(scene.className(of: object))", .type)
    if let address = scene.names.entry(of: ObjectID(object))?.address {
      title.append("  \(address)", .dim)
    }
    write(title)
    for line in Self.rows(facts, look) { write(line) }
  }

  /// Returns the facts in two columns where they fit, so that a whole view fits a screen.
  private static func rows(_ facts: [Fact], _ look: OutputStyle) -> [TextLine] {
    let half = look.width / 2
    var lines: [TextLine] = []
    var isHalfFull = false
    for fact in facts {
      var cell = TextLine("  \(fact.name)", fact.isNoted ? .notice : .dim)
      cell.pad(to: half >= 40 ? 26 : 20)
      cell.append(" ")
      cell.append(fact.value, fact.isNoted ? .strong : .plain)
      if isHalfFull, cell.width <= half {
        lines[lines.count - 1].pad(to: half)
        lines[lines.count - 1].append(cell)
        isHalfFull = false
      } else {
        lines.append(cell)
        isHalfFull = cell.width < half - 1
      }
    }
    return lines
  }

  private struct Fact {
    var name: String
    var value: String
    var isNoted = false
  }

  private var facts: [Fact] {
    var facts = PropertyTable.properties(of: object).compactMap { property -> Fact? in
      guard let value = property.get(object),
        !FirstResponderProperties.isResting(value, of: property)
      else { return nil }
      let isDefault = defaults.map { property.get($0) == value } ?? true
      return Fact(
        name: property.name, value: value.text { scene.label(of: $0) },
        isNoted: property.isSaved && property.name != "frame" && !isDefault)
    }
    if let view = object as? UIView {
      if let window = view.window, window !== view {
        facts.append(
          Fact(name: "in window", value: view.convert(view.bounds, to: window).text))
      }
      facts += shown(of: view)
      facts.append(Fact(name: "subviews", value: names(of: view.subviews)))
      let behaviors = [
        view.pointInsideBehavior.map { "point(inside:) \(scene.words(of: $0))" },
        view.hitTestBehavior.map { "hitTest \(scene.words(of: $0))" },
      ].compactMap { $0 }
      for text in behaviors { facts.append(Fact(name: "override", value: text, isNoted: true)) }
    }
    guard let responder = object as? UIResponder else { return facts }
    let handled = responder.handledMethods
    if !handled.isEmpty {
      let forwards = handled.contains { $0.handling == .handlesAndForwards }
      facts.append(
        Fact(
          name: "handles",
          value: EventMethod.phrase(handled.map(\.method)) + (forwards ? " and forward" : ""),
          isNoted: true))
    }
    let keys = (responder.keyCommands ?? []).compactMap { command in
      command.action.map { "\(command.keyText) \($0)" }
    }
    if !keys.isEmpty {
      facts.append(Fact(name: "keys", value: keys.joined(separator: ", "), isNoted: true))
    }
    let actions = responder.implementedActions.map { "\($0)" }
    if !actions.isEmpty {
      facts.append(
        Fact(name: "implements", value: actions.joined(separator: " "), isNoted: true))
    }
    return facts
  }

  /// Returns the values that an animation shows at this moment where they differ from the model's
  /// (R2.10).
  private func shown(of view: UIView) -> [Fact] {
    guard view.isBeingAnimated, let shown = view.layer.presentation() else { return [] }
    var facts: [Fact] = []
    if shown.frame != view.frame {
      facts.append(Fact(name: "shown frame", value: shown.frame.text))
    }
    if shown.opacity != view.layer.opacity {
      facts.append(Fact(name: "shown alpha", value: CGFloat(shown.opacity).shortText))
    }
    return facts
  }

  /// A new view of the same class, whose properties have their default values.
  private var defaults: UIView? {
    (object as? UIView).flatMap { scene.classes.ownClass(of: $0)?.make(.zero) }
  }

  private func names(of views: [UIView]) -> String {
    guard !views.isEmpty else { return "none" }
    let shown = views.prefix(6).map { scene.label(of: $0) }.joined(separator: " ")
    return views.count > 6 ? "\(shown) and \(views.count - 6) more" : shown
  }
}
