import Language
import ResponderKit
import Scenes
import Session
import Text

extension Command {
  package static let convert = Command(
    name: "convert", group: .happening,
    summary: "converts a point or a rectangle from one view's coordinates to another's",
    forms: [
      Form(
        .conversion,
        answer: { call, words, conversion in
          "expect \(words.scriptText) \(conversion.result.text { call.scene.label(of: $0) })"
        }
      ) { call, conversion in
        let label = { (object: StatefulObject) in call.scene.label(of: object) }
        let value = conversion.result
        call.write(TextLine(value.text(label)))
        call.facts(CommandFacts.conversion, value.json(label))
      }
    ])
}

/// A point or a rectangle of a view, to be converted to another view's coordinates. Nil stands for
/// the base of the other view: its window, or for a window the screen (R3.2).
struct Conversion {
  /// A geometry to be converted.
  enum Subject {
    case point(CGPoint)
    case rect(CGRect)
  }

  var subject: Subject
  var source: UIView?
  var target: UIView?

  /// The converted point or rectangle.
  var result: PropertyValue {
    switch subject {
    case .point(let point):
      .point(source?.convert(point, to: target) ?? target?.convert(point, from: nil) ?? point)
    case .rect(let rect):
      .rect(source?.convert(rect, to: target) ?? target?.convert(rect, from: nil) ?? rect)
    }
  }
}

extension Part where Context == Session, Value == Conversion {
  /// `POINT|RECT from A to B`, where one of the views may be `nil`.
  static var conversion: Part {
    .map(
      .sequence(
        .oneOf(
          .map(.rect()) { @Sendable in .rect($0) }, .map(.point()) { @Sendable in .point($0) }),
        .word("from", .either("nil", or: .view("A"))), .word("to", .either("nil", or: .view("B"))))
    ) { Conversion(subject: $0.0, source: $0.1, target: $0.2) }
  }
}
