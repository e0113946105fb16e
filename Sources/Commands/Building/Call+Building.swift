import Explanation
import ResponderKit
import Scenes
import Session

/// What became of a view, in the words that the prompt confirms a change with.
extension Call {
  /// Confirms the order of a view and its siblings.
  func confirmOrder(of view: UIView) {
    confirm(view.superview.map(orderText) ?? "\(scene.label(of: view)) has no superview")
  }

  /// Returns the order in which a view asks its subviews.
  func orderText(in parent: UIView) -> String {
    let most = 6
    let views = parent.subviews.reversed()
    let names = views.prefix(most).map { scene.label(of: $0) }
    let more = views.count > most ? ", and \(views.count - most) more" : ""
    let order = names.joined(separator: ", ") + more
    return "order in \(scene.label(of: parent)), front first: \(order)"
  }

  /// Confirms properties of an object, with their present values, which need not be those that
  /// were typed.
  func confirm(
    _ object: StatefulObject, _ properties: String...
  ) {
    confirm(text(of: properties, of: object))
  }

  /// Returns what a property that was set means besides its value: the frame of the view that moved,
  /// or that no touch reaches it.
  func meaning(of property: String, on object: StatefulObject) -> String {
    guard let view = object as? UIView else { return "" }
    switch property {
    case "frame": return ", bounds \(view.bounds.text)\(boxNote(on: view))"
    case "bounds", "center", "transform": return ", frame \(view.frame.text)\(boxNote(on: view))"
    case "alpha" where view.alpha < HitTestRejection.alphaThreshold:
      return ": too low, nothing in it takes touches (\(HitTestFact.transparent.rule))"
    default: return ""
    }
  }

  /// Confirms a transform of a view, in words such as `rotated by 45°`.
  func confirmTransform(of view: UIView, _ words: String) {
    confirm(
      "\(scene.label(of: view)): \(words), frame \(view.frame.text)\(boxNote(on: view))")
  }

  private func boxNote(on view: UIView) -> String {
    view.transform.isIdentity
      ? "" : ", only the box around it (\(StandingFact.frameIsABox.rule))"
  }

  private func text(of properties: [String], of object: StatefulObject) -> String {
    let values = properties.compactMap { name in
      PropertyTable.property(name, of: object)?.get(object).map { value in
        "\(name) \(value.text { scene.label(of: $0) })"
      }
    }
    return "\(scene.label(of: object)): \(values.joined(separator: ", "))"
  }
}
