import Language
import ResponderKit
import Scenes

/// A property of an object that a command names.
package final class PropertyReference: Sendable {
  /// The property.
  package let property: Property
  // A constant; only the thread of its session uses the object.
  /// The object that has the property.
  package nonisolated(unsafe) let owner: StatefulObject

  init(_ property: Property, of owner: StatefulObject) {
    self.property = property
    self.owner = owner
  }

  /// The value; nil if the object has none.
  package var value: PropertyValue? { property.get(owner) }
}

/// An assignment for a new object: a property and its value, which is on if none is written.
package struct PropertyAssignment {
  /// The property's name.
  package var name: String
  /// The word of the value.
  package var value: Word?
}

extension Part where Context == Session, Value == PropertyReference {
  /// Returns a slot for a property of the object that the words before are about.
  package static func property(_ label: String = "PROPERTY") -> Part {
    .slot(.property(label) { _ in true })
  }

  /// Returns a slot for a property that can be set, of the object that the words before are about.
  package static func setting(_ label: String = "PROPERTY") -> Part {
    .slot(.property(label) { $0.set != nil })
  }

  /// Returns a slot for `REF.PROPERTY`.
  package static func propertyOfObject(_ label: String = "REF.PROPERTY") -> Part {
    .slot(.propertyOfObject(label) { _ in true })
  }

  /// Returns a slot for `REF.PROPERTY` that can be set.
  package static func settingOfObject(_ label: String = "REF.PROPERTY") -> Part {
    // A controller's root view is called `vc.view`.
    .slot(.propertyOfObject(label) { $0.set != nil && $0.name != "view" })
  }
}

extension Slot where Context == Session, Value == PropertyReference {
  fileprivate static func property(
    _ label: String, where fits: @escaping @Sendable (Property) -> Bool
  ) -> Slot {
    var slot = Slot(label, "a property") { reader in
      guard let owner = StatefulObject.subject(reader.subject) else { return nil }
      let word = reader.word
      let property = try reader.session.property(word.text, of: owner, at: word.range)
      guard fits(property) else {
        throw CommandError(.readOnlyProperty(property.name), at: word.range)
      }
      reader.position += 1
      return reader.speak(of: property, owner)
    }
    slot.candidates = { $0.properties(of: StatefulObject.subject($0.subject), where: fits) }
    slot.roles = { _, range in [.owner(in: range)] }
    return slot
  }

  fileprivate static func propertyOfObject(
    _ label: String, where fits: @escaping @Sendable (Property) -> Bool
  ) -> Slot {
    var slot = Slot(label, "a property such as buy.alpha") { reader in
      try reader.propertyOfObject(where: fits)
    }
    slot.candidates = { $0.propertiesOfObjects(where: fits) }
    slot.roles = { _, range in [.owner(in: range)] }
    return slot
  }
}

extension StatefulObject {
  /// Returns the object that the words of a command are about.
  fileprivate static func subject(_ subject: AnyObject?) -> StatefulObject? {
    (subject as? PropertyReference)?.owner ?? subject as? StatefulObject
  }
}

extension Part where Context == Session, Value == PropertyValue {
  /// Returns a slot for a value of the property before.
  package static func value(_ label: String = "VALUE") -> Part {
    var slot = Slot<Session, PropertyValue>(label, "a value") { reader in
      guard let reference = reader.subject as? PropertyReference else { return nil }
      return try reader.value(of: reference.property)
    }
    slot.candidates = { completion in
      guard let reference = completion.subject as? PropertyReference else { return [] }
      return completion.values(of: reference.property, reference.owner)
    }
    slot.state = { session, subject in
      (subject as? PropertyReference).map { session.state(of: $0.property, $0.owner) }
    }
    return .slot(slot)
  }
}

extension Part where Context == Session, Value == Located<PropertyAssignment> {
  /// Returns a slot for `PROPERTY=VALUE`, or a property that is to be on.
  package static func assignment(_ label: String = "PROPERTY=VALUE") -> Part {
    var slot = Slot<Session, PropertyAssignment>(
      label, "a property such as hidden or alpha=0.5"
    ) { $0.assignment() }
    slot.candidates = { $0.assignments }
    slot.roles = { assignment, range in
      var roles: [WordRole] = []
      let name = assignment.name
      if !PropertyTable.knows(name), name != "class" {
        let end = range.lowerBound + name.utf8.count
        roles.append(WordRole(range.lowerBound..<end, .bad))
      }
      if let value = assignment.value, value.quoting == .quoted {
        roles.append(WordRole(value.range, .good))
      }
      return roles
    }
    return .located(.slot(slot))
  }
}

extension Reader where Context == Session {
  fileprivate mutating func speak(of property: Property, _ owner: StatefulObject)
    -> PropertyReference
  {
    let reference = PropertyReference(property, of: owner)
    subject = reference
    return reference
  }

  /// Reads `REF.PROPERTY`; a whole word that names something, as `vc.view` does, is none unless it
  /// is a property, too, that fits.
  fileprivate mutating func propertyOfObject(
    where fits: (Property) -> Bool
  ) throws -> PropertyReference? {
    let word = words[position]
    // Most words have no dot, which is found out sooner in bytes than in characters.
    guard word.quoting == .bare, word.text.utf8.contains(UInt8(ascii: ".")),
      let dot = word.text.prefix(while: { $0 != "=" }).lastIndex(of: ".")
    else { return nil }
    var reference = word
    reference.text = String(word.text[..<dot])
    reference.range = word.range(from: 0, count: reference.text.utf8.count)
    let owner = try session.object(reference)
    let name = String(word.text[word.text.index(after: dot)...])
    let range = word.range(from: reference.text.utf8.count + 1)
    let found = session.scene.property(name, of: owner)
    if found.map({ !fits($0) }) ?? true, (try? session.object(word)) != nil { return nil }
    let property = try found ?? session.property(name, of: owner, at: range)
    guard fits(property) else { throw CommandError(.readOnlyProperty(property.name), at: range) }
    position += 1
    return speak(of: property, owner)
  }

  fileprivate mutating func assignment() -> PropertyAssignment? {
    let word = words[position]
    guard word.quoting == .bare else { return nil }
    guard let parts = word.text.partsAtEqualsSign else {
      guard PropertyTable.knows(word.text) else { return nil }
      position += 1
      return PropertyAssignment(name: word.text, value: nil)
    }
    let name = String(parts.before)
    var value = word
    value.text = String(parts.behind)
    value.range = word.range(from: name.utf8.count + 1)
    if word.hasQuotedValue { value.quoting = .quoted }
    position += 1
    return PropertyAssignment(name: name, value: value)
  }

  /// Reads a value of a property's type.
  mutating func value(of property: Property) throws -> PropertyValue {
    let word = words[position]
    if let value = try value(of: property.type) { return value }
    throw CommandError(
      .badValue(word.text, property: property.name, expected: property.type.phrase),
      at: word.range)
  }

  /// Reads a value of a type; nil if the words are none.
  package mutating func value(of type: PropertyType) throws -> PropertyValue? {
    try content(of: type.spelling).map { PropertyValue(type, $0) }
  }

  private mutating func content(of spelling: ValueSpelling) throws -> PropertyContent? {
    let word = words[position]
    switch spelling {
    case .word(let read):
      guard let content = read(word.text, word.quoting == .bare) else { return nil }
      position += 1
      return content
    case .integer(let range): return try integer(in: range).map(PropertyContent.integer)
    case .numbers(let notation): return try numbers(in: notation)?.content
    case .responder:
      position += 1
      return .responder(word.isBare("nil") ? nil : try session.responder(word))
    case .recognizer:
      position += 1
      return .recognizer(word.isBare("nil") ? nil : try session.recognizer(word))
    case .views:
      position += 1
      return .views(try word.isBare("none") ? [] : session.views(inList: word))
    }
  }

  private mutating func numbers(in notation: NumberNotation) throws -> PropertyValue? {
    switch notation {
    case .number: return try number().map(PropertyValue.number)
    case .point: return try point().map(PropertyValue.point)
    case .size:
      if let size = try size(mayBeNegative: true) { return .size(size) }
      return try point().map { .size(CGSize(width: $0.x, height: $0.y)) }
    case .rect: return try rect().map(PropertyValue.rect)
    case .transform:
      if words[position].isBare("identity") {
        position += 1
        return .transform(.identity)
      }
      return try transform().map(PropertyValue.transform)
    case .four:
      guard let n = try numbersInWord(), n.count == 4 else { return nil }
      position += 1
      return .insets(UIEdgeInsets(top: n[0], left: n[1], bottom: n[2], right: n[3]))
    }
  }
}
