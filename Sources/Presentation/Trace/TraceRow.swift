import ResponderKit
import Scenes
import Text

/// One line of a trace, before it is laid out.
struct TraceRow {
  var depth: Int
  /// The view that the line is about, or the siblings that it stands for.
  var subjects: [ObjectID]
  /// The text in place of subjects, if there is one.
  var title: TextLine?
  /// The words for them, and the same in fewer and fewer words for lines that would be too long.
  var verdicts: Wordings
  var rule: RuleID?
  /// Indicates whether it is the last below its parent.
  var isLast = false
  /// Indicates whether it is an acceptance that leads straight on to the next line.
  var isStraight = false

  /// Returns the longest verdict that fits behind a column, with its rule; if none does, the
  /// shortest.
  func verdict(from column: Int, to width: Int) -> TextLine {
    var verdict = verdict(0)
    var place = 1
    while verdict.width > width - column, place < verdicts.count {
      verdict = self.verdict(place)
      place += 1
    }
    return verdict
  }

  /// Makes the verdict in the wording at a place, with its rule.
  func verdict(_ place: Int) -> TextLine {
    var line = verdicts.line(place)
    appendRule(to: &line)
    return line
  }

  /// Adds the rule that the verdict follows, if it needs one.
  func appendRule(to line: inout TextLine) {
    guard let rule else { return }
    line.begin(.dim)
    line.extend("  R")
    line.extend(CGFloat(rule.chapter))
    line.extend(".")
    line.extend(CGFloat(rule.number))
  }
}

extension TextLine {
  /// The name of a view or responder, or the names of the first two and how many more there are.
  init(namesOf subjects: [ObjectID], in scene: Scene) {
    self.init()
    append(namesOf: subjects, in: scene)
  }

  /// Adds the name of a view or responder, or the names of the first two and how many more there
  /// are.
  mutating func append(namesOf subjects: [ObjectID], in scene: Scene) {
    for (k, subject) in subjects.prefix(2).enumerated() {
      if k > 0 { append(", ", .dim) }
      append(scene.label(of: subject), .name)
    }
    if subjects.count > 2 { append(" and \(subjects.count - 2) more", .dim) }
  }
}
