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
    let links = ToldChain(path, in: scene).links
    let names = links.map { link in
      if case .responder(let place) = link {
        scene.label(of: route.path[place])
      } else {
        link.placeholder ?? ""
      }
    }
    return ResponderPath(names) { k in
      // A name that was cut stands for the same link.
      if case .responder(let place) = links[k] {
        route.handlers.contains(route.path[place])
      } else {
        false
      }
    }.line(length, style)
  }

  /// The outcome: the responders that handled the method.
  var verdict: TextLine {
    guard let last = route.handlers.last else { return TextLine("nobody handled it", .notice) }
    if route.handlers.count == 1, let reason = missing[last] {
      return TextLine(reason.words(scene.label(of: last)), .notice)
    }
    let names = route.handlers.map { scene.label(of: $0) }.joined(separator: ", ")
    let isKept = route.isKept && route.path.last == last
    return TextLine("handled by \(names)\(isKept ? "" : ", passed on")", .good)
  }
}

extension MissingAction {
  /// Returns what became of the touch of a button, in words.
  func words(_ name: String) -> String {
    switch self {
    case .noTarget: "\(name) takes the touch; no action: it has no target"
    case .noneForPress: "\(name) takes the touch; no action: no target for touchUpInside"
    }
  }
}

/// The names of responders, each the next of the one before.
struct ResponderPath {
  private let names: [String]
  private let isHandler: (Int) -> Bool

  init(_ names: [String], isHandler: @escaping (Int) -> Bool = { _ in false }) {
    (self.names, self.isHandler) = (names, isHandler)
  }

  func line(_ length: RouteText.PathLength, _ style: OutputStyle) -> TextLine {
    let (first, last) = (8, 12)
    let hasMany = names.count - first - last > 4
    let usual = hasMany ? first..<(names.count - last) : 0..<0
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
    while k < names.count {
      if k > 0 { line.append(" \(style.glyphs.next) ", .dim) }
      if hidden.contains(k) {
        line.append("\(style.glyphs.ellipsis) \(hidden.count) more", .dim)
        k = hidden.upperBound
      } else {
        line.append(names[k], isHandler(k) ? .winner : .name)
        k += 1
      }
    }
    return line
  }

  private func fitted(to width: Int, _ style: OutputStyle) -> TextLine {
    guard names.count > 3 else { return line(hiding: 0..<0, style).clipped(to: width, style) }
    let last = names.count - 1
    // Each further name makes the line longer, so the first that has no room ends the search.
    var fitting: TextLine?
    for start in 1..<(last - 1) {
      let line = line(hiding: start..<last, style)
      if line.width > width { break }
      fitting = line
    }
    if let fitting { return fitting }
    // Names that are wider than the screen are cut: where it begins, and where it ends.
    let ends = [names[0], names[last]].map {
      $0.clipped(to: max(6, (width - 16) / 2), ellipsis: style.glyphs.ellipsis)
    }
    let short = ResponderPath([ends[0]] + names[1..<last] + [ends[1]]) { [isHandler] k in
      isHandler(k)
    }
    return short.line(hiding: 1..<last, style).clipped(to: width, style)
  }
}
