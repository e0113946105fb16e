/// A member of the objects that stand for values of a type, declared once for writing it, for the
/// schema and for the manual.
///
/// A class, because every object reads all its members, and they never change.
package final class JSONMember<Subject>: Sendable {
  let declaration: JSONShape.Member
  let get: @Sendable (Subject) -> JSONValue?

  /// Creates a member that every object has.
  package init<Value>(
    _ name: String, _ coding: JSONCoding<Value>, _ summary: String,
    replacedBy successor: String? = nil, get: @escaping @Sendable (Subject) -> Value
  ) {
    declaration = JSONShape.Member(
      name: name, type: coding.type, summary: summary, isRequired: true, successor: successor)
    self.get = { coding.encode(get($0)) }
  }

  /// Creates a member that is left out if there is no value.
  package init<Value>(
    optional name: String, _ coding: JSONCoding<Value>, _ summary: String,
    replacedBy successor: String? = nil, get: @escaping @Sendable (Subject) -> Value?
  ) {
    declaration = JSONShape.Member(
      name: name, type: coding.type, summary: summary, isRequired: false, successor: successor)
    self.get = { get($0).map(coding.encode) }
  }

  /// Creates a member with the same value in every object.
  package init(_ name: String, constant: JSONValue, _ summary: String) {
    declaration = JSONShape.Member(
      name: name, type: .constant(constant), summary: summary, isRequired: true)
    get = { _ in constant }
  }

  fileprivate init(
    _ declaration: JSONShape.Member, get: @escaping @Sendable (Subject) -> JSONValue?
  ) {
    self.declaration = declaration
    self.get = get
  }
}

/// A type of objects: the members that stand for a value, in their order.
package struct JSONObjectType<Subject>: Sendable {
  /// The declaration, as the schema and the manual tell it.
  package let shape: JSONShape
  /// The members.
  package let members: [JSONMember<Subject>]

  /// Creates a type of objects whose members have different names.
  package init(
    _ name: String, _ summary: String,
    @JSONMembers<Subject> members: () -> [JSONMember<Subject>]
  ) {
    self.members = members()
    shape = JSONShape(name: name, summary: summary, members: self.members.map(\.declaration))
  }

  /// Returns the object that stands for a value.
  package func object(of subject: Subject) -> JSONObject {
    var object: [JSONObject.Member] = []
    object.reserveCapacity(members.count)
    for member in members {
      guard let value = member.get(subject) else { continue }
      object.append(JSONObject.Member(name: member.declaration.name, value: value))
    }
    return JSONObject(members: object)
  }

  /// Returns the members for a type that has a value of this type as a part.
  package func members<Whole>(
    of part: @escaping @Sendable (Whole) -> Subject
  ) -> [JSONMember<Whole>] {
    members.map { member in JSONMember(member.declaration) { member.get(part($0)) } }
  }

  /// Returns the members for a type that may have a value of this type as a part; none of them is
  /// required.
  package func members<Whole>(
    ifAny part: @escaping @Sendable (Whole) -> Subject?
  ) -> [JSONMember<Whole>] {
    members.map { member in
      var declaration = member.declaration
      declaration.isRequired = false
      return JSONMember(declaration) { part($0).flatMap(member.get) }
    }
  }
}

/// The members of a type of objects, one after the other.
@resultBuilder package enum JSONMembers<Subject> {
  package static func buildExpression(_ member: JSONMember<Subject>) -> [JSONMember<Subject>] {
    [member]
  }

  /// Returns members that another type declares, too.
  package static func buildExpression(_ members: [JSONMember<Subject>]) -> [JSONMember<Subject>] {
    members
  }

  package static func buildOptional(_ members: [JSONMember<Subject>]?) -> [JSONMember<Subject>] {
    members ?? []
  }

  package static func buildBlock(_ members: [JSONMember<Subject>]...) -> [JSONMember<Subject>] {
    members.flatMap(\.self)
  }
}

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
