import Explanation
import ResponderKit
import Scenes
import Text

/// A text of the way of one method along the responder chain.
struct RouteText {
  private let route: EventTrace.Route
  private let scene: Scene
  private let look: OutputStyle

  init(_ route: EventTrace.Route, _ scene: Scene, _ look: OutputStyle) {
    self.route = route
    self.scene = scene
    self.look = look
  }

  /// Returns the method, its way and the outcome.
  func line(isRepeated: Bool) -> TextLine {
    var line = TextLine(route.method.rawValue, .strong)
    line.append("  ")
    if isRepeated {
      line.append("the same way", .dim)
    } else {
      appendPath(to: &line, isFolded: true)
      line.append("   ", .dim)
      line.append(verdict)
    }
    return line
  }

  /// The method and its way, without the outcome.
  var way: TextLine {
    var line = TextLine(route.method.rawValue + "  ")
    appendPath(to: &line, isFolded: true)
    return line
  }

  /// Adds the way along the responder chain; the middle of a very long one may be left out.
  func appendPath(to line: inout TextLine, isFolded: Bool) {
    let (first, last) = (8, 12)
    let hidden = route.path.count - first - last
    let next = TextLine(" \(look.glyphs.next) ", .dim)
    for (k, responder) in route.path.enumerated() {
      if isFolded, hidden > 4, (first..<(first + hidden)).contains(k) {
        if k == first {
          line.append(" \(look.glyphs.next) \(look.glyphs.ellipsis) \(hidden) more", .dim)
        }
        continue
      }
      if k > 0 { line.append(next) }
      line.append(
        scene.label(of: responder), route.handlers.contains(responder) ? .winner : .name)
    }
  }

  /// The outcome: the responders that handled the method.
  var verdict: TextLine {
    guard let last = route.handlers.last else { return TextLine("nobody handled it", .notice) }
    let names = route.handlers.map { scene.label(of: $0) }.joined(separator: ", ")
    let isKept = route.isKept && route.path.last == last
    return TextLine("handled by \(names)\(isKept ? "" : ", passed on")", .good)
  }
}
