import Text

/// The difference between two lists of texts, each of which is a value in JSON.
enum ListPatch {
  /// Returns the change from one list to another as JSON: the items that differ with their places,
  /// or what takes the place of a part; nil if the lists are equal.
  ///
  /// - Complexity: O(*n*) in the length of the lists.
  static func json(from old: [String], to new: [String]) -> String? {
    if old.count == new.count {
      let changed = new.indices.filter { old[$0] != new[$0] }
      if changed.isEmpty { return nil }
      if changed.count <= max(8, new.count / 4) {
        return #"{"set":[\#(changed.map { "[\($0),\(new[$0])]" }.joined(separator: ","))]}"#
      }
    }
    let most = min(old.count, new.count)
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old.reversed(), new.reversed()).prefix(most - start).prefix { $0 == $1 }.count
    let items = new[start..<(new.count - end)].joined(separator: ",")
    return #"{"splice":[\#(start),\#(old.count - end - start),[\#(items)]]}"#
  }
}
