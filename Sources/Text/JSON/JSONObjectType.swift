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
