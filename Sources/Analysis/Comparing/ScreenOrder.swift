import ResponderKit

/// The views that changed their place among the siblings that are on both screens.
struct ScreenOrder {
  /// The change of each such view, by its place in the old screen.
  private(set) var rows: [Int: SceneDifference.Row] = [:]

  /// Looks at all siblings.
  ///
  /// - Complexity: O(views × log siblings).
  init(_ matching: ScreenMatching) {
    for (place, node) in matching.old.nodes.enumerated() {
      guard let other = matching.newPlaces[place] else { continue }
      compare(node.children, matching.new.nodes[other].children, other, matching)
    }
    compare(matching.old.roots, matching.new.roots, nil, matching)
  }

  private mutating func compare(
    _ old: [Int], _ new: [Int], _ parent: Int?, _ matching: ScreenMatching
  ) {
    let common = old.filter { place in
      matching.newPlaces[place].map { matching.new.nodes[$0].parent == parent } ?? false
    }
    let known = Set(common)
    let stayed = new.filter { matching.oldPlaces[$0].map(known.contains) ?? false }
    let ranks = Dictionary(uniqueKeysWithValues: stayed.enumerated().map { ($1, $0) })
    let order = common.compactMap { matching.newPlaces[$0].flatMap { ranks[$0] } }
    let kept = order.longestRise
    for (k, place) in common.enumerated() where !kept.contains(k) {
      rows[place] = SceneDifference.Row(place: k, order[k])
    }
  }
}

extension [Int] {
  /// The indices of a longest increasing subsequence of distinct numbers.
  ///
  /// - Complexity: O(n log n).
  fileprivate var longestRise: Set<Int> {
    var tails: [Int] = []
    var previous: [Int?] = []
    for (k, number) in enumerated() {
      var (low, high) = (0, tails.count)
      while low < high {
        let middle = (low + high) / 2
        if self[tails[middle]] < number { low = middle + 1 } else { high = middle }
      }
      previous.append(low > 0 ? tails[low - 1] : nil)
      if low == tails.count { tails.append(k) } else { tails[low] = k }
    }
    var kept: Set<Int> = []
    var next = tails.last
    while let k = next {
      kept.insert(k)
      next = previous[k]
    }
    return kept
  }
}
