import ResponderKit
import Text

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
    }
  }

  /// Returns the names of the bits that are set.
  static func words(of bits: UInt, _ names: [String]) -> [String] {
    names.enumerated().filter { bits & (1 << $0.offset) != 0 }.map(\.element)
  }
}

extension UIView.AutoresizingMask {
  private static let words: [(UIView.AutoresizingMask, String)] = [
    (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
    (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
  ]

  /// The words that a mask may hold.
  package static var names: [String] { words.map(\.1) }

  /// The words of the flags that are set.
  var words: [String] { Self.words.filter { contains($0.0) }.map(\.1) }

  /// The mask as a dump prints it: `W+H`, `LM+RM`, or `none`.
  package var text: String {
    let words = words
    return words.isEmpty ? "none" : words.joined(separator: "+")
  }

  /// Reads a mask as a dump prints it.
  package init?(text: String) {
    self = []
    guard text != "none" else { return }
    for word in text.split(separator: "+") {
      guard let flag = Self.words.first(where: { $0.1 == word })?.0 else { return nil }
      insert(flag)
    }
  }
}
