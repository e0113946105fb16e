import Analysis
import Scenes
import Text

/// A report for people of the changes of touch areas between two screens: losses first, with their
/// reasons.
package struct ScreensReport {
  let comparison: ScreenComparison
  /// The names of the two screens.
  package let names: (old: String, new: String)
  /// The number of views of a change that are named at most.
  static let most = 3

  /// Creates a report.
  package init(_ comparison: ScreenComparison, names: (old: String, new: String)) {
    self.comparison = comparison
    self.names = names
  }

  var old: ScreenTree { comparison.matching.old }
  var new: ScreenTree { comparison.matching.new }

  func write(_ style: OutputStyle, to write: (TextLine) -> Void) {
    heading(style).wrapped(to: style.width, indent: 2).forEach(write)
    for change in comparison.touches { self.write(change, style, to: write) }
    if !comparison.differences.isEmpty { write("") }
  }

  /// Returns the line with the names of the screens and the numbers of changes.
  package func heading(_ style: OutputStyle) -> TextLine {
    let counts =
      "\(old.nodes.count.counted("view")) \(style.glyphs.arrow) \(new.nodes.count)"
    var line = TextLine(
      "\(names.old) \(style.glyphs.arrow) \(names.new): ", .strong)
    line.append("\(counts), ", .dim)
    guard !comparison.isEmpty else { return line + TextLine("nothing differs", .good) }
    let touches = TouchChange.Kind.allCases.map {
      ($0.rawValue, comparison.count(of: $0), $0.style)
    }
    let counted =
      touches.filter { $0.0 == TouchChange.Kind.lost.rawValue || $0.1 > 0 }
      + [
        ("gone", comparison.count(of: .gone), .dim),
        ("appeared", comparison.count(of: .appeared), .dim),
        ("changed", comparison.count(of: .changed), .dim),
      ]
    for (k, part) in counted.enumerated() {
      if k > 0 { line.append(", ") }
      line.append("\(part.1) \(part.0)", part.1 == 0 ? .dim : part.2)
    }
    return line
  }
}

extension ScreenTree {
  /// Returns the name of a view, with the text that people read on it.
  func title(of place: Int) -> String {
    SceneDifference.Subject.title(label(of: place), nodes[place].caption)
  }
}

extension ScreensReport {
  /// The worst change of touch areas, in a sentence.
  package var worst: String? { comparison.touches.first.map(statement) }

  /// Returns a sentence on the views of a change of touch areas.
  func statement(_ change: TouchChange) -> String {
    let isOne = change.subjects.count == 1
    let names = change.subjects.prefix(Self.most).map { subject in
      let name = new.title(of: subject.places.new)
      switch change.kind {
      case .shrunk, .grown: return "\(name) (\(subject.percents.then)% to \(subject.percents.now)%)"
      case .lost, .away, .gained: return name
      }
    }
    let rest = change.subjects.count - names.count
    let list = names.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    let summary =
      switch change.kind {
      case .lost: "can be touched nowhere any more"
      case .shrunk: "can be touched in a smaller part"
      case .away: isOne ? "is no longer there to be touched" : "are no longer there to be touched"
      case .grown: "can be touched in a larger part"
      case .gained: "can be touched now"
      }
    return "\(list): \(summary)"
  }

  private func write(_ change: TouchChange, _ style: OutputStyle, to write: (TextLine) -> Void) {
    write("")
    for line in lines(of: change, style) { line.wrapped(to: style.width, indent: 2).forEach(write) }
  }

  /// Returns the lines about a change of touch areas, however wide: what, where, and why.
  package func lines(of change: TouchChange, _ style: OutputStyle) -> [TextLine] {
    [
      TextLine("\(change.kind.rawValue)  ", change.kind.style)
        + TextLine(statement(change), .strong),
      TextLine("  \(places(of: change, style))", .dim),
    ] + cause(change)
  }

  private func cause(_ change: TouchChange) -> [TextLine] {
    guard let cause = change.cause else { return [] }
    let words = FindingWords(scene(ofCauseOf: change))
    var lines = [
      TextLine("  \(cause.code.rawValue)", change.kind.style)
        + TextLine(cause.rule.map { "  \($0)" } ?? "", .dim),
      TextLine("  \(change.isAboutOldScreen ? "before: " : "")\(words.statement(cause))"),
    ]
    if let reason = words.reason(cause.confidence) {
      lines.append(TextLine("  \(cause.confidence.word): \(reason)", .notice))
    }
    guard change.kind == .lost || change.kind == .shrunk, let fix = cause.fixes.first else {
      return lines
    }
    lines.append(TextLine("  fix: ", .good) + TextLine(words.line(fix), .strong))
    return lines
  }

  func scene(ofCauseOf change: TouchChange) -> Scene {
    (change.isAboutOldScreen ? old : new).scene
  }

  /// Returns the line numbers of a change's views in both dumps, in words.
  private func places(of change: TouchChange, _ style: OutputStyle) -> String {
    let shown = change.subjects.prefix(Self.most).map { subject in
      let lines = [old.line(of: subject.places.old), new.line(of: subject.places.new)]
      return lines.map { $0.map(String.init) ?? "?" }.joined(separator: " \(style.glyphs.arrow) ")
    }
    let rest = change.subjects.count > shown.count ? [style.glyphs.ellipsis] : []
    return "line \((shown + rest).joined(separator: ", "))"
  }
}

extension TouchChange.Kind {
  /// The style of the words about the change.
  var style: TextStyle {
    switch self {
    case .lost: .bad
    case .shrunk: .notice
    case .away: .dim
    case .grown, .gained: .good
    }
  }
}
