import ResponderKit

extension Scene {
  /// Returns what is known of how a view's class treats touches.
  package func note(on view: UIView) -> ClassNote? {
    ForeignClasses.standard.note(on: className(of: view))
  }

  /// Returns the origin of an imported view or recognizer; nil if it was not imported.
  package func origin(of object: StatefulObject) -> ViewProvenance? {
    names.entry(of: ObjectID(object))?.origin
  }
}
