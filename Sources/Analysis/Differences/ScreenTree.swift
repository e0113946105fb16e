import ResponderKit
import Scenes

/// The views of a scene's windows in one list, parents before their subviews, back to front.
package struct ScreenTree {
  /// A view, with the properties by which it can be recognized.
  package struct Node {
    package let view: UIView
    package let parent: Int?
    var children: [Int] = []
    /// The number of views in the node's tree, itself included; they follow it in the list.
    var count = 1
    package let className: String
    let identifier: String?
    let text: String?
    /// The view's text, or the only text in it: the name that people give it.
    package var caption: String?
    let address: String?
    /// Indicates whether the view or a view in it has an identifier or a text.
    var isTelling = false
  }

  package let scene: Scene
  package private(set) var nodes: [Node] = []
  private(set) var roots: [Int] = []
  private var places: [ObjectID: Int] = [:]

  init(_ scene: Scene) {
    self.scene = scene
    for view in scene.views { add(view) }
    for place in nodes.indices.reversed() {
      let captions = nodes[place].children.compactMap { nodes[$0].caption }
      nodes[place].caption = nodes[place].text ?? (captions.count == 1 ? captions[0] : nil)
      if nodes[place].identifier != nil || nodes[place].text != nil {
        nodes[place].isTelling = true
      }
      guard let parent = nodes[place].parent else { continue }
      nodes[parent].count += nodes[place].count
      if nodes[place].isTelling { nodes[parent].isTelling = true }
    }
  }

  private mutating func add(_ view: UIView) {
    let entry = scene.names.entry(of: view)
    let parent = view.superview.flatMap { places[ObjectID($0)] }
    let place = nodes.count
    let text = view.shownText
    places[ObjectID(view)] = place
    nodes.append(
      Node(
        view: view, parent: parent, className: scene.className(of: view),
        identifier: entry?.origin?.identifier, text: text?.isEmpty == true ? nil : text,
        address: entry?.address))
    if let parent { nodes[parent].children.append(place) } else { roots.append(place) }
  }

  func place(of view: UIView) -> Int? { places[ObjectID(view)] }

  /// Returns the line of the dump that a view comes from.
  package func line(of place: Int) -> Int? {
    scene.origin(of: nodes[place].view).map(\.line).flatMap { $0 > 0 ? $0 : nil }
  }

  /// Returns the name that reports use for a view.
  package func label(of place: Int) -> String { scene.label(of: nodes[place].view) }
}

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
