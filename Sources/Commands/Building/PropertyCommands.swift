import Inspection
import ResponderKit

extension Command {
  static let set = Command(
    name: "set", group: .building, summary: "sets properties of a view or another responder",
    changesScene: true,
    forms: [
      Form([
        .slot("REF", .object), .many([.slot("PROPERTY", .setting), .slot("VALUE", .value)]),
      ]) { call in
        let (names, values) = (call.arguments.all("PROPERTY"), call.arguments.all("VALUE"))
        for case (.property(let property, let owner), .value(let value)) in zip(names, values) {
          try call.check(value, for: property, of: owner)
          _ = property.set?(owner, value)
        }
        call.confirm(call.settings)
      }
    ],
    examples: [
      Example("set red alpha 0.5 hidden on", "two properties", setup: "add red 0,0 10x10"),
      Example("set window windowLevel 2000", "a window's level"),
    ])

  static let get = Command(
    name: "get", group: .building, summary: "prints a property of a view or another responder",
    forms: [
      Form([.slot("REF", .object), .slot("PROPERTY", .property)]) { call in
        guard case .property(let property, let owner)? = call.arguments["PROPERTY"],
          let value = property.get(owner)
        else { return }
        let label = { (responder: UIResponder) in call.scene.label(of: responder) }
        call.write(TextLine(value.text(label)))
        call.facts([
          "name": .string(call.scene.label(of: owner)), "property": .string(property.name),
          "value": value.json(label),
        ])
      }
    ],
    examples: [
      Example(
        "get red alpha", "what a Float keeps of 0.01", setup: "add red alpha=0.01",
        shows: "0.00999999977648")
    ])

  static let hide = flag("hide", "hides views: isHidden = true", of: "isHidden", true)
  static let show = flag("show", "shows views: isHidden = false", of: "isHidden", false)
  static let enable = flag("enable", "enables controls: isEnabled = true", of: "isEnabled", true)
  static let disable = flag(
    "disable", "disables controls, which are then not even hit (R2.9)", of: "isEnabled", false)

  private static func flag(
    _ name: String, _ summary: String, of property: String, _ value: Bool
  ) -> Command {
    let kind: SlotKind = property == "isEnabled" ? .control : .view
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
  /// What the properties that were set are now, which need not be what was said.
  fileprivate var settings: String {
    guard let owner = optionalObject("REF") else { return "" }
    let settings = arguments.all("PROPERTY").compactMap { argument -> String? in
      guard case .property(let property, _) = argument else { return nil }
      return property.get(owner).map { value in
        "\(property.name) \(value.text { scene.label(of: $0) })"
      }
    }
    return "\(scene.label(of: owner)): \(settings.joined(separator: ", "))"
  }

  /// Refuses values that UIKit does not survive.
  fileprivate func check(
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
