import Foundation
import ResponderKit
import Text

/// The kind of value that a property has.
package enum PropertyType: Equatable, Sendable {
  /// `on` or `off`.
  case bool
  /// A number.
  case number
  /// A whole number out of a range.
  case integer(ClosedRange<Int>)
  /// `X,Y`.
  case point
  /// `WxH`.
  case size
  /// `X,Y WxH`.
  case rect
  /// Six numbers.
  case transform
  /// Four numbers: top, left, bottom, right.
  case insets
  /// Text.
  case text
  /// Words such as `W+H`.
  case mask
  /// One of a few words; only to be read.
  case word
  /// One of these words.
  case choice([String])
  /// Some of a few words, joined by `+`; they name bits, the lowest first.
  case options([String])
  /// Another responder; only to be read.
  case responder
  /// Views, joined by commas.
  case views
}

/// The value of a property.
package enum PropertyValue: Equatable {
  /// `on` or `off`.
  case bool(Bool)
  /// A number.
  case number(Double)
  /// A whole number.
  case integer(Int)
  /// A point.
  case point(CGPoint)
  /// A size.
  case size(CGSize)
  /// A rectangle.
  case rect(CGRect)
  /// A transform.
  case transform(CGAffineTransform)
  /// Distances from edges.
  case insets(UIEdgeInsets)
  /// Text, or none.
  case text(String?)
  /// The flexible parts of a view's place.
  case mask(UIView.AutoresizingMask)
  /// One of a few words.
  case word(String)
  /// Bits that have names, the lowest first.
  case options(UInt, names: [String])
  /// Another responder, or none.
  case responder(UIResponder?)
  /// Views.
  case views([UIView])

  /// Returns whether two values are the same; numbers may differ by a tolerance.
  package func matches(_ other: PropertyValue, within tolerance: Double) -> Bool {
    // Large ones, which a Double rounds.
    if case .integer = self, case .integer = other, tolerance < 1 { return self == other }
    let (left, right) = (numbers, other.numbers)
    guard let left, let right, left.count == right.count else { return self == other }
    return zip(left, right).allSatisfy { abs($0 - $1) <= tolerance }
  }

  /// The numbers that the value consists of; nil if it does not consist of numbers.
  var numbers: [Double]? {
    switch self {
    case .number(let number): return [number]
    case .integer(let integer): return [Double(integer)]
    case .point(let p): return [Double(p.x), Double(p.y)]
    case .size(let s): return [Double(s.width), Double(s.height)]
    case .rect(let r):
      return [r.origin.x, r.origin.y, r.size.width, r.size.height].map(Double.init)
    case .transform(let t): return [t.a, t.b, t.c, t.d, t.tx, t.ty].map(Double.init)
    case .insets(let i): return [i.top, i.left, i.bottom, i.right].map(Double.init)
    default: return nil
    }
  }
}

extension PropertyValue {
  /// Returns the value as reports print it, with texts as in the command language.
  ///
  /// - Parameter label: Returns the text that a responder is called by.
  package func text(_ label: (UIResponder) -> String) -> String {
    switch self {
    case .bool(let isOn): return isOn ? "on" : "off"
    case .number(let number): return number.exactText
    case .integer(let integer): return String(integer)
    case .point(let point): return point.text
    case .size(let size): return size.text
    case .rect(let rect): return rect.text
    case .transform(let transform): return transform.text
    case .insets(let insets): return insets.text
    case .text(let text): return text.map(\.quotedText) ?? "none"
    case .mask(let mask): return mask.text
    case .word(let word): return word
    case .options(let bits, let names):
      let words = Self.words(of: bits, names)
      return words.isEmpty ? "none" : words.joined(separator: "+")
    case .responder(let responder): return responder.map(label) ?? "nil"
    case .views(let views):
      return views.isEmpty ? "none" : views.map(label).joined(separator: ",")
    }
  }

  /// Returns the names of the bits that are set.
  static func words(of bits: UInt, _ names: [String]) -> [String] {
    names.enumerated().filter { bits & (1 << $0.offset) != 0 }.map(\.element)
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

  /// The words of the flags that are set.
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

extension PropertyValue {
  /// Returns the value as JSON: numbers as numbers, and values that consist of numbers as a list.
  ///
  /// - Parameter label: Returns the text that a responder is called by.
  package func json(_ label: (UIResponder) -> String) -> JSONValue {
    switch self {
    case .bool(let isOn): .bool(isOn)
    case .number(let number): .number(number)
    case .integer(let integer): .integer(integer)
    case .point(let point): point.json
    case .size(let size): size.json
    case .rect(let rect): rect.json
    case .transform(let transform): transform.json
    case .insets(let insets): insets.json
    case .text(let text): .text(text)
    case .mask(let mask): .strings(mask.words)
    case .word(let word): .string(word)
    case .options(let bits, let names): .strings(Self.words(of: bits, names))
    case .responder(let responder): .text(responder.map(label))
    case .views(let views): .strings(views.map(label))
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
}

extension CGAffineTransform {
  /// The transform as `[a, b, c, d, tx, ty]`.
  package var json: JSONValue { .numbers([a, b, c, d, tx, ty].map(Double.init)) }
}

extension UIEdgeInsets {
  /// The insets as `[top, left, bottom, right]`.
  package var json: JSONValue { .numbers([top, left, bottom, right].map(Double.init)) }
}
