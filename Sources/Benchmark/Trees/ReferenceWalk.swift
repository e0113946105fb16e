/// The answers of a hit-test by the plainest possible walk over whole numbers: what every contender
/// must agree with before its speed is of interest.
struct ReferenceWalk {
  private let tree: SyntheticTree
  private let children: [[Int]]

  init(_ tree: SyntheticTree) {
    self.tree = tree
    var children = [[Int]](repeating: [], count: tree.boxes.count)
    for (i, box) in tree.boxes.enumerated().dropFirst() { children[Int(box.parent)].append(i) }
    self.children = children
  }

  /// Returns the index of the deepest box at a probe, the front one of siblings; 0 is the root.
  func answer(to probe: SyntheticTree.Probe) -> Int {
    var (x, y) = (probe.x, probe.y)
    var found = 0
    descending: while true {
      for child in children[found].reversed() {
        let box = tree.boxes[child]
        if 0 <= x - box.x, x - box.x < box.width, 0 <= y - box.y, y - box.y < box.height {
          x -= box.x
          y -= box.y
          found = child
          continue descending
        }
      }
      return found
    }
  }

  var checksum: Int { Self.checksum(of: tree) { answer(to: $0) } }

  /// Sums up the answers to the first probes so that two that are exchanged show.
  static func checksum(
    of tree: SyntheticTree, answer: (SyntheticTree.Probe) -> Int
  ) -> Int {
    var sum = 0
    for (i, probe) in tree.probes.prefix(256).enumerated() {
      sum = (sum + (answer(probe) + 1) * (i + 1)) % 2_147_483_647
    }
    return sum
  }
}
