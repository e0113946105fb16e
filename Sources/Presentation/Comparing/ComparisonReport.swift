import Analysis
import ResponderKit
import Text

/// A comparison of two screens for people: what lost its touch area first, with the reason, then
/// what is gone, what appeared and what changed.
package struct ComparisonReport {
  let comparison: ScreenComparison
  /// What the two screens are called.
  let names: (old: String, new: String)
  /// How many views of a change are named.
  static let most = 3

  /// A report of a comparison.
  ///
  /// - Parameter names: What the two screens are called.
  package init(_ comparison: ScreenComparison, names: (old: String, new: String)) {
    self.comparison = comparison
    self.names = names
  }

  var old: ScreenTree { comparison.matching.old }
  var new: ScreenTree { comparison.matching.new }

  /// Writes the report.
  package func write(_ look: Look, to write: (TextLine) -> Void) {
    heading(look).wrapped(to: look.width, indent: 2).forEach(write)
    for change in comparison.touches { self.write(change, look, to: write) }
    writeChanges(look, to: write)
  }

  private func heading(_ look: Look) -> TextLine {
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

  /// What reports call a view, with what people read on it.
  func title(of place: Int, in tree: ScreenTree) -> String {
    let caption = tree.nodes[place].caption.map { " '\($0.clipped(to: 24))'" }
    return tree.label(of: place) + (caption ?? "")
  }

  /// What differs, in words.
  func difference(_ row: SceneDifference.Row) -> DifferenceRow {
    DifferenceRow(row, { old.scene.label(of: $0) }, { new.scene.label(of: $0) })
  }
}
