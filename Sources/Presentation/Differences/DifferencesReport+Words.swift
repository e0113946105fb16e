import Analysis
import ResponderKit
import Text

/// A row of a difference in words.
struct DifferenceRow {
  let name: String
  let then: String
  let now: String

  /// - Parameters:
  ///   - row: The row of the difference.
  ///   - labelThen: Returns the name that an object had.
  ///   - labelNow: Returns the name that an object has now.
  init(
    _ row: SceneDifference.Row, _ labelThen: (StatefulObject) -> String,
    _ labelNow: (StatefulObject) -> String
  ) {
    (name, then, now) = (row.name, row.then.text(labelThen), row.now.text(labelNow))
  }

  /// Returns the change of the value as a piece of a line.
  func change(_ look: OutputStyle) -> TextLine {
    TextLine(then, .bad) + TextLine(" \(look.glyphs.arrow) ", .dim) + TextLine(now, .good)
  }
}

extension SceneFact.Value {
  /// Returns the value in words.
  func text(_ label: (StatefulObject) -> String) -> String {
    let text =
      switch self {
      case .property(let value): value.text(label)
      case .words(let words):
        words.map { word in
          switch word {
          case .text(let text): text
          case .object(let object): label(object)
          case .closure: "a closure"
          }
        }.joined()
      case .order(let objects): objects.map(label).joined(separator: " ")
      case .classes(let names): names?.joined(separator: " ") ?? "some"
      case .caption(let text): text.map { "'\($0)'" } ?? ""
      }
    return text.isEmpty ? "none" : text
  }
}

extension SceneDifferences.Moment {
  /// The moment in words.
  var words: String {
    switch self {
    case .checkpoint(let name): "since '\(name)'"
    case .start(let steps): "since the start, \(steps.counted("step")) ago"
    }
  }
}

extension SceneDifference.Change {
  /// The character that stands for it in front of a line.
  var mark: String {
    switch self {
    case .appeared: "+ "
    case .changed: "~ "
    case .gone: "- "
    }
  }

  /// The style of the mark.
  var style: TextStyle {
    switch self {
    case .appeared: .good
    case .changed: .notice
    case .gone: .bad
    }
  }
}

extension SceneDifference {
  /// The names of the objects that differ, in a few words.
  var title: String {
    let first = subjects[0].title
    return subjects.count == 1 ? first : "\(first) and \(subjects.count - 1) more"
  }

  /// The class and the place of an object that appeared or is gone.
  var story: TextLine {
    let (subject, isGone) = (subjects[0], change == .gone)
    var line = TextLine(subject.className, .type)
    if let place = subject.place { line.append("  \(isGone ? "was in" : "in") \(place)", .dim) }
    if inside > 0 { line.append(", with \(inside.counted("view")) inside", .dim) }
    let number = subject.lines.flatMap { isGone ? $0.then : $0.now }
    if let number { line.append(", line \(number)", .dim) }
    return line
  }
}

extension SceneDifference.Subject {
  /// The name of the object, with the text that people read on it.
  var title: String { Self.title(label, caption) }

  static func title(_ label: String, _ caption: String?) -> String {
    label + (caption.map { " '\($0.clipped(to: 24))'" } ?? "")
  }
}

extension ScreenMove {
  /// The move in words.
  var words: String {
    [("moved", offset), ("grown", growth)].filter { $0.1 != .zero }
      .map { "\($0) by \($1.text)" }.joined(separator: ", ")
  }
}
