import ResponderKit
import Text

/// A conversion between the values of a type of properties and values of a type of Swift.
package struct PropertyCodec<Value>: Sendable {
  package let type: PropertyType
  let wrap: @Sendable (Value) -> PropertyContent
  let unwrap: @Sendable (PropertyContent) -> Value?

  /// Creates a type of properties, which says all that is known of its values.
  ///
  /// - Parameters:
  ///   - word: The name in a few letters, which tells types apart.
  ///   - swift: The way in which statements of Swift write a value.
  ///   - implied: The value that the name of a property alone gives it.
  ///   - captured: Returns the value that a number of a capture stands for.
  ///   - text: Returns a value as reports print it, with texts for responders.
  ///   - script: Returns a value as a script writes it, exactly; nil if that is the text.
  ///   - swiftText: Returns a value in Swift.
  ///   - json: Returns a value as JSON; nil for what it consists of.
  init(
    _ word: String, _ phrase: String, example: String, _ spelling: ValueSpelling,
    choices: ValueChoices? = nil, swift: SwiftSpelling = SwiftSpelling(),
    implied: PropertyContent? = nil,
    printed: (@Sendable (String) -> PropertyContent?)? = nil,
    captured: (@Sendable (Double) -> PropertyContent?)? = nil,
    text: @escaping @Sendable (Value, (StatefulObject) -> String) -> String,
    script: (@Sendable (Value) -> String)? = nil,
    swiftText: @escaping @Sendable (Value) -> String,
    json: (@Sendable (Value) -> JSONValue)? = nil,
    wrap: @escaping @Sendable (Value) -> PropertyContent,
    unwrap: @escaping @Sendable (PropertyContent) -> Value?
  ) {
    let script: @Sendable (Value) -> String = script ?? { value in text(value) { _ in "nil" } }
    let textOf: @Sendable (PropertyContent, (StatefulObject) -> String) -> String = {
      content, label in
      unwrap(content).map { text($0, label) } ?? ""
    }
    let jsonOf: (@Sendable (PropertyContent) -> JSONValue)? =
      if let json { { content in unwrap(content).map(json) ?? .null } } else { nil }
    type = PropertyType(
      word, phrase, example: example, spelling, choices: choices, swift: swift, implied: implied,
      printed: printed, captured: captured, text: textOf,
      scriptText: { content in unwrap(content).map(script) ?? "" },
      swiftText: { content in unwrap(content).map(swiftText) ?? "nil" }, json: jsonOf)
    self.wrap = wrap
    self.unwrap = unwrap
  }

  /// Returns a value of the type.
  package func callAsFunction(_ value: Value) -> PropertyValue { PropertyValue(type, wrap(value)) }
}
