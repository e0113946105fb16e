import ResponderKit

extension Scene {
  /// What is known of a view's class.
  public func note(on view: UIView) -> ClassNote? { ClassKnowledge.note(on: className(of: view)) }

  /// Where an imported view or recognizer comes from.
  public func origin(of object: StatefulObject) -> ViewOrigin? {
    names.entry(of: ObjectID(object))?.origin
  }
}
