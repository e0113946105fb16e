import Foundation
import ResponderKit

extension ScreenMatching {
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
      guard let other = newPlaces[place] else { continue }
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
