import ResponderKit

extension Scene {
  /// Returns what is known of how a view's class treats touches.
  package func note(on view: UIView) -> ClassNote? {
    ForeignClasses.standard.note(on: className(of: view))
  }

  /// Where an imported view or recognizer comes from.
  package func origin(of object: StatefulObject) -> ViewProvenance? {
    names.entry(of: ObjectID(object))?.origin
  }
}
