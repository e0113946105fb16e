import Language
import ResponderKit
import Scenes
import Session
import Text

/// The commands that set one property of views, as verbs.
extension Command {
  package static let hide = flags("hide", "isHidden", true, "hides views: isHidden = true", .view())
  package static let show = flags(
    "show", "isHidden", false, "shows views: isHidden = false", .view())
  package static let enable = flags(
    "enable", "isEnabled", true, "enables controls: isEnabled = true",
    .control("VIEW", toBeEnabled: true))
  package static let disable = flags(
    "disable", "isEnabled", false, "disables controls; a disabled control is not hit (R2.9)",
    .control("VIEW", toBeEnabled: false))
  package static let rotate = transform(
    "rotate",
    "rotates a view about its anchor point, clockwise, in degrees; 0 resets it",
    .number("DEGREES"), confirm: { "rotated by \($0.shortText) degrees" }
  ) { degrees in
    let turns = degrees / 360
    let angle = (turns - turns.rounded()) * 2 * Double.pi
    return CGAffineTransform(rotationAngle: CGFloat(angle)).cleaned
  }
  package static let scale = transform(
    "scale", "scales a view about its anchor point", .factors("N[,N]"),
    confirm: { "scaled by \($0.map(\.shortText).joined(separator: ","))" }
  ) { factors in
    CGAffineTransform(scaleX: CGFloat(factors.first ?? 1), y: CGFloat(factors.last ?? 1))
  }

  /// Returns a command that sets the transform of a view and confirms what became of it.
  private static func transform<Value: Sendable>(
    _ name: String, _ summary: String, _ value: Argument<Value>,
    confirm: @escaping @Sendable (Value) -> String,
    _ transform: @escaping @Sendable (Value) -> CGAffineTransform
  ) -> Command {
    Command(
      name: name, group: .building, summary: summary, changesScene: true,
      forms: [
        Form(.view(), value) { call, view, value in
          view.transform = transform(value)
          call.confirmTransform(of: view, confirm(value))
        }
      ])
  }

  /// Returns a command that turns a property of some views on or off.
  private static func flags<View: UIView>(
    _ name: String, _ property: String, _ value: Bool, _ summary: String, _ view: Argument<View>
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
      ])
  }
}

extension CGAffineTransform {
  /// The transform without the dust of sine and cosine, so that a quarter turn is one exactly.
  var cleaned: CGAffineTransform {
    func clean(_ value: CGFloat) -> CGFloat {
      abs(value - value.rounded()) < 1e-15 ? value.rounded() : value
    }
    return CGAffineTransform(
      a: clean(a), b: clean(b), c: clean(c), d: clean(d), tx: clean(tx), ty: clean(ty))
  }
}
