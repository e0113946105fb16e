import ResponderKit

extension Scene {
  /// What is known of a view's class.
  package func note(on view: UIView) -> ClassNote? { ClassKnowledge.note(on: className(of: view)) }

  /// Where an imported view or recognizer comes from.
  package func origin(of object: StatefulObject) -> ViewOrigin? {
    names.entry(of: ObjectID(object))?.origin
  }
}
