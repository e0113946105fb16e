extension ArraySlice {
  /// Removes the elements at the beginning for which a condition holds, and returns them.
  package mutating func removePrefix(while condition: (Element) -> Bool) -> ArraySlice {
    let removed = prefix(while: condition)
    removeFirst(removed.count)
    return removed
  }
}
