import Explanation
import Language
import ResponderKit
import Scenes

/// What every command does that sets properties.
extension Session {
  /// Sets the properties that were given as `PROPERTY=VALUE` for a responder.
  package func assign(_ assignments: [Located<PropertyAssignment>], to owner: StatefulObject) throws
  {
    for assignment in assignments {
      let (name, word) = (assignment.value.name, assignment.value.value)
      if name == "class", let word {
        scene.show(owner, as: word.text)
        continue
      }
      let property = try property(name, of: owner, at: assignment.range)
      guard let set = property.set else {
        throw CommandError(.readOnlyProperty(property.name), at: assignment.range)
      }
      guard let word else {
        guard let implied = property.type.implied else {
          throw CommandError(
            .badValue(name, property: property.name, expected: property.type.phrase),
            at: assignment.range)
        }
        _ = set(owner, PropertyValue(property.type, implied))
        continue
      }
      var reader = Reader([word], from: 0, self)
      let value = try reader.value(of: property)
      try check(value, at: word.range, for: property, of: owner)
      _ = set(owner, value)
    }
  }

  /// Gives a property another value. What has the value already is left alone, so that there is nothing
  /// to undo.
  ///
  /// - Returns: False if it had the value.
  @discardableResult
  package func change(_ property: Property, of owner: StatefulObject, to value: PropertyValue)
    -> Bool
  {
    if let old = property.get(owner), old == value { return false }
    _ = property.set?(owner, value)
    return true
  }

  /// Refuses values that UIKit does not survive.
  package func check(
    _ value: PropertyValue, at range: Range<Int>, for property: Property, of owner: StatefulObject
  ) throws(CommandError) {
    if let expected = property.expectation?(owner, value) {
      let given = value.text { scene.label(of: $0) }
      throw CommandError(
        .badValue(given, property: property.name, expected: expected), at: range)
    }
    // Not a switch over all three, which copies the value.
    let name = property.name
    if name == "view", let controller = owner as? UIViewController {
      guard case .responder(let view as UIView) = value.content, !(view is UIWindow) else {
        let given = value.text { scene.label(of: $0) }
        throw CommandError(
          .badValue(given, property: "view", expected: "a view but no window"), at: range)
      }
      try checkView(view, at: range, for: controller)
    } else if name == "arrangedSubviews", case .views(let views) = value.content {
      guard let stranger = views.first(where: { $0.superview !== owner }) else { return }
      let names = [stranger, owner].map { "'\(scene.label(of: $0))'" }
      throw CommandError(.refused("\(names[0]) is not a subview of \(names[1])"), at: range)
    } else if name == "rootViewController", let window = owner as? UIWindow,
      case .responder(let responder?) = value.content
    {
      let given = scene.label(of: responder)
      guard let controller = responder as? UIViewController else {
        throw CommandError(
          .badValue(given, property: property.name, expected: "a view controller"), at: range)
      }
      try checkRoot(controller, at: range, of: window)
    } else if let stepper = owner as? UIStepper, case .number(let number) = value.content {
      guard let mistake = stepper.mistake(setting: name, to: number) else { return }
      throw CommandError(
        .refused(
          "'\(scene.label(of: stepper))': \(mistake.rawValue)",
          rule: StandingFact.stepperRefusesNumbers.rule), at: range)
    }
  }

  /// Refuses what cannot be the root view of a controller, or would come apart from what shows it.
  private func checkView(
    _ view: UIView, at range: Range<Int>, for controller: UIViewController
  ) throws(CommandError) {
    let (name, viewName) = (scene.label(of: controller), scene.label(of: view))
    if let owner = scene.controller(of: view), owner !== controller {
      throw CommandError(
        .refused(
          "'\(viewName)' is the root view of '\(scene.label(of: owner))' already; "
            + "a view has one controller at most", rule: StandingFact.oneController.rule), at: range
      )
    }
    let isShown = controller.parent.map { $0 is any ControllerContainer } ?? false
    guard !isShown, !(controller is any ControllerContainer),
      controller.presentingViewController == nil
    else {
      throw CommandError(
        .refused("UIKit itself shows the view of '\(name)', so it cannot get another one"),
        at: range)
    }
    guard view.superview != nil || controller.parent == nil && !scene.isRoot(controller) else {
      throw CommandError(
        .refused("'\(viewName)' is detached; 'move \(viewName) to …' puts it somewhere first"),
        at: range)
    }
  }

  /// Refuses what cannot be the root view controller of a window.
  private func checkRoot(
    _ controller: UIViewController, at range: Range<Int>, of window: UIWindow
  ) throws(CommandError) {
    let isElsewhere = scene.windows.contains {
      $0 !== window && $0.rootViewController === controller
    }
    guard !isElsewhere, controller.parent == nil, controller.presentingViewController == nil,
      !window.isDescendant(of: controller.view)
    else {
      throw CommandError(
        .refused(
          "'\(scene.label(of: controller))' cannot be a root view controller: it must have no "
            + "parent, not be presented, and have only one window"), at: range)
    }
  }
}
