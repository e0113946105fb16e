import ResponderKit
import Text

extension PropertyValue {
  /// The value as JSON: numbers as numbers, what is made of numbers as a list of them.
  ///
  /// - Parameter label: What a responder is called.
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
