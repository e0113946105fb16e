import ResponderKit
import Scenes

/// The statements about views.
extension SwiftScene {
  /// Returns the statements about one view: its properties, and its placement.
  func statements(of step: SwiftPlan.Step) -> [String] {
    if scene.mustStop() || plan.isMadeByClass(step.view) { return [] }
    let view = step.view
    let name = names[view]
    let geometry = SwiftGeometry(view)
    var made = scene.classes.ownClass(of: view)?.make(.zero) ?? UIWindow()
    var placing: [String] = []
    switch step.placement {
    case .window: placing = ["\(name).windowScene = windowScene"]
    case .subview:
      if let parent = view.superview, names.name(of: parent) != nil {
        placing = adding(name, view, to: parent)
      }
    case .content:
      geometry.willBeSized(to: CGRect(origin: .zero, size: view.superview?.bounds.size ?? .zero))
      made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    case .field(let alert, let index):
      geometry.willBeSized(to: view.frame)
      made = alert.remade(in: nil).textFields?[index] ?? made
      (made as? UITextField)?.placeholder = alert.textFields?[index].placeholder
    case .bar:
      geometry.willBeSized(to: view.frame)
      made.autoresizingMask = view.autoresizingMask
    case .contained(let child):
      geometry.willBeSized(to: child.frame)
      made.autoresizingMask = child.mask
    case .root(let window, let controller):
      placing = [
        settingView(name, of: controller),
        "\(names[window]).rootViewController = \(names[controller])",
      ].compactMap { $0 }
      geometry.willFill(window)
      made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    case .presented(let controller, let presenter):
      placing =
        [settingView(name, of: controller)].compactMap { $0 }
        + context(of: controller, in: presenter)
        + ["\(names[presenter]).present(\(names[controller]), animated: false)"]
      geometry.willBeSized(
        to: controller.presentationController?.frameOfPresentedViewInContainerView ?? .zero)
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
    lines += SwiftBarItems((view as? UIToolbar)?.items ?? []).lines(settingTo: "\(name).items")
    return lines
  }

  /// Returns the statements that put a view into another one, and have a stack view arrange it.
  private func adding(_ name: String, _ view: UIView, to parent: UIView) -> [String] {
    guard let stack = parent as? UIStackView, stack.arranges(view) else {
      return ["\(names[parent]).addSubview(\(name))"]
    }
    let spacing = stack.customSpacing(after: view)
    return ["\(names[stack]).addArrangedSubview(\(name))"]
      + (spacing == UIStackView.spacingUseDefault
        ? [] : ["\(names[stack]).setCustomSpacing(\(spacing.exactText), after: \(name))"])
  }

  /// The statements that scroll content which does not rest at its top, once the layout has let the
  /// safe area add to the insets (R8.7).
  var offsets: [String] {
    let scrolled = plan.views.compactMap { $0 as? UIScrollView }.filter { view in
      let inset = view.adjustedContentInset
      return view.isAdjusted && view.contentOffset != CGPoint(x: -inset.left, y: -inset.top)
        && names.name(of: view) != nil
    }
    return plan.windows.flatMap { window -> [String] in
      let inWindow = scrolled.filter { $0.window === window }
      guard !inWindow.isEmpty, let name = names.name(of: window) else { return [] }
      return ["\(name).layoutIfNeeded()"]
        + inWindow.map { "\(names[$0]).contentOffset = \($0.contentOffset.swiftText)" }
    }
  }

  /// The statements that give arranged views another order than that of the subviews.
  var arrangements: [String] {
    plan.views.compactMap { $0 as? UIStackView }.flatMap { stack -> [String] in
      let arranged = stack.arrangedSubviews
      guard arranged != stack.subviews.filter(stack.arranges) else { return [] }
      return arranged.enumerated().compactMap { index, view in
        names.name(of: view).map {
          "\(names[stack]).insertArrangedSubview(\($0), at: \(index))"
        }
      }
    }
  }

  /// Returns the statements by which a controller, and none of its parents, presents another one
  /// (R11.4), and the style of the other one.
  private func context(
    of controller: UIViewController, in presenter: UIViewController
  ) -> [String] {
    let isChild = presenter.parent != nil
    let shown = controller.presentation.style
    let style = isChild && !shown.isInContext ? .overCurrentContext : shown
    return (isChild ? ["\(names[presenter]).definesPresentationContext = true"] : [])
      + (style == .automatic || controller is UIAlertController
        ? [] : ["\(names[controller]).modalPresentationStyle = .\(style)"])
      + SwiftPresentation(controller, by: presenter, names).lines
  }

  /// Returns the statement that gives a controller its view; containers and alerts make their own.
  private func settingView(_ name: String, of controller: UIViewController) -> String? {
    controller.makesItsView ? nil : "\(names[controller]).view = \(name)"
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
}
