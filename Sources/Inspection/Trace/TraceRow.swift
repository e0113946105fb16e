import ResponderKit
import Scenes
import Text

/// One line of a trace, before it is laid out.
struct TraceRow {
  var depth: Int
  /// The view that the line is about, or the siblings that it stands for.
  var subjects: [ObjectID]
  /// What stands in place of subjects, if anything.
  var title: TextLine?
  /// What is said of them, and the same in fewer and fewer words for lines that would be too long.
  var verdicts: Wordings<TextLine>
  var rule: RuleID?
  /// Whether it is the last below its parent.
  var isLast = false
  /// Whether it is an acceptance that leads straight on to the next line.
  var isStraight = false

  /// Adds the name of the subject, or the first of them and how many more there are.
  func appendName(to line: inout TextLine, in scene: Scene) {
    if let title { return line.append(title) }
    for (k, view) in subjects.prefix(2).enumerated() {
      if k > 0 { line.append(", ", .dim) }
      line.append(scene.label(of: view), .name)
    }
    if subjects.count > 2 { line.append(" and \(subjects.count - 2) more", .dim) }
  }

  /// The longest verdict that fits behind a column, with its rule; if none does, the shortest.
  ///
  /// - Parameter longest: The longest there is.
  func verdict(_ longest: TextLine, from column: Int, to width: Int) -> TextLine {
    let room = width - column - (rule.map { $0.description.count + 2 } ?? 0)
    if longest.width <= room { return longest }
    return verdicts.dropFirst().lazy.first { $0.width <= room } ?? verdicts.last ?? longest
  }
}
