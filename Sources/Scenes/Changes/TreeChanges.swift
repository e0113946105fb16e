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

/// A change that makes a recognizer wait until another one has failed (R6.5).
package struct RequirementChange: SceneChange, Equatable {
  let recognizer: UIGestureRecognizer
  let awaited: UIGestureRecognizer

  /// Creates a change of two different recognizers.
  package init(recognizer: UIGestureRecognizer, awaited: UIGestureRecognizer) {
    self.recognizer = recognizer
    self.awaited = awaited
  }

  package func perform(in scene: Scene) { recognizer.require(toFail: awaited) }

  package func command(in scene: Scene) -> String? {
    guard let name = scene.reference(toObject: recognizer),
      let other = scene.reference(toObject: awaited)
    else { return nil }
    return "require \(name) toFail \(other)"
  }

  package func swift(in scene: Scene) -> [String] {
    ["\(scene.swiftName(of: recognizer)).require(toFail: \(scene.swiftName(of: awaited)))"]
  }
}

/// A change that makes a recognizer's delegate let another one be recognized at the same time
/// (R6.6).
package struct SimultaneityChange: SceneChange, Equatable {
  let recognizer: UIGestureRecognizer
  let other: UIGestureRecognizer

  /// Creates a change of two different recognizers.
  package init(_ recognizer: UIGestureRecognizer, with other: UIGestureRecognizer) {
    self.recognizer = recognizer
    self.other = other
  }

  package func perform(in scene: Scene) {
    var answers = scene.delegateAnswers(of: recognizer)
    answers.simultaneous.append(other)
    scene.setDelegateAnswers(answers, of: recognizer)
  }

  package func command(in scene: Scene) -> String? {
    guard let name = scene.reference(toObject: recognizer),
      let otherName = scene.reference(toObject: other)
    else { return nil }
    return "simultaneous \(name) \(otherName)"
  }

  package func swift(in scene: Scene) -> [String] {
    [
      "func gestureRecognizer(", "  _ g: UIGestureRecognizer,",
      "  shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer", ") -> Bool { true }",
    ]
  }
}

/// A change that dismisses a presented controller (R11.4).
package struct DismissChange: SceneChange, Equatable {
  let controller: UIViewController

  /// Creates a change that dismisses a controller.
  package init(controller: UIViewController) { self.controller = controller }

  package func perform(in scene: Scene) { controller.dismiss(animated: false) }

  package func command(in scene: Scene) -> String? {
    scene.names.name(of: controller).map { "dismiss \($0)" }
  }

  package func swift(in scene: Scene) -> [String] {
    ["\(scene.swiftName(of: controller)).dismiss(animated: true)"]
  }
}

/// A change that ends a responder's status as first responder (R9.4).
package struct ResignChange: SceneChange, Equatable {
  let responder: UIResponder

  /// Creates a change that makes a responder resign.
  package init(_ responder: UIResponder) { self.responder = responder }

  package func perform(in scene: Scene) { responder.resignFirstResponder() }

  package func command(in scene: Scene) -> String? {
    scene.reference(toObject: responder).map { "resign \($0)" }
  }

  package func swift(in scene: Scene) -> [String] {
    ["\(scene.swiftName(of: responder)).resignFirstResponder()"]
  }
}
