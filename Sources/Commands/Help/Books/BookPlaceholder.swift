import Scenes
import Text

/// A text that the program knows and that a book names, such as `{{schema}}`.
enum BookPlaceholder: String, CaseIterable {
  /// The classes that can be made.
  case classes
  /// The number of the JSON schema.
  case schema

  /// The text.
  var text: String {
    switch self {
    case .classes: ViewClass.all.map(\.name).joined(separator: ", ")
    case .schema: "\(JSONSchemaNumber.current)"
    }
  }

  /// Returns a text with the words of the program put in.
  static func filled(_ text: String, in entry: BookEntry) throws(BookProblem) -> String {
    guard text.contains("{{") else { return text }
    let text = allCases.reduce(text) { text, placeholder in
      text.replacing("{{\(placeholder.rawValue)}}", with: placeholder.text)
    }
    if text.contains("{{") { throw entry.problem("an unknown name stands in {{…}}") }
    return text
  }
}
