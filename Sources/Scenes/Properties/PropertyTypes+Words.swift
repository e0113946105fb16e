import ResponderKit
import Text

/// Values and types that code names.
extension PropertyValue {
  package static func bool(_ value: Bool) -> Self { PropertyCodec.bool(value) }
  package static func number(_ value: Double) -> Self { PropertyCodec.number(CGFloat(value)) }
  package static func integer(_ value: Int) -> Self { PropertyCodec.integer(value) }
  package static func point(_ value: CGPoint) -> Self { PropertyCodec.point(value) }
  package static func size(_ value: CGSize) -> Self { PropertyCodec.size(value) }
  package static func color(_ value: UIColor?) -> Self { PropertyCodec.color(value) }
  package static func rect(_ value: CGRect) -> Self { PropertyCodec.rect(value) }
  package static func transform(_ value: CGAffineTransform) -> Self {
    PropertyCodec.transform(value)
  }
  package static func insets(_ value: UIEdgeInsets) -> Self { PropertyCodec.insets(value) }
  package static func text(_ value: String?) -> Self { PropertyCodec.text(value) }
  package static func word(_ value: String) -> Self { PropertyCodec.word(value) }
  package static func responder(_ value: UIResponder?) -> Self { PropertyCodec.responder(value) }
  package static func views(_ value: [UIView]) -> Self { PropertyCodec.views(value) }
}

extension PropertyType {
  package static let text = PropertyCodec.text.type
  package static let bool = PropertyCodec.bool.type
  package static let number = PropertyCodec.number.type
  package static let point = PropertyCodec.point.type
  package static let size = PropertyCodec.size.type
  package static let rect = PropertyCodec.rect.type
}

extension String {
  /// The boolean that the word stands for.
  package var truth: Bool? {
    switch self {
    case "on", "true", "yes": true
    case "off", "false", "no": false
    default: nil
    }
  }
}

extension UIView.AutoresizingMask {
  /// The flags, with the words of dumps and UIKit's names.
  private static let flags: [(flag: UIView.AutoresizingMask, word: String, name: String)] = [
    (.flexibleLeftMargin, "LM", "flexibleLeftMargin"), (.flexibleWidth, "W", "flexibleWidth"),
    (.flexibleRightMargin, "RM", "flexibleRightMargin"),
    (.flexibleTopMargin, "TM", "flexibleTopMargin"), (.flexibleHeight, "H", "flexibleHeight"),
    (.flexibleBottomMargin, "BM", "flexibleBottomMargin"),
  ]

  /// The words that a mask may hold.
  package static var names: [String] { flags.map(\.word) }

  /// UIKit's names of the flags that are set.
  var swiftNames: [String] { Self.flags.filter { contains($0.flag) }.map(\.name) }

  var words: [String] { Self.flags.filter { contains($0.flag) }.map(\.word) }

  /// The mask as a dump prints it: `W+H`, `LM+RM`, or `none`.
  package var text: String {
    let words = words
    return words.isEmpty ? "none" : words.joined(separator: "+")
  }

  /// Reads a mask as a dump prints it, or with UIKit's names: `flexibleWidth+flexibleHeight`.
  package init?(text: String) {
    self = []
    guard text != "none" else { return }
    for part in text.split(whereSeparator: "+,".contains) {
      let word = part.trimmingPrefix(".")
      guard let row = Self.flags.first(where: { $0.word == word || $0.name == word }) else {
        return nil
      }
      insert(row.flag)
    }
  }
}

extension CGAffineTransform {
  /// The transform as UIKit prints it: `[1, 0, 0, 1, 0, 0]`.
  package var text: String {
    "[" + [a, b, c, d, tx, ty].map(\.shortText).joined(separator: ", ") + "]"
  }
}

extension UIEdgeInsets {
  /// The insets as UIKit prints them: `{top, left, bottom, right}`.
  package var text: String {
    "{" + [top, left, bottom, right].map(\.shortText).joined(separator: ", ") + "}"
  }

  /// The insets as `[top, left, bottom, right]`.
  package var json: JSONValue { .numbers([top, left, bottom, right].map(Double.init)) }
}

extension CGAffineTransform {
  /// The transform as `[a, b, c, d, tx, ty]`.
  package var json: JSONValue { .numbers([a, b, c, d, tx, ty].map(Double.init)) }
}
