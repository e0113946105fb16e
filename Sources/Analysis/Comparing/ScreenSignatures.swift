/// Numbers for trees of views: two trees have the same number if they have the same classes,
/// identifiers and texts in the same order.
struct ScreenSignatures {
  private struct Signature: Hashable {
    var className: String
    var identifier: String?
    var text: String?
    var children: [Int]
  }

  private var numbers: [Signature: Int] = [:]

  /// Returns the number of each tree of a screen.
  ///
  /// - Complexity: O(views).
  mutating func numbers(of tree: ScreenTree) -> [Int] {
    var found = [Int](repeating: 0, count: tree.nodes.count)
    for place in tree.nodes.indices.reversed() {
      let node = tree.nodes[place]
      let signature = Signature(
        className: node.className, identifier: node.identifier, text: node.text,
        children: node.children.map { found[$0] })
      let number = numbers[signature] ?? numbers.count
      numbers[signature] = number
      found[place] = number
    }
    return found
  }
}
