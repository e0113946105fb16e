import ResponderKit
import Scenes
import Text

extension Command {
  static let set = Command(
    name: "set", group: .building, summary: "sets properties of a view or another responder",
    changesScene: true,
    forms: [
      Form([.slot("REF.PROPERTY", .settingOfResponder), .slot("VALUE", .value)]) { call in
        try call.set("REF.PROPERTY")
      },
      Form([
        .slot("REF", .object), .many([.slot("PROPERTY", .setting), .slot("VALUE", .value)]),
      ]) { call in
        try call.set("PROPERTY")
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
      Form([.slot("REF.PROPERTY", .propertyOfResponder)]) { call in call.get("REF.PROPERTY") },
      Form([.slot("REF", .object), .slot("PROPERTY", .property)]) { call in call.get("PROPERTY") },
    ],
    examples: [
      Example(
        "get red alpha", "what a Float keeps of 0.01", setup: "add red alpha=0.01",
        shows: "0.00999999977648"),
      Example("get red.alpha", "the same", setup: "add red alpha=0.5", shows: "0.5"),
    ])

  static let hide = flag("hide", "hides views: isHidden = true", of: "isHidden", true)
  static let show = flag("show", "shows views: isHidden = false", of: "isHidden", false)
  static let enable = flag("enable", "enables controls: isEnabled = true", of: "isEnabled", true)
  static let disable = flag(
    "disable", "disables controls, which are then not even hit (R2.9)", of: "isEnabled", false)

  private static func flag(
    _ name: String, _ summary: String, of property: String, _ value: Bool
  ) -> Command {
    let kind: SlotKind = property == "isEnabled" ? .enabled(value) : .view
    return Command(
      name: name, group: .building, summary: summary, changesScene: true,
      forms: [
        Form([.many([.slot("VIEW", kind)])]) { call in
          for view in call.views() {
            _ = PropertyTable.property(property, of: view)?.set?(view, .bool(value))
          }
          call.confirm("\(call.labels("VIEW")): \(property) \(value ? "on" : "off")")
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
      Form([.slot("VIEW", .view), .slot("N", .number)]) { call in
        call.view().alpha = CGFloat(call.number("N"))
      }
    ],
    examples: [Example("alpha red 0.01", "just too little to be hit", setup: "add red")])
}

extension Call {
  /// Sets the properties of a label to the values.
  fileprivate func set(_ label: String) throws {
    let (names, values) = (arguments.all(label), arguments.all("VALUE"))
    for case (.property(let property, let owner), .value(let value)) in zip(names, values) {
      try check(value, for: property, of: owner)
      _ = property.set?(owner, value)
    }
    confirm(settings(names))
  }

  /// What the properties that were set are now, which need not be what was said.
  private func settings(_ properties: [Argument]) -> String {
    var name = ""
    let settings = properties.compactMap { argument -> String? in
      guard case .property(let property, let owner) = argument else { return nil }
      name = scene.label(of: owner)
      return property.get(owner).map { value in
        "\(property.name) \(value.text { scene.label(of: $0) })"
      }
    }
    return "\(name): \(settings.joined(separator: ", "))"
  }

  /// Prints the property of a label.
  fileprivate func get(_ label: String) {
    guard case .property(let property, let owner)? = arguments[label],
      let value = property.get(owner)
    else { return }
    let label = { (responder: UIResponder) in scene.label(of: responder) }
    write(TextLine(value.text(label)))
    facts(CommandFacts.property, (scene.label(of: owner), property.name, value.json(label)))
  }

  /// Refuses values that UIKit does not survive.
  private func check(
    _ value: PropertyValue, for property: Property, of owner: StatefulObject
  ) throws {
    guard property.name == "rootViewController", case .responder(let responder) = value,
      let window = owner as? UIWindow
    else { return }
    let name = responder.map { scene.label(of: $0) } ?? "nil"
    guard let controller = responder as? UIViewController else {
      guard responder != nil else { return }
      throw error(
        .badValue(name, property: property.name, expected: "a view controller"),
        at: "VALUE")
    }
    let isElsewhere = scene.windows.contains {
      $0 !== window && $0.rootViewController === controller
    }
    guard !isElsewhere, controller.parent == nil, controller.presentingViewController == nil,
      !window.isDescendant(of: controller.view)
    else {
      throw error(
        .refused(
          "'\(name)' belongs elsewhere: a root view controller has no parent, is not presented, "
            + "and has one window"), at: "VALUE")
    }
  }
}
