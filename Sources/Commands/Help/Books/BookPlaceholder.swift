import Scenes
import Text

/// A text that the program knows and that a book names, such as `{{schema}}`.
enum BookPlaceholder: String, CaseIterable {
  /// The classes that can be made.
  case classes
  /// The number of the JSON schema.
  case schema

  /// Returns the text for a session that knows some kinds of things.
  func text(of kinds: SceneKinds = SceneKinds()) -> String {
    switch self {
    case .classes: kinds.classes.all.map(\.name).joined(separator: ", ")
    case .schema: "\(JSONSchemaNumber.current)"
    }
  }

  /// Returns a text with the words of the program put in.
  static func filled(_ text: String, of kinds: SceneKinds) -> String {
    guard stands(in: text) else { return text }
    return allCases.reduce(text) { text, placeholder in
      text.replacing("{{\(placeholder.rawValue)}}", with: placeholder.text(of: kinds))
    }
  }

  /// Checks that the program knows what a text of a book names.
  static func check(_ text: String, in entry: BookEntry) throws(BookProblem) {
    if stands(in: filled(text, of: SceneKinds())) {
      throw entry.problem("an unknown name stands in {{…}}")
    }
  }

  /// Returns whether something stands in double braces; few texts have any brace.
  private static func stands(in text: String) -> Bool {
    text.utf8.contains(UInt8(ascii: "{")) && text.contains("{{")
  }
}
