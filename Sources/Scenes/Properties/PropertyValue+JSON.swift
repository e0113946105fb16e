import ResponderKit
import Text

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
    }
  }
}
