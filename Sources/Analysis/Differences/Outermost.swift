extension Sequence {
  /// Returns the elements that lie in none of the others, each with the number of others that lie
  /// in it.
  ///
  /// - Parameters:
  ///   - id: Returns the identity of an element; each element comes behind the one that it lies in.
  ///   - parent: Returns the element that an element lies in directly.
  ///   - counts: Returns whether an element is counted where it lies in another.
  func outermost<ID: Hashable>(
    id: (Element) -> ID, parent: (Element) -> ID?, counts: (Element) -> Bool = { _ in true }
  ) -> [(element: Element, inside: Int)] {
    var tops: [ID: Int] = [:]
    var found: [(element: Element, inside: Int)] = []
    for element in self {
      if let top = parent(element).flatMap({ tops[$0] }) {
        tops[id(element)] = top
        if counts(element) { found[top].inside += 1 }
      } else {
        tops[id(element)] = found.count
        found.append((element, 0))
      }
    }
    return found
  }
}
