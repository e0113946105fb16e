import Foundation

/// An object of a JSON text.
struct JSONNode {
  private let members: [String: Any]

  /// Returns the objects that a value is or lists.
  static func list(_ value: Any?) -> [JSONNode] {
    if let members = value as? [String: Any] { return [JSONNode(members: members)] }
    return (value as? [Any] ?? []).compactMap { ($0 as? [String: Any]).map(JSONNode.init) }
  }

  private init(members: [String: Any]) {
    self.members = members
  }

  /// The number of the line at which the object begins.
  ///
  /// A text may have such a member, too, and the later one counts.
  var line: Int {
    min(max(0, members[JSONBrackets.lineKey] as? Int ?? 0), HierarchyDump.largestText)
  }

  var names: [String] { members.keys.filter { $0 != JSONBrackets.lineKey } }

  subscript(name: String) -> Any? {
    members[name].flatMap { $0 is NSNull ? nil : $0 }
  }

  /// Returns a text, number or truth value as text; nil if it is something else or missing.
  func text(_ names: String...) -> String? {
    for name in names {
      switch self[name] {
      case let text as String where !text.isEmpty: return text
      case let number as NSNumber: return number.stringValue
      default: continue
      }
    }
    return nil
  }

  /// Returns a truth value, also one printed as text.
  func flag(_ name: String) -> String? {
    switch self[name] {
    case let text as String: return text
    case let number as NSNumber: return number.boolValue ? "true" : "false"
    case nil: return nil
    default: return ""
    }
  }

  /// Returns the object of a member.
  func node(_ name: String) -> JSONNode? {
    (self[name] as? [String: Any]).map(JSONNode.init)
  }
}
