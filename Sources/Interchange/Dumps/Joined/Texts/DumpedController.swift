/// A view controller as `_printHierarchy` or chisel's `pvc` prints it.
public struct DumpedController: Hashable, Sendable {
  /// The class and the address.
  public var object: ObjectMention
  /// How far its appearance had come, such as `appeared`; not every text prints it.
  public var state: String?
  /// The root view; nil if it was not loaded.
  public var view: ObjectMention?
  /// Whether the text says that the root view is in no window.
  public var isOutsideWindow = false
  /// The address of the controller that contains it, or presents it.
  public var parent: String?
  /// Whether the parent presents it.
  public var isPresented = false
  /// The number of the line in the text, from 1.
  public var line: Int

  /// Creates a controller as a text prints it.
  public init(object: ObjectMention, line: Int) {
    self.object = object
    self.line = line
  }
}
