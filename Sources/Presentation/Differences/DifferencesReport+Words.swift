import Analysis
import ResponderKit
import Text

/// Something that differs, in words.
struct DifferenceRow {
  let name: String
  let then: String
  let now: String

  /// - Parameters:
  ///   - row: What differs.
  ///   - labelThen: What an object was called.
  ///   - labelNow: What an object is called now.
  init(
    _ row: SceneDifference.Row, _ labelThen: (StatefulObject) -> String,
    _ labelNow: (StatefulObject) -> String
  ) {
    (name, then, now) = (row.name, row.then.text(labelThen), row.now.text(labelNow))
  }

  /// The change of the value as a piece of a line.
  func change(_ look: Look) -> TextLine {
    TextLine(then, .bad) + TextLine(" \(look.glyphs.arrow) ", .dim) + TextLine(now, .good)
  }
}

extension SceneFact.Value {
  /// The value in words.
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
