/// The type of a JSON value, as the schema and the manual tell it.
package indirect enum JSONType: Sendable {
  case text, bool, number
  /// A whole number, with its least and its greatest value.
  case integer(least: Int?, most: Int?)
  /// One of some words.
  case words([String])
  /// This value and no other.
  case constant(JSONValue)
  /// A type that many members have.
  case common(JSONCommonType)
  case list(JSONType)
  /// An object of texts by names that the user gave.
  case texts
  /// An object with declared members.
  case object(JSONShape)
  /// One of several kinds of objects.
  case union([JSONShape])
  /// The type or null.
  case orNull(JSONType)
}

/// A type that many members have.
package enum JSONCommonType: String, CaseIterable, Sendable {
  case properties, value, names, point, size, rect

  /// The meaning of the type in a sentence.
  package var summary: String {
    switch self {
    case .properties: "Properties by their UIKit names."
    case .value:
      "A value: a switch as a boolean, a responder as its name, words as a list, and what is made of "
        + "numbers as a list of numbers in the order in which the shell writes them."
    case .names: "Names or sentences."
    case .point: "x and y, in points."
    case .size: "Width and height, in points."
    case .rect: "x, y, width and height, in points."
    }
  }
}

/// The declaration of a type of objects: its members in order.
package struct JSONShape: Sendable {
  /// The declaration of a member.
  package struct Member: Sendable {
    /// The name.
    package var name: String
    /// The type of its value.
    package var type: JSONType
    /// The meaning, in a phrase.
    package var summary: String
    /// Indicates whether every object of the type has the member.
    package var isRequired: Bool
    /// The member to read in place of this one, which goes with the next number of the schema.
    package var successor: String?
  }

  /// The name, one for each type.
  package var name: String
  /// The meaning, in a sentence.
  package var summary: String
  /// The members in the order in which they are written.
  package var members: [Member]
}
