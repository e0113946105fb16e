import Explanation
import ResponderKit
import Scenes
import Text

/// A text of the way of one method along the responder chain.
struct RouteText {
  private let route: EventTrace.Route
  private let scene: Scene
  private let style: OutputStyle
  private let missing: [ObjectID: MissingAction]

  /// - Parameter missing: The buttons that the touch pressed and that had nobody to tell.
  init(
    _ route: EventTrace.Route, _ scene: Scene, _ style: OutputStyle,
    _ missing: [ObjectID: MissingAction]
  ) {
    (self.route, self.scene, self.style, self.missing) = (route, scene, style, missing)
  }

  /// Returns the method, its way and the outcome.
  func line(isRepeated: Bool) -> TextLine {
    guard !isRepeated else { return repeated }
    return way + TextLine("   ", .dim) + verdict
  }

  private var repeated: TextLine {
    TextLine("\(route.method.rawValue)  ", .strong) + TextLine("the same way", .dim)
  }

  /// The method and its way, without the outcome.
  var way: TextLine {
    TextLine("\(route.method.rawValue)  ", .strong) + path(.folded)
  }

  /// Returns the method, its way and the outcome in lines of a width. The way is not broken where
  /// it may be folded; the outcome stands behind it or in a line of its own.
  ///
  /// - Parameter tail: A text behind the outcome, such as a rule.
  func lines(isRepeated: Bool, width: Int, tail: TextLine) -> [TextLine] {
    guard !isRepeated else { return (repeated + tail).wrapped(to: width, indent: 2) }
    var line = TextLine("\(route.method.rawValue)  ", .strong)
    line.append(path(.fitted(width - line.width)))
    return Self.lines(line, verdict + tail, width: width, indent: 2)
  }

  /// Returns a way with its outcome behind it, or in a line of its own if it has no room there.
  static func lines(
    _ way: TextLine, _ verdict: TextLine, width: Int, indent: Int
  ) -> [TextLine] {
    if way.width + 3 + verdict.width <= width {
      var line = way
      line.append("   ", .dim)
      line.append(verdict)
      return [line]
    }
    return way.wrapped(to: width, indent: indent)
      + (TextLine(.spaces(indent)) + verdict).wrapped(to: width, indent: indent)
  }

  /// A manner of telling a way that is long.
  enum PathLength {
    /// Every responder is named.
    case full
    /// The middle of a very long way is left out.
    case folded
    /// What has no room in a number of columns is left out, from the end of the chain on, where all
    /// chains are alike.
    case fitted(Int)
  }

  /// Returns the way along the responder chain.
  func path(_ length: PathLength) -> TextLine {
    let path = route.path.lazy.map { scene.view(of: $0) as UIResponder? }
    let stops = ToldChain(path, in: scene).links.map { link -> ResponderPath.Stop in
      guard case .responder(let place) = link else { return (link.placeholder ?? "", false) }
      let id = route.path[place]
      return (scene.label(of: id), route.handlers.contains(id))
    }
    return ResponderPath(stops).line(length, style)
  }

  /// The outcome: the responders that handled the method.
  var verdict: TextLine {
    guard let last = route.handlers.last else { return TextLine("nobody handled it", .notice) }
    if route.handlers.count == 1, let reason = missing[last] {
      var line = TextLine(scene.label(of: last), .notice)
      line.extend(reason.words)
      return line
    }
    let names = route.handlers.map { scene.label(of: $0) }.joined(separator: ", ")
    let isKept = route.isKept && route.path.last == last
    return TextLine("handled by \(names)\(isKept ? "" : ", passed on")", .good)
  }
}

extension MissingAction {
  /// The words for what became of the touch of a button, to stand behind its name.
  var words: String {
    switch self {
    case .noTarget: " takes the touch; no action: it has no target"
    case .noneForPress: " takes the touch; no action: no target for touchUpInside"
    }
  }
}

/// The names of responders, each the next of the one before.
struct ResponderPath {
  /// A responder's name, and whether it handled the method.
  typealias Stop = (name: String, isHandler: Bool)
  private let stops: [Stop]

  init(_ stops: [Stop]) { self.stops = stops }

  func line(_ length: RouteText.PathLength, _ style: OutputStyle) -> TextLine {
    let (first, last) = (8, 12)
    let hasMany = stops.count - first - last > 4
    let usual = hasMany ? first..<(stops.count - last) : 0..<0
    switch length {
    case .full: return line(hiding: 0..<0, style)
    case .folded: return line(hiding: usual, style)
    case .fitted(let width):
      let line = line(hiding: usual, style)
      return line.width <= width ? line : fitted(to: width, style)
    }
  }

  /// - Complexity: O(names that are shown).
  private func line(hiding hidden: Range<Int>, _ style: OutputStyle) -> TextLine {
    var line = TextLine()
    var k = 0
    while k < stops.count {
      if k > 0 { line.append(" \(style.glyphs.next) ", .dim) }
      if hidden.contains(k) {
        line.append("\(style.glyphs.ellipsis) \(hidden.count) more", .dim)
        k = hidden.upperBound
      } else {
        line.append(stops[k].name, stops[k].isHandler ? .winner : .name)
        k += 1
      }
    }
    return line
  }

  private func fitted(to width: Int, _ style: OutputStyle) -> TextLine {
    guard stops.count > 3 else { return line(hiding: 0..<0, style).clipped(to: width, style) }
    let last = stops.count - 1
    // Each further name makes the line longer, so the first that has no room ends the search.
    var fitting: TextLine?
    for start in 1..<(last - 1) {
      let line = line(hiding: start..<last, style)
      if line.width > width { break }
      fitting = line
    }
    if let fitting { return fitting }
    // Names that are wider than the screen are cut: where it begins, and where it ends.
    var short = stops
    for k in [0, last] {
      short[k].name = short[k].name.clipped(
        to: max(6, (width - 16) / 2), ellipsis: style.glyphs.ellipsis)
    }
    return ResponderPath(short).line(hiding: 1..<last, style).clipped(to: width, style)
  }
}
