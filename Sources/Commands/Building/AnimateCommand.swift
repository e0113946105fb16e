import ResponderKit
import Scenes

extension Command {
  static let animate = Command(
    name: "animate", group: .building,
    summary: "sets a property as UIView.animate does: meanwhile the view swallows touches (R2.10)",
    details: [
      "The property has its new value at once; what is shown goes there evenly, as 'wait' lets time "
        + "pass. frame, bounds, center, transform, alpha and contentOffset can be animated."
    ],
    changesScene: true,
    forms: [
      Form([
        .slot("VIEW", .view), .slot("PROPERTY", .setting), .slot("VALUE", .value), .word("for"),
        .slot("SECONDS", .seconds), .optional([.word("allowUserInteraction")]),
      ]) { call in
        guard case .property(let property, let owner)? = call.arguments["PROPERTY"],
          case .value(let value)? = call.arguments["VALUE"]
        else { return }
        try call.checkAnimation(of: property)
        call.session.memory.needsRest = false
        try call.happen("animate \(call.scene.label(of: owner)) \(property.name)", continues: true)
        {
          UIView.animate(
            withDuration: call.number("SECONDS"), delay: 0,
            options: call.has("allowUserInteraction") ? .allowUserInteraction : [],
            animations: { _ = property.set?(owner, value) })
        }
      }
    ],
    examples: [
      Example(
        "animate red alpha 0 for 0.3", "until then a tap on red reaches nobody",
        setup: "add red 0,0 100x100"),
      Example(
        "animate red center 300,300 for 1 allowUserInteraction",
        "it is hit where it goes, not where it is shown", setup: "add red 0,0 100x100"),
    ])
}

extension Call {
  private static let animatable: Set = [
    "frame", "bounds", "center", "transform", "alpha", "contentOffset",
  ]

  /// Refuses what would be no animation.
  fileprivate func checkAnimation(of property: Property) throws {
    guard Self.animatable.contains(property.name) else {
      throw error(.refused("'\(property.name)' cannot be animated; use 'set'"), at: "PROPERTY")
    }
    guard number("SECONDS") > 0 else {
      throw error(.refused("an animation takes time; use 'set'"), at: "SECONDS")
    }
    guard view().window != nil else {
      throw error(
        .refused(
          "'\(scene.label(of: view()))' is in no window, so it cannot be animated; use 'set'"),
        at: "VIEW")
    }
  }
}
