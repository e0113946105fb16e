import Explanation
import Language
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
    _ object: StatefulObject, _ properties: String..., note: @autoclosure () -> String = ""
  ) {
    confirm(text(of: properties, of: object) + note())
  }

  /// Confirms the geometry of a view after one of its properties was set.
  func confirmGeometry(of view: UIView, _ property: String) {
    confirm(view, property, property == "frame" ? "bounds" : "frame", note: boxNote(on: view))
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

  /// Confirms whether a view takes touches with its present alpha.
  func confirmAlpha(of view: UIView) {
    confirm(
      view, "alpha",
      note: view.alpha < HitTestRejection.alphaThreshold
        ? ": too low, nothing in it takes touches (\(HitTestFact.transparent.rule))" : "")
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
