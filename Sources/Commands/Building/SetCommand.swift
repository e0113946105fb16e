import Explanation
import Language
import ResponderKit
import Scenes
import Text

extension Command {
  static let set = Command(
    name: "set", group: .building, summary: "sets properties of a view or another responder",
    changesScene: true,
    forms: [
      Form(.settingOfObject(), .located(.value())) { call, property, value in
        try call.set([(property, value)])
      },
      Form(.object(), .oneOrMore(.sequence(.setting(), .located(.value())))) { call, _, settings in
        try call.set(settings)
      },
    ],
    examples: [
      Example(
        "set red.interaction off; tap red", "one property", setup: "add red 0,0 90x90",
        shows: "interaction"),
      Example("set red alpha 0.5 hidden on", "two properties", setup: "add red 0,0 10x10"),
      Example("set window windowLevel 2000", "a window's level"),
    ])
}

extension Call {
  /// Refuses what cannot be the root view of a controller, or would come apart from what shows it.
  private func checkView(
    _ value: Located<PropertyValue>, for controller: UIViewController
  ) throws {
    guard case .responder(let view as UIView) = value.value, !(view is UIWindow) else {
      let given = value.value.text { scene.label(of: $0) }
      throw error(
        .badValue(given, property: "view", expected: "a view but no window"), at: value)
    }
    let (name, viewName) = (scene.label(of: controller), scene.label(of: view))
    if let owner = scene.controller(of: view), owner !== controller {
      throw error(
        .refused(
          "'\(viewName)' is the root view of '\(scene.label(of: owner))' already; "
            + "a view has one controller at most", rule: StandingFact.oneController.rule), at: value
      )
    }
    let isShown = controller.parent.map { $0 is any ControllerContainer } ?? false
    guard !isShown, !(controller is any ControllerContainer),
      controller.presentingViewController == nil
    else {
      throw error(
        .refused("UIKit itself shows the view of '\(name)', so it cannot get another one"),
        at: value)
    }
    guard view.superview != nil || controller.parent == nil && !scene.isRoot(controller) else {
      throw error(
        .refused("'\(viewName)' is detached; 'move \(viewName) to …' puts it somewhere first"),
        at: value)
    }
  }

  /// Sets properties to values.
  fileprivate func set(_ settings: [(PropertyReference, Located<PropertyValue>)]) throws {
    for (reference, value) in settings {
      try check(value, for: reference)
      if let method = AnswerMethod(rawValue: reference.property.name) {
        noteReplacedRules(of: reference.owner, method)
      }
      _ = reference.property.set?(reference.owner, value.value)
      if case .rect(let rect) = value.value { remarkIfNegative(rect) }
    }
    confirm(text(of: settings.map(\.0)))
  }

  /// Returns the properties that were set, with their present values, which need not be the ones
  /// that were typed.
  fileprivate func text(of references: [PropertyReference]) -> String {
    let name = references.last.map { scene.label(of: $0.owner) } ?? ""
    let settings = references.compactMap { reference in
      reference.value.map { value in
        "\(reference.property.name) \(value.text { scene.label(of: $0) })"
      }
    }
    return "\(name): \(settings.joined(separator: ", "))"
  }

  /// Refuses values that UIKit does not survive.
  fileprivate func check(
    _ value: Located<PropertyValue>, for reference: PropertyReference
  ) throws {
    let name = reference.property.name
    if name == "view", let controller = reference.owner as? UIViewController {
      try checkView(value, for: controller)
    }
    if name == "arrangedSubviews", case .views(let views) = value.value,
      let stranger = views.first(where: { $0.superview !== reference.owner })
    {
      let names = [stranger, reference.owner].map { "'\(scene.label(of: $0))'" }
      throw error(.refused("\(names[0]) is not a subview of \(names[1])"), at: value)
    }
    guard name == "rootViewController", case .responder(let responder) = value.value,
      let window = reference.owner as? UIWindow
    else { return }
    let given = responder.map { scene.label(of: $0) } ?? "nil"
    guard let controller = responder as? UIViewController else {
      guard responder != nil else { return }
      throw error(
        .badValue(given, property: name, expected: "a view controller"), at: value)
    }
    let isElsewhere = scene.windows.contains {
      $0 !== window && $0.rootViewController === controller
    }
    guard !isElsewhere, controller.parent == nil, controller.presentingViewController == nil,
      !window.isDescendant(of: controller.view)
    else {
      throw error(
        .refused(
          "'\(given)' cannot be a root view controller: it must have no parent, not be presented, "
            + "and have only one window"), at: value)
    }
  }
}
