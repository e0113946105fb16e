import ResponderKit
import Text

extension TreeReport {
  /// The report as JSON, an object per view, parents before what lies in them.
  ///
  /// A list with depths: readers of JSON give up at depths that a tree may have.
  package var objects: [JSONObject] {
    var objects: [JSONObject] = []
    Self.forEachView(in: roots) { view, depth, _ in
      var object: JSONObject = [
        "depth": .integer(depth), "name": .text(scene.names.name(of: view)),
        "class": .string(scene.className(of: view)),
        "superview": .text(depth == 0 ? nil : view.superview.map { scene.label(of: $0) }),
        "frame": view.frame.json, "bounds": view.bounds.json,
        "alpha": .number(Double(view.alpha)), "isHidden": .bool(view.isHidden),
        "isUserInteractionEnabled": .bool(view.isUserInteractionEnabled),
      ]
      if let control = view as? UIControl { object["isEnabled"] = .bool(control.isEnabled) }
      object["remarks"] = .strings(Badge.badges(of: view, in: scene).map(\.text))
      objects.append(object)
    }
    return objects
  }
}
