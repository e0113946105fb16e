import ResponderKit
import Text

/// The names of responders in commands and reports, and the facts about responders that a scene
/// knows and UIKit does not.
package struct NameTable {
  /// The facts that are known of one responder.
  package struct Entry {
    /// The name, unique while it is bound.
    package var name: String
    /// The class as an imported dump printed it, if it differs from the Swift class.
    package var className: String? {
      get { imported?.facts.className }
      set { change { $0.className = newValue } }
    }
    /// The address as an imported dump printed it.
    package var address: String? {
      get { imported?.facts.address }
      set { change { $0.address = newValue } }
    }
    /// The origin of an imported view.
    package var origin: ViewProvenance? {
      get { imported?.facts.origin }
      set { change { $0.origin = newValue } }
    }

    /// The facts that only imported things have, in a box of one word. Every line that names
    /// something copies entries, and a scene may hold many, most of which have no such facts.
    private var imported: Box?

    private struct ImportedFacts {
      var className: String?
      var address: String?
      var origin: ViewProvenance?
    }

    private final class Box {
      let facts: ImportedFacts
      init(_ facts: ImportedFacts) { self.facts = facts }
    }

    private mutating func change(_ change: (inout ImportedFacts) -> Void) {
      var facts = imported?.facts ?? ImportedFacts()
      change(&facts)
      imported = Box(facts)
    }

    /// Creates an entry.
    package init(
      name: String, className: String? = nil, address: String? = nil, origin: ViewProvenance? = nil
    ) {
      self.name = name
      guard className != nil || address != nil || origin != nil else { return }
      imported = Box(ImportedFacts(className: className, address: address, origin: origin))
    }
  }

  /// An object that has or had a name.
  private struct Row {
    var id: ObjectID
    /// The object while the name is its own; nil after it was taken away.
    var object: StatefulObject?
    var entry: Entry
  }

  /// The rows, in memory that copies of the table share until one of them changes.
  private final class Storage {
    var rows: [Row] = []
    /// The rows by the names that are bound.
    var byName = HashIndex()
    /// The rows by identity, as many as were there when somebody asked last.
    private var byID = HashIndex()
    private var indexed = 0
    var addresses: [String: StatefulObject] = [:]
    var tellsClasses = false

    init() {}

    init(copying other: Storage) {
      (rows, byName, addresses) = (other.rows, other.byName, other.addresses)
      (byID, indexed, tellsClasses) = (other.byID, other.indexed, other.tellsClasses)
    }

    func row(named name: WordKey) -> Int? {
      byName.position(name.digest) { rows[$0].entry.name == name.word }
    }

    /// Returns the row of an object. A view mostly knows it.
    func row(of object: StatefulObject) -> Int? {
      let id = ObjectID(object)
      guard let view = object.asView else { return row(of: id) }
      let known = Int(view.nameRow)
      guard known >= 0 else { return nil }
      return known < rows.count && rows[known].id == id ? known : row(of: id)
    }

    /// Returns the row of the object that had an identity last.
    func row(of id: ObjectID) -> Int? {
      while indexed < rows.count {
        let hash = Self.hash(rows[indexed].id)
        let earlier = byID.position(hash) { rows[$0].id == rows[indexed].id }
        if let earlier { byID.remove(earlier, hash) }
        byID.insert(indexed, hash)
        indexed += 1
      }
      return byID.position(Self.hash(id)) { rows[$0].id == id }
    }

    func takeName(ofRow row: Int) {
      guard rows[row].object != nil else { return }
      rows[row].object = nil
      byName.remove(row, rows[row].entry.name.wordHash)
    }

    private static func hash(_ id: ObjectID) -> Int { id._rawHashValue(seed: 0) }
  }

  private var storage = Storage()

  /// Creates an empty table.
  package init() {}

  /// The responder with a name.
  package subscript(name: String) -> StatefulObject? { self[WordKey(name)] }

  /// The responder with a name.
  package subscript(name: WordKey) -> StatefulObject? {
    storage.row(named: name).flatMap { storage.rows[$0].object }
  }

  /// Returns the responder with an imported address.
  package func responder(atAddress address: String) -> StatefulObject? {
    storage.addresses[address]
  }

  /// Returns the facts known of a responder, even after its name was taken away.
  package func entry(of id: ObjectID) -> Entry? {
    storage.row(of: id).map { storage.rows[$0].entry }
  }

  /// Returns the facts known of an object, even after its name was taken away.
  package func entry(of object: StatefulObject) -> Entry? {
    storage.row(of: object).map { storage.rows[$0].entry }
  }

  /// Returns whether an object had a name and has none any more.
  package func hasLeft(_ object: StatefulObject) -> Bool {
    name(of: object) == nil && entry(of: object) != nil
  }

  /// Returns the name of a responder, if it has one.
  package func name(of responder: StatefulObject) -> String? {
    storage.row(of: responder).flatMap(name(ofRow:))
  }

  /// Returns the name that the object with an identity has now, if it has one.
  func name(of id: ObjectID) -> String? { storage.row(of: id).flatMap(name(ofRow:)) }

  private func name(ofRow row: Int) -> String? {
    storage.rows[row].object == nil ? nil : storage.rows[row].entry.name
  }

  /// Indicates whether a responder has or had a class that is told by a name only.
  package var tellsClasses: Bool { storage.tellsClasses }

  /// The number of names that are bound.
  package var count: Int { storage.byName.count }

  /// The number of imported addresses that are known.
  package var addressCount: Int { storage.addresses.count }

  /// The names that are bound, in no particular order.
  package var names: [String] {
    storage.rows.compactMap { $0.object == nil ? nil : $0.entry.name }
  }

  /// The objects that have a name, in the order in which they first had one.
  package var objects: [StatefulObject] { storage.rows.compactMap(\.object) }

  /// Gives a responder a name, which an other one loses.
  package mutating func bind(_ responder: StatefulObject, _ entry: Entry) {
    let (storage, key) = (ownStorage(), WordKey(entry.name))
    if entry.className != nil { storage.tellsClasses = true }
    if let other = storage.row(named: key) { storage.takeName(ofRow: other) }
    let row = Row(id: ObjectID(responder), object: responder, entry: entry)
    let known = storage.row(of: responder)
    let place = known ?? storage.rows.count
    if let known {
      storage.takeName(ofRow: known)
      storage.rows[known] = row
    } else {
      storage.rows.append(row)
    }
    responder.asView?.nameRow = Int32(truncatingIfNeeded: place)
    storage.byName.insert(place, key.digest)
    if let address = entry.address { storage.addresses[address] = responder }
  }

  /// Sets the object that has an imported address without having a name.
  mutating func setAddress(_ address: String, of object: StatefulObject?) {
    ownStorage().addresses[address] = object
  }

  /// Takes a responder's name away; reports of the past still find it.
  package mutating func unbind(_ responder: StatefulObject) {
    guard let row = storage.row(of: responder), storage.rows[row].object != nil else { return }
    let storage = ownStorage()
    storage.takeName(ofRow: row)
    if let address = storage.rows[row].entry.address { storage.addresses[address] = nil }
  }

  /// Returns the storage for a change, which no other table shares.
  private mutating func ownStorage() -> Storage {
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(copying: storage) }
    return storage
  }
}

/// The rules for names of responders.
package enum NameRule {
  /// The words that mean something else where a name can stand.
  private static let reserved: WordTable<Void> = [
    "it": (), "nil": (), "none": (), "nobody": (), "touch": (), "in": (), "at": (), "above": (),
    "below": (), "to": (), "for": (), "from": (), "on": (),
    "without": (),
  ]

  /// Returns whether a word means something else where a name can stand, as words of commands do.
  fileprivate static func isReserved(_ name: WordKey) -> Bool { reserved[name] != nil }

  /// Returns whether a word is the name of a variable, an alias or a macro: one without `-`.
  package static func isVariable(_ name: String) -> Bool {
    isWellFormed(name) && !name.contains("-")
  }

  /// Returns whether a word begins with a letter or `_` and goes on with letters, digits, `_` and
  /// `-`.
  package static func isWellFormed(_ name: String) -> Bool {
    if let isPlain = isPlainName(name) { return isPlain && name.utf8.count <= 256 }
    var isFirst = true
    for character in name {
      let isLetter = character.isLetter || character == "_"
      guard isLetter || (!isFirst && (character.isNumber || character == "-")) else {
        return false
      }
      isFirst = false
    }
    return !isFirst && name.utf8.count <= 256
  }

  /// Returns whether a word of ASCII characters is well-formed; nil for a word of others, whose
  /// properties take long to find out.
  private static func isPlainName(_ name: String) -> Bool? {
    name.utf8.withContiguousStorageIfAvailable { bytes -> Bool? in
      var (isFirst, isName) = (true, true)
      for byte in bytes {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "_"):
          break
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
          if isFirst { isName = false }
        case 0x80...: return nil
        default: isName = false
        }
        isFirst = false
      }
      return isName && !isFirst
    } ?? nil
  }
}

extension Scene {
  /// Returns whether a word can be a name: it is well-formed, and neither reserved nor a class.
  package func allowsName(_ name: String) -> Bool {
    !isReservedName(WordKey(name)) && NameRule.isWellFormed(name)
  }

  /// Returns whether a word means something else where a name can stand, as words of commands and
  /// the classes of views do.
  package func isReservedName(_ name: WordKey) -> Bool {
    NameRule.isReserved(name) || classes[name] != nil
  }
}
