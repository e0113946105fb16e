import Language
import ResponderKit
import Scenes
import Session

extension Command {
  package static let animate = Command(
    name: "animate", group: .building,
    summary:
      "animates a property as UIView.animate does; meanwhile the view ignores touches (R2.10)",
    changesScene: true,
    forms: [
      Form(
        .located(.view()), .located(.setting()), .value(), .word("for", .located(.seconds())),
        .flag("allowUserInteraction")
      ) { call, view, setting, value, seconds, takesTouches in
        let reference = setting.value
        try call.checkAnimation(of: view, setting, for: seconds)
        call.session.state.needsRest = false
        let title =
          "animate \(call.scene.label(of: reference.owner)) \(reference.property.name)"
        try call.happen(title, continues: true) {
          UIView.animate(
            withDuration: seconds.value, delay: 0,
            options: takesTouches ? .allowUserInteraction : [],
            animations: { _ = reference.property.set?(reference.owner, value) })
        }
      }
    ])
}

extension Call {
  private static let animatable: Set = [
    "frame", "bounds", "center", "transform", "alpha", "contentOffset",
  ]

  /// Refuses what would be no animation.
  fileprivate func checkAnimation(
    of view: Located<UIView>, _ setting: Located<PropertyReference>, for seconds: Located<Double>
  ) throws {
    let name = setting.value.property.name
    guard Self.animatable.contains(name) else {
      throw error(.refused("'\(name)' cannot be animated; use 'set'"), at: setting)
    }
    guard seconds.value > 0 else {
      throw error(.refused("an animation takes time; use 'set'"), at: seconds)
    }
    guard view.value.window != nil else {
      throw error(
        .refused(
          "'\(scene.label(of: view.value))' is in no window, so it cannot be animated; use 'set'"),
        at: view)
    }
  }
}
