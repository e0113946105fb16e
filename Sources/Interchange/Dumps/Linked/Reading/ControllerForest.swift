/// Tells the parents of controllers from their depths, in the order of the text.
struct ControllerForest {
  private(set) var controllers: [DumpedController] = []
  /// The open controllers, from the top down to the latest.
  private var open: [(address: String, depth: Int)] = []

  /// Adds the controller of a line.
  mutating func add(_ reader: ControllerReader) {
    while let last = open.last, last.depth >= reader.depth { open.removeLast() }
    var controller = reader.controller
    controller.parent = open.last?.address
    if controller.parent == nil { controller.isPresented = false }
    open.append((controller.object.address, reader.depth))
    controllers.append(controller)
  }

  /// Another hierarchy begins.
  mutating func end() { open = [] }
}
