import ResponderKit
import Scenes

extension Command {
  static let hide = flag("hide", "hides views: isHidden = true", "isHidden", true, .view())

  static let show = flag("show", "shows views: isHidden = false", "isHidden", false, .view())

  static let enable = flag(
    "enable", "enables controls: isEnabled = true", "isEnabled", true,
    .control("VIEW", toBeEnabled: true))

  static let disable = flag(
    "disable", "disables controls; a disabled control is not hit (R2.9)", "isEnabled", false,
    .control("VIEW", toBeEnabled: false))

  private static func flag<View: UIView>(
    _ name: String, _ summary: String, _ property: String, _ value: Bool, _ view: Argument<View>
  ) -> Command {
    Command(
      name: name, group: .building, summary: summary, changesScene: true,
      forms: [
        Form(.oneOrMore(view)) { call, views in
          var isChanged = false
          for view in views {
            guard let property = PropertyTable.property(property, of: view) else { continue }
            isChanged = call.session.change(property, of: view, to: .bool(value)) || isChanged
          }
          let names = views.map { call.scene.label(of: $0) }.joined(separator: ", ")
          let state = "\(names): \(property) \(value ? "on" : "off")"
          call.confirm(isChanged ? state : "\(state) already; nothing changed")
        }
      ],
      examples: [Example("\(name) buy", summary, setup: "add UIButton buy 0,0 60x44")])
  }
}
