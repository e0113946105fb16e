import ResponderKit
import Scenes

extension SwiftScene {
  /// Returns the statements about one view: its properties, and its placement.
  func statements(of step: SwiftPlan.Step) -> [String] {
    let view = step.view
    let name = names[view]
    let geometry = SwiftGeometry(view)
    let made = scene.classes.ownClass(of: view)?.make(.zero) ?? UIWindow()
    var placing: [String] = []
    switch step.placement {
    case .window: placing = ["\(name).windowScene = windowScene"]
    case .subview:
      if let parent = view.superview { placing = ["\(names[parent]).addSubview(\(name))"] }
    case .content:
      geometry.willBeSized(to: CGRect(origin: .zero, size: view.superview?.bounds.size ?? .zero))
      made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    case .root(let window, let controller):
      placing = [
        "\(names[controller]).view = \(name)",
        "\(names[window]).rootViewController = \(names[controller])",
      ]
      geometry.willFill(window)
      made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    case .presented(let controller, let presenter):
      placing = [
        "\(names[controller]).view = \(name)",
        "\(names[presenter]).present(\(names[controller]), animated: false)",
      ]
      geometry.willBeSized(to: CGRect(origin: .zero, size: view.window?.bounds.size ?? .zero))
    case .detached: break
    }
    if let (window, _) = plan.displaced.first(where: { $0.controller.viewIfLoaded === view }) {
      geometry.willFill(window)
      made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    // A scroll view keeps its offset only within the size of its content.
    let assignments =
      SwiftProperties.assignments(of: view, unlike: made) + geometry.assignments
    var lines = placing + assignments.map { "\(name).\($0)" }
    if let content = view.ownContentView, content.superview !== view {
      lines.append("\(name).contentView.removeFromSuperview()")
    }
    if let control = view as? UIControl { lines += targets(of: control) }
    return lines
  }

  /// Returns the statements about a control's targets: as closures, which need no method of the
  /// target.
  private func targets(of control: UIControl) -> [String] {
    var found: [String] = []
    control.enumerateEventHandlers { _, pair, events, _ in
      guard let pair else { return }
      let target = pair.target.map { ($0 as? UIResponder).map(scene.label) ?? "" } ?? "nil"
      let names = UIControl.Event.named.filter { events.isSuperset(of: $0.event) }.map(\.name)
      let words = events == .allEvents ? ["allEvents"] : names
      found += [
        "\(self.names[control]).addAction(",
        "  UIAction { _ in",
        "    // \("\(target).\(pair.action)".inComment)",
        "  }, for: \(words.swiftOptions))",
      ]
    }
    return found
  }

  /// Returns the statements about a recognizer.
  func statements(of recognizer: UIGestureRecognizer) -> [String] {
    guard let view = recognizer.view, let kind = scene.gestures.kind(of: recognizer) else {
      return []
    }
    let name = names[recognizer]
    var lines = SwiftProperties.assignments(of: recognizer, unlike: kind.make()).map {
      "\(name).\($0)"
    }
    for other in recognizer.failureRequirements {
      if let other = names.name(of: other) { lines.append("\(name).require(toFail: \(other))") }
    }
    return lines + ["\(names[view]).addGestureRecognizer(\(name))"]
  }

  /// The statements that give the overrides the objects that they refer to.
  var references: [String] {
    let views = plan.views.flatMap { view in
      SwiftOverride.all(of: view, scene.overrides).map { (view, $0) }
    }
    let controllers = scene.controllers.flatMap { controller in
      SwiftOverride.all(ofResponder: controller).map { (controller as UIResponder, $0) }
    }
    return (views.map { ($0.0 as UIResponder, $0.1) } + controllers).flatMap { owner, override in
      override.references.compactMap { reference in
        let object =
          reference.object === scene.windowScene ? "windowScene" : names.name(of: reference.object)
        return object.map { "\(names[owner]).\(reference.property) = \($0)" }
      }
    }
  }
}
