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

  static let get = Command(
    name: "get", group: .building, summary: "prints a property of a view or another responder",
    forms: [
      Form(.propertyOfObject()) { call, property in call.get(property) },
      Form(
        .object(), .property(),
        answer: { call, _, owner, property in
          let name = "\(call.scene.label(of: owner)).\(property.property.name)"
          return property.value.map { "expect \(name) \($0.text { call.scene.label(of: $0) })" }
        }
      ) { call, _, property in call.get(property) },
    ],
    examples: [
      Example(
        "get red alpha", "what a Float keeps of 0.01", setup: "add red alpha=0.01",
        shows: "0.00999999977648"),
      Example("get red.alpha", "the same", setup: "add red alpha=0.5", shows: "0.5"),
    ])

  static let hide = flag("hide", "hides views: isHidden = true", "isHidden", true, .view())
  static let show = flag("show", "shows views: isHidden = false", "isHidden", false, .view())
  static let enable = flag(
    "enable", "enables controls: isEnabled = true", "isEnabled", true,
    .control("VIEW", toBeEnabled: true))
  static let disable = flag(
    "disable", "disables controls, which are then not even hit (R2.9)", "isEnabled", false,
    .control("VIEW", toBeEnabled: false))

  private static func flag<View: UIView>(
    _ name: String, _ summary: String, _ property: String, _ value: Bool, _ view: Argument<View>
  ) -> Command {
    Command(
      name: name, group: .building, summary: summary, changesScene: true,
      forms: [
        Form(.oneOrMore(view)) { call, views in
          for view in views {
            _ = PropertyTable.property(property, of: view)?.set?(view, .bool(value))
          }
          let names = views.map { call.scene.label(of: $0) }.joined(separator: ", ")
          call.confirm("\(names): \(property) \(value ? "on" : "off")")
        }
      ],
      examples: [Example("\(name) buy", summary, setup: "add UIButton buy 0,0 60x44")])
  }

  static let alpha = Command(
    name: "alpha", group: .building,
    summary: "sets how opaque a view is; below 0.01 it takes no touches (R2.3)",
    details: [
      "UIKit keeps it between 0 and 1, as a Float: 0.01 reads 0.009999999776482582."
    ],
    changesScene: true,
    forms: [
      Form(.view(), .number("N")) { _, view, alpha in view.alpha = CGFloat(alpha) }
    ],
    examples: [Example("alpha red 0.01", "just too little to be hit", setup: "add red")])
}

extension Call {
  /// Sets properties to values.
  fileprivate func set(_ settings: [(PropertyReference, Located<PropertyValue>)]) throws {
    for (reference, value) in settings {
      try check(value, for: reference)
      _ = reference.property.set?(reference.owner, value.value)
    }
    confirm(text(of: settings.map(\.0)))
  }

  /// The properties that were set as they are now, which need not be what was said.
  private func text(of references: [PropertyReference]) -> String {
    let name = references.last.map { scene.label(of: $0.owner) } ?? ""
    let settings = references.compactMap { reference in
      reference.value.map { value in
        "\(reference.property.name) \(value.text { scene.label(of: $0) })"
      }
    }
    return "\(name): \(settings.joined(separator: ", "))"
  }

  /// Prints a property.
  fileprivate func get(_ reference: PropertyReference) {
    guard let value = reference.value else { return }
    let label = { (responder: UIResponder) in scene.label(of: responder) }
    write(TextLine(value.text(label)))
    facts(
      CommandFacts.property,
      (scene.label(of: reference.owner), reference.property.name, value.json(label)))
  }

  /// Refuses values that UIKit does not survive.
  private func check(
    _ value: Located<PropertyValue>, for reference: PropertyReference
  ) throws {
    let name = reference.property.name
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
          "'\(given)' belongs elsewhere: a root view controller has no parent, is not presented, "
            + "and has one window"), at: value)
    }
  }
}
