import Analysis
import ResponderKit
import Text

/// A report for people of the changes of touch areas between two screens: losses first, with their
/// reasons.
package struct ScreensReport {
  let comparison: ScreenComparison
  /// The names of the two screens.
  let names: (old: String, new: String)
  /// The number of views of a change that are named at most.
  static let most = 3

  var old: ScreenTree { comparison.matching.old }
  var new: ScreenTree { comparison.matching.new }

  func write(_ look: OutputStyle, to write: (TextLine) -> Void) {
    heading(look).wrapped(to: look.width, indent: 2).forEach(write)
    for change in comparison.touches { self.write(change, look, to: write) }
    if !comparison.differences.isEmpty { write("") }
  }

  private func heading(_ look: OutputStyle) -> TextLine {
    let counts =
      "\(old.nodes.count.counted("view")) \(look.glyphs.arrow) \(new.nodes.count)"
    var line = TextLine(
      "\(names.old) \(look.glyphs.arrow) \(names.new): ", .strong)
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
