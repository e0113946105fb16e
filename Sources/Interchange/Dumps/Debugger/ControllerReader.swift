/// A reader of a line of `_printHierarchy`, or of chisel's `pvc` if chisel itself prints the line.
struct ControllerReader {
  private(set) var controller: DumpedController
  /// The depth of the controller in the hierarchy.
  let depth: Int
  private(set) var isCut = false

  init?(_ line: SourceLine, of source: SourceText, objectAt start: Int) {
    let limit = line.range.upperBound
    guard let object = ObjectMention(source, at: start, before: limit),
      let headEnd = Self.end(of: object.address, in: start..<limit, of: source)
    else { return nil }
    controller = DumpedController(object: object, line: line.number)
    (depth, controller.isPresented) = Self.ladder(line.range.lowerBound..<start, in: source)
    if source.has(">, state: ", at: headEnd, before: limit) {
      readState((headEnd + 10)..<limit, of: source)
    } else if source.has("; view = <", at: headEnd, before: limit) {
      controller.view = ObjectMention(source, at: headEnd + 9, before: limit)
    } else if !source.has("; view not loaded>", at: headEnd, before: limit) {
      return nil
    }
  }

  private mutating func readState(_ range: Range<Int>, of source: SourceText) {
    let end = range.first { source.bytes[$0] == UInt8(ascii: ",") } ?? range.upperBound
    controller.state = source.string(range.lowerBound..<min(end, range.lowerBound + 64))
    guard source.has(", view: ", at: end, before: range.upperBound) else {
      isCut = true
      return
    }
    let view = end + 8
    controller.view = ObjectMention(source, at: view, before: range.upperBound)
    let rest = view..<range.upperBound
    controller.isOutsideWindow = rest.contains {
      source.has(" not in the window", at: $0, before: range.upperBound)
    }
  }

  private static func end(
    of address: String, in range: Range<Int>, of source: SourceText
  ) -> Int? {
    guard
      var end = range.first(where: { source.has(" 0x", at: $0, before: range.upperBound) })
    else { return nil }
    end += 1 + address.utf8.count
    return end
  }

  /// Returns the number of signs before an object, and whether the last one is that of a
  /// presentation: `+`, or chisel's `*M`.
  private static func ladder(
    _ prefix: Range<Int>, in source: SourceText
  ) -> (depth: Int, isPresented: Bool) {
    var depth = 0
    var isPresented = false
    for position in prefix {
      switch source.bytes[position] {
      case UInt8(ascii: "|"): (depth, isPresented) = (depth + 1, false)
      case UInt8(ascii: "+"), UInt8(ascii: "*"): (depth, isPresented) = (depth + 1, true)
      default: break
      }
    }
    return (depth, isPresented)
  }
}

/// Tells the parents of controllers from their depths, in the order of the text.
struct ControllerForest {
  private(set) var controllers: [DumpedController] = []
  /// The open controllers, from the top down to the latest.
  private var open: [(address: String, depth: Int)] = []

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
