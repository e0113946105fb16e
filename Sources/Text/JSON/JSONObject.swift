/// A JSON object, whose members stay in the order in which they were added.
package struct JSONObject: Equatable, Sendable, ExpressibleByDictionaryLiteral {
  /// A name and its value.
  package struct Member: Equatable, Sendable {
    /// The name.
    package var name: String
    /// The value.
    package var value: JSONValue
  }

  /// The members in order.
  package private(set) var members: [Member]

  /// Creates an object of members whose names differ.
  package init(_ members: some Sequence<(String, JSONValue)>) {
    self.members = members.map { Member(name: $0.0, value: $0.1) }
  }

  /// Creates an object of members whose names differ.
  init(members: [Member]) {
    self.members = members
  }

  /// Creates an object of members whose names differ, in this order.
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self.init(elements)
  }

  /// The value of a name. Setting a new name adds it at the end; setting nil removes the name.
  package subscript(name: String) -> JSONValue? {
    get { members.first { $0.name == name }?.value }
    set {
      let index = members.firstIndex { $0.name == name }
      switch (index, newValue) {
      case (let index?, let value?): members[index].value = value
      case (let index?, nil): members.remove(at: index)
      case (nil, let value?): members.append(Member(name: name, value: value))
      case (nil, nil): break
      }
    }
  }

  /// Adds the members of another object, whose values replace those of the same names.
  package mutating func merge(_ other: JSONObject) {
    for member in other.members { self[member.name] = member.value }
  }

  /// Returns the object with the members of another one added.
  package func merging(_ other: JSONObject) -> JSONObject {
    var merged = self
    merged.merge(other)
    return merged
  }
}
