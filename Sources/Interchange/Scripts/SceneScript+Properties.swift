import ResponderKit
import Scenes

extension SceneScript {
  /// Writes what a view has different from how the commands before made it.
  mutating func writeProperties(of view: UIView, against made: UIView, _ name: String) {
    var settings = geometry(of: view, against: made)
    for property in PropertyTable.properties(of: view) where property.isSaved {
      guard !Self.geometric.contains(property.name), let value = property.get(view),
        value != property.get(made)
      else { continue }
      settings.append("\(property.name) \(value.scriptText)")
    }
    if !settings.isEmpty { lines.append("set \(name) \(settings.joined(separator: " "))") }
  }

  /// The properties that say where a view is; they depend on each other.
  private static let geometric: Set = ["frame", "transform", "anchorPoint", "contentOffset"]

  private func geometry(of view: UIView, against made: UIView) -> [String] {
    var settings: [String] = []
    if view.anchorPoint != made.anchorPoint {
      settings.append("anchorPoint \(view.anchorPoint.exactText)")
    }
    guard view.transform == made.transform else {
      return settings + [
        "bounds \(view.bounds.exactText)", "center \(view.center.exactText)",
        "transform \(view.transform.exactText)",
      ]
    }
    let isSame =
      view.frame == made.frame && view.bounds == made.bounds && view.center == made.center
    guard !isSame else { return settings }
    settings.append("bounds \(view.bounds.exactText)")
    settings.append("center \(view.center.exactText)")
    // Where bounds and center round differently from how the frame was set, it has the last word.
    let trial = UIView(frame: .zero)
    trial.anchorPoint = view.anchorPoint
    trial.bounds = view.bounds
    trial.center = view.center
    if trial.frame != view.frame, view.transform.isIdentity {
      settings.append("frame \(view.frame.exactText)")
    }
    return settings
  }
}
