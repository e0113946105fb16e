/// A view controller as `_printHierarchy` or chisel's `pvc` prints it.
package struct DumpedController: Hashable, Sendable {
  /// The class and the address.
  package var object: ObjectMention
  /// The state of its appearance, such as `appeared`; not every text prints it.
  package var state: String?
  /// The root view; nil if it was not loaded.
  package var view: ObjectMention?
  /// Indicates whether the text says that the root view is in no window.
  package var isOutsideWindow = false
  /// The address of the controller that contains it, or presents it.
  package var parent: String?
  /// Indicates whether the parent presents the controller.
  package var isPresented = false
  /// The number of the line in the text, from 1.
  package var line: Int

  /// Creates a controller as a text prints it.
  package init(object: ObjectMention, line: Int) {
    self.object = object
    self.line = line
  }
}
