import ResponderKit

/// A change that brings a view in front of its siblings (R12.4).
package struct FrontChange: SceneChange, Equatable {
  let view: UIView

  /// Creates a change of a view that has a superview.
  package init(view: UIView) {
    self.view = view
  }

  package func perform(in scene: Scene) { view.superview?.bringSubviewToFront(view) }

  package func command(in scene: Scene) -> String? {
    scene.reference(toObject: view).map { "front \($0)" }
  }

  package func swift(in scene: Scene) -> [String] {
    let name = scene.swiftName(of: view)
    return ["\(name).superview?.bringSubviewToFront(\(name))"]
  }
}

/// A change that moves a view to another superview, in front of the views there.
package struct ParentChange: SceneChange, Equatable {
  let view: UIView
  let parent: UIView

  /// Creates a change of two views, of which the first does not contain the second.
  package init(view: UIView, parent: UIView) {
    self.view = view
    self.parent = parent
  }

  package func perform(in scene: Scene) { parent.addSubview(view) }

  package func command(in scene: Scene) -> String? {
    guard let name = scene.reference(toObject: view),
      let parentName = scene.reference(toObject: parent)
    else { return nil }
    return "move \(name) to \(parentName)"
  }

  package func swift(in scene: Scene) -> [String] {
    ["\(scene.swiftName(of: parent)).addSubview(\(scene.swiftName(of: view)))"]
  }
}
