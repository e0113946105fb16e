import Scenes

/// A tree of views without frames, as chisel's `pviews --short` and `--medium` print it: `<Class>`
/// or `<Class: 0x7f8e2c50>` behind pipes.
enum FramelessTree {
  private static let viewEndings = [
    "View", "Window", "Label", "Button", "Cell", "Bar", "Control", "Field", "Switch", "Slider",
  ]
  private static let otherEndings = [
    "Controller", "Application", "Delegate", "Scene", "Recognizer", "Layer",
  ]

  /// Returns whether all objects of a text are such views.
  ///
  /// A responder chain looks alike, but also holds objects that are no views.
  static func fills(_ source: SourceText) -> Bool {
    var hasPipes = false
    var rootSeen = false
    for line in SourceLines(source) {
      guard let head = ObjectHead.find(in: line.range, of: source) else { continue }
      let className = source.string(head.className.prefix(200))
      guard source.has(">", at: head.end, before: line.range.upperBound),
        !otherEndings.contains(where: className.hasSuffix)
      else { return false }
      if !rootSeen, !viewEndings.contains(where: className.hasSuffix) { return false }
      rootSeen = true
      let depth = Ladder.depth(of: line.range.lowerBound..<head.start, in: source)
      hasPipes = hasPipes || depth > 0
    }
    return hasPipes
  }
}
