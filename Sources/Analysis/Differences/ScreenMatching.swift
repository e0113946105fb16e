import ResponderKit

/// A matching of the views of one screen with those of another.
///
/// First come the views that cannot be mistaken: those of the same address if both texts come from
/// one run of the app, those of an identifier or of a content that only they have. Then the views
/// around them, then subviews of views that are known, from the strongest likeness to the weakest.
package struct ScreenMatching {
  package let old: ScreenTree
  package let new: ScreenTree
  /// Indicates whether an address stands for the same object on both screens.
  let isOneRun: Bool
  /// The place in the new screen of each view of the old one.
  private(set) var newPlaces: [Int?]
  /// The place in the old screen of each view of the new one.
  private(set) var oldPlaces: [Int?]
  let oldSignatures: [Int]
  let newSignatures: [Int]

  init(_ old: ScreenTree, _ new: ScreenTree) {
    self.old = old
    self.new = new
    newPlaces = Array(repeating: nil, count: old.nodes.count)
    oldPlaces = Array(repeating: nil, count: new.nodes.count)
    var signatures = ScreenSignatures()
    oldSignatures = signatures.numbers(of: old)
    newSignatures = signatures.numbers(of: new)
    isOneRun = Self.areOfOneRun(old, new)
    if isOneRun { matchAlike { $0.nodes[$1].address.map { [$0] } } }
    matchAlike { $0.nodes[$1].identifier.map { [$0] } }
    matchContents()
    matchSurroundings()
    matchDownwards()
  }

  /// Returns whether two screens come from one run of an app: whether their first windows, or half
  /// of the views, have the same addresses.
  private static func areOfOneRun(_ old: ScreenTree, _ new: ScreenTree) -> Bool {
    func key(_ node: ScreenTree.Node) -> [String]? { node.address.map { [$0, node.className] } }
    let known = Set(old.nodes.compactMap(key))
    if let first = new.nodes.first.flatMap(key), first == old.nodes.first.flatMap(key) {
      return true
    }
    let common = new.nodes.count { key($0).map(known.contains) ?? false }
    return common > 0 && common * 2 >= min(old.nodes.count, new.nodes.count)
  }

  /// Matches two views with each other if neither has been matched yet.
  mutating func match(_ oldPlace: Int, _ newPlace: Int) {
    guard newPlaces[oldPlace] == nil, oldPlaces[newPlace] == nil else { return }
    newPlaces[oldPlace] = newPlace
    oldPlaces[newPlace] = oldPlace
  }

  /// Matches the views of the same class whose key is unique on both screens.
  private mutating func matchAlike(_ key: (ScreenTree, Int) -> [String]?) {
    func places(_ tree: ScreenTree) -> [[String]: Int?] {
      var places: [[String]: Int?] = [:]
      for place in tree.nodes.indices {
        guard let key = key(tree, place) else { continue }
        let whole = key + [tree.nodes[place].className]
        places[whole] = places[whole] == nil ? .some(place) : .some(nil)
      }
      return places
    }
    let there = places(new)
    for (key, place) in places(old) {
      guard let place, let other = there[key] ?? nil else { continue }
      match(place, other)
    }
  }

  /// Matches whole trees whose content is unique on both screens.
  private mutating func matchContents() {
    func counts(_ signatures: [Int]) -> [Int: Int] {
      signatures.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    }
    let (oldCounts, newCounts) = (counts(oldSignatures), counts(newSignatures))
    let there = Dictionary(
      newSignatures.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    var place = 0
    while place < old.nodes.count {
      let signature = oldSignatures[place]
      guard newPlaces[place] == nil, old.nodes[place].isTelling, oldCounts[signature] == 1,
        newCounts[signature] == 1, let other = there[signature], oldPlaces[other] == nil
      else {
        place += 1
        continue
      }
      for k in 0..<old.nodes[place].count { match(place + k, other + k) }
      place += old.nodes[place].count
    }
  }

  /// Matches each view with a view of its class that holds most of its matched subviews.
  private mutating func matchSurroundings() {
    for place in old.nodes.indices.reversed() where newPlaces[place] == nil {
      var votes: [Int: Int] = [:]
      for child in old.nodes[place].children {
        guard let parent = newPlaces[child].flatMap({ new.nodes[$0].parent }),
          oldPlaces[parent] == nil, new.nodes[parent].className == old.nodes[place].className
        else { continue }
        votes[parent, default: 0] += 1
      }
      // Among equals the outermost.
      let best = votes.max { ($0.value, $1.key) < ($1.value, $0.key) }
      if let best, !isReplaced(place, best.key) { match(place, best.key) }
    }
  }

  /// Returns whether two views are certainly different objects, because both have an address of one
  /// run.
  func isReplaced(_ oldPlace: Int, _ newPlace: Int) -> Bool {
    isOneRun && old.nodes[oldPlace].address != nil && new.nodes[newPlace].address != nil
  }

  /// A degree of likeness of two views in the same place; the cases are in order, strongest first.
  private enum Likeness: CaseIterable {
    /// The same content in the same rectangle.
    case contentAndFrame
    /// The same identifiers and texts, of which there are some.
    case content
    /// The same text of its own.
    case text
    /// The same rectangle.
    case frame
    /// The same size, behind the same sibling.
    case neighbourAndSize
    /// A place behind the same sibling.
    case neighbour
    /// The same size.
    case size
    /// The same class.
    case className

    /// Indicates whether views of different addresses are unlikely to be alike in this way by
    /// chance.
    var isStrong: Bool {
      switch self {
      case .contentAndFrame, .content, .text, .frame: true
      case .neighbourAndSize, .neighbour, .size, .className: false
      }
    }
  }

  /// A key with the properties that two views of a degree of likeness share.
  private struct Key: Hashable {
    var className: String
    var signature: Int?
    var text: String?
    var sides: [CGFloat]?
    var neighbour: Int?
  }

  /// Matches the subviews of views that are known, parents first.
  mutating func matchDownwards() {
    matchSiblings(old.roots, new.roots)
    for place in old.nodes.indices {
      guard let other = newPlaces[place], !old.scene.mustStop() else { continue }
      matchSiblings(old.nodes[place].children, new.nodes[other].children)
    }
  }

  /// Matches the views of two places that are not known yet, in their order.
  private mutating func matchSiblings(_ oldSiblings: [Int], _ newSiblings: [Int]) {
    var here = oldSiblings.filter { newPlaces[$0] == nil }
    var there = newSiblings.filter { oldPlaces[$0] == nil }
    for likeness in Likeness.allCases {
      guard !here.isEmpty, !there.isEmpty else { return }
      let oldNeighbours = neighbours(oldSiblings) { newPlaces[$0] == nil ? nil : $0 }
      let newNeighbours = neighbours(newSiblings) { oldPlaces[$0] }
      var queues: [Key: [Int]] = [:]
      for place in there.reversed() {
        guard let key = key(likeness, new, place, newSignatures, newNeighbours) else { continue }
        queues[key, default: []].append(place)
      }
      for place in here {
        guard let key = key(likeness, old, place, oldSignatures, oldNeighbours),
          let other = queues[key]?.last, likeness.isStrong || !isReplaced(place, other)
        else { continue }
        queues[key]?.removeLast()
        match(place, other)
      }
      here.removeAll { newPlaces[$0] != nil }
      there.removeAll { oldPlaces[$0] != nil }
    }
  }

  /// Returns the nearest sibling behind each view that is known, by its place in the old screen.
  private func neighbours(_ siblings: [Int], _ known: (Int) -> Int?) -> [Int: Int] {
    var neighbours: [Int: Int] = [:]
    var last = -1
    for place in siblings {
      neighbours[place] = last
      last = known(place) ?? last
    }
    return neighbours
  }

  private func key(
    _ likeness: Likeness, _ tree: ScreenTree, _ place: Int, _ signatures: [Int],
    _ neighbours: [Int: Int]
  ) -> Key? {
    let node = tree.nodes[place]
    let frame = node.view.frame
    let size = [frame.width, frame.height]
    var key = Key(className: node.className)
    switch likeness {
    case .contentAndFrame:
      key.signature = signatures[place]
      key.sides = [frame.minX, frame.minY] + size
    case .content:
      guard node.isTelling else { return nil }
      key.signature = signatures[place]
    case .text:
      guard let text = node.text else { return nil }
      key.text = text
    case .frame: key.sides = [frame.minX, frame.minY] + size
    case .neighbourAndSize:
      key.sides = size
      key.neighbour = neighbours[place]
    case .neighbour: key.neighbour = neighbours[place]
    case .size: key.sides = size
    case .className: break
    }
    return key
  }
}
